//! First glances: what looks promising without thinking it through. Playouts go by them to the end of the game, so a good glance
//! is worth more than a long thought.

use super::{BUILDING, FIRST_TICKET, HIRE, INTO_BIGTOP, MOVING, PATH, PLACING, PLOT, TICKET, WASTE, turns_left};
use catalog::games::grand::cell::{Cells, beside, bit, connected};
use catalog::games::grand::{Action, Board, Deed, Grand, Source, Spot, Stage};
use table::Seat;

/// How promising an action looks, next to 1 for a plain one.
pub(super) fn appeal(game: &Grand, seat: Seat, action: Action, weights: &[f32]) -> f32 {
    let board = game.board(seat);
    match action {
        Action::Begin { deed, number } => begin(game, seat, deed, number, weights),
        Action::Build { shape, way, anchor, .. } => {
            let shape = &game.kit.shapes[usize::from(shape)];
            build(game, board, usize::from(shape.size), shape.ways[usize::from(way)].at(anchor))
        }
        Action::Move { from, to, .. } => stop(game, board, from, to, weights),
        Action::Put { lot, quarter } => {
            let Stage::Put { foundation, .. } = game.stage else { return 1.0 };
            put(game, board, foundation.turned(quarter).sites(lot), catalog::games::grand::cell::space_cells(lot), weights)
        }
        Action::Take(Source::Stack(_)) => 0.7,
        Action::Tickets { corners } => 0.2 + corners.count_ones() as f32,
        Action::Barker { cell } => 1.0 / (1.0 + (beside(bit(cell)) & board.fair.walkways()).count_ones() as f32),
        Action::Cycle(true) => 0.4,
        Action::Peek => 0.5,
        // One more guest, or one more attraction, is nearly always better than none.
        Action::Done => 0.2,
        _ => 1.0,
    }
}

/// Small numbers are good enough for foundations; large ones are for large attractions and long walks.
fn begin(game: &Grand, seat: Seat, deed: Deed, number: u8, weights: &[f32]) -> f32 {
    let board = game.board(seat);
    let left = turns_left(game, seat);
    let wasteful = |spare: u8| 1.0 + weights[WASTE] * f32::from(spare);
    match deed {
        Deed::Place => {
            // New land must still be built on and visited, and what lies there is built on first.
            let time = ((left - 5.0) / 12.0).clamp(0.02, 1.2);
            weights[PLACING] * time / (1.0 + 0.08 * board.fair.bare_sites().count_ones() as f32) / wasteful(number - 1)
        }
        Deed::Build => {
            let size = largest_plot(board.fair.open_sites()).min(number);
            weights[BUILDING] * f32::from(size) / wasteful(number - size)
        }
        Deed::Move => weights[MOVING] * visits(board, number),
        Deed::Pass => 1.0,
    }
}

fn largest_plot(mut open: Cells) -> u8 {
    let mut largest = 0;
    while open != 0 {
        let plot = connected(open & open.wrapping_neg(), open);
        open &= !plot;
        largest = largest.max(plot.count_ones());
    }
    largest as u8
}

/// What one move with this number can come by: most of all attractions without a ticket.
fn visits(board: &Board, number: u8) -> f32 {
    let fair = &board.fair;
    let floor = fair.walkways() & !fair.barkers;
    let mut reach = (fair.guests | fair.waiting) & floor;
    for _ in 0..u32::from(number) + fair.barkers.count_ones() {
        reach |= beside(reach) & floor;
    }
    let near = beside(reach);
    let worth = |built: catalog::games::grand::fairground::Built| match built.tickets {
        _ if built.cells & near == 0 => 0.0,
        0 => 1.0,
        _ if built.has_room() => 0.25,
        _ => 0.0,
    };
    0.15 + fair.attractions().map(worth).sum::<f32>().min(3.0)
}

/// Large attractions of a size that is wanted, where guests can come to them.
fn build(game: &Grand, board: &Board, size: usize, cells: Cells) -> f32 {
    let fair = &board.fair;
    let same = fair.attractions().filter(|built| usize::from(built.size()) == size).count();
    let wanted = match (game.is_solo(), same) {
        (true, 0 | 1) => 1.0,
        (true, 2) => 0.4,
        (true, _) => 0.15,
        (false, 0) => 1.4,
        (false, 1..=4) => 1.0,
        (false, _) => 0.3,
    };
    let open = if beside(cells) & fair.walkways() == 0 { 0.25 } else { 1.0 };
    let size = size as f32;
    wanted * open * size * size.sqrt()
}

/// A stop is good where it brings tickets, best the first of an attraction; and who leaves the Entry empty hires a barker.
fn stop(game: &Grand, board: &Board, from: Spot, to: Spot, weights: &[f32]) -> f32 {
    let fair = &board.fair;
    let hires = from.door().is_some() && fair.waiting.count_ones() == 1 && game.barkers > 0;
    let leaves = if hires { weights[HIRE] } else { 0.0 };
    let Some(cell) = to.cell() else {
        let worth = if game.is_solo() { 0.4 } else { 1.0 };
        return leaves + if fair.bigtop < 4 || game.is_solo() { worth * weights[INTO_BIGTOP] } else { 0.2 };
    };
    let near = fair.touching(beside(bit(cell))).map(|place| fair.attraction(place));
    let worth = near.map(|built| match built.tickets {
        0 => weights[FIRST_TICKET],
        _ if built.has_room() => weights[TICKET],
        _ => 0.0,
    });
    0.3 + leaves + worth.sum::<f32>() + 0.05 * f32::from(cell / 8)
}

/// Walkways are to go on from walkways and from the Entry, sites from sites.
fn put(game: &Grand, board: &Board, sites: Cells, space: Cells, weights: &[f32]) -> f32 {
    let (fair, walk) = (&board.fair, space & !sites);
    let paths = (beside(walk) & !space & fair.walkways()).count_ones() as f32;
    let plots = (beside(sites) & !space & fair.open_sites()).count_ones() as f32;
    let doors = game.kit.doors.iter().fold(0, |cells, &door| cells | bit(door));
    let entry = if doors & walk != 0 { 3.0 } else { 0.0 } - if doors & sites != 0 { 0.2 } else { 0.0 };
    0.3 + weights[PATH] * (paths + entry) + weights[PLOT] * plots
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Knowhow;
    use catalog::games::grand::foundation::Foundation;
    use table::{Dice, Game, Kit, Setup};

    /// A game alone with a path along row 1 and two sites above it.
    fn game() -> Grand {
        let kit = Kit::own().unwrap_or_else(|bad| panic!("{bad}"));
        let mut game = Grand::deal(&Setup::new(1), kit, &mut Dice::quick(1)).unwrap_or_else(|bad| panic!("{bad}"));
        let Some(land) = Foundation::from_picture("##\n..") else { panic!("that is a foundation") };
        game.boards[0].fair.place(land, 2);
        game
    }

    fn glance(game: &Grand, action: &str) -> f32 {
        let action = game.parse(action).unwrap_or_else(|bad| panic!("{bad}"));
        appeal(game, Seat(0), action, &Grand::tuning().weights)
    }

    #[test]
    fn large_numbers_are_not_wasted() {
        let game = game();
        assert!(glance(&game, "build 2") > glance(&game, "build 5"), "only two cells can be built on");
        assert!(glance(&game, "place 1") > glance(&game, "place 4"));
    }

    #[test]
    fn guests_go_where_tickets_are_to_be_had() {
        let mut game = game();
        let idle = glance(&game, "move 1");
        game.boards[0].fair.build(0, bit(10));
        assert!(glance(&game, "move 1") > idle);
        assert!(glance(&game, "move c0 c1") > glance(&game, "move f0 d1"), "c1 is beside the attraction, d1 is not");
    }
}
