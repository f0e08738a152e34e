//! `cargo xtask storm`: servers are killed and their lines are cut while people play, and nothing may be lost.

use crate::postgres::Postgres;
use crate::shell::cargo_with;
use std::time::{SystemTime, UNIX_EPOCH};

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Storm {
    seconds: u64,
    /// Every time another one, if it is not given: it is printed, and brings the same storm again.
    seed: u64,
}

/// Lets the storm rage over three servers on a PostgreSQL, and then as long over one on a file.
pub fn storm(args: &[String]) -> Result<(), String> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let storm = asked(args, now)?;
    println!("storm: {} s each, --seed {}", storm.seconds, storm.seed);
    let postgres = Postgres::start()?;
    let (seconds, seed) = (storm.seconds.to_string(), storm.seed.to_string());
    let variables = [
        ("BALLYHOO_TEST_POSTGRES", postgres.url.as_str()),
        ("BALLYHOO_TEST_STORM_SECONDS", &seconds),
        ("BALLYHOO_TEST_STORM_SEED", &seed),
        ("BALLYHOO_CI", "true"),
    ];
    cargo_with(&["test", "--locked", "--package", "server", "--test", "storm", "--", "--test-threads=1"], &variables)
}

fn asked(args: &[String], now: u64) -> Result<Storm, String> {
    let mut storm = Storm { seconds: 60, seed: now };
    for pair in args.chunks(2) {
        let [name, value] = pair else { return Err(format!("{} needs a number", pair[0])) };
        let number = || value.parse().map_err(|_| format!("{name} cannot be {value:?}"));
        match name.as_str() {
            "--minutes" => storm.seconds = 60 * number()?,
            "--seconds" => storm.seconds = number()?,
            "--seed" => storm.seed = number()?,
            other => return Err(format!("there is no {other}; there is --minutes, --seconds and --seed")),
        }
    }
    Ok(storm)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn length_and_seed_can_be_chosen() {
        let asked = |args: &[&str]| asked(&args.iter().map(|arg| (*arg).to_owned()).collect::<Vec<_>>(), 9);
        assert_eq!(asked(&[]), Ok(Storm { seconds: 60, seed: 9 }));
        assert_eq!(asked(&["--minutes", "60", "--seed", "7"]), Ok(Storm { seconds: 3600, seed: 7 }));
        assert!(
            asked(&["--minutes"]).is_err() && asked(&["--seed", "x"]).is_err() && asked(&["--hours", "1"]).is_err()
        );
    }
}
