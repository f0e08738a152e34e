//! Every action that is open to the player whose turn it is.

use crate::actions::{Action, Deed, Source};
use crate::cell::{Spot, bit, each};
use crate::foundation::{Foundation, Quarter};
use crate::state::{Grand, NUMBERS, Stage};
use crate::trick::Trick;
use crate::walk::{Ends, Feet};

impl Grand {
    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Begin => self.list_begin(out),
            Stage::Take { reach } => self.list_take(reach, out),
            Stage::Put { foundation, .. } => self.list_put(foundation, out),
            Stage::Cycle => out.extend([Action::Cycle(true), Action::Cycle(false)]),
            Stage::Refill => out.extend(self.railyard.stacks().map(Action::Refill)),
            Stage::Build { left } => self.list_build(left, out),
            Stage::Move { left } => self.list_moves(left, out),
            Stage::Tickets { cell, .. } => self.list_tickets(cell, out),
            Stage::Entry => out.extend(self.kit.doors.map(|door| Action::Entry { door })),
            Stage::Barker => out.extend(each(self.own().fair.free_walkways()).map(|cell| Action::Barker { cell })),
            Stage::Over => {}
        }
    }

    fn list_begin(&self, out: &mut Vec<Action>) {
        let board = self.own();
        let nothing = out.len();
        let can_place = self.can_place();
        if self.may_peek() {
            out.push(Action::Peek);
        }
        let smallest = if self.turn.peeked { None } else { self.smallest_buildable() };
        let can_move = !self.turn.peeked && self.can_move();
        for number in board.free_numbers() {
            if can_place {
                out.push(Action::Begin { deed: Deed::Place, number });
            }
            if smallest.is_some_and(|size| size <= number) {
                out.push(Action::Begin { deed: Deed::Build, number });
            }
            if can_move {
                out.push(Action::Begin { deed: Deed::Move, number });
            }
        }
        if out.len() == nothing {
            out.extend(board.free_numbers().map(|number| Action::Begin { deed: Deed::Pass, number }));
        }
    }

    pub(crate) fn can_place(&self) -> bool {
        self.own().fair.empty_spaces() != 0
    }

    pub(crate) fn may_peek(&self) -> bool {
        self.own().holds(Trick::Posters) && !self.turn.peeked && self.can_place()
    }

    /// Can any guest move who has not moved on this turn?
    pub(crate) fn can_move(&self) -> bool {
        let board = self.own();
        let guests = board.fair.guests & !self.first_mover_cell();
        board.feet().any_can_move(guests, board.fair.waiting)
    }

    fn first_mover_cell(&self) -> u64 {
        self.turn.first_mover.and_then(Spot::cell).map_or(0, bit)
    }

    /// The size of the smallest attraction that can be had and fits.
    pub(crate) fn smallest_buildable(&self) -> Option<u8> {
        let open = self.own().fair.open_sites();
        let tiles = self.buildable();
        let fits = |size: u8| {
            let shapes = self.kit.shapes.iter().filter(|shape| shape.size == size && shape.tiles & tiles != 0);
            shapes.flat_map(|shape| &shape.ways).any(|way| way.fits(open) != 0)
        };
        (open != 0).then(|| (1..=NUMBERS).find(|&size| fits(size)))?
    }

    fn list_take(&self, reach: u8, out: &mut Vec<Action>) {
        out.extend(self.railyard.stacks().map(|stack| Action::Take(Source::Stack(stack))));
        out.extend((2..=reach).map(|space| Action::Take(Source::Space(space))));
    }

    fn list_put(&self, foundation: Foundation, out: &mut Vec<Action>) {
        let board = self.own();
        let turns = if board.holds(Trick::Bribe) { Quarter::ALL.len() } else { 1 };
        for corner in each(board.fair.empty_spaces()) {
            let quarters = foundation.different_turns().take(turns);
            out.extend(quarters.map(|quarter| Action::Put { corner, quarter }));
        }
    }

    fn list_build(&self, left: u8, out: &mut Vec<Action>) {
        if self.turn.built > 0 {
            out.push(Action::Done);
        }
        let open = self.own().fair.open_sites();
        let reserve = if self.own().holds(Trick::Balloons) { self.reserve } else { 0 };
        for (index, shape) in self.kit.shapes.iter().enumerate().filter(|(_, shape)| shape.size <= left) {
            let in_supply = shape.tiles & self.supply != 0;
            // Alone it makes no difference which is used first, so it is no choice.
            let in_reserve = shape.tiles & reserve != 0 && !(self.is_solo() && in_supply);
            if !in_supply && !in_reserve {
                continue;
            }
            for (way, form) in shape.ways.iter().enumerate() {
                for corner in each(form.fits(open)) {
                    let build = |reserve| Action::Build { shape: index as u8, way: way as u8, corner, reserve };
                    if in_supply {
                        out.push(build(false));
                    }
                    if in_reserve {
                        out.push(build(true));
                    }
                }
            }
        }
    }

    fn list_moves(&self, left: u8, out: &mut Vec<Action>) {
        if self.turn.first_mover.is_some() {
            out.push(Action::Done);
        }
        let board = self.own();
        let feet = board.feet();
        let mark_counts = self.can_gain(Trick::Mark);
        for from in self.movers() {
            list_ends(from, feet.ends(from, left), out, false);
            if mark_counts {
                list_ends(from, both_ways(feet, from, left), out, true);
            }
        }
    }

    /// The guests that may move now, those on Entry spaces first.
    pub(crate) fn movers(&self) -> impl Iterator<Item = Spot> {
        let fair = &self.own().fair;
        each(fair.waiting).map(Spot::entry).chain(each(fair.guests & !self.first_mover_cell()).map(Spot))
    }

    fn list_tickets(&self, cell: u8, out: &mut Vec<Action>) {
        let offers = self.own().fair.diagonal_offers(cell);
        // Every subset of the offers, all of them first.
        let mut corners = offers;
        loop {
            out.push(Action::Tickets { corners });
            if corners == 0 {
                break;
            }
            corners = (corners - 1) & offers;
        }
    }
}

fn list_ends(from: Spot, ends: Ends, out: &mut Vec<Action>, plain: bool) {
    out.extend(each(ends.cells).map(|cell| Action::Move { from, to: Spot(cell), plain }));
    if ends.bigtop {
        out.push(Action::Move { from, to: Spot::BIGTOP, plain });
    }
}

/// Ends to which some ways earn "Find a Mark!" and others do not.
fn both_ways(feet: Feet, from: Spot, cost: u8) -> Ends {
    let marked = feet.marked_ends(from, cost);
    if marked.is_empty() { marked } else { marked.and(feet.plain_ends(from, cost)) }
}
