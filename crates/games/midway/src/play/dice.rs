//! The dice: rolling, Tickets, assigning, declaring, blocking, and the four actions that move cards to the hand.

use crate::actions::{Deed, Face};
use crate::cards::Card;
use crate::events::Event;
use crate::state::{Midway, Phase, Raid};
use table::{Dice, Log, Seat};

/// What the Norwood Maneuver costs (MC-11.3).
pub(crate) const MANEUVER_PRICE: u8 = 2;

impl Midway {
    pub(super) fn roll(&mut self, again: bool, dice: &mut Dice, log: &mut impl Log<Event>) {
        let mut faces = [dice.die(6), dice.die(6), dice.die(6)].map(Face);
        // The Wild Die shows "!" where the 6 would be (MC-11.5).
        if self.options.wild_die && faces[0] == Face(6) {
            faces[0] = Face::ANY;
        }
        self.turn.dice = in_order(faces);
        self.phase = Phase::Assign;
        let (seat, dice) = (self.active(), self.turn.dice);
        log.tell(|| Event::Rolled { seat, dice, again });
    }

    pub(super) fn reroll(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.pay(self.active(), 1);
        self.roll(true, dice, log);
    }

    pub(super) fn turn_die(&mut self, from: Face, to: u8, log: &mut impl Log<Event>) {
        let seat = self.active();
        self.pay(seat, 1);
        if let Some(die) = self.turn.dice.iter_mut().find(|face| **face == from) {
            *die = Face(to);
        }
        self.turn.dice = in_order(self.turn.dice);
        log.tell(|| Event::DieTurned { seat, from, to: Face(to) });
    }

    pub(super) fn assign(&mut self, slots: [Face; 3], log: &mut impl Log<Event>) {
        self.turn.slots = slots;
        let seat = self.active();
        log.tell(|| Event::Assigned { seat, dice: filled(slots) });
        if self.options.norwood && self.can_pay(MANEUVER_PRICE) {
            self.phase = Phase::Maneuver;
        } else {
            self.next_deed(log);
        }
    }

    pub(super) fn protect(&mut self, die: Face, log: &mut impl Log<Event>) {
        let seat = self.active();
        self.pay(seat, MANEUVER_PRICE);
        self.turn.protected = die;
        log.tell(|| Event::Protected { seat, die });
        self.next_deed(log);
    }

    /// Pays Tickets: the seat, or its team, uses no other in this turn (MC-4.7, MC-8.2, MC-10.3).
    fn pay(&mut self, seat: Seat, tickets: u8) {
        self.tickets[self.purse(seat)] -= tickets;
        self.turn.spent.insert(seat);
        if self.options.teams {
            self.turn.spent.insert(Midway::partner(seat));
        }
    }

    /// The next assigned action, or building if none is left or possible (MC-5.3, MC-5.5).
    pub(super) fn next_deed(&mut self, log: &mut impl Log<Event>) {
        if self.any_possible() {
            self.phase = Phase::Act;
            return;
        }
        let (seat, slots) = (self.active(), self.turn.slots);
        if slots != [Face::NONE; 3] {
            log.tell(|| Event::Lapsed { seat, dice: filled(slots) });
            self.turn.slots = [Face::NONE; 3];
        }
        self.begin_building();
    }

    /// Declares an action and opens the window to block it (MC-5.2, MC-8.3, MC-11.3).
    pub(super) fn declare(&mut self, deed: Deed, protected: bool, dice: &mut Dice, log: &mut impl Log<Event>) {
        let seat = self.active();
        self.use_die(deed.face());
        log.tell(|| Event::Declared { seat, deed, protected });
        if protected {
            self.turn.protected = Face::NONE;
            self.resolve(deed, dice, log);
        } else {
            self.ask_after(seat, deed, dice, log);
        }
    }

    /// Takes a die off the tableau; the others keep their order.
    fn use_die(&mut self, face: Face) {
        let [one, two, three] = self.turn.slots;
        self.turn.slots = if one == face {
            [two, three, Face::NONE]
        } else if two == face {
            [one, three, Face::NONE]
        } else {
            [one, two, Face::NONE]
        };
    }

    /// Asks the next seat after `seat` that can block; when there is none, the action is carried out.
    fn ask_after(&mut self, seat: Seat, deed: Deed, dice: &mut Dice, log: &mut impl Log<Event>) {
        let mut asked = seat.left(self.seats());
        while asked != self.active() {
            if self.can_block(asked) {
                self.phase = Phase::Block { deed, asked };
                return;
            }
            asked = asked.left(self.seats());
        }
        self.resolve(deed, dice, log);
    }

    pub(super) fn block(&mut self, deed: Deed, seat: Seat, log: &mut impl Log<Event>) {
        self.pay(seat, 1);
        log.tell(|| Event::Blocked { seat, deed });
        self.next_deed(log);
    }

    pub(super) fn let_pass(&mut self, deed: Deed, seat: Seat, all: bool, dice: &mut Dice, log: &mut impl Log<Event>) {
        if all {
            self.turn.quiet.insert(seat);
        }
        log.tell(|| Event::LetPass { seat, all });
        self.ask_after(seat, deed, dice, log);
    }

    /// Carries an action out that nobody blocked.
    fn resolve(&mut self, deed: Deed, dice: &mut Dice, log: &mut impl Log<Event>) {
        match deed {
            Deed::DeckDraw => {
                self.draw_from_deck(1, dice, log);
                self.next_deed(log);
            }
            Deed::DiscardDraw => self.draw_discard(log),
            Deed::HandDraw(target) => self.draw_from_hand(target, dice, log),
            Deed::HandTrade(target) => self.set_aside(target, dice, log),
            Deed::MidwayTrade(target) => self.phase = Phase::Take { raid: Raid { target, trade: true, taken: None } },
            Deed::MidwaySteal(target) => self.phase = Phase::Take { raid: Raid { target, trade: false, taken: None } },
        }
    }

    fn draw_discard(&mut self, log: &mut impl Log<Event>) {
        let (seat, card) = (self.active(), self.pile.take());
        self.hands[seat.at()].add(card);
        self.known[seat.at()].add(card);
        log.tell(|| Event::TookDiscard { seat, card });
        self.next_deed(log);
    }

    /// A card by chance from another hand.
    fn lift(&mut self, target: Seat, dice: &mut Dice) -> Card {
        let card = self.hands[target.at()].clone().draw(dice);
        self.leave_unseen(target, card);
        card
    }

    fn draw_from_hand(&mut self, target: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let (seat, card) = (self.active(), self.lift(target, dice));
        self.hands[seat.at()].add(card);
        log.tell(|| Event::DrewFromHand { seat, target, card: Some(card) });
        self.next_deed(log);
    }

    fn set_aside(&mut self, target: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let (seat, aside) = (self.active(), self.lift(target, dice));
        self.phase = Phase::HandOver { target, aside };
        log.tell(|| Event::SetAside { seat, target, card: Some(aside) });
    }

    pub(super) fn hand_over(&mut self, target: Seat, aside: Card, card: Card, log: &mut impl Log<Event>) {
        let seat = self.active();
        self.leave_unseen(seat, card);
        self.hands[target.at()].add(card);
        self.hands[seat.at()].add(aside);
        log.tell(|| Event::GaveFromHand { seat, target, card: Some(card) });
        self.next_deed(log);
    }
}

/// In ascending order. Nobody can foretell dice, so no branch is taken on them.
#[inline]
fn in_order([one, two, three]: [Face; 3]) -> [Face; 3] {
    let (low, high) = (one.min(two), one.max(two));
    let (middle, high) = (high.min(three), high.max(three));
    [low.min(middle), low.max(middle), high]
}

fn filled(slots: [Face; 3]) -> Vec<Face> {
    slots.into_iter().filter(|&face| face != Face::NONE).collect()
}
