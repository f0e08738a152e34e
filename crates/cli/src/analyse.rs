//! `ballyhoo analyse`: how a recorded game went, and which choices cost most.

use crate::at_table::{read_record, replaced};
use crate::fail::Fail;
use crate::say::{print, print_json, speaker};
use bots::{Analysis, Budget, Moment, analyse};
use indicatif::ProgressBar;
use lab::analysis::svg;
use std::path::PathBuf;
use table::words::name;
use table::{Say, Words};
use words::Speaker;

/// Tells how the players stood after every action of a recorded game, and which choices cost most
#[derive(clap::Args)]
pub struct Analyse {
    /// The record
    file: PathBuf,
    /// How long to think about each action: 20ms, or a number of iterations
    #[arg(long, value_name = "BUDGET", default_value = "500")]
    think: Budget,
    /// How many of the costliest choices are named
    #[arg(long, value_name = "N", default_value_t = 5)]
    costliest: usize,
    /// Draws how it went
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    /// A folder with component files that replace the game's own
    #[arg(long, value_name = "DIR")]
    components: Option<PathBuf>,
    /// As JSON, for machines
    #[arg(long)]
    json: bool,
}

impl Analyse {
    pub fn run(self) -> Result<(), Fail> {
        let (record, entry) = read_record(&self.file)?;
        let replaced = replaced(self.components.as_deref(), entry)?;
        let bar = ProgressBar::new(record.lines.len() as u64);
        let analysis = analyse(entry, &record, &replaced, self.think, &|| bar.inc(1));
        bar.finish_and_clear();
        let analysis = analysis?;
        let words = speaker(record.header.seats.clone());
        if let Some(path) = &self.plot {
            let picture = svg(&analysis, self.costliest, &words);
            std::fs::write(path, picture).map_err(|error| Fail::file("cli-cannot-write", path, &error))?;
        }
        if self.json { print_json(&analysis) } else { print(&self.text(&analysis, &words)) }
    }

    fn text(&self, analysis: &Analysis, words: &Speaker) -> String {
        let headline = Say::new("analyse-headline")
            .with("game", Say::new(format!("{}-title", analysis.game)))
            .with("actions", name(analysis.moments.len()));
        let mut text = format!("{}\n", words.say(&headline));
        for moment in &analysis.moments {
            text += &row(moment, words);
        }
        let costliest = analysis.costliest(self.costliest);
        let heading = if costliest.is_empty() { "analyse-none" } else { "analyse-costliest" };
        text += &format!("\n{}\n", words.say(&Say::new(heading)));
        for moment in costliest {
            let choice = Say::new("analyse-choice")
                .with("number", name(moment.number))
                .with("seat", moment.seat)
                .with("action", name(&moment.action))
                .with("cost", name(format!("{:.0}", 100.0 * moment.cost)))
                .with("better", name(moment.better.as_ref().map_or("", |better| &better.action)));
            text += &format!("{}\n", words.say(&choice));
        }
        if let Some(path) = &self.plot {
            text += &format!("{}\n", words.say(&Say::new("arena-written").with("path", name(path.display()))));
        }
        text
    }
}

fn row(moment: &Moment, words: &Speaker) -> String {
    let outlook: String = moment.outlook.iter().map(|value| format!("{:>5.0}", 100.0 * value)).collect();
    format!("{:>5} {outlook}   {}: {}\n", moment.number, words.name(moment.seat), moment.action)
}
