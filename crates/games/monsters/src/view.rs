//! What one pair of eyes may see.

mod seat;

pub use seat::{Counted, Hidden, LotView, Pile, RegionView, SeatView};

use crate::Monsters;
use crate::board::EXPLORER;
use crate::card::{Card, Region};
use crate::components::{Components, Kind, Land, Monster, Season, Trophy, Wanted};
use crate::setup::{HAND, SEASONS};
use crate::state::{Step, passes_left};
use crate::things;
use serde::Serialize;
use table::{Eyes, Rule, Say, Seat, Thing};
use ts_rs::TS;

/// The table as somebody sees it. What these eyes may not see is `null`.
#[derive(Debug, Serialize, TS)]
pub struct View {
    pub simplified: bool,
    /// Counted from 1.
    pub season: usize,
    pub seasons: usize,
    /// Counted from 1.
    pub turn: usize,
    pub turns: usize,
    pub step: Step,
    pub passes_left: bool,
    pub season_card: SeasonFace,
    pub past_seasons: Vec<PastSeason>,
    pub dice: DiceView,
    /// Cards in the deck.
    pub deck: Counted,
    pub numbers: Numbers,
    pub seats: Vec<SeatView>,
}

/// A season card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SeasonFace {
    pub thing: Thing,
    pub id: &'static str,
    pub name: &'static str,
    /// The region that is wanted; in the Season of Danger there is none.
    pub region: Option<Region>,
    /// Are claws counted for the trophy, and not points?
    pub counts_claws: bool,
}

/// A season that is over.
#[derive(Debug, Serialize, TS)]
pub struct PastSeason {
    pub thing: Thing,
    pub season: usize,
    pub card: SeasonFace,
    pub winner: Option<Seat>,
}

/// The royal dice.
#[derive(Debug, Serialize, TS)]
pub struct DiceView {
    pub thing: Thing,
    pub number: u8,
    pub faces: &'static [u8],
    /// The hunters that they brought, while a danger check is made.
    pub hunters: Option<u8>,
    /// The chance, in percent, that they guard 1, 2, 3... open claws, as far as they may guard all of them.
    pub chances: Vec<u8>,
}

/// What things cost and are worth.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct Numbers {
    /// Crowns for a card that is kept.
    pub keep: u8,
    /// Crowns that a loan brings.
    pub loan: u8,
    /// Crowns for a claw that nobody guards.
    pub fine: u8,
    /// Crowns for the first wanted monster of a season.
    pub bonus: u8,
    /// Points at the end.
    pub crown_points: u8,
    pub token_points: u8,
    pub trophy_points: u8,
    /// Points that a loan takes.
    pub loan_points: u8,
    /// Land points of an explorer.
    pub explorer: u8,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Face {
    pub id: &'static str,
    pub name: &'static str,
    #[serde(flatten)]
    pub kind: FaceKind,
    /// All that is printed on it, in a sentence: for whoever asks what it is.
    #[serde(skip)]
    pub says: Say,
    /// The rule that explains it.
    #[serde(skip)]
    pub rule: Rule,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FaceKind {
    Land { region: Region, points: u8, distant: u8 },
    Monster { region: Region, level: u8, vp: u8, danger: u8, lore: u8 },
    Staff { cost: u8 },
    Event,
    Goal,
}

/// A card that lies open, or several of the same.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Lying {
    pub thing: Thing,
    pub count: usize,
    #[serde(flatten)]
    pub face: Face,
}

/// A card in somebody's hands, or several of the same.
#[derive(Debug, Serialize, TS)]
pub struct Held {
    pub thing: Thing,
    pub count: usize,
    #[serde(flatten)]
    pub face: Face,
    /// All that is printed on it, in a sentence.
    pub says: Say,
    /// Could it be played now, if it were captured or kept?
    pub playable: bool,
    /// Loans that playing it now would take, and the points that they will cost.
    pub loans: u16,
    pub debt: u16,
    /// What is missing, where it could not.
    pub lacks: Option<Say>,
    /// What a goal would be worth now.
    pub worth: Option<i32>,
}

pub(crate) fn view(game: &Monsters, eyes: Eyes) -> View {
    let over = game.step == Step::Over;
    let season = game.season().min(SEASONS - 1);
    let stacks: usize = Seat::all(game.count()).map(|seat| game.stack(seat)).sum();
    View {
        simplified: game.simplified,
        season: season + 1,
        seasons: SEASONS,
        turn: game.turn() + 1,
        turns: HAND,
        step: game.step,
        passes_left: passes_left(season),
        season_card: SeasonFace::of(game.season_card()),
        past_seasons: (0..game.season()).map(|season| PastSeason::of(game, season)).collect(),
        dice: DiceView::of(game),
        deck: Counted { thing: things::DECK, count: game.deck.len() - stacks },
        numbers: Numbers::of(game.parts()),
        seats: Seat::all(game.count()).map(|seat| SeatView::of(game, seat, over || eyes.see(seat))).collect(),
    }
}

impl View {
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.get(seat.at())
    }
}

impl SeasonFace {
    fn of(season: &'static Season) -> SeasonFace {
        let region = match season.wanted {
            Wanted::Region(region) => Some(region),
            Wanted::Danger(_) => None,
        };
        let counts_claws = season.trophy == Trophy::Danger;
        SeasonFace { thing: things::SEASON, id: &season.id, name: &season.name, region, counts_claws }
    }
}

impl PastSeason {
    fn of(game: &Monsters, season: usize) -> PastSeason {
        let past = game.past[season];
        let thing = things::past(season + 1);
        let mut card = SeasonFace::of(&game.parts().seasons[usize::from(past.card)]);
        card.thing = thing.clone();
        PastSeason { thing, season: season + 1, card, winner: past.winner }
    }
}

impl DiceView {
    fn of(game: &Monsters) -> DiceView {
        let royal = &game.parts().numbers.royal_dice;
        let hunters = (game.step == Step::Danger).then_some(game.royal_hunters);
        DiceView { thing: things::DICE, number: royal.dice, faces: &royal.faces, hunters, chances: royal.chances() }
    }
}

impl Numbers {
    fn of(parts: &Components) -> Numbers {
        let numbers = &parts.numbers;
        Numbers {
            keep: numbers.keep_cost,
            loan: numbers.loan_crowns,
            fine: numbers.fine,
            bonus: numbers.season_bonus,
            crown_points: numbers.crown_vp,
            token_points: numbers.hunter_token_vp,
            trophy_points: numbers.trophy_vp,
            loan_points: numbers.loan_vp,
            explorer: EXPLORER,
        }
    }
}

impl Face {
    pub(crate) fn of(parts: &'static Components, card: Card) -> Face {
        let label = parts.label(card);
        let kind = match parts.kind(card) {
            Kind::Land(land) => FaceKind::of_land(land),
            Kind::Monster(Monster { region, level, vp, danger, lore }) => {
                FaceKind::Monster { region, level, vp, danger, lore }
            }
            Kind::Staff(staff) => FaceKind::Staff { cost: staff.cost },
            Kind::Event(_) => FaceKind::Event,
            Kind::Goal(_) => FaceKind::Goal,
        };
        Face { id: &label.id, name: &label.name, kind, says: parts.says(card), rule: parts.rule(card) }
    }

    pub(crate) fn of_start_land(parts: &'static Components, place: usize) -> Face {
        let start = &parts.start_lands[place];
        let (kind, says) = (FaceKind::of_land(start.land), crate::says::land_says(start.land));
        Face { id: &start.id, name: &start.name, kind, says, rule: Rule("CM-1.4") }
    }
}

impl FaceKind {
    fn of_land(Land { region, points, distant }: Land) -> FaceKind {
        FaceKind::Land { region, points, distant }
    }
}
