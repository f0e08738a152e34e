//! What lies on and around one player board.

use crate::card::{Card, REGIONS, Region};
use crate::components::{Components, Kind, Land, Monster, Season, StaffEffect};
use crate::pile::{Pile, no_cards};
use crate::setup::{HAND, MAX_CARDS, START_LANDS};
use crate::state::Stage;
use serde::{Deserialize, Serialize};

/// Land points of an explorer.
pub const EXPLORER: u8 = 1;

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
    /// A preview of kept monsters. What it has shown are the facts of the journal that are not `stale`; `from` is the
    /// card shown last and `shown` how many copies of it, which old records have in their hashes.
    Preview {
        event: Card,
        amount: u8,
        from: Card,
        shown: u8,
        #[serde(default, skip_serializing_if = "Stale::is_empty")]
        stale: Stale,
    },
}

/// Kept cards that everybody knows from an earlier preview and that this one has not shown again: places among the facts
/// of the journal, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stale(pub(crate) u64);

impl Stale {
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde wants it so
    fn is_empty(&self) -> bool {
        self.0 == 0
    }
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
        played: no_cards(),
        retired: 0,
        monster_vp: 0,
        danger: 0,
        wanted: 0,
        bonus_paid: false,
        trophies: 0,
        goal_vp: 0,
        hand: no_cards(),
        kept: no_cards(),
        stage: Stage::Waiting,
        pending: Pending::Nothing,
    };

    pub fn add_land(&mut self, land: Land) {
        self.points[land.region.at()] += land.points;
        self.land_cards[land.region.at()] += 1;
        self.distant_lands += u8::from(land.distant > 0);
    }

    /// A board with the same cards, on which everything that follows from cards is counted anew.
    pub(crate) fn counted(&self, parts: &Components, season: &Season) -> Board {
        let points = self.explorers.map(|explorers| explorers * EXPLORER);
        let mut counted = Board { points, retired: self.retired, played: self.played, ..Board::EMPTY };
        for &place in &self.start_lands {
            counted.add_land(parts.start_lands[usize::from(place)].land);
        }
        for &card in self.played.iter() {
            match parts.kind(card) {
                Kind::Land(land) => counted.add_land(land),
                Kind::Staff(staff) => counted.add_staff(staff.effect),
                Kind::Monster(monster) => counted.monster_vp += u16::from(monster.vp),
                Kind::Event(_) | Kind::Goal(_) => {}
            }
        }
        for monster in self.display(parts).filter_map(|card| parts.monster(card)) {
            counted.danger += monster.danger;
            counted.wanted += season.counts(monster);
        }
        counted
    }

    /// What a new member of the staff brings, an explorer's land left aside.
    pub(crate) fn add_staff(&mut self, effect: StaffEffect) {
        self.staff += 1;
        match effect {
            StaffEffect::Explorer => {}
            StaffEffect::Hunters { amount } => self.hunters += amount,
            StaffEffect::CrownsOnDangerousMonster { per_danger } => self.trainers += per_danger,
            StaffEffect::CrownsOnEvent { amount } => self.coordinators += amount,
            StaffEffect::CrownsOnMonster { region, amount } => self.experts[region.at()] += amount,
        }
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

    /// The land that will be missed least, for a payment of `left` points from `region` on: Dreamlands first, which pay
    /// for nothing else, then regions of which no monster is kept, and always where most is left.
    pub fn spread(&self, region: Region, left: u8, parts: &Components) -> [u8; REGIONS] {
        let kept =
            |region: Region| self.kept.iter().any(|&card| parts.monster(card).is_some_and(|m| m.region == region));
        let kept = Region::ALL.map(kept);
        let mut shares = [0; REGIONS];
        for _ in 0..left {
            let free = |region: Region| self.left(region) - shares[region.at()];
            let order = |region: &Region| (*region == Region::Dreamlands, !kept[region.at()], free(*region));
            let open = Region::ALL[region.at()..].iter().copied().filter(|&region| free(region) > 0);
            match open.max_by_key(order) {
                Some(region) => shares[region.at()] += 1,
                None => debug_assert!(false, "there is land enough for whoever is asked to pay"),
            }
        }
        shares
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
