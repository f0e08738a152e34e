//! The printed parts: loads `components/*.toml` and refuses a set that could not be played.

mod unpack;

use crate::card::{Card, Region};
use crate::goal::GoalEffect;
use serde::Deserialize;
use table::{BadParts, Files, Parts, Provenance};

/// Everything that comes out of the box.
pub struct Components {
    pub numbers: Numbers,
    /// What each kind of card does. Apart from the names, because the rules look here all the time.
    pub kinds: Vec<Kind>,
    /// What is printed on each kind of card besides.
    pub labels: Vec<Label>,
    pub goals: Vec<GoalEffect>,
    pub start_lands: Vec<StartLand>,
    pub seasons: Vec<Season>,
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Land(Land),
    Monster(Monster),
    Staff(Staff),
    Event(EventEffect),
    /// A secret goal: its place in [`Components::goals`].
    Goal(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Land {
    pub region: Region,
    pub points: u8,
    /// How many land cards of the region must be in play before.
    pub distant: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Monster {
    pub region: Region,
    pub level: u8,
    pub vp: u8,
    pub danger: u8,
    pub lore: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Staff {
    pub cost: u8,
    pub effect: StaffEffect,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum StaffEffect {
    Explorer,
    Hunters { amount: u8 },
    CrownsOnDangerousMonster { per_danger: u8 },
    CrownsOnEvent { amount: u8 },
    CrownsOnMonster { region: Region, amount: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EventEffect {
    Crowns { amount: u8 },
    HunterTokens { amount: u8 },
    CrownsPerRevealedKeptMonster { amount: u8 },
    CrownsPerStaff { amount: u8 },
    CrownsPerLandPoint { region: Region, amount: u8 },
}

/// The words and numbers on a card that no rule asks for.
pub struct Label {
    pub id: String,
    pub name: String,
    pub copies: u8,
    /// Does it stay in the deck of the simplified game?
    pub simple: bool,
}

pub struct StartLand {
    pub id: String,
    pub name: String,
    pub land: Land,
    pub copies: u8,
}

/// A season card.
pub struct Season {
    pub id: String,
    pub name: String,
    pub wanted: Wanted,
    pub trophy: Trophy,
}

impl Season {
    /// What a monster on display counts for the trophy.
    #[inline]
    pub fn counts(&self, monster: Monster) -> u16 {
        if !self.wanted.matches(monster) {
            return 0;
        }
        u16::from(match self.trophy {
            Trophy::Vp => monster.vp,
            Trophy::Danger => monster.danger,
        })
    }
}

/// Which monsters the public wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    Region(Region),
    /// At least so many danger symbols.
    Danger(u8),
}

impl Wanted {
    #[inline]
    pub fn matches(self, monster: Monster) -> bool {
        match self {
            Wanted::Region(region) => monster.region == region,
            Wanted::Danger(least) => monster.danger >= least,
        }
    }
}

/// What is summed up for the trophy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trophy {
    Vp,
    Danger,
}

/// The numbers of the game, from `game.toml`.
#[derive(Deserialize)]
pub struct Numbers {
    #[serde(flatten)]
    _origin: Origin,
    pub start_crowns: u8,
    pub keep_cost: u8,
    pub loan_crowns: u8,
    pub loan_vp: u8,
    pub loan_cards: u8,
    pub consolidated_cards: u8,
    pub consolidated_loans: u8,
    pub fine: u8,
    pub season_bonus: u8,
    pub trophy_vp: u8,
    pub crown_vp: u8,
    pub hunter_token_vp: u8,
    pub royal_dice: RoyalDice,
    simplified: Simplified,
    counts: Counts,
}

#[derive(Deserialize)]
pub struct RoyalDice {
    #[serde(flatten)]
    _origin: Origin,
    pub dice: u8,
    pub faces: Vec<u8>,
}

impl RoyalDice {
    /// The chance, in percent, of at least 1, 2, 3... hunters, up to the most that can come.
    pub(crate) fn chances(&self) -> Vec<u8> {
        let most = self.faces.iter().copied().max().unwrap_or(0);
        let sums = usize::from(self.dice) * usize::from(most) + 1;
        let mut throws = vec![0u64; sums];
        throws[0] = 1;
        for _ in 0..self.dice {
            let before = std::mem::replace(&mut throws, vec![0; sums]);
            for (sum, number) in before.into_iter().enumerate().filter(|(_, number)| *number > 0) {
                self.faces.iter().for_each(|&face| throws[sum + usize::from(face)] += number);
            }
        }
        let all: u64 = throws.iter().sum();
        let at_least = |hunters: usize| throws[hunters..].iter().sum::<u64>();
        (1..sums).map(|hunters| ((at_least(hunters) * 100 + all / 2) / all) as u8).collect()
    }
}

/// What leaves the deck in the simplified game.
#[derive(Deserialize)]
struct Simplified {
    #[serde(flatten)]
    _origin: Origin,
    remove_kinds: Vec<String>,
    remove_effects: Vec<String>,
}

#[derive(Deserialize)]
struct Counts {
    #[serde(flatten)]
    _origin: Origin,
    land: usize,
    monster: usize,
    staff: usize,
    event: usize,
    goal: usize,
    start_land: usize,
    season: usize,
}

/// How sure a fact is, and where it is from: every table must say so.
#[derive(Deserialize)]
struct Origin {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(rename = "source")]
    _source: String,
}

pub(crate) const MAX_DICE: u8 = 6;
/// No monster has a higher level, and so nobody ever pays more land for one.
pub(crate) const MAX_LEVEL: u8 = 20;

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("game.toml", include_str!("../components/game.toml")),
        ("lands.toml", include_str!("../components/lands.toml")),
        ("start_lands.toml", include_str!("../components/start_lands.toml")),
        ("monsters.toml", include_str!("../components/monsters.toml")),
        ("staff.toml", include_str!("../components/staff.toml")),
        ("events.toml", include_str!("../components/events.toml")),
        ("goals.toml", include_str!("../components/goals.toml")),
        ("seasons.toml", include_str!("../components/seasons.toml")),
    ];

    fn load(files: &Files) -> Result<Components, BadParts> {
        unpack::unpack(files)
    }
}

impl Components {
    #[inline]
    pub fn kind(&self, card: Card) -> Kind {
        self.kinds[card.at()]
    }

    /// The numbers of a card that is a monster.
    #[inline]
    pub fn monster(&self, card: Card) -> Option<Monster> {
        match self.kind(card) {
            Kind::Monster(monster) => Some(monster),
            _ => None,
        }
    }

    pub fn goal(&self, card: Card) -> Option<&GoalEffect> {
        match self.kind(card) {
            Kind::Goal(place) => self.goals.get(usize::from(place)),
            _ => None,
        }
    }

    pub fn label(&self, card: Card) -> &Label {
        &self.labels[card.at()]
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<Card> {
        self.labels.iter().position(|label| label.id == id).map(|place| Card(place as u8))
    }

    /// Every kind of card, once.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        (0..self.kinds.len()).map(|place| Card(place as u8))
    }

    /// Every card of the deck, in the order of the set.
    pub fn deck(&self, simplified: bool) -> impl Iterator<Item = Card> {
        let in_play = move |(_, label): &(usize, &Label)| label.simple || !simplified;
        self.labels
            .iter()
            .enumerate()
            .filter(in_play)
            .flat_map(|(place, label)| (0..label.copies).map(move |_| Card(place as u8)))
    }
}
