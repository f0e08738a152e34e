//! The dice: rolling, Tickets, assigning, declaring, blocking, and the four actions that move cards to the hand.

use crate::booth::{Booth, Deed, Face};
use crate::cards::Card;
use crate::event::Event;
use crate::state::{Midway, Raid, Stage};
use table::{Dice, Log, Seat};

/// What the Norwood Maneuver costs (MC-11.3).
pub(crate) const MANEUVER_PRICE: u8 = 2;

impl Midway {
    pub(super) fn roll(&mut self, again: bool, dice: &mut Dice, log: &mut impl Log<Event>) {
        let mut faces = [dice.die(6), dice.die(6), dice.die(6)].map(rolled);
        // The Wild Die shows "!" where the 6 would be (MC-11.5).
        if self.options.wild_die && faces[0] == Face::Six {
            faces[0] = Face::Any;
        }
        let dice = in_order(faces);
        self.turn.dice = Some(dice);
        self.stage = Stage::Assign;
        let seat = self.active();
        log.tell(|| Event::Rolled { seat, dice, again });
    }

    pub(super) fn reroll(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.pay(self.active(), 1);
        self.roll(true, dice, log);
    }

    /// `to` is the number above or below; there is one, or the action is not legal.
    pub(super) fn turn_die(&mut self, from: Booth, to: Option<Booth>, log: &mut impl Log<Event>) {
        let seat = self.active();
        let mut dice = self.dice();
        let die = dice.iter_mut().find(|face| face.booth() == Some(from));
        let (Some(die), Some(to)) = (die, to) else {
            debug_assert!(false, "no die can be turned from {from} to {to:?}");
            return;
        };
        *die = to.into();
        self.pay(seat, 1);
        let dice = in_order(dice);
        self.turn.dice = Some(dice);
        log.tell(|| {
            let at = dice.iter().position(|face| face.booth() == Some(to)).unwrap_or_default();
            Event::DieTurned { seat, from: from.number(), to: to.number(), at: at as u8 }
        });
    }

    pub(super) fn assign(&mut self, slots: [Option<Booth>; 3], log: &mut impl Log<Event>) {
        self.turn.slots = slots;
        let (seat, turn) = (self.active(), self.turn);
        log.tell(|| Event::Assigned { seat, booths: turn.to_do().collect() });
        if self.options.norwood && self.can_pay(MANEUVER_PRICE) {
            self.stage = Stage::Maneuver;
        } else {
            self.next_deed(log);
        }
    }

    pub(super) fn protect(&mut self, booth: Booth, log: &mut impl Log<Event>) {
        let seat = self.active();
        self.pay(seat, MANEUVER_PRICE);
        self.turn.protected = Some(booth);
        log.tell(|| Event::Protected { seat, booth });
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
            self.stage = Stage::Act;
            return;
        }
        let (seat, turn) = (self.active(), self.turn);
        if turn.slots[0].is_some() {
            log.tell(|| Event::Lapsed { seat, booths: turn.to_do().collect() });
            self.turn.slots = [None; 3];
        }
        self.begin_building();
    }

    /// Declares an action and opens the window to block it (MC-5.2, MC-8.3, MC-11.3).
    pub(super) fn declare(&mut self, deed: Deed, protected: bool, dice: &mut Dice, log: &mut impl Log<Event>) {
        let seat = self.active();
        self.use_die(deed.booth());
        log.tell(|| Event::Declared { seat, deed: deed.into(), protected });
        if protected {
            self.turn.protected = None;
            self.resolve(deed, dice, log);
        } else {
            self.ask_after(seat, deed, dice, log);
        }
    }

    /// Takes a die off the tableau; the others keep their order.
    fn use_die(&mut self, booth: Booth) {
        let [one, two, three] = self.turn.slots;
        self.turn.slots = if one == Some(booth) {
            [two, three, None]
        } else if two == Some(booth) {
            [one, three, None]
        } else {
            [one, two, None]
        };
    }

    /// Asks the next seat after `seat` that can block; when there is none, the action is carried out.
    fn ask_after(&mut self, seat: Seat, deed: Deed, dice: &mut Dice, log: &mut impl Log<Event>) {
        match self.blocker_after(seat) {
            Some(asked) => self.stage = Stage::Block { deed, asked },
            None => self.resolve(deed, dice, log),
        }
    }

    /// The next seat after `seat` that can block (MC-8.3).
    #[inline]
    pub(crate) fn blocker_after(&self, seat: Seat) -> Option<Seat> {
        let mut asked = seat.left(self.seats());
        while asked != self.active() {
            if self.can_block(asked) {
                return Some(asked);
            }
            asked = asked.left(self.seats());
        }
        None
    }

    pub(super) fn block(&mut self, deed: Deed, seat: Seat, log: &mut impl Log<Event>) {
        self.pay(seat, 1);
        log.tell(|| Event::Blocked { seat, deed: deed.into() });
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
            Deed::MidwayTrade(target) => self.stage = Stage::Take { raid: Raid { target, trade: true, taken: None } },
            Deed::MidwaySteal(target) => self.stage = Stage::Take { raid: Raid { target, trade: false, taken: None } },
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
        self.leave_unseen(target, self.active(), card);
        card
    }

    fn draw_from_hand(&mut self, target: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let (seat, card) = (self.active(), self.lift(target, dice));
        self.hands[seat.at()].add(card);
        self.remember(target, seat, card);
        log.tell(|| Event::DrewFromHand { seat, target, card: Some(card) });
        self.next_deed(log);
    }

    fn set_aside(&mut self, target: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let (seat, aside) = (self.active(), self.lift(target, dice));
        self.stage = Stage::HandOver { target, aside };
        log.tell(|| Event::SetAside { seat, target, card: Some(aside) });
    }

    pub(super) fn hand_over(&mut self, target: Seat, aside: Card, card: Card, log: &mut impl Log<Event>) {
        let seat = self.active();
        self.leave_unseen(seat, target, card);
        self.hands[target.at()].add(card);
        self.remember(seat, target, card);
        self.hands[seat.at()].add(aside);
        self.remember(target, seat, aside);
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

/// The face of an ordinary die.
#[inline]
fn rolled(number: u8) -> Face {
    Face::of(number).unwrap_or(Face::One)
}
