//! Why an action is refused. Nothing is decided here: what `legal` does not list is refused, and this only explains.

use crate::actions::{Action, Deed, Source};
use crate::cell::{Cells, Spot, TOP_ROW, bit};
use crate::fairground::Fairground;
use crate::foundation::{Foundation, Quarter};
use crate::shape::Shape;
use crate::state::{Grand, NUMBERS, Stage};
use crate::trick::Trick;
use table::{Illegal, Rule, Seat};

fn because(key: &'static str, rule: &'static str) -> Illegal {
    Illegal::new(key, Rule(rule))
}

fn with_size(no: Illegal, size: u8) -> Illegal {
    Illegal { why: no.why.with("size", size), ..no }
}

/// Why an action that is not listed is refused.
pub(crate) fn refusal(game: &Grand, seat: Seat, action: Action) -> Illegal {
    game.explain(seat, action)
}

impl Grand {
    fn explain(&self, seat: Seat, action: Action) -> Illegal {
        if self.stage == Stage::Over {
            return because("grand-no-over", "GC-2.7");
        }
        if seat != self.active() {
            return because("grand-no-turn", "GC-2.1");
        }
        match (self.stage, action) {
            (Stage::Begin, Action::Peek) => self.explain_peek(),
            (Stage::Begin, Action::Begin { deed, number }) => self.explain_begin(deed, number),
            (Stage::Take { reach }, Action::Take(source)) => explain_take(reach, source),
            (Stage::Put { foundation, .. }, Action::Put { lot, quarter }) => self.explain_put(foundation, lot, quarter),
            (Stage::Refill, Action::Refill(_)) => because("grand-no-stack", "GC-3.7"),
            (Stage::Build { left }, Action::Build { shape, way, anchor, reserve }) => {
                self.explain_build(left, shape, way, anchor, reserve)
            }
            (Stage::Build { .. } | Stage::Move { .. }, Action::Done) => because("grand-no-done", "GC-2.3"),
            (Stage::Move { left }, Action::Move { from, to, plain }) => self.explain_move(left, from, to, plain),
            (Stage::Tickets { .. }, Action::Tickets { .. }) => because("grand-no-corner", "GC-8.28"),
            (Stage::Entry, Action::Entry { .. }) => because("grand-no-entry", "GC-6.4"),
            (Stage::Barker, Action::Barker { .. }) => because("grand-no-barker", "GC-6.5"),
            _ => because("grand-no-stage", "GC-2.2"),
        }
    }

    fn explain_peek(&self) -> Illegal {
        if !self.own().holds(Trick::Posters) {
            because("grand-no-peek-trick", "GC-8.15")
        } else if self.turn.peeked {
            because("grand-no-peek-twice", "GC-8.16")
        } else {
            because("grand-no-space", "GC-8.16")
        }
    }

    fn explain_begin(&self, deed: Deed, number: u8) -> Illegal {
        if !(1..=NUMBERS).contains(&number) {
            return because("grand-no-number", "GC-2.2");
        }
        if !self.own().is_free(number) {
            return because("grand-no-covered", "GC-2.2");
        }
        match deed {
            Deed::Pass => because("grand-no-pass", "GC-2.4"),
            Deed::Place => because("grand-no-space", "GC-3.4"),
            _ if self.turn.peeked => because("grand-no-after-peek", "GC-8.16"),
            Deed::Build => match self.smallest_buildable() {
                Some(size) => with_size(because("grand-no-build-size", "GC-4.1"), size),
                None if self.own().fair.open_sites() == 0 => because("grand-no-build-site", "GC-2.3"),
                None => because("grand-no-build", "GC-2.3"),
            },
            Deed::Move => because("grand-no-move", "GC-2.3"),
        }
    }

    fn explain_put(&self, foundation: Foundation, lot: u8, quarter: Quarter) -> Illegal {
        let fair = &self.own().fair;
        if lot >= 64 || fair.empty_spaces() & bit(lot) == 0 {
            because("grand-no-put", "GC-3.2")
        } else if !self.own().holds(Trick::Bribe) {
            because("grand-no-quarter", "GC-3.3")
        } else {
            debug_assert!(foundation.different_turns().all(|other| other != quarter));
            because("grand-no-same-quarter", "GC-8.2")
        }
    }

    fn explain_build(&self, left: u8, shape: u8, way: u8, anchor: u8, reserve: bool) -> Illegal {
        let Some(shape) = self.kit.shapes.get(usize::from(shape)) else { return because("grand-no-supply", "GC-4.1") };
        let Some(way) = shape.ways.get(usize::from(way)) else { return because("grand-no-supply", "GC-4.3") };
        if let Some(no) = self.no_stock(left, shape, reserve) {
            return no;
        }
        if anchor >= 64 || way.fits(!0) & bit(anchor) == 0 {
            return because("grand-no-site", "GC-4.2");
        }
        let cells = way.at(anchor);
        let closed = closed_sites(&self.own().fair).into_iter().find(|(closed, _)| cells & closed != 0);
        closed.map_or_else(|| because("grand-no-reserve-alone", "GC-8.26"), |(_, why)| why)
    }

    /// Why nothing of this shape can be had now.
    fn no_stock(&self, left: u8, shape: &Shape, reserve: bool) -> Option<Illegal> {
        if reserve && !self.own().holds(Trick::Balloons) {
            return Some(because("grand-no-reserve", "GC-8.26"));
        }
        if shape.size > left {
            let rule = if self.turn.built > 0 { "GC-8.24" } else { "GC-4.1" };
            return Some(with_size(because("grand-no-size", rule), left));
        }
        let stock = if reserve { self.reserve } else { self.supply };
        (stock & shape.tiles == 0).then(|| because("grand-no-supply", "GC-4.6"))
    }

    /// Why a shape cannot be built anywhere; nothing if it can.
    pub(crate) fn no_shape(&self, left: u8, shape: &Shape, reserve: bool, open: Cells) -> Option<Illegal> {
        let nowhere = shape.ways.iter().all(|way| way.fits(open) == 0);
        let idle = || reserve && self.is_solo() && shape.tiles & self.supply != 0;
        self.no_stock(left, shape, reserve)
            .or_else(|| nowhere.then(|| because("grand-no-fit", "GC-4.2")))
            .or_else(|| idle().then(|| because("grand-no-reserve-alone", "GC-8.26")))
    }

    /// Why this guest cannot go anywhere now.
    pub(crate) fn no_way_for(&self, from: Spot) -> Illegal {
        if self.turn.first_mover == Some(from) {
            return because("grand-no-same-guest", "GC-8.6");
        }
        match from.door() {
            Some(door) if self.own().feet().free & bit(door) == 0 => because("grand-no-way-in", "GC-5.4"),
            _ => because("grand-no-way", "GC-5.3"),
        }
    }

    fn explain_move(&self, left: u8, from: Spot, to: Spot, plain: bool) -> Illegal {
        let fair = &self.own().fair;
        if from.0 > Spot::BIGTOP.0 || to.0 > Spot::BIGTOP.0 {
            return because("grand-no-walkway", "GC-5.2");
        }
        let here = |cells: Cells, cell: Option<u8>| cell.is_some_and(|cell| cells & bit(cell) != 0);
        if !here(fair.guests, from.cell()) && !here(fair.waiting, from.door()) {
            return because("grand-no-guest", "GC-5.1");
        }
        if self.turn.first_mover == Some(from) {
            return because("grand-no-same-guest", "GC-8.6");
        }
        let feet = self.own().feet();
        if plain && feet.ends(from, left).contains(to) {
            return because("grand-no-plain", "GC-5.9");
        }
        match to.cell() {
            None if to == Spot::BIGTOP && here(TOP_ROW, from.cell()) => because("grand-no-far", "GC-5.1"),
            None if to == Spot::BIGTOP => because("grand-no-bigtop", "GC-6.1"),
            None => because("grand-no-into-entry", "GC-5.2"),
            Some(_) if here(fair.guests | fair.barkers, to.cell()) && from != to => because("grand-no-crowd", "GC-5.3"),
            Some(_) if !here(feet.free, to.cell()) && from != to => because("grand-no-walkway", "GC-5.2"),
            Some(_) => because("grand-no-far", "GC-5.1"),
        }
    }
}

/// The cells on which nothing can be built, and why.
pub(crate) fn closed_sites(fair: &Fairground) -> [(Cells, Illegal); 4] {
    [
        (!fair.ground, because("grand-no-site-empty", "GC-4.2")),
        (fair.walkways(), because("grand-no-site-walkway", "GC-4.2")),
        (fair.covered, because("grand-no-site-attraction", "GC-4.2")),
        (fair.bare_sites() & fair.guests, because("grand-no-site-guest", "GC-4.5")),
    ]
}

fn explain_take(reach: u8, source: Source) -> Illegal {
    match source {
        Source::Space(space) if space > reach => because("grand-no-reach", "GC-3.1"),
        _ => because("grand-no-stack", "GC-3.1"),
    }
}
