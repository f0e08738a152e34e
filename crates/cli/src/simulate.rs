//! `ballyhoo simulate`: many games between bots, and what they have in common.

use crate::at_table::TableArgs;
use crate::fail::Fail;
use crate::say::{print, print_json, say};
use bots::Spec;
use indicatif::{ProgressBar, ProgressStyle};
use lab::sheet::Format;
use lab::simulate::{Folder, Plan, Report, Watch, simulate};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use table::record::Record;
use table::words::name;
use table::{Say, Seed};

/// Plays many games between bots and prints speeds, scores and lengths
#[derive(clap::Args)]
pub struct Simulate {
    /// The game, as `ballyhoo games` lists it
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// The bots, such as random,easy or hard@500 with 500 iterations; one name alone sits on every seat
    #[arg(long, value_name = "LIST", default_value = "random")]
    seats: String,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// How many threads [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
    /// Writes the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Writes one row for each game into this folder; the same command goes on where it was stopped
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// One row for each decision, too
    #[arg(long, requires = "out")]
    decisions: bool,
    /// What the rows are written as
    #[arg(long, value_enum, default_value_t = Rows::Parquet, requires = "out")]
    format: Rows,
    /// As JSON, for machines
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Rows {
    Parquet,
    Csv,
}

impl From<Rows> for Format {
    fn from(rows: Rows) -> Format {
        match rows {
            Rows::Parquet => Format::Parquet,
            Rows::Csv => Format::Csv,
        }
    }
}

impl Simulate {
    pub fn run(self) -> Result<(), Fail> {
        let entry = catalog::find(&self.game)?;
        let named: Vec<Spec> = self.seats.split(',').map(|seat| seat.trim().parse()).collect::<Result<_, _>>()?;
        let setup = self.table.setup(entry, (named.len() > 1).then_some(named.len()))?;
        let seats = if named.len() == 1 { vec![named[0]; usize::from(setup.players)] } else { named };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let plan = Plan {
            game: self.game.clone(),
            replaced: self.table.replaced(entry)?,
            setup,
            seats,
            games: self.games,
            seed: self.seed()?,
            threads: self.threads.unwrap_or(cores),
        };
        let progress = Progress::new(&plan, self.records.as_deref())?;
        let open = |path: &PathBuf| Folder::open(path, &plan, self.format.into(), self.decisions);
        let folder = self.out.as_ref().map(open).transpose()?;
        let report = simulate(&plan, folder.as_ref(), &progress)?;
        progress.finish()?;
        if self.json { print_json(&report) } else { print(&text(&report)) }
    }

    /// The seed asked for, that of the simulation that the folder holds, or a fresh one.
    fn seed(&self) -> Result<Seed, Fail> {
        let held = self.out.as_deref().filter(|_| self.table.seed.is_none()).and_then(Folder::seed);
        held.map_or_else(|| self.table.seed(), Ok)
    }
}

/// The bar on the screen and the records on the disk.
struct Progress<'a> {
    bar: ProgressBar,
    records: Option<&'a Path>,
    /// How many digits the number of the last game has.
    digits: usize,
    /// The first file that could not be written: no further game is started then.
    fault: Mutex<Option<Fail>>,
    stopped: AtomicBool,
}

impl<'a> Progress<'a> {
    fn new(plan: &Plan, records: Option<&'a Path>) -> Result<Progress<'a>, Fail> {
        if let Some(folder) = records {
            std::fs::create_dir_all(folder).map_err(|error| Fail::file("cli-cannot-write", folder, &error))?;
        }
        let bar = ProgressBar::new(plan.games);
        let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let digits = plan.games.saturating_sub(1).to_string().len();
        Ok(Progress { bar, records, digits, fault: Mutex::new(None), stopped: AtomicBool::new(false) })
    }

    fn finish(self) -> Result<(), Fail> {
        self.bar.finish_and_clear();
        self.fault.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }
}

impl Watch for Progress<'_> {
    fn begin(&self, before: u64) {
        self.bar.set_position(before);
        // What was played before says nothing about how long the rest takes.
        self.bar.reset_eta();
    }

    fn finished(&self) {
        self.bar.inc(1);
    }

    fn wants_records(&self) -> bool {
        self.records.is_some()
    }

    fn record(&self, index: u64, record: &Record) {
        let Some(folder) = self.records else { return };
        let path = folder.join(format!("{}-{:0width$}.jsonl", record.header.game, index, width = self.digits));
        if let Err(error) = std::fs::write(&path, record.to_string()) {
            let mut fault = self.fault.lock().unwrap_or_else(PoisonError::into_inner);
            fault.get_or_insert(Fail::file("cli-cannot-write", &path, &error));
            self.stopped.store(true, Ordering::Relaxed);
        }
    }

    fn stop(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// The report as a table.
fn text(report: &Report) -> String {
    let headline = Say::new("cli-simulated")
        .with("games", name(report.games))
        .with("seconds", name(format!("{:.2}", report.seconds)))
        .with("rate", name(format!("{:.0}", report.games_per_second)));
    let decisions = Say::new("cli-decisions")
        .with("decisions", name(report.decisions))
        .with("rate", name(format!("{:.0}", report.decisions_per_second)))
        .with("threads", report.threads);
    let length = Say::new("cli-length")
        .with("mean", name(format!("{:.1}", report.length.mean)))
        .with("min", name(report.length.min))
        .with("max", name(report.length.max));
    let mut text = [headline, decisions, length].map(|line| say(&line) + "\n").concat();
    text += &format!("\n{}\n", say(&Say::new("cli-seat-columns")));
    for seat in &report.scores {
        let score = &seat.score;
        text += &format!(
            "{:>4}  {:<10}{:>8.1}%{:>10.2}{:>8.2}{:>8}{:>8}{:>8}\n",
            seat.seat,
            seat.bot,
            100.0 * seat.win_share,
            score.mean,
            score.deviation,
            score.min,
            score.median,
            score.max
        );
    }
    text
}
