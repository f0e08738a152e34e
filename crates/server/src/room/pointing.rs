//! Pointing at things: what one is, and what touching some would do. Nothing here changes the table.

use super::Room;
use crate::fault::{Answer, Refusal};
use crate::person::Person;
use table::{Note, Offer, Say, Thing};
use wire::Code;

impl Room {
    /// What a thing is, to the eyes of this person. They may have seen it at another node: nothing is refused before this
    /// one has read on.
    pub(super) async fn what(&mut self, person: Option<&Person>, thing: &Thing) -> Answer<Note> {
        match self.note(person, thing) {
            Err(_) => {
                self.be_fresh().await?;
                self.note(person, thing)
            }
            known => known,
        }
    }

    /// What touching these things would do, or why it cannot be done; judged like [`Room::what`].
    pub(super) async fn why(&mut self, person: &Person, things: &[Thing]) -> Answer<Offer> {
        match self.touched(person, things) {
            Err(_) => {
                self.be_fresh().await?;
                self.touched(person, things)
            }
            known => known,
        }
    }

    fn note(&self, person: Option<&Person>, thing: &Thing) -> Answer<Note> {
        let person = person.map(|person| &*person.id);
        if !self.ledger.may_look(person) {
            return Err(Refusal::new(Code::NotFound));
        }
        let eyes = self.ledger.eyes_of(person);
        let note = self.ledger.sitting().and_then(|sitting| sitting.explain(eyes, thing));
        note.ok_or_else(|| Refusal::saying(Code::NotFound, Say::new("server-no-such-thing")))
    }

    fn touched(&self, person: &Person, things: &[Thing]) -> Answer<Offer> {
        self.may_know(&person.id)?;
        let seat = self.ledger.seat_of(&person.id).ok_or_else(|| Refusal::new(Code::NotYours))?;
        let sitting = self.ledger.sitting().ok_or_else(|| Refusal::new(Code::WrongMoment))?;
        Ok(sitting.touched(seat, things)?)
    }
}
