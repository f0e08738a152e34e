//! Those who are missing: since when, and what others may do about it. Nothing of this can be done to somebody who is there.

use super::Room;
use super::deeds::own_seat;
use crate::clock;
use crate::entry::{Entry, Who};
use crate::fault::Answer;
use crate::ledger::Ledger;
use crate::person::Person;
use std::time::Duration;
use table::Seat;
use wire::Millis;

impl Room {
    /// Somebody was here just now.
    pub(super) fn hear_of(&mut self, person: Option<&Person>) {
        if let Some(person) = person.filter(|person| self.ledger.seat_of(&person.id).is_some()) {
            self.heard.insert(person.id.clone(), clock::now());
        }
    }

    /// Is the person on this seat needed, not here, and was not for so long?
    pub(super) fn is_missing(&self, seat: Seat, long: Duration) -> bool {
        let Some(Who::Person { id, .. }) = self.ledger.chairs.get(seat.at()).map(|chair| &chair.who) else {
            return false;
        };
        let Some(missed) = self.ledger.missed_since(seat) else { return false };
        let heard = self.heard.get(&**id).copied().unwrap_or(0);
        !self.followers.has(id) && is_past(missed.max(heard), long)
    }

    /// Somebody would like to end the game here, or no longer. It ends when everybody wants it; who has been missing for
    /// very long is not asked.
    pub(super) async fn wish_end(&mut self, person: &str, on: bool) -> Answer<u32> {
        self.read_presence().await;
        let without = if on { self.long_gone().await? } else { Vec::new() };
        self.commit(None, |ledger: &Ledger| {
            let seat = own_seat(ledger, person)?;
            Ok(match on && ledger.is_last_to_agree(seat, &without) {
                true => Entry::End { seat, without: without.clone() },
                false => Entry::Wish { seat, on },
            })
        })
        .await
    }

    /// Those who were missed here for very long, and were not seen anywhere else in the house either.
    async fn long_gone(&self) -> Answer<Vec<Seat>> {
        let long = self.house.settings.absent_end;
        let mut gone = Vec::new();
        for seat in self.ledger.playing_people().filter(|seat| self.is_missing(*seat, long)) {
            let Who::Person { id, .. } = &self.ledger.chairs[seat.at()].who else { continue };
            let sessions = self.house.store.sessions_of(id, clock::now()).await?;
            if sessions.iter().all(|session| is_past(session.seen, long)) {
                gone.push(seat);
            }
        }
        Ok(gone)
    }
}

/// Is it at least so long ago?
fn is_past(moment: Millis, long: Duration) -> bool {
    clock::now() - moment >= Millis::try_from(long.as_millis()).unwrap_or(Millis::MAX)
}
