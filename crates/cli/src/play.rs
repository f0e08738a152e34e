//! `ballyhoo play`: a game at this terminal.

use crate::at_table::{TableArgs, read_record};
use crate::fail::{Fail, printing};
use crate::say::{guest, language, say};
use bots::Level;
use catalog::{Entry, Table};
use std::io;
use std::path::PathBuf;
use table::words::name;
use table::{Say, Seed};
use terminal::{Called, LineGame, Seating};

/// Plays a game, line by line: against bots, or with friends at one keyboard
#[derive(clap::Args)]
pub struct Play {
    /// The game, as `ballyhoo games` lists it
    #[arg(default_value = "midway")]
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Who sits where, such as me,easy,random [default: me against easy bots]
    #[arg(long, value_name = "LIST")]
    seats: Option<String>,
    /// Your name at the table [default: Guest, in the language that is spoken]
    #[arg(long)]
    name: Option<String>,
    /// Goes on with a game that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "options", "seed"])]
    resume: Option<PathBuf>,
    /// Does not draw the board before each decision; `board` still does
    #[arg(long)]
    no_board: bool,
}

impl Play {
    pub fn run(self) -> Result<(), Fail> {
        let (entry, table, seating) = match &self.resume {
            Some(path) => self.resumed(path)?,
            None => self.fresh()?,
        };
        let bot_seed = bot_seed(table.record().seed());
        let (input, output) = (io::stdin().lock(), io::stdout().lock());
        let mut game = LineGame::new(entry, table, seating, bot_seed, input, output);
        game.speak(language());
        game.show_board = !self.no_board;
        game.run().map(|_| ()).map_err(printing)
    }

    fn fresh(&self) -> Result<(&'static Entry, Table, Seating), Fail> {
        let entry = catalog::find(&self.game)?;
        let me = self.name.clone().unwrap_or_else(guest);
        let called = Called { me: &me, bot: &bot_name };
        let seats = self.seats.as_ref().map(|seats| Seating::parse(seats, called)).transpose()?;
        let setup = self.table.setup(entry, seats.as_ref().map(|seating| seating.kinds.len()))?;
        let seating = seats.unwrap_or_else(|| Seating::against(setup.players, Level::Easy, called));
        seating.check(setup.players)?;
        let replaced = self.table.replaced(entry)?;
        let table = Table::open(entry, &setup, &replaced, seating.names.clone(), self.table.seed()?, Vec::new())?;
        Ok((entry, table, seating))
    }

    fn resumed(&self, path: &std::path::Path) -> Result<(&'static Entry, Table, Seating), Fail> {
        let (record, entry) = read_record(path)?;
        let replaced = self.table.replaced(entry)?;
        let sitting = entry.replay(&record, &replaced, usize::MAX, &mut |_, _, _, _| ())?;
        if sitting.to_act().is_empty() {
            return Err(Fail::asked(Say::new("cli-already-over").with("path", name(path.display()))));
        }
        let players = record.header.setup.players;
        let me = self.name.clone().unwrap_or_else(guest);
        let called = Called { me: &me, bot: &bot_name };
        let mut seating = match &self.seats {
            Some(seats) => Seating::parse(seats, called)?,
            None => Seating::against(players, Level::Easy, called),
        };
        seating.check(players)?;
        seating.names.clone_from(&record.header.seats);
        eprintln!("{}", say(&Say::new("cli-resumed").with("count", record.lines.len())));
        Ok((entry, Table::resume(sitting, record), seating))
    }
}

fn bot_name(stage_name: &str, level: Level) -> String {
    say(&Say::new("terminal-bot").with("name", name(stage_name)).with("level", name(level)))
}

/// The bots' own chance follows from the seed, so that a game against them can be played again.
fn bot_seed(seed: Option<Seed>) -> u64 {
    let text = seed.map(|seed| seed.commitment()).unwrap_or_default();
    u64::from_str_radix(text.get(..16).unwrap_or_default(), 16).unwrap_or_default()
}
