//! What lies on and around one player board.

use crate::card::{Card, REGIONS, Region};
use crate::components::{Components, Kind, Land, Monster};
use crate::pile::Pile;
use crate::setup::{HAND, MAX_CARDS, START_LANDS};
use serde::{Deserialize, Serialize};

/// One player's board, with all that he owns.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    pub crowns: u16,
    pub tokens: u8,
    /// All loans, those in consolidated cards included.
    pub loans: u16,
    pub consolidated: u8,
    pub start_lands: [u8; START_LANDS],
    /// Land points by region, those of explorers included.
    pub points: [u8; REGIONS],
    /// Land points spent in this season.
    pub spent: [u8; REGIONS],
    pub land_cards: [u8; REGIONS],
    pub distant_lands: u8,
    pub explorers: [u8; REGIONS],
    /// Staff cards in play.
    pub staff: u8,
    pub hunters: u8,
    /// Crowns for each danger symbol played.
    pub trainers: u8,
    /// Crowns for each event played.
    pub coordinators: u8,
    /// Crowns for each monster played, by region.
    pub experts: [u8; REGIONS],
    /// Every card played, in order: lands, monsters, staff, events.
    pub played: Pile<MAX_CARDS>,
    /// How many of them were played before this season.
    pub retired: u8,
    /// The sum of points on all monsters played.
    pub monster_vp: u16,
    /// Danger symbols displayed in this season.
    pub danger: u8,
    /// What counts for this season's trophy.
    pub wanted: u16,
    /// Has the season bonus been paid?
    pub bonus_paid: bool,
    pub trophies: u8,
    /// Points from secret goals, once they are revealed.
    pub goal_vp: i16,
    /// In order. In the play step it lies face down and was not yet looked at.
    pub hand: Pile<HAND>,
    /// In order.
    pub kept: Pile<MAX_CARDS>,
    pub stage: Stage,
    pub pending: Pending,
}

/// What a player is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nothing until the others are done.
    Waiting,
    /// To capture a card.
    Choosing,
    /// Of two players: to discard a card.
    Discarding,
    /// To play or keep the captured card.
    Deciding,
    /// May still play kept cards.
    Free,
    /// To give hunter tokens back.
    Hunting,
}

/// A card that is half played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    Nothing,
    /// A Dreamlands monster: `left` points are still to be paid, and `region` is asked next.
    Payment {
        monster: Card,
        left: u8,
        region: Region,
    },
    /// A preview: `shown` copies of the card `from` have been shown, and all that lie before it are passed by.
    Preview {
        event: Card,
        amount: u8,
        from: Card,
        shown: u8,
    },
}

impl Default for Board {
    fn default() -> Board {
        Board::EMPTY
    }
}

impl Board {
    pub const EMPTY: Board = Board {
        crowns: 0,
        tokens: 0,
        loans: 0,
        consolidated: 0,
        start_lands: [0; START_LANDS],
        points: [0; REGIONS],
        spent: [0; REGIONS],
        land_cards: [0; REGIONS],
        distant_lands: 0,
        explorers: [0; REGIONS],
        staff: 0,
        hunters: 0,
        trainers: 0,
        coordinators: 0,
        experts: [0; REGIONS],
        played: Pile::EMPTY,
        retired: 0,
        monster_vp: 0,
        danger: 0,
        wanted: 0,
        bonus_paid: false,
        trophies: 0,
        goal_vp: 0,
        hand: Pile::EMPTY,
        kept: Pile::EMPTY,
        stage: Stage::Waiting,
        pending: Pending::Nothing,
    };

    pub fn add_land(&mut self, land: Land) {
        self.points[land.region.at()] += land.points;
        self.land_cards[land.region.at()] += 1;
        self.distant_lands += u8::from(land.distant > 0);
    }

    /// Land points of a region not yet spent in this season.
    #[inline]
    pub fn left(&self, region: Region) -> u8 {
        self.points[region.at()] - self.spent[region.at()]
    }

    /// Land points of all regions not yet spent in this season.
    #[inline]
    pub fn left_of_all(&self) -> u8 {
        self.points.iter().sum::<u8>() - self.spent.iter().sum::<u8>()
    }

    /// Are there land points enough for a monster?
    #[inline]
    pub fn can_pay(&self, monster: Monster) -> bool {
        match monster.region {
            Region::Dreamlands => self.left_of_all() >= monster.level,
            region => self.left(region) >= monster.level,
        }
    }

    /// Can this card be played, wherever it lies?
    #[inline]
    pub fn can_play(&self, kind: Kind) -> bool {
        match kind {
            Kind::Land(land) => self.land_cards[land.region.at()] >= land.distant,
            Kind::Monster(monster) => self.can_pay(monster),
            // Who cannot afford staff borrows.
            Kind::Staff(_) | Kind::Event(_) => true,
            Kind::Goal(_) => false,
        }
    }

    /// How many points of `region` can go into a payment of `left` points, so that it can still be completed from the
    /// regions after it.
    #[inline]
    pub fn share(&self, region: Region, left: u8) -> (u8, u8) {
        let later: u8 = Region::ALL[region.at() + 1..].iter().map(|&other| self.left(other)).sum();
        (left.saturating_sub(later), left.min(self.left(region)))
    }

    /// The monsters displayed in this season.
    pub fn display(&self, parts: &Components) -> impl Iterator<Item = Card> {
        self.played[usize::from(self.retired)..].iter().copied().filter(|&card| parts.monster(card).is_some())
    }

    /// The monsters of earlier seasons.
    pub fn menagerie(&self, parts: &Components) -> impl Iterator<Item = Card> {
        self.played[..usize::from(self.retired)].iter().copied().filter(|&card| parts.monster(card).is_some())
    }

    /// The secret goals among the kept cards.
    pub fn goals(&self, parts: &Components) -> impl Iterator<Item = Card> {
        self.kept.iter().copied().filter(|&card| parts.goal(card).is_some())
    }
}
