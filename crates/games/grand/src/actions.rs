//! What may be done.

use crate::cell::{Spot, bit, each};
use crate::foundation::{Foundation, Quarter};
use crate::railyard::Stack;
use crate::shape::LARGEST;
use crate::state::{Grand, Stage};
use crate::trick::Trick;
use crate::walk::{Ends, Feet};
use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Look at the tops of both stacks.
    Peek,
    /// Cover an action number and begin an action with it.
    Begin {
        deed: Deed,
        number: u8,
    },
    Take(Source),
    /// Put the foundation in hand on a lot, which is called by its lower left cell.
    Put {
        lot: u8,
        quarter: Quarter,
    },
    /// Cycle the Railyard, or leave it.
    Cycle(bool),
    /// Turn up the next foundation from this stack.
    Refill(Stack),
    /// Build a shape in one of its forms; `anchor` is where the lower left of the form lies.
    Build {
        shape: u8,
        way: u8,
        anchor: u8,
        reserve: bool,
    },
    /// `plain`: on a way that does not earn "Find a Mark!", though another would.
    Move {
        from: Spot,
        to: Spot,
        plain: bool,
    },
    /// Leave it at one attraction or one guest.
    Done,
    /// Tickets for the attractions at these corners: a bit for each of [`CORNERS`].
    Tickets {
        corners: u8,
    },
    /// The last guest comes to the Entry space below this cell.
    Entry {
        door: u8,
    },
    Barker {
        cell: u8,
    },
}

/// What an action number is used for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    Place,
    Build,
    Move,
    Pass,
}

impl Deed {
    pub const ALL: [Deed; 4] = [Deed::Place, Deed::Build, Deed::Move, Deed::Pass];
    /// What can be done with a number; passing is for who can do nothing.
    pub const MAIN: [Deed; 3] = [Deed::Place, Deed::Build, Deed::Move];

    pub fn word(self) -> &'static str {
        match self {
            Deed::Place => "place",
            Deed::Build => "build",
            Deed::Move => "move",
            Deed::Pass => "pass",
        }
    }
}

/// From where a foundation is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A facedown stack, which is Railyard space 1.
    Stack(Stack),
    /// A Railyard space from 2 to 5.
    Space(u8),
}

/// Adds every action that is open to a seat.
#[inline]
pub(crate) fn legal(game: &Grand, seat: Seat, out: &mut Vec<Action>) {
    if seat == game.active() {
        game.list_legal(out);
    }
}

impl Grand {
    fn list_legal(&self, out: &mut Vec<Action>) {
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

    /// Is passing all that is left?
    pub(crate) fn must_pass(&self) -> bool {
        let mut open = Vec::new();
        self.list_begin(&mut open);
        open.iter().any(|action| matches!(action, Action::Begin { deed: Deed::Pass, .. }))
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
        (open != 0).then(|| (1..=LARGEST as u8).find(|&size| fits(size)))?
    }

    fn list_take(&self, reach: u8, out: &mut Vec<Action>) {
        out.extend(self.railyard.stacks().map(|stack| Action::Take(Source::Stack(stack))));
        out.extend((2..=reach).map(|space| Action::Take(Source::Space(space))));
    }

    fn list_put(&self, foundation: Foundation, out: &mut Vec<Action>) {
        let board = self.own();
        let turns = if board.holds(Trick::Bribe) { Quarter::ALL.len() } else { 1 };
        for lot in each(board.fair.empty_spaces()) {
            let quarters = foundation.different_turns().take(turns);
            out.extend(quarters.map(|quarter| Action::Put { lot, quarter }));
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
                for anchor in each(form.fits(open)) {
                    let build = |reserve| Action::Build { shape: index as u8, way: way as u8, anchor, reserve };
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
