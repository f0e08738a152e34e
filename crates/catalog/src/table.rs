//! A table where a game is played and taken down: acting, fair undo, the record.

use crate::{AnyEvent, AnySitting, Entry, NoDeal, Refused, Replaced};
use table::record::Record;
use table::{Seat, Seed, Setup};

/// A game in play together with its record.
///
/// ```
/// use catalog::{Replaced, Table, find};
/// use table::{Seat, Seed, Setup};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let names = vec!["Ada".to_owned(), "Bo".to_owned()];
/// let seed = Seed::from_text("an example");
/// let mut table = Table::open(find("midway")?, &Setup::new(2), &Replaced::new(), names, seed, Vec::new())?;
/// for _ in 0..10 {
///     let seat = table.sitting().to_act().iter().next().unwrap_or(Seat(0));
///     let offers = table.sitting().legal(seat);
///     table.act(seat, &offers[0].action)?;
/// }
/// assert_eq!(table.record().lines.len(), 10);
/// // What is not on the list is refused, and nothing changes.
/// assert!(table.act(Seat(0), "fly to the moon").is_err());
/// assert_eq!(table.record().lines.len(), 10);
/// # Ok(())
/// # }
/// ```
pub struct Table {
    sitting: Box<dyn AnySitting>,
    record: Record,
    /// The states before the last actions, as far as they can be taken back.
    past: Vec<Past>,
}

struct Past {
    seat: Seat,
    sitting: Box<dyn AnySitting>,
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoUndo {
    /// The last action cannot be undone fairly.
    #[error("nothing can be taken back: dice were thrown, or something hidden was seen")]
    Nothing,
    /// The last action was another player's.
    #[error("somebody else has acted since")]
    SomebodyElse,
}

impl Table {
    /// Opens a table and deals.
    pub fn open(
        entry: &Entry,
        setup: &Setup,
        replaced: &Replaced,
        seats: Vec<String>,
        seed: Seed,
        nonces: Vec<String>,
    ) -> Result<Table, NoDeal> {
        let sitting = entry.deal(setup, replaced, seed.key(&nonces))?;
        let record = entry.open(setup, replaced, seats, seed, nonces)?;
        Ok(Table { sitting, record, past: Vec::new() })
    }

    /// Takes up a game from a record that was replayed to its last line.
    pub fn resume(sitting: Box<dyn AnySitting>, record: Record) -> Table {
        Table { sitting, record, past: Vec::new() }
    }

    /// The game as it stands.
    pub fn sitting(&self) -> &dyn AnySitting {
        &*self.sitting
    }

    /// Everything that was done so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Does an action and takes it down, or says why not and changes nothing.
    pub fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Box<dyn AnyEvent>>, Refused> {
        let before = Past { seat, sitting: self.sitting.clone_box() };
        let acted = self.sitting.act(seat, action)?;
        self.sitting.note(&mut self.record, seat, acted.notation);
        if acted.for_good {
            self.past.clear();
        } else {
            self.past.push(before);
        }
        Ok(acted.events)
    }

    /// Can this seat take its last action back?
    pub fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        match self.past.last() {
            Some(past) if past.seat == seat => Ok(()),
            Some(_) => Err(NoUndo::SomebodyElse),
            None => Err(NoUndo::Nothing),
        }
    }

    /// Takes back this seat's last action. Free until dice were thrown, something hidden was seen, or another seat acted.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.may_undo(seat)?;
        if let Some(past) = self.past.pop() {
            self.sitting = past.sitting;
            self.record.pop();
        }
        Ok(())
    }
}
