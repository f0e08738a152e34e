//! `ballyhoo arena`: bots against each other, and which is stronger.

use crate::at_table::TableArgs;
use crate::fail::Fail;
use crate::say::{print, print_json, say, speaker};
use bots::{Budget, Spec, Tuning, tuning_of};
use indicatif::{ProgressBar, ProgressStyle};
use lab::arena::{BotReport, Contest, Ledger, Report, Watch, hold, svg};
use std::path::{Path, PathBuf};
use table::Say;
use table::words::name;

/// Plays bots against each other, every deal from every side of the table, and prints who is stronger
#[derive(clap::Args)]
pub struct Arena {
    /// The game, as `ballyhoo games` lists it
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// The bots, such as hard,easy or hard@2000,baseline@200ms; the last one fills a larger table
    #[arg(long, value_name = "LIST")]
    bots: String,
    /// How many games, at least
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// How long every bot that searches thinks about a choice: 800ms, 2s, or a number of iterations
    #[arg(long, value_name = "BUDGET")]
    think: Option<Budget>,
    /// How many games are played side by side [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
    /// A file in which finished games are kept: the same command goes on from it
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Also tells the share of games that score at least this much
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    reach: Option<i32>,
    /// Numbers to go by in place of the committed ones; `expert-1` keeps its own
    #[arg(long, value_name = "FILE.toml")]
    weights: Option<PathBuf>,
    /// A network to go by in place of the committed one
    #[arg(long, value_name = "FILE.bin")]
    net: Option<PathBuf>,
    /// Draws the result
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    /// As JSON, for machines
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub fn run(self) -> Result<(), Fail> {
        let entry = catalog::find(&self.game)?;
        let contest = Contest {
            game: self.game.clone(),
            setup: self.table.setup(entry, None)?,
            replaced: self.table.replaced(entry)?,
            bots: self.specs()?,
            games: self.games,
            seed: self.table.seed()?,
            threads: self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
            tuning: tuning(&self.game, self.weights.as_deref(), self.net.as_deref())?,
        };
        let ledger = self.resume.as_deref().map(|path| Ledger::open(path, &contest)).transpose()?;
        let progress = Progress::new();
        let report = hold(&contest, ledger.as_ref(), &progress);
        progress.clear();
        let report = report?;
        if let Some(path) = &self.plot {
            let picture = svg(&report, &speaker(Vec::new()));
            std::fs::write(path, picture).map_err(|error| Fail::file("cli-cannot-write", path, &error))?;
        }
        if self.json { self.print_json(&report) } else { print(&self.text(&report)) }
    }

    /// The bots, with the thinking time that was asked for where a bot names none of its own.
    fn specs(&self) -> Result<Vec<Spec>, Fail> {
        let mut specs = Vec::new();
        for text in self.bots.split(',') {
            let mut spec: Spec = text.trim().parse()?;
            if spec.level.limit().is_some() {
                spec.think = spec.think.or(self.think);
            }
            specs.push(spec);
        }
        Ok(specs)
    }

    fn print_json(&self, report: &Report) -> Result<(), Fail> {
        let Some(mark) = self.reach else { return print_json(report) };
        let mut value = serde_json::json!(report);
        for (bot, shown) in report.bots.iter().zip(value["bots"].as_array_mut().into_iter().flatten()) {
            shown["reach"] = serde_json::json!({ "points": mark, "share": bot.reached(mark) });
        }
        print_json(&value)
    }

    fn text(&self, report: &Report) -> String {
        let headline = Say::new("arena-headline")
            .with("games", name(report.games))
            .with("game", Say::new(format!("{}-title", report.game)))
            .with("players", report.setup.players)
            .with("fair", name(format!("{:.1}", 100.0 * report.fair_share)));
        let mut text = format!("{}\n\n{}", say(&headline), say(&Say::new("arena-columns")));
        if let Some(mark) = self.reach {
            text += &format!("  {} {mark}", say(&Say::new("arena-reached-column")));
        }
        text.push('\n');
        for bot in &report.bots {
            text += &self.row(bot);
        }
        if let Some(path) = &self.plot {
            text += &format!("{}\n", say(&Say::new("arena-written").with("path", name(path.display()))));
        }
        text
    }

    fn row(&self, bot: &BotReport) -> String {
        let percent = |share: f64| 100.0 * share;
        let (win, low, high) = (percent(bot.win.share), percent(bot.win.low), percent(bot.win.high));
        let (name, games, rating) = (&bot.name, bot.games, bot.rating);
        let (score, middle, think) = (bot.mean_score, bot.median_score, bot.mean_think_ms);
        let mut row = format!(
            "{name:<20}{games:>8}{win:>8.1}%{low:>8.1}{high:>7.1}{rating:>11.1}{score:>9.2}{middle:>9}{think:>11.2}"
        );
        if let Some(mark) = self.reach {
            row += &format!("{:>8.1}%", percent(bot.reached(mark).share));
        }
        row + "\n"
    }
}

/// The numbers in these files in place of the committed ones; nothing if there is neither.
pub fn tuning(game: &str, weights: Option<&Path>, net: Option<&Path>) -> Result<Option<Tuning>, Fail> {
    if weights.is_none() && net.is_none() {
        return Ok(None);
    }
    let bad = |path: &Path, why: &dyn std::fmt::Display| Fail::file("cli-cannot-read", path, why);
    let text = weights.map(|path| std::fs::read_to_string(path).map_err(|error| bad(path, &error))).transpose()?;
    let tuning = tuning_of(game, text.as_deref()).map_err(|why| bad(weights.unwrap_or(Path::new(game)), &why))?;
    let Some(path) = net else { return Ok(Some(tuning)) };
    let file = std::fs::read(path).map_err(|error| bad(path, &error))?;
    tuning.with_net(&file).map(Some).map_err(|why| bad(path, &why))
}

/// The bar on the screen.
pub struct Progress(ProgressBar);

impl Progress {
    pub fn new() -> Progress {
        let bar = ProgressBar::new(0);
        let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {elapsed}  {eta}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Progress(bar)
    }

    /// Wipes it off the screen.
    pub fn clear(&self) {
        self.0.finish_and_clear();
    }
}

impl Watch for Progress {
    fn begin(&self, games: u64, before: u64) {
        self.0.set_length(games);
        self.0.set_position(before);
        // What was played before says nothing about how long the rest takes.
        self.0.reset_eta();
    }

    fn finished(&self) {
        self.0.inc(1);
    }
}
