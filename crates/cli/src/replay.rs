//! `ballyhoo replay`: looks at a recorded game again.

use crate::at_table::{read_record, replaced};
use crate::fail::{Fail, printing};
use crate::say::{print_json, say, speaker};
use catalog::{AnySitting, Entry, Replaced, Told};
use serde::Serialize;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use table::record::Record;
use table::words::name;
use table::{Eyes, Say, Seat, Words};
use words::Speaker;

/// Shows a recorded game: what happened, and the table at any moment
#[derive(clap::Args)]
pub struct Replay {
    /// The record
    file: PathBuf,
    /// Stops after this many actions [default: the last]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Through the eyes of this seat, counted from 1 [default: all cards face up]
    #[arg(long, value_name = "S")]
    seat: Option<u8>,
    /// Waits for Enter after each action
    #[arg(long)]
    step: bool,
    /// A folder with component files that replace the game's own
    #[arg(long, value_name = "DIR")]
    components: Option<PathBuf>,
    /// As JSON, for machines: the moment asked for and everything that led to it
    #[arg(long, conflicts_with = "step")]
    json: bool,
}

/// One action of a replay.
#[derive(Serialize)]
struct Replayed {
    number: usize,
    seat: u8,
    action: String,
    events: Vec<Told>,
}

impl Replay {
    pub fn run(self) -> Result<(), Fail> {
        let (record, entry) = read_record(&self.file)?;
        let replaced = replaced(self.components.as_deref(), entry)?;
        let eyes = self.eyes(&record)?;
        if let Some(at) = self.at.filter(|at| *at > record.lines.len()) {
            return Err(Fail::asked(Say::new("cli-no-such-step").with("at", at).with("last", record.lines.len())));
        }
        let steps = self.at.unwrap_or(record.lines.len());
        let (moments, sitting) = look(entry, &record, &replaced, steps, eyes)?;
        if self.json {
            return print_json(&serde_json::json!({
                "header": &record.header,
                "at": steps,
                "actions": moments,
                "view": sitting.view(eyes),
                "outcome": sitting.outcome(),
            }));
        }
        self.print(entry, &record, &replaced, &moments, eyes).map_err(printing)
    }

    fn eyes(&self, record: &Record) -> Result<Eyes, Fail> {
        let players = record.header.setup.players;
        match self.seat {
            None => Ok(Eyes::All),
            Some(seat) if (1..=players).contains(&seat) => Ok(Eyes::Seat(Seat(seat - 1))),
            Some(seat) => Err(Fail::asked(Say::new("cli-no-such-seat").with("seat", seat).with("players", players))),
        }
    }

    fn print(
        &self,
        entry: &Entry,
        record: &Record,
        replaced: &Replaced,
        moments: &[Replayed],
        eyes: Eyes,
    ) -> io::Result<()> {
        let words = speaker(record.header.seats.clone());
        let out = &mut io::stdout().lock();
        for moment in moments {
            print_moment(out, moment, record.lines.len(), &words)?;
            if self.step {
                if let Ok((_, sitting)) = look(entry, record, replaced, moment.number, eyes) {
                    writeln!(out, "\n{}\n", sitting.draw(eyes, &words).trim_end())?;
                }
                if !next(out)? {
                    return Ok(());
                }
            }
        }
        let Ok((_, sitting)) = look(entry, record, replaced, moments.len(), eyes) else { return Ok(()) };
        writeln!(out, "\n{}", sitting.draw(eyes, &words).trim_end())?;
        match sitting.outcome() {
            Some(outcome) => terminal::print_scores(out, &outcome, &words),
            None => Ok(()),
        }
    }
}

/// Replays the first `steps` actions and keeps what these eyes were told.
fn look(
    entry: &Entry,
    record: &Record,
    replaced: &Replaced,
    steps: usize,
    eyes: Eyes,
) -> Result<(Vec<Replayed>, Box<dyn AnySitting>), Fail> {
    let mut moments = Vec::new();
    let sitting = entry.replay(record, replaced, steps, &mut |seat, action, events, _| {
        moments.push(Replayed {
            number: moments.len() + 1,
            seat: seat.0 + 1,
            action: action.to_owned(),
            events: events.iter().filter_map(|event| event.told(eyes)).collect(),
        });
    })?;
    Ok((moments, sitting))
}

fn print_moment(out: &mut impl Write, moment: &Replayed, last: usize, words: &Speaker) -> io::Result<()> {
    let headline = Say::new("cli-moment")
        .with("number", name(moment.number))
        .with("last", name(last))
        .with("seat", Seat(moment.seat - 1))
        .with("action", name(&moment.action));
    writeln!(out, "{}", words.say(&headline))?;
    for told in &moment.events {
        writeln!(out, "    * {}", words.say(&told.say))?;
    }
    Ok(())
}

/// Waits for Enter; `q` or the end of input stops.
fn next(out: &mut impl Write) -> io::Result<bool> {
    write!(out, "{} ", say(&Say::new("cli-next")))?;
    out.flush()?;
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line)?;
    Ok(read > 0 && !line.trim().eq_ignore_ascii_case("q"))
}
