//! Moving revelers about the city, one by one.

use table::{Log, Seat};

use crate::city::Neighborhood;
use crate::event::Event;
use crate::kind::Kind;
use crate::setup::Advert;
use crate::state::{Campaign, MardiGras, Move, Stage};

impl MardiGras {
    /// Tells whether somebody has to decide something.
    pub(super) fn begin_campaign(&mut self, slot: usize, log: &mut impl Log<Event>) -> bool {
        let Some(seat) = self.send_home(slot) else { return false };
        let slot = slot as u8;
        log.tell(|| Event::Advertised { seat, slot: self.slot_thing(usize::from(slot)) });
        if self.revelers_left() == 0 {
            return false;
        }
        self.stage = match self.options.advert {
            Advert::Each => Stage::Take(self.new_campaign(seat, slot, None)),
            Advert::OneDestination => Stage::Name { seat, slot },
        };
        true
    }

    /// MG-7.3: five revelers, or all if there are fewer.
    fn new_campaign(&self, seat: Seat, slot: u8, goal: Option<Neighborhood>) -> Campaign {
        Campaign { seat, slot, goal, left: self.advertised(), moves: Default::default() }
    }

    pub(super) fn name_goal(&mut self, seat: Seat, slot: u8, goal: Neighborhood, log: &mut impl Log<Event>) {
        log.tell(|| Event::Named { seat, to: self.spot(goal) });
        self.stage = Stage::Take(self.new_campaign(seat, slot, Some(goal)));
    }

    pub(super) fn take_up(&mut self, campaign: Campaign, from: Neighborhood, kind: Kind, log: &mut impl Log<Event>) {
        self.crowds[from.index()].remove(kind);
        match campaign.goal {
            Some(goal) => self.put_down(campaign, from, kind, goal, log),
            None => {
                log.tell(|| Event::Taken { seat: campaign.seat, kind, from: self.spot(from) });
                self.stage = Stage::Put { campaign, from, kind };
            }
        }
    }

    pub(super) fn put_down(
        &mut self,
        mut campaign: Campaign,
        from: Neighborhood,
        kind: Kind,
        to: Neighborhood,
        log: &mut impl Log<Event>,
    ) {
        self.crowds[to.index()].add(kind);
        let called = campaign.goal.is_some();
        log.tell(|| Event::Moved { seat: campaign.seat, kind, from: self.spot(from), to: self.spot(to), called });
        campaign.note(Move { from, kind, to });
        if campaign.left == 0 {
            self.carry_out_from(usize::from(campaign.slot) + 1, log);
        } else {
            self.stage = Stage::Take(campaign);
        }
    }
}
