//! Games that end before their end: resigned, or ended by all who are still there.

use crate::entry::Who;
use crate::fault::{Answer, Refusal};
use crate::ledger::Ledger;
use store::Progress;
use table::{Eyes, Outcome, Places, Say, Seat};
use wire::{Code, Ended};

/// With so few seats there is no game left for the others when one of them resigns.
const DUEL: usize = 2;

impl Ledger {
    /// Somebody gives up. The game goes on with a bot if it is one of several and somebody is left to play it.
    pub(crate) fn resign(&mut self, seat: Seat) -> Answer<()> {
        self.must_be_playing(seat)?;
        self.resigned[seat.at()] = true;
        self.wishes[seat.at()] = false;
        self.chairs[seat.at()].away = true;
        if self.chairs.len() <= DUEL || self.playing_people().next().is_none() {
            self.end(Ended::Resigned);
        }
        Ok(())
    }

    pub(crate) fn wish(&mut self, seat: Seat, on: bool) -> Answer<()> {
        self.must_be_playing(seat)?;
        self.wishes[seat.at()] = on;
        Ok(())
    }

    /// Ends the game, if everybody wants it but those who were not asked.
    pub(crate) fn end_by_all(&mut self, seat: Seat, without: &[Seat]) -> Answer<()> {
        self.must_be_playing(seat)?;
        if !self.is_last_to_agree(seat, without) {
            return Err(Refusal::new(Code::WrongMoment));
        }
        self.end(Ended::Agreed);
        Ok(())
    }

    /// Does everybody else want to end the game already, but for those who are not asked?
    pub fn is_last_to_agree(&self, seat: Seat, without: &[Seat]) -> bool {
        self.playing_people().all(|other| other == seat || self.wishes[other.at()] || without.contains(&other))
    }

    /// The seats of people who have not resigned.
    pub fn playing_people(&self) -> impl Iterator<Item = Seat> {
        let plays = |seat: &Seat| matches!(self.chairs[seat.at()].who, Who::Person { .. }) && !self.has_resigned(*seat);
        Seat::all(self.chairs.len()).filter(plays)
    }

    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.resigned[seat.at()]
    }

    /// The seats that would like to end the game here.
    pub fn wishes(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.chairs.len()).filter(|seat| self.wishes[seat.at()])
    }

    fn end(&mut self, how: Ended) {
        self.phase = Progress::Over;
        self.ended = Some(how);
        self.wishes = Default::default();
    }

    fn must_be_playing(&self, seat: Seat) -> Answer<()> {
        if self.phase != Progress::Playing {
            return Err(Refusal::new(Code::WrongMoment));
        }
        if !self.playing_people().any(|other| other == seat) {
            return Err(Refusal::saying(Code::NotYours, Say::new("server-resigned")));
        }
        Ok(())
    }

    /// How the game ended: as the rules say or, if it was not played to its end, with the points as they stood. Who has
    /// resigned has lost, and where all agreed nobody has won.
    pub fn outcome(&self) -> Option<Outcome> {
        let sitting = self.sitting()?;
        let Some(ended) = self.ended else { return sitting.outcome() };
        let won = |seat: Seat| ended == Ended::Resigned && !self.has_resigned(seat);
        let sheets = sitting.scores(Eyes::All).into_iter().map(Option::unwrap_or_default).collect();
        Some(Outcome { places: Places::winners(self.chairs.len(), won), sheets })
    }
}
