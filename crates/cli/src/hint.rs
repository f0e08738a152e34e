//! `ballyhoo hint`: what a bot would do in a recorded position, and why.

use crate::at_table::{read_record, replaced};
use crate::fail::Fail;
use crate::say::{print, print_json, speaker};
use bots::{Budget, advise};
use std::path::PathBuf;
use table::{Say, Seat};

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
        print(&terminal::advice_text(&advice, &speaker(record.header.seats)))
    }
}
