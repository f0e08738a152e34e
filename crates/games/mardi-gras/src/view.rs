//! What one pair of eyes may see. All that is hidden are hands, and the deck until the first reshuffle.

mod krewe;
mod route;

pub use krewe::*;
pub use route::*;

use serde::Serialize;
use table::{Eyes, Kit, Seat, Thing};
use ts_rs::TS;

use crate::city::{Neighborhood, Point};
use crate::components::Components;
use crate::counts::Counts;
use crate::kind::Kind;
use crate::routes::Route;
use crate::setup::{Options, ROUNDS};
use crate::state::{Campaign, MardiGras, Stage, Why};
use crate::things;

#[derive(Debug, Serialize, TS)]
pub struct View {
    /// The printed parts, for the engine's own words about them.
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) kit: Kit<Components>,
    pub options: Options,
    pub round: RoundView,
    pub step: Step,
    pub to_act: Option<Seat>,
    pub royalty: RoyaltyView,
    pub casino: CasinoView,
    pub deck: DeckView,
    pub discards: DiscardsView,
    /// From top to bottom.
    pub routes: Vec<RouteView>,
    /// By seat.
    pub krewes: Vec<KreweView>,
    /// In map order.
    pub places: Vec<PlaceView>,
    pub map: MapView,
}

#[derive(Debug, Serialize, TS)]
pub struct RoundView {
    pub thing: Thing,
    /// Counted from 1.
    pub number: u8,
    pub of: u8,
    pub part: Part,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    Groundwork,
    Carnival,
    Over,
}

/// What is being decided.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum Step {
    /// Where does a member go?
    Place {
        seat: Seat,
    },
    /// Turn up another card, or stop?
    Gamble {
        seat: Seat,
    },
    /// Which `count` cards are given away? `left` of them are still to be picked, and `spare` would be missed least, for those
    /// who may know.
    Discard {
        seat: Seat,
        count: u8,
        left: Option<u8>,
        spare: Option<Counts>,
        why: Why,
    },
    /// Where shall all `left` revelers go?
    Name {
        seat: Seat,
        left: u8,
    },
    /// Which reveler is moved next? All go to `goal`, if there is one.
    Take {
        seat: Seat,
        left: u8,
        goal: Option<Thing>,
        /// How many touches that still takes.
        touches: u8,
    },
    /// Where is the reveler put that was taken from a place?
    Put {
        seat: Seat,
        left: u8,
        kind: Kind,
        from: Thing,
        touches: u8,
    },
    /// Whom does the float in `slot` entertain? The parade has come to a stop, counted from 1.
    Parade {
        seat: Seat,
        slot: Thing,
        stop: Thing,
        number: u8,
        of: u8,
    },
    Over,
}

#[derive(Debug, Serialize, TS)]
pub struct RoyaltyView {
    pub thing: Thing,
    pub holder: Seat,
}

#[derive(Debug, Serialize, TS)]
pub struct CasinoView {
    pub thing: Thing,
    /// The cards on show, and what they are.
    pub show: Thing,
    pub shown: Counts,
}

#[derive(Debug, Serialize, TS)]
pub struct DeckView {
    pub thing: Thing,
    pub count: u8,
    /// What is in it, once it was the open discard pile.
    pub cards: Option<Counts>,
}

#[derive(Debug, Serialize, TS)]
pub struct DiscardsView {
    pub thing: Thing,
    pub cards: Counts,
}

#[derive(Debug, Serialize, TS)]
pub struct PlaceView {
    pub thing: Thing,
    pub name: &'static str,
    /// The roomiest point.
    pub anchor: Point,
    pub outline: &'static [Point],
    pub revelers: Counts,
    /// The stem of its revelers: those of one kind are the thing with the name of the kind.
    pub crowd: Thing,
    /// Those that the advertisement may still move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub movable: Option<Counts>,
    /// Whether the parade halts beside it now.
    pub reached: bool,
}

/// The printed map.
#[derive(Debug, Serialize, TS)]
pub struct MapView {
    pub canvas: Point,
    pub casino: Point,
    pub bank: &'static [Point],
    pub streets: Vec<Vec<Point>>,
}

impl View {
    /// The route that parades this round.
    pub(crate) fn active(&self) -> Option<&RouteView> {
        self.routes.iter().find(|route| route.state == CardState::Active)
    }

    pub(crate) fn place(&self, at: Neighborhood) -> &PlaceView {
        &self.places[at.index()]
    }

    /// The printed side of a card.
    pub(crate) fn printed(&self, letter: char) -> Option<&'static Route> {
        self.kit.parts().routes.iter().find(|route| route.letter == letter)
    }

    /// The neighborhoods along a route, each once.
    pub(crate) fn along(&self, letter: char) -> Vec<Neighborhood> {
        let halts = self.printed(letter).map_or(&[][..], |route| &route.halts);
        let passed = |at: &Neighborhood| halts.iter().any(|halt| halt.between.contains(at));
        Neighborhood::all().filter(passed).collect()
    }

    /// The revelers that wait along a route.
    pub(crate) fn waiting_along(&self, letter: char) -> Counts {
        let mut all = Counts::default();
        self.along(letter).into_iter().for_each(|at| all.absorb(self.place(at).revelers));
        all
    }
}

impl PlaceView {
    /// The revelers of one color here.
    pub(crate) fn reveler(&self, kind: Kind) -> Thing {
        things::reveler(self.thing.rest(), kind)
    }
}

pub(crate) fn view(game: &MardiGras, eyes: Eyes) -> View {
    let known = game.deck_is_known || eyes == Eyes::All;
    let shown = match game.stage {
        Stage::Gamble { shown, .. } => shown.into(),
        _ => Counts::default(),
    };
    View {
        kit: game.kit,
        options: game.options,
        round: view_round(game),
        step: view_step(game, eyes),
        to_act: game.actor(),
        royalty: RoyaltyView { thing: things::ROYALTY, holder: game.royalty },
        casino: CasinoView { thing: things::CASINO, show: things::SHOW, shown },
        deck: DeckView {
            thing: things::DECK,
            count: game.deck.total(),
            cards: known.then_some(game.deck).map(Into::into),
        },
        discards: DiscardsView { thing: things::DISCARDS, cards: game.discards.into() },
        routes: (0..game.cards.len()).map(|card| view_route(game, card)).collect(),
        krewes: Seat::all(game.playing().len()).map(|seat| view_krewe(game, seat, eyes)).collect(),
        places: Neighborhood::all().map(|at| view_place(game, at)).collect(),
        map: view_map(game),
    }
}

fn view_round(game: &MardiGras) -> RoundView {
    let of = ROUNDS as u8;
    RoundView { thing: things::ROUND, number: (game.round + 1).min(of), of, part: game.part() }
}

impl MardiGras {
    pub(crate) fn part(&self) -> Part {
        match self.stage {
            Stage::Place { .. } | Stage::Gamble { .. } | Stage::Discard { .. } => Part::Groundwork,
            Stage::Name { .. } | Stage::Take(_) | Stage::Put { .. } | Stage::Parade { .. } => Part::Carnival,
            Stage::Over => Part::Over,
        }
    }
}

fn view_step(game: &MardiGras, eyes: Eyes) -> Step {
    let place = |at| things::place(&game.kit.parts().city.quarter(at).id);
    let Some(seat) = game.actor() else { return Step::Over };
    match game.stage {
        Stage::Place { .. } => Step::Place { seat },
        Stage::Gamble { .. } => Step::Gamble { seat },
        Stage::Discard { count, why, .. } => {
            let left = eyes.see(seat).then(|| count - game.krewe(seat).picked.total());
            let spare = left.map(|left| game.spare(seat, left).into());
            Step::Discard { seat, count, left, spare, why }
        }
        Stage::Name { .. } => Step::Name { seat, left: game.advertised() },
        Stage::Take(Campaign { left, goal, .. }) => {
            Step::Take { seat, left, goal: goal.map(place), touches: if goal.is_some() { left } else { 2 * left } }
        }
        Stage::Put { campaign: Campaign { left, .. }, from, kind } => {
            Step::Put { seat, left, kind, from: place(from), touches: 2 * left - 1 }
        }
        Stage::Parade { stop, slot } => {
            let (number, of) = (stop + 1, game.active().halts.len() as u8);
            let stop = things::stop(game.active().letter, number);
            Step::Parade { seat, slot: game.slot_thing(usize::from(slot)), stop, number, of }
        }
        Stage::Over => Step::Over,
    }
}

fn view_place(game: &MardiGras, at: Neighborhood) -> PlaceView {
    let quarter = game.kit.parts().city.quarter(at);
    let reached = matches!(game.stage, Stage::Parade { stop, .. } if game.halt(stop).between.contains(&at));
    PlaceView {
        thing: things::place(&quarter.id),
        name: &quarter.name,
        anchor: quarter.anchor,
        outline: &quarter.polygon,
        revelers: game.crowd(at).into(),
        crowd: Thing::new(format_args!("reveler:{}", quarter.id)),
        movable: game.campaign().map(|campaign| game.movable(&campaign)[at.index()].into()),
        reached,
    }
}

fn view_map(game: &MardiGras) -> MapView {
    let city = &game.kit.parts().city;
    let line = |path: &Vec<String>| path.iter().filter_map(|node| city.nodes.get(node).copied()).collect();
    MapView {
        canvas: city.canvas,
        casino: city.casino,
        bank: &city.river_bank,
        streets: city.streets.iter().map(|street| line(&street.path)).collect(),
    }
}
