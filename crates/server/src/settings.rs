//! How a server is set up: by a TOML file, by the environment, by arguments, the later over the earlier.

use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use store::{Durability, Store};

/// What a host can choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    pub listen: SocketAddr,
    /// `sqlite:FILE` or `postgres://…`.
    pub database: String,
    pub durability: Durability,
    /// Where people find the server, such as `https://play.example`; other pages may not use it.
    pub origins: Vec<String>,
    /// A proxy in front tells the addresses of clients in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Limits of sizes and rates. Only tests and benchmarks switch them off.
    pub limits: bool,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How long a bot waits before it acts, so that people can follow.
    pub bot_pause: Duration,
    /// Do nodes on one PostgreSQL tell each other at once what has changed? Some connection poolers do not let that
    /// through; then they notice within seconds.
    pub notify: bool,
    /// How long after a start deadlines wait for people who were waiting for the server.
    pub grace: Duration,
    /// Is `/metrics` served to everybody? Otherwise to this machine only.
    pub open_metrics: bool,
    pub keep: Keeping,
}

/// For how many days something is kept; 0 is for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// Tables that were closed before the game began.
    pub closed_days: u32,
    pub finished_days: u32,
    /// What was said at tables that are over.
    pub chat_days: u32,
    /// Guests who have no session and no table any more.
    pub guest_days: u32,
}

/// The same, as far as one source tells it. The names in the environment are `BALLYHOO_LISTEN` and so on.
#[derive(Clone, PartialEq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Given {
    pub listen: Option<SocketAddr>,
    pub data: Option<PathBuf>,
    pub database: Option<String>,
    pub durability: Option<String>,
    pub origins: Option<Vec<String>>,
    pub behind_proxy: Option<bool>,
    pub thinkers: Option<usize>,
    pub bot_pause_ms: Option<u64>,
    pub notify: Option<bool>,
    /// Off only for measuring.
    pub limits: Option<bool>,
    pub open_metrics: Option<bool>,
    pub keep_closed_days: Option<u32>,
    pub keep_finished_days: Option<u32>,
    pub keep_chat_days: Option<u32>,
    pub keep_guest_days: Option<u32>,
}

/// What is wrong with the settings.
#[derive(Debug, thiserror::Error)]
pub enum BadSettings {
    #[error("{file}: {cause}")]
    File { file: String, cause: String },
    #[error("BALLYHOO_{name} cannot be {value:?}")]
    Environment { name: &'static str, value: String },
    #[error("durability is {0:?}; it can be full or process")]
    Durability(String),
    #[error("give either a data folder or a database, not both")]
    TwoPlaces,
}

impl Given {
    pub fn file(path: &Path) -> Result<Given, BadSettings> {
        let bad = |cause: String| BadSettings::File { file: path.display().to_string(), cause };
        let text = std::fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
        toml::from_str(&text).map_err(|error| bad(error.to_string()))
    }

    pub fn environment(get: impl Fn(&str) -> Option<String>) -> Result<Given, BadSettings> {
        fn read<T: std::str::FromStr>(name: &'static str, value: Option<String>) -> Result<Option<T>, BadSettings> {
            let bad = |value: &str| BadSettings::Environment { name, value: value.to_owned() };
            value.map(|value| value.parse().map_err(|_| bad(&value))).transpose()
        }
        let get = |name: &str| get(&format!("BALLYHOO_{name}"));
        let list = |text: String| text.split(',').map(|one| one.trim().to_owned()).collect();
        Ok(Given {
            listen: read("LISTEN", get("LISTEN"))?,
            data: get("DATA").map(PathBuf::from),
            database: get("DATABASE"),
            durability: get("DURABILITY"),
            origins: get("ORIGINS").map(list),
            behind_proxy: read("BEHIND_PROXY", get("BEHIND_PROXY"))?,
            thinkers: read("THINKERS", get("THINKERS"))?,
            bot_pause_ms: read("BOT_PAUSE_MS", get("BOT_PAUSE_MS"))?,
            notify: read("NOTIFY", get("NOTIFY"))?,
            limits: read("LIMITS", get("LIMITS"))?,
            open_metrics: read("OPEN_METRICS", get("OPEN_METRICS"))?,
            keep_closed_days: read("KEEP_CLOSED_DAYS", get("KEEP_CLOSED_DAYS"))?,
            keep_finished_days: read("KEEP_FINISHED_DAYS", get("KEEP_FINISHED_DAYS"))?,
            keep_chat_days: read("KEEP_CHAT_DAYS", get("KEEP_CHAT_DAYS"))?,
            keep_guest_days: read("KEEP_GUEST_DAYS", get("KEEP_GUEST_DAYS"))?,
        })
    }

    /// What `self` tells, and where it is silent, what `other` tells.
    #[must_use]
    pub fn or(self, other: Given) -> Given {
        // A place named later replaces one named earlier, of whichever kind.
        let placed = self.data.is_some() || self.database.is_some();
        let (data, database) = if placed { (self.data, self.database) } else { (other.data, other.database) };
        Given {
            listen: self.listen.or(other.listen),
            data,
            database,
            durability: self.durability.or(other.durability),
            origins: self.origins.or(other.origins),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            thinkers: self.thinkers.or(other.thinkers),
            bot_pause_ms: self.bot_pause_ms.or(other.bot_pause_ms),
            notify: self.notify.or(other.notify),
            limits: self.limits.or(other.limits),
            open_metrics: self.open_metrics.or(other.open_metrics),
            keep_closed_days: self.keep_closed_days.or(other.keep_closed_days),
            keep_finished_days: self.keep_finished_days.or(other.keep_finished_days),
            keep_chat_days: self.keep_chat_days.or(other.keep_chat_days),
            keep_guest_days: self.keep_guest_days.or(other.keep_guest_days),
        }
    }

    /// The settings, with defaults for what nobody told.
    pub fn settle(self) -> Result<Settings, BadSettings> {
        let durability = match self.durability.as_deref() {
            None | Some("full") => Durability::Full,
            Some("process") => Durability::Process,
            Some(other) => return Err(BadSettings::Durability(other.to_owned())),
        };
        let database = match (self.data, self.database) {
            (Some(_), Some(_)) => return Err(BadSettings::TwoPlaces),
            (_, Some(database)) => database,
            (folder, None) => Store::file_in(&folder.unwrap_or_else(|| PathBuf::from("ballyhoo-data"))),
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Settings {
            listen: self.listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 7777))),
            database,
            durability,
            origins: self.origins.unwrap_or_default(),
            behind_proxy: self.behind_proxy.unwrap_or(false),
            limits: self.limits.unwrap_or(true),
            thinkers: self.thinkers.unwrap_or(cores).max(1),
            bot_pause: Duration::from_millis(self.bot_pause_ms.unwrap_or(700)),
            notify: self.notify.unwrap_or(true),
            grace: Duration::from_secs(60),
            open_metrics: self.open_metrics.unwrap_or(false),
            keep: Keeping {
                closed_days: self.keep_closed_days.unwrap_or(7),
                finished_days: self.keep_finished_days.unwrap_or(0),
                chat_days: self.keep_chat_days.unwrap_or(90),
                guest_days: self.keep_guest_days.unwrap_or(30),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn environment(pairs: &[(&str, &str)]) -> Result<Given, BadSettings> {
        Given::environment(|name| pairs.iter().find(|pair| pair.0 == name).map(|pair| pair.1.to_owned()))
    }

    #[test]
    fn the_later_source_counts() {
        let file: Given = toml::from_str("listen = '0.0.0.0:80'\ndata = '/var/lib/x'\nbot_pause_ms = 5").unwrap();
        let over = environment(&[("BALLYHOO_LISTEN", "[::1]:9"), ("BALLYHOO_DATABASE", "postgres://db/x")]).unwrap();
        let settings = over.or(file).settle().unwrap();
        assert_eq!(settings.listen.to_string(), "[::1]:9");
        assert_eq!(settings.database, "postgres://db/x");
        assert_eq!(settings.bot_pause, Duration::from_millis(5));
        assert_eq!(settings.durability, Durability::Full);
    }

    #[test]
    fn nonsense_is_refused_in_words() {
        let refused = environment(&[("BALLYHOO_LISTEN", "here")]).unwrap_err().to_string();
        assert_eq!(refused, "BALLYHOO_LISTEN cannot be \"here\"");
        let both = Given { data: Some("x".into()), database: Some("y".into()), ..Given::default() };
        assert!(both.settle().unwrap_err().to_string().contains("not both"));
        assert!(toml::from_str::<Given>("lisen = 1").is_err());
    }

    #[test]
    fn without_a_word_it_serves_this_machine_from_a_folder_here() {
        let settings = Given::default().settle().unwrap();
        assert_eq!(settings.listen.to_string(), "127.0.0.1:7777");
        assert_eq!(settings.database, "sqlite:ballyhoo-data/ballyhoo.sqlite");
    }
}
