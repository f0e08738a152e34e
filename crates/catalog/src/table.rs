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
    /// What came before this many of them stays, for its player has been shown something since.
    shut: usize,
    /// Why what came before cannot be taken back, and whose action made it so.
    why: Option<(NoUndo, Seat)>,
    /// The only person at the table.
    alone: Option<Seat>,
}

struct Past {
    seat: Seat,
    sitting: Box<dyn AnySitting>,
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoUndo {
    /// Nothing was done yet.
    #[error("nothing was done that could be taken back")]
    Nothing,
    /// Dice were thrown, or cards were shuffled.
    #[error("it cannot be taken back: chance has decided since")]
    Chance,
    /// Something hidden was seen.
    #[error("it cannot be taken back: something hidden was seen")]
    Seen,
    /// Another player has acted since.
    #[error("it cannot be taken back: seat {0} has acted since")]
    SomebodyElse(Seat),
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
        Ok(Table::resume(sitting, record))
    }

    /// Takes up a game from a record that was replayed to its last line.
    pub fn resume(sitting: Box<dyn AnySitting>, record: Record) -> Table {
        Table { sitting, record, past: Vec::new(), shut: 0, why: None, alone: None }
    }

    /// All seats but this one are played by bots: nobody is put out if it takes back what bots have answered.
    pub fn sit_alone(&mut self, seat: Seat) {
        self.alone = Some(seat);
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
        let among_bots = self.alone.is_some_and(|person| person != seat);
        if acted.chance || acted.for_good && !among_bots {
            self.past.clear();
            self.shut = 0;
            self.why = Some((if acted.chance { NoUndo::Chance } else { NoUndo::Seen }, seat));
        } else {
            let shown = among_bots && self.was_shown(&before, &acted.notation);
            self.past.push(before);
            if shown {
                self.shut = self.past.len();
                self.why = Some((NoUndo::Seen, seat));
            }
        }
        self.sitting.note(&mut self.record, seat, acted.notation);
        Ok(acted.events)
    }

    /// Did a bot just show something to the only person here, who has something to take back?
    fn was_shown(&self, before: &Past, action: &str) -> bool {
        let waiting = self.alone.filter(|person| self.own(*person).is_some());
        waiting.is_some_and(|person| before.sitting.showed(person, before.seat, action, &*self.sitting))
    }

    /// The place of this seat's last action among those that can be taken back.
    fn own(&self, seat: Seat) -> Option<usize> {
        self.past.iter().rposition(|past| past.seat == seat).filter(|place| *place >= self.shut)
    }

    /// Can this seat take its last action back?
    pub fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        let others = self.past.last().map(|past| past.seat).filter(|last| *last != seat && self.alone != Some(seat));
        match (self.own(seat), others) {
            (Some(_), None) => Ok(()),
            (Some(_), Some(other)) => Err(NoUndo::SomebodyElse(other)),
            (None, _) => Err(self.why_not(seat)),
        }
    }

    /// Why this seat has nothing that it could take back. Whether another person threw dice or saw something is theirs to
    /// know: that they acted is all that is told.
    fn why_not(&self, seat: Seat) -> NoUndo {
        let acted = self.record.lines.iter().any(|line| line.seat == seat);
        match self.why.filter(|_| acted) {
            Some((why, by)) if by == seat || self.alone == Some(seat) => why,
            Some((_, by)) => NoUndo::SomebodyElse(by),
            None => NoUndo::Nothing,
        }
    }

    /// Takes back this seat's last action. Free until dice were thrown, something hidden was seen, or another person acted;
    /// what bots did since goes with it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.may_undo(seat)?;
        self.take_back(seat)
    }

    /// Takes back what was judged fair when it was asked for: for whoever reads a log again. What a seat was shown is
    /// found out by imagining, and a log must not depend on what another version would imagine.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let place = self.past.iter().rposition(|past| past.seat == seat).ok_or(NoUndo::Nothing)?;
        while self.past.len() > place {
            if let Some(past) = self.past.pop() {
                self.sitting = past.sitting;
                self.record.pop();
            }
        }
        self.shut = self.shut.min(self.past.len());
        Ok(())
    }
}
