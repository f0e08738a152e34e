//! What may be done.

use crate::cards::{Card, Ride};
use crate::hand::bits;
use crate::row::Rides;
use crate::state::{Midway, Phase, Raid};
use serde::{Deserialize, Serialize};
use table::Seat;

/// What a die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Face(pub u8);

impl Face {
    /// No die.
    pub const NONE: Face = Face(0);
    pub const DECK_DRAW: Face = Face(1);
    pub const DISCARD_DRAW: Face = Face(2);
    pub const HAND_DRAW: Face = Face(3);
    pub const HAND_TRADE: Face = Face(4);
    pub const MIDWAY_TRADE: Face = Face(5);
    pub const MIDWAY_STEAL: Face = Face(6);
    /// The "!" of the Wild Die.
    pub const ANY: Face = Face(7);

    /// The six numbers.
    pub fn numbers() -> impl Iterator<Item = Face> {
        (1..=6).map(Face)
    }

    #[inline]
    pub const fn is_number(self) -> bool {
        1 <= self.0 && self.0 <= 6
    }
}

/// A dice action with its target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    DeckDraw,
    DiscardDraw,
    HandDraw(Seat),
    HandTrade(Seat),
    MidwayTrade(Seat),
    MidwaySteal(Seat),
}

impl Deed {
    /// The number on the die.
    #[inline]
    pub const fn face(self) -> Face {
        match self {
            Deed::DeckDraw => Face::DECK_DRAW,
            Deed::DiscardDraw => Face::DISCARD_DRAW,
            Deed::HandDraw(_) => Face::HAND_DRAW,
            Deed::HandTrade(_) => Face::HAND_TRADE,
            Deed::MidwayTrade(_) => Face::MIDWAY_TRADE,
            Deed::MidwaySteal(_) => Face::MIDWAY_STEAL,
        }
    }

    #[inline]
    pub const fn target(self) -> Option<Seat> {
        match self {
            Deed::DeckDraw | Deed::DiscardDraw => None,
            Deed::HandDraw(seat) | Deed::HandTrade(seat) | Deed::MidwayTrade(seat) | Deed::MidwaySteal(seat) => {
                Some(seat)
            }
        }
    }

    /// The action of a die, aimed at `target` where it is aimed at anybody.
    #[inline]
    pub const fn of(face: Face, target: Seat) -> Deed {
        match face {
            Face::DECK_DRAW => Deed::DeckDraw,
            Face::DISCARD_DRAW => Deed::DiscardDraw,
            Face::HAND_DRAW => Deed::HandDraw(target),
            Face::HAND_TRADE => Deed::HandTrade(target),
            Face::MIDWAY_TRADE => Deed::MidwayTrade(target),
            _ => Deed::MidwaySteal(target),
        }
    }
}

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
    Raise(Face),
    /// Pay a Ticket and turn a die of this number down by one.
    Lower(Face),
    /// Assign two dice (the third place is [`Face::NONE`]) or three, in ascending order.
    Assign([Face; 3]),
    /// Pay for the Norwood Maneuver and name a die.
    Protect(Face),
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

impl Midway {
    /// Lists what the asked seat may do.
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Trim | Phase::Toss => out.extend(self.own_hand().each_kind().map(Action::Discard)),
            Phase::Choose => self.list_choices(out),
            Phase::Refresh { wild, from_midway, .. } => self.list_refresh(wild, from_midway, out),
            Phase::Assign => self.list_assignments(out),
            Phase::Maneuver => self.list_maneuvers(out),
            Phase::Act => self.list_deeds(out),
            Phase::Block { .. } => self.list_blocks(out),
            Phase::HandOver { .. } => out.extend(self.own_hand().each_kind().map(Action::Give)),
            Phase::Take { raid } => self.list_takes(raid, out),
            Phase::Place { raid, owner, from, given } => {
                out.extend(self.homes(raid, owner, from, given).iter().map(Action::Place));
            }
            Phase::Give { raid } => self.list_gifts(raid, out),
            Phase::Build { moves } => self.list_building(moves, out),
            Phase::Over { .. } => {}
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
        self.each_assignment(|slots| out.push(Action::Assign(slots)));
        if !self.can_pay(1) {
            return;
        }
        out.push(Action::Reroll);
        let mut last = Face::NONE;
        for face in self.turn.dice.into_iter().filter(|face| face.is_number()) {
            if face == last {
                continue;
            }
            last = face;
            if face.0 > 1 {
                out.push(Action::Lower(face));
            }
            if face.0 < 6 {
                out.push(Action::Raise(face));
            }
        }
    }

    /// The ways to assign the dice, each result once (MC-4.2, MC-4.3, MC-11.5, MC-11.6).
    #[inline]
    fn each_assignment(&self, mut tell: impl FnMut([Face; 3])) {
        // Ascending, so a "!" is the last.
        let [low, middle, high] = self.turn.dice;
        if high == Face::ANY {
            return each_wild_assignment(low, middle, tell);
        }
        if low == high {
            return tell([low; 3]);
        }
        tell([low, middle, Face::NONE]);
        if middle != high {
            tell([low, high, Face::NONE]);
        }
        if low != middle {
            tell([middle, high, Face::NONE]);
        }
    }

    fn list_maneuvers(&self, out: &mut Vec<Action>) {
        out.push(Action::Waive);
        self.each_slot(|face, _| out.push(Action::Protect(face)));
    }

    /// The different numbers among the dice whose actions are still to be taken, and how many dice show each.
    #[inline]
    fn each_slot(&self, mut tell: impl FnMut(Face, usize)) {
        let slots = self.turn.slots;
        for (place, &face) in slots.iter().enumerate() {
            if face != Face::NONE && (place == 0 || slots[place - 1] != face) {
                tell(face, slots.iter().filter(|&&other| other == face).count());
            }
        }
    }

    fn list_deeds(&self, out: &mut Vec<Action>) {
        let protected = self.turn.protected;
        self.each_slot(|face, number| {
            self.each_way(face, |deed| {
                if face == protected {
                    out.push(Action::DeclareProtected(deed));
                }
                if face != protected || number > 1 {
                    out.push(Action::Declare(deed));
                }
            });
        });
    }

    /// Every way in which the action of a die is possible now: one for each target it can be aimed at (MC-5.4, MC-5.6).
    #[inline]
    fn each_way(&self, face: Face, mut tell: impl FnMut(Deed)) {
        let (active, players) = (self.turn.active, self.seats());
        let mut target = active.left(players);
        while target != active {
            let deed = Deed::of(face, target);
            if self.is_possible(deed) {
                tell(deed);
            }
            // An action without a target is looked at once.
            target = if face <= Face::DISCARD_DRAW { active } else { target.left(players) };
        }
    }

    /// Can any of the assigned actions be taken now (MC-5.3)?
    #[inline]
    pub(crate) fn any_possible(&self) -> bool {
        let mut possible = false;
        self.each_slot(|face, _| self.each_way(face, |_| possible = true));
        possible
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
        if self.turn.slots != [Face::NONE; 3] {
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

/// Two dice beside a "!". What the "!" is not needed for is listed among the plain pairs already.
fn each_wild_assignment(low: Face, middle: Face, mut tell: impl FnMut([Face; 3])) {
    tell([low, middle, Face::NONE]);
    if low == middle {
        tell([low; 3]);
    }
    for face in Face::numbers() {
        if face != middle {
            tell([low.min(face), low.max(face), Face::NONE]);
        }
        if face != low && low != middle {
            tell([middle.min(face), middle.max(face), Face::NONE]);
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
