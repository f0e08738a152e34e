//! What one pair of eyes sees.

use crate::actions::{Deed, Face};
use crate::cards::{Card, Ride};
use crate::row::Row;
use crate::setup::Options;
use crate::state::{Midway, Phase, Raid};
use serde::Serialize;
use table::{Eyes, Seat, Seats};

/// The table as these eyes see it (chapter 12 of the rules).
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub options: Options,
    /// Counted from 1.
    pub turn: u16,
    pub active: Seat,
    /// Who is asked; nobody when the game is over.
    pub asked: Option<Seat>,
    pub stage: Stage,
    /// The dice as they lie; empty before the roll. 7 is the "!" of the Wild Die.
    pub dice: Vec<Face>,
    /// The dice on the tableau whose actions are still to be taken.
    pub slots: Vec<Face>,
    /// The die that the Norwood Maneuver protects.
    pub protected: Option<Face>,
    /// The action that may be blocked, or is being carried out.
    pub deed: Option<Deed>,
    /// A card set aside in a Hand Trade, for the two who see it.
    pub aside: Option<Card>,
    pub deck: usize,
    pub pile: usize,
    pub pile_top: Option<Card>,
    /// Who has used a Ticket in this turn.
    pub spent: Seats,
    pub players: Vec<Player>,
}

/// Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "name")]
pub enum Stage {
    Trim,
    Choose,
    Refresh {
        laid: u8,
    },
    Assign,
    Maneuver,
    Act,
    Block,
    HandOver,
    Take,
    /// A Wild is looking for a ride.
    Place {
        from: Option<Ride>,
    },
    Give,
    Toss,
    Build {
        moves: u8,
    },
    Over,
}

impl Stage {
    /// The step of the turn (MC-2.1); `None` when the game is over.
    pub fn step(self) -> Option<u8> {
        match self {
            Stage::Trim => Some(2),
            Stage::Build { .. } => Some(4),
            Stage::Over => None,
            _ => Some(3),
        }
    }
}

/// One player's side of the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Player {
    pub seat: Seat,
    /// The team's, in Team Carnival.
    pub tickets: u8,
    pub hand_size: usize,
    pub hand: Option<Vec<Card>>,
    pub rides: Vec<RideView>,
    /// Complete rides that count for this player, or for the team.
    pub score: i32,
}

/// One ride of a Midway.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RideView {
    pub ride: Ride,
    pub parts: Vec<Card>,
    pub wilds: u32,
    pub complete: bool,
    /// A natural set: locked.
    pub natural: bool,
}

impl Midway {
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let shown = |dice: [Face; 3]| dice.into_iter().filter(|&face| face != Face::NONE).collect();
        View {
            options: self.options,
            turn: if self.asked().is_some() { self.turns + 1 } else { self.turns },
            active: self.active(),
            asked: self.asked(),
            stage: self.stage(),
            dice: shown(self.turn.dice),
            slots: shown(self.turn.slots),
            protected: (self.turn.protected != Face::NONE).then_some(self.turn.protected),
            deed: self.deed(),
            aside: self.aside(eyes),
            deck: self.deck.len(),
            pile: self.pile.len(),
            pile_top: self.pile.top(),
            spent: self.turn.spent,
            players: Seat::all(self.seats()).map(|seat| self.player(seat, eyes)).collect(),
        }
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Trim => Stage::Trim,
            Phase::Choose => Stage::Choose,
            Phase::Refresh { laid, .. } => Stage::Refresh { laid },
            Phase::Assign => Stage::Assign,
            Phase::Maneuver => Stage::Maneuver,
            Phase::Act => Stage::Act,
            Phase::Block { .. } => Stage::Block,
            Phase::HandOver { .. } => Stage::HandOver,
            Phase::Take { .. } => Stage::Take,
            Phase::Place { from, .. } => Stage::Place { from },
            Phase::Give { .. } => Stage::Give,
            Phase::Toss => Stage::Toss,
            Phase::Build { moves } => Stage::Build { moves },
            Phase::Over { .. } => Stage::Over,
        }
    }

    /// The action under way.
    pub(crate) fn deed(&self) -> Option<Deed> {
        match self.phase {
            Phase::Block { deed, .. } => Some(deed),
            Phase::HandOver { target, .. } => Some(Deed::HandTrade(target)),
            Phase::Take { raid } | Phase::Place { raid, .. } | Phase::Give { raid } => Some(raid.deed()),
            _ => None,
        }
    }

    /// Is the card set aside seen by these eyes (MC-12.3)?
    fn aside(&self, eyes: Eyes) -> Option<Card> {
        let Phase::HandOver { target, aside } = self.phase else { return None };
        eyes.among(Seats::one(target).with(self.active())).then_some(aside)
    }

    fn player(&self, seat: Seat, eyes: Eyes) -> Player {
        let hand = &self.hands[seat.at()];
        Player {
            seat,
            tickets: self.tickets_of(seat),
            hand_size: hand.len(),
            hand: eyes.see(seat).then(|| hand.iter().collect()),
            rides: Ride::all().map(|ride| RideView::of(&self.midways[seat.at()], ride)).collect(),
            score: self.score_of(seat),
        }
    }
}

impl Raid {
    pub fn deed(&self) -> Deed {
        if self.trade { Deed::MidwayTrade(self.target) } else { Deed::MidwaySteal(self.target) }
    }
}

impl RideView {
    fn of(midway: &Row, ride: Ride) -> RideView {
        RideView {
            ride,
            parts: midway.parts_of(ride).collect(),
            wilds: midway.wilds(ride),
            complete: midway.complete().has(ride),
            natural: midway.natural().has(ride),
        }
    }
}
