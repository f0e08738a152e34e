//! What would follow from the choices of whoever is asked, for a drawn board to show beforehand.

use crate::actions::legal;
use crate::cell::{Cell, Spot, beside, bit, each};
use crate::fairground::CORNERS;
use crate::peril::peril;
use crate::refusal::closed_sites;
use crate::state::{Grand, Stage};
use crate::things::{id, touches};
use crate::trick::Trick;
use crate::walk::way_in;
use serde::Serialize;
use table::{Rule, Say, Seat, Thing};
use ts_rs::TS;

/// What would follow.
#[derive(Clone, PartialEq, Default, Debug, Serialize, TS)]
pub struct Outlook {
    /// Before building: where nothing can be built.
    pub closed: Vec<ClosedView>,
    /// Before a move: where each guest can go.
    pub walks: Vec<WalkView>,
    /// Before a foundation is laid or a barker put: where that would do harm for good.
    pub perils: Vec<PerilView>,
}

/// A choice that would shut or cut off an Entry for the rest of the game.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PerilView {
    /// What is touched for it.
    pub things: Vec<Thing>,
    pub why: Say,
}

/// Cells on which nothing can be built now, and the reason.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ClosedView {
    pub cells: Vec<Cell>,
    pub why: Say,
    pub rule: Rule,
}

/// Everywhere that one guest can stop.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct WalkView {
    pub guest: Thing,
    pub ends: Vec<EndView>,
}

/// A place where a guest can stop, and what it brings there.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct EndView {
    pub to: Thing,
    /// The cells between, on the cheapest way.
    pub way: Vec<Thing>,
    /// The attractions that sell a ticket.
    pub tickets: Vec<Thing>,
    /// Those at the corners, which may sell one.
    pub corners: Vec<Thing>,
}

/// What follows from the choices that are open now.
pub(crate) fn outlook(game: &Grand) -> Outlook {
    match game.stage {
        Stage::Build { .. } => Outlook { closed: closed(game), ..Outlook::default() },
        Stage::Move { left } => {
            let walks = game.movers().map(|from| walk(game, from, left));
            Outlook { walks: walks.filter(|walk| !walk.ends.is_empty()).collect(), ..Outlook::default() }
        }
        Stage::Put { .. } | Stage::Barker => Outlook { perils: perils(game), ..Outlook::default() },
        _ => Outlook::default(),
    }
}

fn closed(game: &Grand) -> Vec<ClosedView> {
    let closed = closed_sites(&game.own().fair).into_iter().filter(|(cells, _)| *cells != 0);
    let told =
        closed.map(|(cells, no)| ClosedView { cells: each(cells).map(Cell).collect(), why: no.why, rule: no.rule });
    told.collect()
}

fn perils(game: &Grand) -> Vec<PerilView> {
    let seat = game.active();
    let mut open = Vec::new();
    legal(game, seat, &mut open);
    let told = open.into_iter().filter_map(|action| {
        let peril = peril(game, seat, action)?;
        Some(PerilView { things: touches(game, seat, action).swap_remove(0), why: peril.told() })
    });
    told.collect()
}

fn walk(game: &Grand, from: Spot, left: u8) -> WalkView {
    let seat = game.active();
    let feet = game.own().feet();
    let tree = feet.tree(from, left);
    let ends = feet.ends(from, left);
    let stops = each(ends.cells).map(Spot).chain(ends.bigtop.then_some(Spot::BIGTOP));
    let end = |to: Spot| EndView {
        to: id::spot(seat, to),
        way: way_in(&tree, from, to).into_iter().map(|cell| id::cell(seat, cell)).collect(),
        tickets: to.cell().map_or(Vec::new(), |cell| sellers(game, seat, cell)),
        corners: to.cell().map_or(Vec::new(), |cell| corner_sellers(game, seat, cell)),
    };
    WalkView { guest: id::guest(seat, from), ends: stops.map(end).collect() }
}

/// The attractions that sell a ticket to a guest who stops here.
pub(crate) fn sellers(game: &Grand, seat: Seat, cell: u8) -> Vec<Thing> {
    let fair = &game.board(seat).fair;
    let built = fair.touching(beside(bit(cell))).map(|place| fair.attraction(place));
    built.filter(|built| built.has_room()).map(|built| id::attraction(seat, built.first())).collect()
}

/// Those at the corners, which may sell one.
pub(crate) fn corner_sellers(game: &Grand, seat: Seat, cell: u8) -> Vec<Thing> {
    let board = game.board(seat);
    let fair = &board.fair;
    let corners = if board.holds(Trick::Bottles) { fair.diagonal_offers(cell) } else { 0 };
    let offered = CORNERS.iter().enumerate().filter(|(place, _)| corners >> place & 1 == 1);
    let built = offered.filter_map(|(_, corner)| fair.attraction_at(corner.of(bit(cell))));
    built.map(|place| id::attraction(seat, fair.attraction(place).first())).collect()
}
