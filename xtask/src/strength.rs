//! `cargo xtask strength`: plays the games behind the tables of docs/strength.md and writes their figures.
//!
//! The commands in the tables are the source: whoever wants another figure adds a row with its command and runs this. What
//! was played is kept in `artefacts/strength` until the weights of the game change, so that a run goes on where it stopped; who
//! wants everything anew deletes the folder.

use crate::play;
use crate::shell::root;
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the rows of a table tell about their games.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Table {
    /// How the first bot fared against the others, and against what aim.
    Duel(Aim),
    /// What each bot scored alone.
    Alone,
    /// How each bot errs.
    Choices,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Aim {
    /// 65 % at two sides, twice the fair share where there are more.
    Level,
    Share(f64),
    Parity,
    None,
}

/// Plays all rows whose command contains `only`, and writes the page.
pub fn strength(only: Option<&str>) -> Result<(), String> {
    let page = root().join("docs/strength.md");
    let read = || std::fs::read_to_string(&page).map_err(|error| format!("cannot read {}: {error}", page.display()));
    let program = play::release()?;
    let planned = read()?;
    let rows = planned.lines().filter_map(command_of).filter(|row| only.is_none_or(|part| row.contains(part)));
    let rows: Vec<&str> = rows.collect();
    for (index, row) in rows.iter().enumerate() {
        println!("{} of {}: ballyhoo {} {row}", index + 1, rows.len(), subcommand(row));
        play_row(&program, row)?;
    }
    let result = |row: &str| {
        let text = fresh(row).then(|| std::fs::read_to_string(kept(row)).ok()).flatten()?;
        serde_json::from_str(&text).ok()
    };
    // Read again: games take long, and meanwhile somebody may have written on the page.
    let new = fill(&read()?, result);
    std::fs::write(&page, new).map_err(|error| format!("cannot write {}: {error}", page.display()))
}

/// Where the result of a row is kept.
fn kept(row: &str) -> PathBuf {
    let name: String = row.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    root().join("artefacts/strength").join(name + ".json")
}

/// Was a row played with the weights and the network that its game has now?
fn fresh(row: &str) -> bool {
    let game = row.split(' ').next().unwrap_or_default();
    let made = |file: &str| changed(root().join("crates/games").join(game).join(file));
    changed(kept(row)).is_some_and(|played| ["weights.toml", "net.bin"].iter().all(|file| made(file) < Some(played)))
}

fn changed(path: PathBuf) -> Option<std::time::SystemTime> {
    path.metadata().and_then(|file| file.modified()).ok()
}

/// The command that a row belongs to: only those about choices say how long each is looked at again.
fn subcommand(row: &str) -> &'static str {
    if row.contains("--times") { "choices" } else { "arena" }
}

fn play_row(program: &str, row: &str) -> Result<(), String> {
    if fresh(row) {
        return Ok(());
    }
    let file = kept(row);
    let mut arena = Command::new(program);
    arena.arg(subcommand(row)).args(row.split(' ')).arg("--json").stderr(Stdio::inherit());
    let done = arena.output().map_err(|error| format!("cannot run {program}: {error}"))?;
    if !done.status.success() {
        return Err(format!("`ballyhoo {} {row}` failed ({})", subcommand(row), done.status));
    }
    let kept = file.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(&file, done.stdout));
    kept.map_err(|error| format!("cannot write {}: {error}", file.display()))
}

/// The page with the figures that are known; other rows stay as they are.
fn fill(page: &str, result: impl Fn(&str) -> Option<Value>) -> String {
    let (mut table, mut filled) = (None, String::new());
    let mut replaced = false;
    for line in page.lines() {
        table = table_of(line).or(table.filter(|_| line.starts_with('|')));
        // Further bots of a row that has just been written anew.
        if replaced && line.starts_with("| |") {
            continue;
        }
        let known = table.zip(command_of(line)).and_then(|(table, row)| figures(table, row, &result(row)?));
        replaced = known.is_some();
        filled += &known.unwrap_or_else(|| format!("{line}\n"));
    }
    filled
}

/// The table that a line is the head of.
fn table_of(line: &str) -> Option<Table> {
    let cells: Vec<&str> = line.strip_prefix("| command")?.split('|').map(str::trim).collect();
    match cells.as_slice() {
        [_, "bot", .., "worst", ""] => Some(Table::Choices),
        [_, "bot", ..] => Some(Table::Alone),
        [_, "wins", .., "twice fair, or 65 %", ""] => Some(Table::Duel(Aim::Level)),
        [_, "wins", .., "95 %", ""] => Some(Table::Duel(Aim::Share(0.95))),
        [_, "wins", .., "above fair", ""] => Some(Table::Duel(Aim::Parity)),
        [_, "wins", ..] => Some(Table::Duel(Aim::None)),
        _ => None,
    }
}

/// The arguments of the arena that stand in a row.
fn command_of(line: &str) -> Option<&str> {
    let (row, _) = line.strip_prefix("| `")?.split_once('`')?;
    row.contains("--bots").then_some(row)
}

fn figures(table: Table, row: &str, result: &Value) -> Option<String> {
    match table {
        Table::Duel(aim) => duel(row, aim, result),
        Table::Alone => alone(row, result),
        Table::Choices => choices(row, result),
    }
}

fn duel(row: &str, aim: Aim, result: &Value) -> Option<String> {
    let (fair, bot) = (result["fair_share"].as_f64()?, result["bots"].get(0)?);
    let (wins, low, high) = share(bot, "win_share")?;
    let verdict = match aim {
        Aim::None => String::new(),
        Aim::Parity if low > fair => "reached".into(),
        Aim::Parity => UNCLEAR.into(),
        Aim::Share(least) => verdict(wins >= least, least),
        Aim::Level => {
            let least = if result["sides"].as_u64()? <= 2 { 0.65 } else { 2.0 * fair };
            let clear = if low > fair { String::new() } else { format!(", {UNCLEAR}") };
            verdict(wins >= least, least) + &clear
        }
    };
    let [wins, low, high, fair] = [wins, low, high, fair].map(|share| 100.0 * share);
    Some(format!("| `{row}` | {wins:.1} % | {low:.1} to {high:.1} | {fair:.0} % | {verdict} |\n"))
}

const UNCLEAR: &str = "**not clear of parity**";

fn verdict(reached: bool, aim: f64) -> String {
    if reached { "reached".into() } else { format!("**below {:.0} %**", 100.0 * aim) }
}

fn alone(row: &str, result: &Value) -> Option<String> {
    let mut lines = String::new();
    for bot in result["bots"].as_array()? {
        let command = if lines.is_empty() { format!(" `{row}`") } else { String::new() };
        let (name, games) = (bot["name"].as_str()?, bot["games"].as_u64()?);
        let (mean, middle) = (bot["mean_score"].as_f64()?, bot["median_score"].as_i64()?);
        let (reached, low, high) = share(&bot["reach"]["share"], "share")?;
        let [reached, low, high] = [reached, low, high].map(|share| 100.0 * share);
        let shares = format!("{reached:.1} % ({low:.1} to {high:.1})");
        lines += &format!("|{command} | `{name}` | {games} | {mean:.1} | {middle} | {shares} |\n");
    }
    Some(lines)
}

/// Costs are told in percent of a win.
fn choices(row: &str, result: &Value) -> Option<String> {
    let mut lines = String::new();
    for bot in result["bots"].as_array()? {
        let command = if lines.is_empty() { format!(" `{row}`") } else { String::new() };
        let (name, points) = (bot["bot"].as_str()?, bot["mean_score"].as_f64()?);
        let (wins, missed, cost) = (bot["wins"].as_u64()?, bot["missed"].as_u64()?, &bot["cost"]);
        let looked = cost["looked_at"].as_u64()?;
        let [mean, hundredth, tail, worst] = ["mean", "hundredth", "worst_hundredth", "worst"]
            .map(|name| cost[name].as_f64().map(|share| 100.0 * share));
        let costs = format!("{:.2} | {:.1} | {:.1} | {:.1}", mean?, hundredth?, tail?, worst?);
        lines += &format!("|{command} | `{name}` | {points:.1} | {wins} | {missed} | {looked} | {costs} |\n");
    }
    Some(lines)
}

/// A share with its interval.
fn share(of: &Value, name: &str) -> Option<(f64, f64, f64)> {
    Some((of[name].as_f64()?, of["low"].as_f64()?, of["high"].as_f64()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const PAGE: &str = "\
| command (`ballyhoo arena …`) | wins | interval | fair | twice fair, or 65 % |
|---|---|---|---|---|
| `toy -n 3 --bots hard,easy` | | | | |
| `toy -n 4 --bots hard,easy` | 1.0 % | 0.0 to 2.0 | 25 % | old |

| command (`ballyhoo arena …`) | bot | games | mean score | middle | reached the mark |
|---|---|---|---|---|---|
| `toy -n 1 --bots hard,easy` | | | | | |
| | `easy` | 1 | 2.0 | 3 | stale |
";

    fn played(row: &str) -> Option<Value> {
        let bot = |name: &str| {
            let reach = json!({"share": {"share": 0.5, "low": 0.25, "high": 0.75}});
            json!({"name": name, "games": 8, "win_share": 0.5, "low": 0.3, "high": 0.7, "mean_score": 4.25,
                "median_score": 4, "reach": reach})
        };
        let result = json!({"fair_share": 1.0 / 3.0, "sides": 3, "bots": [bot("hard"), bot("easy")]});
        (!row.contains("-n 4")).then_some(result)
    }

    #[test]
    fn figures_are_written_where_they_are_known() {
        let page = fill(PAGE, played);
        let rows: Vec<&str> = page.lines().collect();
        let verdict = "**below 67 %**, **not clear of parity**";
        assert_eq!(rows[2], format!("| `toy -n 3 --bots hard,easy` | 50.0 % | 30.0 to 70.0 | 33 % | {verdict} |"));
        assert_eq!(rows[3], "| `toy -n 4 --bots hard,easy` | 1.0 % | 0.0 to 2.0 | 25 % | old |");
        assert_eq!(rows[7], "| `toy -n 1 --bots hard,easy` | `hard` | 8 | 4.2 | 4 | 50.0 % (25.0 to 75.0) |");
        assert_eq!(rows[8], "| | `easy` | 8 | 4.2 | 4 | 50.0 % (25.0 to 75.0) |");
        assert_eq!(rows.len(), 9);
    }

    #[test]
    fn errors_are_told_in_percent() {
        let page = "| command (`ballyhoo …`) | bot | points | wins | missed | looked at | mean | 99 % | worst 1 % | worst |\n\
            | `toy -n 2 --bots easy --times 9` | | | | | | | | | |\n";
        let cost = json!({"looked_at": 50, "mean": 0.0123, "hundredth": 0.1, "worst_hundredth": 0.15, "worst": 0.2});
        let bot = json!({"bot": "easy", "mean_score": 3.26, "wins": 7, "missed": 0, "cost": cost});
        let page = fill(page, |_| Some(json!({ "bots": [bot.clone()] })));
        let row = "| `toy -n 2 --bots easy --times 9` | `easy` | 3.3 | 7 | 0 | 50 | 1.23 | 10.0 | 15.0 | 20.0 |";
        assert_eq!(page.lines().nth(1), Some(row));
    }

    #[test]
    fn writing_twice_changes_nothing() {
        let once = fill(PAGE, played);
        assert_eq!(fill(&once, played), once);
    }
}
