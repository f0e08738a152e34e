//! What a person touches for an action, and which action was meant by what was touched.

use super::id;
use crate::actions::{Action, Deed, Source};
use crate::cell::{Spot, bit};
use crate::fairground::CORNERS;
use crate::foundation::Quarter;
use crate::notation::no_action;
use crate::railyard::Stack;
use crate::state::{Grand, Stage};
use table::{BadNotation, Seat, Thing};

/// Every way to point at an action: there is one each.
pub(crate) fn touches(game: &Grand, seat: Seat, action: Action) -> Vec<Vec<Thing>> {
    vec![match action {
        Action::Peek => vec![Thing::button(id::PEEK)],
        Action::Begin { deed, number } => vec![id::number(seat, number), id::deed(deed)],
        Action::Take(source) => vec![id::source(source)],
        Action::Put { lot, quarter } => {
            std::iter::once(id::lot(seat, lot)).chain(quarter_button(quarter).map(Thing::button)).collect()
        }
        Action::Cycle(true) => vec![Thing::button(id::CYCLE)],
        Action::Cycle(false) => vec![Thing::button(id::KEEP)],
        Action::Refill(stack) => vec![id::stack(stack)],
        Action::Build { shape, way, anchor, reserve } => build_touches(game, seat, shape, way, anchor, reserve),
        Action::Move { from, to, plain } => {
            let button = plain.then(|| Thing::button(id::PLAIN));
            [id::guest(seat, from), id::spot(seat, to)].into_iter().chain(button).collect()
        }
        Action::Done => vec![Thing::button(id::DONE)],
        Action::Tickets { corners: 0 } => vec![Thing::button(id::NONE)],
        Action::Tickets { corners } => corner_attractions(game, seat, corners),
        Action::Entry { door } => vec![id::entry(seat, door)],
        Action::Barker { cell } => vec![id::cell(seat, cell)],
    }]
}

/// The button for a turn of the foundation in hand; none leaves it as it is.
pub(crate) fn quarter_button(quarter: Quarter) -> Option<&'static str> {
    match quarter {
        Quarter::None => None,
        Quarter::Left => Some(id::TURN_LEFT),
        Quarter::Right => Some(id::TURN_RIGHT),
    }
}

fn build_touches(game: &Grand, seat: Seat, shape: u8, way: u8, anchor: u8, reserve: bool) -> Vec<Thing> {
    let shape = &game.kit.parts().shapes[usize::from(shape)];
    let piece = if reserve { id::reserve(&shape.code) } else { id::shape(&shape.code) };
    let cells = crate::cell::each(shape.ways[usize::from(way)].at(anchor));
    std::iter::once(piece).chain(cells.map(|cell| id::cell(seat, cell))).collect()
}

/// The attractions at these corners of the guest who has just stopped.
fn corner_attractions(game: &Grand, seat: Seat, corners: u8) -> Vec<Thing> {
    let Stage::Tickets { cell, .. } = game.stage else { return Vec::new() };
    let fair = &game.board(seat).fair;
    let chosen = CORNERS.iter().enumerate().filter(|(place, _)| corners >> place & 1 == 1);
    let built = chosen.filter_map(|(_, corner)| fair.attraction_at(corner.of(bit(cell))));
    built.map(|place| id::attraction(seat, fair.attraction(place).first())).collect()
}

/// Reads touched things as an action, legal or not, in whatever order they were touched.
pub(crate) fn touched(game: &Grand, seat: Seat, things: &[Thing]) -> Result<Action, BadNotation> {
    let touch = Touch { game, seat, things };
    touch.read().ok_or_else(|| no_action(&things.iter().map(Thing::as_str).collect::<Vec<_>>().join(" ")))
}

/// What was touched.
struct Touch<'a> {
    game: &'a Grand,
    seat: Seat,
    things: &'a [Thing],
}

impl Touch<'_> {
    fn read(&self) -> Option<Action> {
        let first = self.things.first()?;
        if self.has("number") || self.has("deed") {
            self.begin()
        } else if self.has("shape") || self.has("reserve") {
            self.build()
        } else if self.has("guest") {
            self.guest()
        } else if self.has("lot") {
            self.put()
        } else if self.things.iter().all(|thing| thing.kind() == "attraction") {
            self.tickets()
        } else if let [_] = self.things {
            self.alone(first)
        } else {
            None
        }
    }

    fn has(&self, kind: &str) -> bool {
        self.one(kind).is_some()
    }

    fn one(&self, kind: &str) -> Option<&Thing> {
        self.things.iter().find(|thing| thing.kind() == kind)
    }

    /// Was exactly this many touched?
    fn are(&self, count: usize) -> Option<()> {
        (self.things.len() == count).then_some(())
    }

    fn button(&self, word: &str) -> bool {
        self.things.iter().any(|thing| thing.is_button() && thing.rest() == word)
    }

    /// A place on the own Fairground.
    fn own_spot(&self, thing: &Thing) -> Option<Spot> {
        id::read_spot(thing).filter(|(seat, _)| *seat == self.seat).map(|(_, spot)| spot)
    }

    fn begin(&self) -> Option<Action> {
        self.are(2)?;
        let (seat, number) = self.one("number")?.rest().split_once(':')?;
        let deed = self.one("deed")?.rest();
        let deed = Deed::ALL.into_iter().find(|own| own.word() == deed)?;
        let number = number.parse().ok()?;
        (id::read_seat(seat)? == self.seat).then_some(Action::Begin { deed, number })
    }

    fn build(&self) -> Option<Action> {
        let reserve = self.has("reserve");
        let code = self.one(if reserve { "reserve" } else { "shape" })?.rest();
        let shape = self.game.kit.shapes.iter().position(|shape| shape.code == code)?;
        let cells = self.things.iter().filter(|thing| thing.rest() != code);
        let cells = cells.map(|thing| self.own_spot(thing)?.cell()).try_fold(0, |set, cell| Some(set | bit(cell?)))?;
        let (way, anchor) = self.game.kit.shapes[shape].lay(cells)?;
        Some(Action::Build { shape: shape as u8, way, anchor, reserve })
    }

    /// A guest and where it shall go: a free cell, or one where something stands.
    fn guest(&self) -> Option<Action> {
        let plain = self.button(id::PLAIN);
        self.are(if plain { 3 } else { 2 })?;
        let guest = self.one("guest")?;
        let goal = self.things.iter().find(|thing| *thing != guest && !thing.is_button())?;
        let to = if goal.kind() == "bigtop" { Spot::BIGTOP } else { self.own_spot(goal)? };
        Some(Action::Move { from: self.own_spot(guest)?, to, plain })
    }

    fn put(&self) -> Option<Action> {
        let quarter =
            Quarter::ALL.into_iter().find(|&quarter| quarter_button(quarter).is_some_and(|own| self.button(own)));
        self.are(1 + usize::from(quarter.is_some()))?;
        let lot = self.own_spot(self.one("lot")?)?.cell()?;
        Some(Action::Put { lot, quarter: quarter.unwrap_or(Quarter::None) })
    }

    fn tickets(&self) -> Option<Action> {
        let Stage::Tickets { cell, .. } = self.game.stage else { return None };
        let fair = &self.game.board(self.seat).fair;
        let corner_of = |thing: &Thing| {
            let first = self.own_spot(thing)?.cell()?;
            let at = |corner: &crate::fairground::Corner| {
                fair.attraction_at(corner.of(bit(cell))).is_some_and(|place| fair.attraction(place).first() == first)
            };
            CORNERS.iter().position(at)
        };
        let corners = self.things.iter().try_fold(0, |corners, thing| Some(corners | 1 << corner_of(thing)?))?;
        Some(Action::Tickets { corners })
    }

    /// A single thing, which means what is asked now.
    fn alone(&self, thing: &Thing) -> Option<Action> {
        match (thing.kind(), thing.rest()) {
            ("rail", rest) => self.rail(rest),
            ("entry", _) => self.own_spot(thing)?.door().map(|door| Action::Entry { door }),
            ("cell" | "barker", _) => self.own_spot(thing)?.cell().map(|cell| Action::Barker { cell }),
            ("do", id::PEEK) => Some(Action::Peek),
            ("do", id::CYCLE) => Some(Action::Cycle(true)),
            ("do", id::KEEP) => Some(Action::Cycle(false)),
            ("do", id::DONE) => Some(Action::Done),
            ("do", id::NONE) => Some(Action::Tickets { corners: 0 }),
            _ => None,
        }
    }

    fn rail(&self, rest: &str) -> Option<Action> {
        match Stack::read(rest) {
            Some(stack) if self.game.stage == Stage::Refill => Some(Action::Refill(stack)),
            Some(stack) => Some(Action::Take(Source::Stack(stack))),
            None => rest.parse().ok().map(|space| Action::Take(Source::Space(space))),
        }
    }
}
