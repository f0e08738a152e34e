//! Do the lessons teach? Somebody who only does what they say plays `easy`, before and after all of them.
//!
//!     cargo run -p lessons --example newcomer [games]

use lessons::Newcomer;

fn main() -> Result<(), String> {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(120);
    println!("Against `easy` at the smallest table, {games} games each: won, and points on average");
    for entry in catalog::all() {
        let id = entry.about.id;
        let told = |newcomer: &Newcomer| {
            let reached = newcomer.play(entry, games)?;
            let mean = |sum: f64| sum / games as f64;
            Ok::<_, String>(format!(
                "{:>3.0} %  {:>6.1}",
                100.0 * mean(f64::from(reached.won)),
                mean(f64::from(reached.points))
            ))
        };
        println!("{id:<12} before {}   after {}", told(&Newcomer::ignorant())?, told(&Newcomer::taught(id))?);
    }
    Ok(())
}
