//! What may be done.

use crate::booth::{Booth, Deed, Face};
use crate::cards::{Card, Ride};
use crate::hand::bits;
use crate::row::Rides;
use crate::state::{Midway, Raid, Stage};
use table::Seat;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Put a card from hand on the discard pile: in step 2, or at the end of a Midway Steal.
    Discard(Card),
    Roll,
    /// Lay a card from hand for a refresh.
    Lay(Card),
    /// Lay a Wild from this ride for a refresh.
    LayWild(Ride),
    /// Draw for what was laid.
    Draw,
    /// Pay a Ticket and roll all dice again.
    Reroll,
    /// Pay a Ticket and turn a die of this number up by one.
    Raise(Booth),
    /// Pay a Ticket and turn a die of this number down by one.
    Lower(Booth),
    /// Assign two dice, in ascending order.
    Assign(Booth, Booth),
    /// Assign all three dice, which are alike.
    AssignAll(Booth),
    /// Pay for the Norwood Maneuver and name a die.
    Protect(Booth),
    /// No Norwood Maneuver.
    Waive,
    Declare(Deed),
    /// Declare the action of the protected die.
    DeclareProtected(Deed),
    Block,
    Pass,
    /// Pass now and for the rest of the turn.
    PassAll,
    /// Take a part from the target's Midway.
    Take(Card),
    /// Take a Wild from this ride in the target's Midway.
    TakeWild(Ride),
    /// Give a card from hand (Hand Trade), or a part from the own Midway (Midway Trade).
    Give(Card),
    /// Give a Wild from this ride in the own Midway.
    GiveWild(Ride),
    /// Put a Wild that has to move on this ride.
    Place(Ride),
    /// Begin a ride with a part and another card for it.
    Start(Card, Card),
    /// Add a part from hand to its ride.
    Add(Card),
    /// Add a Wild from hand to this ride.
    AddWild(Ride),
    /// Move a Wild from one ride to another.
    Move(Ride, Ride),
    /// Build no more.
    Done,
}

/// Adds every action open to this seat.
#[inline]
pub(crate) fn legal(game: &Midway, seat: Seat, out: &mut Vec<Action>) {
    if game.asked() == Some(seat) {
        game.list(out);
    }
}

impl Midway {
    /// Lists what the asked seat may do.
    #[inline]
    fn list(&self, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Trim | Stage::Toss => out.extend(self.own_hand().each_kind().map(Action::Discard)),
            Stage::Choose => self.list_choices(out),
            Stage::Refresh { wild, from_midway, .. } => self.list_refresh(wild, from_midway, out),
            Stage::Assign => self.list_assignments(out),
            Stage::Maneuver => self.list_maneuvers(out),
            Stage::Act => self.list_deeds(out),
            Stage::Block { .. } => self.list_blocks(out),
            Stage::HandOver { .. } => out.extend(self.own_hand().each_kind().map(Action::Give)),
            Stage::Take { raid } => self.list_takes(raid, out),
            Stage::Place { raid, owner, from, given } => {
                out.extend(self.homes(raid, owner, from, given).iter().map(Action::Place));
            }
            Stage::Give { raid } => self.list_gifts(raid, out),
            Stage::Build { moves } => self.list_building(moves, out),
            Stage::Over { .. } => {}
        }
    }

    fn list_choices(&self, out: &mut Vec<Action>) {
        out.push(Action::Roll);
        if self.can_refresh() {
            self.list_refresh(false, false, out);
        }
    }

    /// Is there a Wild for a refresh (MC-3.5)?
    #[inline]
    pub(crate) fn can_refresh(&self) -> bool {
        self.own_hand().has(Card::WILD) || !self.own_midway().with_wilds().is_empty()
    }

    fn list_refresh(&self, wild: bool, from_midway: bool, out: &mut Vec<Action>) {
        if wild {
            out.push(Action::Draw);
        }
        out.extend(self.own_hand().each_kind().map(Action::Lay));
        if !from_midway {
            out.extend(self.own_midway().with_wilds().iter().map(Action::LayWild));
        }
    }

    fn list_assignments(&self, out: &mut Vec<Action>) {
        let dice = self.dice();
        each_assignment(dice, |action| out.push(action));
        if !self.can_pay(1) {
            return;
        }
        out.push(Action::Reroll);
        let mut last = None;
        for booth in dice.into_iter().filter_map(Face::booth) {
            if last == Some(booth) {
                continue;
            }
            last = Some(booth);
            if booth > Booth::DeckDraw {
                out.push(Action::Lower(booth));
            }
            if booth < Booth::MidwaySteal {
                out.push(Action::Raise(booth));
            }
        }
    }

    fn list_maneuvers(&self, out: &mut Vec<Action>) {
        out.push(Action::Waive);
        self.each_slot(|booth, _| out.push(Action::Protect(booth)));
    }

    /// The different booths whose actions are still to be taken, and how many dice lie on each.
    #[inline]
    pub(crate) fn each_slot(&self, mut tell: impl FnMut(Booth, usize)) {
        let slots = self.turn.slots;
        for (place, &slot) in slots.iter().enumerate() {
            if let Some(booth) = slot
                && (place == 0 || slots[place - 1] != slot)
            {
                tell(booth, slots.iter().filter(|&&other| other == slot).count());
            }
        }
    }

    fn list_deeds(&self, out: &mut Vec<Action>) {
        let protected = self.turn.protected;
        self.each_slot(|booth, number| {
            self.each_way(booth, |deed| {
                if protected == Some(booth) {
                    out.push(Action::DeclareProtected(deed));
                }
                if protected != Some(booth) || number > 1 {
                    out.push(Action::Declare(deed));
                }
            });
        });
    }

    /// Every way in which the action of a booth is possible now: one for each target it can be aimed at (MC-5.4, MC-5.6).
    #[inline]
    pub(crate) fn each_way(&self, booth: Booth, mut tell: impl FnMut(Deed)) {
        self.any_way(booth, |deed| {
            tell(deed);
            false
        });
    }

    /// Can the action of this booth be taken now, by the active player against anybody?
    #[inline]
    pub(crate) fn is_open(&self, booth: Booth) -> bool {
        self.any_way(booth, |_| true)
    }

    /// Is any possible way as asked for? Looks no further than the first that is.
    #[inline]
    fn any_way(&self, booth: Booth, mut fits: impl FnMut(Deed) -> bool) -> bool {
        let (active, players) = (self.turn.active, self.seats());
        let mut target = active.left(players);
        while target != active {
            let deed = Deed::of(booth, target);
            if self.is_possible(deed) && fits(deed) {
                return true;
            }
            // An action without a target is looked at once.
            target = if booth.aims() { target.left(players) } else { active };
        }
        false
    }

    /// Can any of the assigned actions be taken now (MC-5.3)?
    #[inline]
    pub(crate) fn any_possible(&self) -> bool {
        self.turn.slots.into_iter().flatten().any(|booth| self.is_open(booth))
    }

    /// Can this action be carried out completely (MC-5.4)?
    #[inline]
    pub(crate) fn is_possible(&self, deed: Deed) -> bool {
        match deed {
            Deed::DeckDraw => !self.deck.is_empty(),
            Deed::DiscardDraw => !self.pile.is_empty(),
            Deed::HandDraw(target) => !self.hands[target.at()].is_empty(),
            Deed::HandTrade(target) => !self.hands[target.at()].is_empty() && !self.own_hand().is_empty(),
            Deed::MidwayTrade(target) => self.can_raid(Raid { target, trade: true, taken: None }),
            Deed::MidwaySteal(target) => self.can_raid(Raid { target, trade: false, taken: None }),
        }
    }

    fn list_blocks(&self, out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Block]);
        // After the last action there is nothing left to be asked about.
        if self.turn.slots[0].is_some() {
            out.push(Action::PassAll);
        }
    }

    fn list_takes(&self, raid: Raid, out: &mut Vec<Action>) {
        let takeable = self.takeable(raid);
        out.extend(bits(takeable.parts).map(Card).filter(|&part| self.may_take(raid, part)).map(Action::Take));
        out.extend(takeable.wilds.iter().filter(|&ride| self.may_take_wild(raid, ride)).map(Action::TakeWild));
    }

    fn list_gifts(&self, raid: Raid, out: &mut Vec<Action>) {
        let gifts = self.gifts(raid);
        out.extend(bits(gifts.parts).map(Card).map(Action::Give));
        out.extend(gifts.wilds.iter().map(Action::GiveWild));
    }

    /// Does a Wild lie in the place of this part on a complete ride of the builder, who has the part in hand and may still
    /// send the Wild to another ride (MC-7.9)?
    pub(crate) fn may_make_room(&self, seat: Seat, card: Card) -> bool {
        let builds = seat == self.turn.active && matches!(self.stage, Stage::Build { moves: 1.. });
        if !builds || card.is_wild() || !self.own_hand().has(card) {
            return false;
        }
        let (midway, ride) = (self.own_midway(), card.ride());
        midway.complete().has(ride) && !midway.has(card) && !midway.open().is_empty()
    }

    fn list_building(&self, moves: u8, out: &mut Vec<Action>) {
        out.push(Action::Done);
        let (hand, midway) = (self.own_hand(), self.own_midway());
        let (parts, wild) = (hand.kinds() & ALL_PARTS, hand.has(Card::WILD));
        let open = midway.open();
        out.extend(bits(parts & open.cards() & !midway.parts()).map(Card).map(Action::Add));
        if wild {
            out.extend(open.iter().map(Action::AddWild));
        }
        let beginnings = parts & midway.unstarted().cards();
        for ride in Rides::with_several(beginnings, if wild { 1 } else { 2 }).iter() {
            list_starts(ride, beginnings, wild, out);
        }
        if moves > 0 {
            for from in midway.with_wilds().iter() {
                out.extend(open.without(from).iter().map(|to| Action::Move(from, to)));
            }
        }
    }
}

const ALL_PARTS: u32 = (1 << Card::WILD.0) - 1;

/// The ways to assign the dice, each result once (MC-4.2, MC-4.3, MC-11.5, MC-11.6). They are in ascending order, so a "!"
/// is the last.
#[inline]
pub(crate) fn each_assignment([low, middle, high]: [Face; 3], mut tell: impl FnMut(Action)) {
    // There is one "!" at most.
    let (Some(low), Some(middle)) = (low.booth(), middle.booth()) else { return };
    let Some(high) = high.booth() else { return each_wild_assignment(low, middle, tell) };
    if low == high {
        return tell(Action::AssignAll(low));
    }
    tell(Action::Assign(low, middle));
    if middle != high {
        tell(Action::Assign(low, high));
    }
    if low != middle {
        tell(Action::Assign(middle, high));
    }
}

/// Two dice beside a "!". What the "!" is not needed for is listed among the plain pairs already.
fn each_wild_assignment(low: Booth, middle: Booth, mut tell: impl FnMut(Action)) {
    tell(Action::Assign(low, middle));
    if low == middle {
        tell(Action::AssignAll(low));
    }
    for booth in Booth::ALL {
        if booth != middle {
            tell(Action::Assign(low.min(booth), low.max(booth)));
        }
        if booth != low && low != middle {
            tell(Action::Assign(middle.min(booth), middle.max(booth)));
        }
    }
}

/// The ways to begin a ride with two cards; the rest can follow one by one (MC-7.2).
fn list_starts(ride: Ride, parts: u32, wild: bool, out: &mut Vec<Action>) {
    let here = parts & Rides::from_iter([ride]).cards();
    for first in bits(here) {
        let above = here & (u32::MAX << first << 1);
        out.extend(bits(above).map(|second| Action::Start(Card(first), Card(second))));
        if wild {
            out.push(Action::Start(Card(first), Card::WILD));
        }
    }
}
