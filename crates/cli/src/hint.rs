//! `ballyhoo hint`: what a bot would do in a recorded position, and why.

use crate::at_table::{read_record, replaced};
use crate::fail::Fail;
use crate::say::{print, print_json};
use bots::{Advice, Budget, Suggestion, advise};
use std::path::PathBuf;
use table::words::name;
use table::{Arg, Say, Seat, Words};
use words::Speaker;

/// How many suggestions are printed.
const SHOWN: usize = 5;

/// Says what a bot would do at some point of a recorded game, from what the player knew there
#[derive(clap::Args)]
pub struct Hint {
    /// The record
    file: PathBuf,
    /// After this many actions [default: the last]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// For this seat, counted from 1, where several are to act [default: the first of them]
    #[arg(long, value_name = "S")]
    seat: Option<u8>,
    /// How long to think: 800ms, 2s, or a number of iterations
    #[arg(long, value_name = "BUDGET", default_value = "2s")]
    think: Budget,
    /// A folder with component files that replace the game's own
    #[arg(long, value_name = "DIR")]
    components: Option<PathBuf>,
    /// As JSON, for machines
    #[arg(long)]
    json: bool,
}

impl Hint {
    pub fn run(self) -> Result<(), Fail> {
        let (record, entry) = read_record(&self.file)?;
        let replaced = replaced(self.components.as_deref(), entry)?;
        let last = record.lines.len();
        let at = self.at.unwrap_or(last);
        if at > last {
            return Err(Fail::asked(Say::new("cli-no-such-step").with("at", at).with("last", last)));
        }
        let sitting = entry.replay(&record, &replaced, at, &mut |_, _, _, _| ())?;
        let asked = match self.seat {
            Some(seat) => seat.checked_sub(1).map(Seat),
            None => sitting.to_act().first(),
        };
        let over = || Fail::asked(Say::new("hint-over").with("at", at));
        let seat = asked.ok_or_else(over)?;
        if sitting.to_act().is_empty() {
            return Err(over());
        }
        let advice = advise(&*sitting, seat, self.think, at as u64)?;
        if self.json {
            return print_json(&advice);
        }
        print(&text(&advice, &Speaker::english(record.header.seats)))
    }
}

fn percent(share: f32) -> Arg {
    name(format!("{:.0}", 100.0 * share))
}

fn text(advice: &Advice, words: &Speaker) -> String {
    let outlook = advice.outlook.iter().zip(0..).map(|(&value, seat)| {
        Say::new("hint-outlook").with("seat", Seat(seat)).with("value", percent(value)).into()
    });
    let headline = Say::new("hint-headline")
        .with("seat", advice.seat)
        .with("iterations", advice.iterations)
        .with("outlook", Arg::List(outlook.collect()));
    let mut text = format!("{}\n", words.say(&headline));
    for (suggestion, number) in advice.suggestions.iter().take(SHOWN).zip(1u8..) {
        text += &suggested(suggestion, number, words);
    }
    text
}

fn suggested(suggestion: &Suggestion, number: u8, words: &Speaker) -> String {
    let label = Say::new("hint-suggestion").with("number", number).with("label", suggestion.label.clone());
    let numbers = Say::new("hint-numbers")
        .with("action", name(&suggestion.action))
        .with("value", percent(suggestion.value))
        .with("share", percent(suggestion.share));
    let mut text = format!("\n{}\n   {}\n", words.say(&label), words.say(&numbers));
    let plies: Vec<String> = suggestion.line.iter().skip(1).map(|ply| {
        words.say(&Say::new("hint-ply").with("seat", ply.seat).with("label", ply.label.clone()))
    }).collect();
    if !plies.is_empty() {
        text += &format!("   {}\n", words.say(&Say::new("hint-line").with("line", name(plies.join("; ")))));
    }
    text
}
