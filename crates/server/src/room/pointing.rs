//! Pointing at things: what one is, and what touching some would do. Nothing here changes the table.

use super::Room;
use crate::fault::{Answer, Refusal};
use crate::person::Person;
use table::{Note, Offer, Say, Thing};
use wire::Code;

impl Room {
    /// What a thing is, to the eyes of this person.
    pub(super) fn what(&self, person: Option<&Person>, thing: &Thing) -> Answer<Note> {
        let person = person.map(|person| &*person.id);
        if !self.ledger.may_look(person) {
            return Err(Refusal::new(Code::NotFound));
        }
        let eyes = self.ledger.eyes_of(person);
        let note = self.ledger.sitting().and_then(|sitting| sitting.explain(eyes, thing));
        note.ok_or_else(|| Refusal::saying(Code::NotFound, Say::new("server-no-such-thing")))
    }

    /// What touching these things would do, or why it cannot be done.
    pub(super) fn why(&self, person: &Person, things: &[Thing]) -> Answer<Offer> {
        let seat = self.ledger.seat_of(&person.id).ok_or_else(|| Refusal::new(Code::NotYours))?;
        let sitting = self.ledger.sitting().ok_or_else(|| Refusal::new(Code::WrongMoment))?;
        Ok(sitting.touched(seat, things)?)
    }
}
