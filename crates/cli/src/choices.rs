//! `ballyhoo choices`: how bots err.

use crate::arena::{Progress, tuning};
use crate::at_table::TableArgs;
use crate::fail::Fail;
use crate::say::{print, print_json, say};
use bots::Spec;
use lab::choices::{Findings, Study, look};
use std::path::PathBuf;
use table::Say;
use table::words::name;

/// Lets bots play against themselves and tells how they err: wins that they leave lying, and what their choices cost
#[derive(clap::Args)]
pub struct Choices {
    /// The game, as `ballyhoo games` lists it
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// The bots, such as easy,medium; each plays its own games, over the same deals
    #[arg(long, value_name = "LIST")]
    bots: String,
    /// How many games each plays
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// How many iterations a choice is looked at again with
    #[arg(long, default_value_t = 3_000)]
    times: u32,
    /// One choice in so many is looked at again
    #[arg(long, default_value_t = 5)]
    every: u32,
    /// How many games are played side by side [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
    /// Numbers to go by in place of the committed ones
    #[arg(long, value_name = "FILE.toml")]
    weights: Option<PathBuf>,
    /// As JSON, for machines
    #[arg(long)]
    json: bool,
}

impl Choices {
    pub fn run(self) -> Result<(), Fail> {
        let entry = catalog::find(&self.game)?;
        let mut found: Vec<Findings> = Vec::new();
        for bot in self.bots.split(',') {
            let bot: Spec = bot.trim().parse()?;
            let study = Study {
                game: self.game.clone(),
                setup: self.table.setup(entry, None)?,
                replaced: self.table.replaced(entry)?,
                bot,
                games: self.games,
                seed: self.table.seed()?,
                times: self.times,
                every: self.every,
                threads: self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
                tuning: tuning(&self.game, self.weights.as_deref(), None)?,
            };
            let progress = Progress::new();
            let findings = look(&study, &progress);
            progress.clear();
            found.push(findings?);
        }
        if self.json { print_json(&serde_json::json!({ "bots": found })) } else { print(&self.text(&found)) }
    }

    fn text(&self, found: &[Findings]) -> String {
        let headline = Say::new("choices-headline")
            .with("game", Say::new(format!("{}-title", self.game)))
            .with("times", name(self.times))
            .with("every", name(self.every));
        let rows: String = found.iter().map(row).collect();
        format!("{}\n\n{}\n{rows}", say(&headline), say(&Say::new("choices-columns")))
    }
}

fn row(found: &Findings) -> String {
    let Findings { bot, games, mean_score, choices, wins, missed, cost } = found;
    let [mean, tenth, hundredth, worst_hundredth, worst] =
        [cost.mean, cost.tenth, cost.hundredth, cost.worst_hundredth, cost.worst].map(|cost| 100.0 * cost);
    format!(
        "{bot:<16}{games:>7}{mean_score:>9.2}{choices:>10}{wins:>7}{missed:>8}{:>10}{mean:>8.2}{tenth:>8.1}{hundredth:>8.1}{worst_hundredth:>10.1}{worst:>8.1}\n",
        cost.looked_at
    )
}
