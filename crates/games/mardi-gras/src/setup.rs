//! What can be chosen before the game, and how it is dealt.

use serde::{Deserialize, Serialize};
use table::{About, BadSetup, Choice, Dice, Kit, Ranking, Seat, Setup};
use ts_rs::TS;

use crate::city::NEIGHBORHOODS;
use crate::components::Components;
use crate::kind::{KINDS, Kind};
use crate::routes::{Length, SLOTS};
use crate::state::{Krewe, MardiGras, RouteCard, Stage};
use crate::tally::Tally;

pub const MOST_PLAYERS: usize = 4;
/// One round for every Route card that lies out.
pub const ROUNDS: usize = 5;
/// Throw cards dealt to each player (MG-2.5).
pub const HAND: u8 = 6;
/// The most Throw cards that may be kept (MG-3.7).
pub const HAND_LIMIT: u8 = 18;
/// Revelers in each neighborhood at the start (MG-2.4).
pub const REVELERS_EACH: u8 = 4;
/// Members at home at the start (MG-2.6).
pub const STARTING_KREWE: u8 = 3;

const PLAYERS: &[u8] = &[3, 4];

pub static ABOUT: About = About {
    id: "mardi-gras",
    rules_version: 1,
    rule_prefix: "MG",
    players: PLAYERS,
    options: &[
        Choice { key: "advert", values: &["each", "one_destination"], players: PLAYERS },
        Choice { key: "pair", values: &["same", "any"], players: PLAYERS },
        Choice { key: "royalty", values: &["random", "first_seat"], players: PLAYERS },
    ],
    ranking: Ranking::ByScore,
    // Five rounds of at most 36 members, each good for 1 placing, 7 flips and 8 discards; five cards with at most six
    // advertisements of 10 choices; 38 stops with at most four players.
    longest: 5 * 36 * 16 + 5 * 6 * 10 + 38 * 4,
};

/// Where advertised revelers go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Advert {
    /// Each to a neighborhood of its own (MG-7.2).
    Each,
    /// All to the same one (MG-7.6).
    OneDestination,
}

/// Which two cards make a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Pair {
    /// Two of the same kind (MG-8.5).
    Same,
    /// Any two that the reveler does not hope for (MG-8.6).
    Any,
}

/// What was chosen before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Options {
    pub players: u8,
    pub advert: Advert,
    pub pair: Pair,
}

impl Options {
    pub fn of(setup: &Setup) -> Options {
        let advert = if setup.get("advert") == Some("one_destination") { Advert::OneDestination } else { Advert::Each };
        let pair = if setup.get("pair") == Some("any") { Pair::Any } else { Pair::Same };
        Options { players: setup.players, advert, pair }
    }
}

pub(crate) fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<MardiGras, BadSetup> {
    let options = Options::of(setup);
    let cards = draw_routes(&kit, dice);
    let crowds = place_revelers(kit.revelers, dice);
    let mut deck = kit.throws;
    let krewes = std::array::from_fn(|seat| {
        if seat < usize::from(setup.players) { Krewe::deal(&mut deck, kit.members, dice) } else { Krewe::default() }
    });
    let royalty = match setup.get("royalty") {
        Some("first_seat") => Seat(0),
        _ => Seat(dice.below(u32::from(setup.players)) as u8),
    };
    Ok(MardiGras {
        kit,
        options,
        round: 0,
        royalty,
        stage: Stage::Place { seat: royalty },
        deck,
        deck_is_known: false,
        discards: Tally::NONE,
        cards,
        krewes,
        crowds,
    })
}

/// MG-2.2, MG-2.3: the cards in the order in which they are drawn, by length.
fn draw_routes(kit: &Components, dice: &mut Dice) -> [RouteCard; ROUNDS] {
    let mut drawn = [RouteCard { route: 0, slots: [None; SLOTS] }; ROUNDS];
    let mut places = drawn.iter_mut();
    for length in [Length::Short, Length::Medium, Length::Long] {
        let mut pile: Vec<u8> =
            (0..kit.routes.len() as u8).filter(|&route| kit.routes[usize::from(route)].length == length).collect();
        dice.shuffle(&mut pile);
        for (card, route) in places.by_ref().take(length.drawn()).zip(pile) {
            card.route = route;
        }
    }
    drawn
}

fn place_revelers(mut bag: Tally, dice: &mut Dice) -> [Tally; NEIGHBORHOODS] {
    std::array::from_fn(|_| draw_some(&mut bag, REVELERS_EACH, dice))
}

/// Draws `count` things blindly from `pool`.
pub(crate) fn draw_some(pool: &mut Tally, count: u8, dice: &mut Dice) -> Tally {
    let mut total = u32::from(pool.total());
    let mut drawn = [0; KINDS];
    for _ in 0..count {
        drawn[dice.draw_of(&mut pool.0, total)] += 1;
        total -= 1;
    }
    Tally(drawn)
}

/// Draws one thing blindly from `pool`, which must not be empty.
pub(crate) fn draw_one(pool: &mut Tally, dice: &mut Dice) -> Kind {
    Kind::ALL[dice.draw(&mut pool.0)]
}

impl Krewe {
    fn deal(deck: &mut Tally, members: u8, dice: &mut Dice) -> Krewe {
        Krewe {
            hand: draw_some(deck, HAND, dice),
            picked: Tally::NONE,
            seen: Tally::NONE,
            entertained: Tally::NONE,
            home: STARTING_KREWE,
            casino: 0,
            reserve: members - STARTING_KREWE,
        }
    }
}
