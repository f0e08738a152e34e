//! Carrying out the active Route card, slot by slot, and wrapping up.

use table::{Log, Seat};

use crate::event::Event;
use crate::routes::Slot;
use crate::setup::ROUNDS;
use crate::state::{MardiGras, Stage};

impl MardiGras {
    pub(super) fn begin_carnival(&mut self, log: &mut impl Log<Event>) {
        log.tell(|| Event::CarnivalBegan { route: self.active().letter });
        self.carry_out_from(0, log);
    }

    /// Carries out the slots from `slot` on, until a player must decide something or the round is over (MG-6.1).
    pub(super) fn carry_out_from(&mut self, slot: usize, log: &mut impl Log<Event>) {
        let route = self.active();
        let mut slot = slot;
        while slot < route.slots.len() {
            match route.slots[slot] {
                Slot::Advertisement => {
                    if self.begin_campaign(slot, log) {
                        return;
                    }
                }
                Slot::Parade => {
                    if self.begin_parade(log) {
                        return;
                    }
                    slot = route.parade.end;
                    continue;
                }
                Slot::Recruitment => self.recruit(slot, log),
                Slot::Leadership => self.crown(slot, log),
            }
            slot += 1;
        }
        self.wrap_up(log);
    }

    /// The member in a slot of the active card goes home; tells whose it was.
    pub(super) fn send_home(&mut self, slot: usize) -> Option<Seat> {
        let seat = self.cards[usize::from(self.round)].slots[slot].take()?;
        self.krewe_mut(seat).home += 1;
        Some(seat)
    }

    fn recruit(&mut self, slot: usize, log: &mut impl Log<Event>) {
        let Some(seat) = self.send_home(slot) else { return };
        let krewe = self.krewe_mut(seat);
        let gained = krewe.reserve > 0;
        if gained {
            krewe.reserve -= 1;
            krewe.home += 1;
        }
        log.tell(|| Event::Recruited { seat, slot: self.slot_thing(slot), gained });
    }

    fn crown(&mut self, slot: usize, log: &mut impl Log<Event>) {
        let Some(seat) = self.send_home(slot) else { return };
        self.royalty = seat;
        log.tell(|| Event::Crowned { seat, slot: self.slot_thing(slot) });
    }

    fn wrap_up(&mut self, log: &mut impl Log<Event>) {
        log.tell(|| Event::WrappedUp { route: self.active().letter, gamblers: self.gamblers() });
        for krewe in &mut self.krewes {
            krewe.home += krewe.casino;
            krewe.casino = 0;
        }
        self.round += 1;
        if usize::from(self.round) < ROUNDS {
            self.begin_round(log);
        } else {
            self.stage = Stage::Over;
            log.tell(|| Event::Ended);
        }
    }
}
