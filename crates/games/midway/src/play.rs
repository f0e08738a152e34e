//! Doing what was decided. The steps of the turn are in the rooms below.

mod build;
mod dice;
mod raid;
mod turn;

pub(crate) use dice::MANEUVER_PRICE;

use crate::actions::Action;
use crate::cards::{Card, Ride};
use crate::event::Event;
use crate::state::{Midway, Stage};
use table::{Dice, Log, Seat};

#[inline]
pub(crate) fn play(game: &mut Midway, _: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
    game.act(action, dice, log);
}

impl Midway {
    #[inline]
    fn act(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match (self.stage, action) {
            (Stage::Trim, Action::Discard(card)) => self.trim(card, log),
            (Stage::Choose, Action::Roll) => self.roll(false, dice, log),
            (Stage::Choose, Action::Lay(_) | Action::LayWild(_)) => self.commit_to_refresh(action, log),
            (Stage::Refresh { .. }, Action::Lay(card)) => self.lay(card, log),
            (Stage::Refresh { .. }, Action::LayWild(ride)) => self.lay_wild(ride, log),
            (Stage::Refresh { laid, .. }, Action::Draw) => self.refresh(laid, dice, log),
            (Stage::Assign, Action::Reroll) => self.reroll(dice, log),
            (Stage::Assign, Action::Raise(from)) => self.turn_die(from, from.above(), log),
            (Stage::Assign, Action::Lower(from)) => self.turn_die(from, from.below(), log),
            (Stage::Assign, Action::Assign(one, two)) => self.assign([Some(one), Some(two), None], log),
            (Stage::Assign, Action::AssignAll(booth)) => self.assign([Some(booth); 3], log),
            (Stage::Maneuver, Action::Protect(booth)) => self.protect(booth, log),
            (Stage::Maneuver, Action::Waive) => self.next_deed(log),
            (Stage::Act, Action::Declare(deed)) => self.declare(deed, false, dice, log),
            (Stage::Act, Action::DeclareProtected(deed)) => self.declare(deed, true, dice, log),
            (Stage::Block { deed, asked }, Action::Block) => self.block(deed, asked, log),
            (Stage::Block { deed, asked }, Action::Pass) => self.let_pass(deed, asked, false, dice, log),
            (Stage::Block { deed, asked }, Action::PassAll) => self.let_pass(deed, asked, true, dice, log),
            (Stage::HandOver { target, aside }, Action::Give(card)) => self.hand_over(target, aside, card, log),
            (Stage::Take { raid }, Action::Take(part)) => self.take(raid, part, log),
            (Stage::Take { raid }, Action::TakeWild(ride)) => self.take_wild(raid, ride, log),
            (Stage::Place { raid, owner, from, given }, Action::Place(to)) => {
                self.place(raid, owner, from, to, given, log);
            }
            (Stage::Give { raid }, Action::Give(part)) => self.give(raid, part, log),
            (Stage::Give { raid }, Action::GiveWild(ride)) => self.give_wild(raid, ride, log),
            (Stage::Toss, Action::Discard(card)) => self.toss(card, log),
            (Stage::Build { .. }, Action::Start(first, second)) => self.start(first, second, log),
            (Stage::Build { .. }, Action::Add(part)) => self.add(part, log),
            (Stage::Build { .. }, Action::AddWild(ride)) => self.add_wild(ride, log),
            (Stage::Build { moves }, Action::Move(from, to)) => self.move_wild(moves, from, to, log),
            (Stage::Build { .. }, Action::Done) => self.end_turn(dice, log),
            (phase, action) => debug_assert!(false, "{action:?} is not legal in {phase:?}"),
        }
    }

    /// A card leaves the active player's hand for all to see.
    #[inline]
    fn leave_hand(&mut self, card: Card) {
        let seat = self.active().at();
        self.hands[seat].remove(card);
        if self.known[seat].has(card) {
            self.known[seat].remove(card);
        } else {
            self.tell_apart(self.active(), card);
        }
    }

    /// A card leaves a hand, seen by its owner and by whoever gets it.
    #[inline]
    fn leave_unseen(&mut self, seat: Seat, getter: Seat, card: Card) {
        self.hands[seat.at()].remove(card);
        self.forget(seat, getter, card);
    }

    /// The active player puts a card from hand on the discard pile.
    #[inline]
    fn discard(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.leave_hand(card);
        self.pile.lay(card);
        let seat = self.active();
        log.tell(|| Event::Discarded { seat, card, ride: None });
    }

    /// A part comes to rest in a Midway. Says whether the game goes on.
    #[inline]
    #[must_use]
    fn rest_part(&mut self, seat: Seat, part: Card, log: &mut impl Log<Event>) -> bool {
        self.midways[seat.at()].put(part);
        self.look_at(seat, part.ride(), log)
    }

    /// A Wild comes to rest in a Midway. Says whether the game goes on.
    #[inline]
    #[must_use]
    fn rest_wild(&mut self, seat: Seat, ride: Ride, log: &mut impl Log<Event>) -> bool {
        self.midways[seat.at()].put_wild(ride);
        self.look_at(seat, ride, log)
    }

    /// After every single card: is the ride complete, is the set natural, is the game won (MC-7.6, MC-9.2)?
    #[inline]
    fn look_at(&mut self, seat: Seat, ride: Ride, log: &mut impl Log<Event>) -> bool {
        let midway = &self.midways[seat.at()];
        if !midway.complete().has(ride) {
            return true;
        }
        if midway.natural().has(ride) {
            self.lock(seat, ride, log);
        } else if midway.crowded().is_none() {
            log.tell(|| Event::Completed { seat, ride });
        }
        if !self.wins(&self.midways, seat) {
            return true;
        }
        self.stage = Stage::Over { winner: Some(seat) };
        let partner = self.options.teams.then(|| Midway::partner(seat));
        log.tell(|| Event::Won { seat, partner });
        false
    }

    /// A natural set is turned over and pays a Ticket (MC-7.6, MC-7.7, MC-11.2).
    fn lock(&mut self, seat: Seat, ride: Ride, log: &mut impl Log<Event>) {
        let purse = self.purse(seat);
        let ticket = !self.options.classic && self.tickets[purse] < self.kit.tickets;
        self.tickets[purse] += u8::from(ticket);
        log.tell(|| Event::SetLocked { seat, ride, ticket });
    }
}
