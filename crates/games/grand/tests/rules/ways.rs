//! The flood fill of guests against walking every way step by step.

use grand::Spot;
use grand::cell::{TOP_ROW, bit, each, steps};
use grand::walk::{Ends, Feet};
use table::Dice;

/// Walks every way that does not cross itself; every first crossing is followed up by plain search.
struct Walker {
    feet: Feet,
    most: u8,
    marked: Ends,
    plain: Ends,
    /// The least cost at which a way that has crossed itself reaches each cell.
    crossed: [u8; 64],
}

impl Walker {
    fn new(feet: Feet, from: Spot, most: u8) -> Walker {
        let own = from.cell().map_or(0, bit);
        let feet = Feet { free: feet.free | own, through: feet.through & !own, ..feet };
        let mut walker = Walker { feet, most, marked: Ends::default(), plain: Ends::default(), crossed: [u8::MAX; 64] };
        match from.cell() {
            Some(cell) => walker.walk(cell, bit(cell), 0, 0),
            None => walker.enter(from.door().unwrap(), 0, 0, 0),
        }
        walker.follow_crossed();
        walker
    }

    fn toll(&self, cell: u8) -> u8 {
        u8::from(self.feet.free & bit(cell) != 0)
    }

    fn enter(&mut self, cell: u8, visited: u64, cost: u8, count: u32) {
        if (self.feet.free | self.feet.through) & bit(cell) == 0 || cost + self.toll(cell) > self.most {
            return;
        }
        let cost = cost + self.toll(cell);
        if visited & bit(cell) != 0 {
            let known = &mut self.crossed[usize::from(cell)];
            *known = cost.min(*known);
            return;
        }
        self.walk(cell, visited | bit(cell), cost, count + 1);
    }

    fn walk(&mut self, cell: u8, visited: u64, cost: u8, count: u32) {
        if count > 0 && self.feet.free & bit(cell) != 0 {
            self.end(count).cells |= bit(cell);
        }
        if cost < self.most && bit(cell) & TOP_ROW != 0 {
            self.end(count + 1).bigtop = true;
        }
        for next in each(steps(bit(cell), self.feet.diagonal)) {
            self.enter(next, visited, cost, count);
        }
    }

    fn end(&mut self, count: u32) -> &mut Ends {
        if count >= 5 { &mut self.marked } else { &mut self.plain }
    }

    fn follow_crossed(&mut self) {
        loop {
            let before = self.crossed;
            for cell in 0..64u8 {
                let cost = self.crossed[usize::from(cell)];
                if cost == u8::MAX {
                    continue;
                }
                if self.feet.free & bit(cell) != 0 {
                    self.plain.cells |= bit(cell);
                }
                self.plain.bigtop |= cost < self.most && bit(cell) & TOP_ROW != 0;
                for next in each(steps(bit(cell), self.feet.diagonal) & (self.feet.free | self.feet.through)) {
                    let there = cost + self.toll(next);
                    if there <= self.most && there < self.crossed[usize::from(next)] {
                        self.crossed[usize::from(next)] = there;
                    }
                }
            }
            if before == self.crossed {
                return;
            }
        }
    }
}

/// The tree of cheapest ways has the ends of the flood fill, and each of its ways costs what the cheapest costs.
fn check_tree(feet: Feet, from: Spot, most: u8, scene: &str) {
    let tree = feet.tree(from, most);
    let own = from.cell().map_or(0, bit);
    let toll = |spot: Spot| u8::from(spot.cell().is_none_or(|cell| (feet.free | own) & bit(cell) != 0));
    let before = |spot: Spot| tree.iter().find(|&&(to, _)| to == spot).map(|&(_, by)| by);
    let mut ends = Ends::default();
    for &(to, by) in &tree {
        if toll(to) == 0 {
            continue;
        }
        match to.cell() {
            Some(cell) => ends.cells |= bit(cell),
            None => ends.bigtop = true,
        }
        let (mut at, mut cost) = (by, toll(to));
        while at != from {
            cost += toll(at);
            at = before(at).unwrap_or_else(|| panic!("{scene}: nothing leads to {at:?}"));
        }
        assert_eq!(Some(cost), feet.cost(from, to, most), "{scene} to {to:?}");
    }
    assert_eq!(ends, feet.ends(from, most), "{scene}");
}

/// GC-5.1, GC-5.5, GC-5.9, GC-8.5: on random grounds the quick way finds the same ends as walking does.
#[test]
fn flood_fill_walks_every_way() {
    let mut dice = Dice::quick(77);
    let (mut marked, mut both) = (0, 0);
    for round in 0..4000 {
        // A patch of four by four at the top or at the bottom, so that Bigtop and Entry come into play.
        let patch: u64 = if dice.below(2) == 0 { 0x0f0f_0f0f } else { 0x0f0f_0f0f << 32 };
        let dense = u64::from(dice.bits()) | u64::from(dice.bits()) << 32 | u64::from(dice.bits()) << 16;
        let crowd = if dice.below(2) == 0 { 0 } else { u64::from(dice.bits()) & u64::from(dice.bits()) };
        let through = patch & (crowd | crowd << 32) & !dense.rotate_left(7);
        let feet = Feet { free: patch & dense & !through, through, diagonal: dice.below(3) == 0 };
        let cell = each(patch).nth(dice.index(16)).unwrap();
        let from = if dice.below(4) == 0 { Spot::entry(dice.below(4) as u8) } else { Spot(cell) };
        // A guest does not stand on a free cell.
        let own = from.cell().map_or(0, bit);
        let feet = Feet { free: feet.free & !own, ..feet };
        let most = 1 + dice.below(8) as u8;
        let walker = Walker::new(feet, from, most);
        let all = Ends {
            cells: walker.marked.cells | walker.plain.cells,
            bigtop: walker.marked.bigtop || walker.plain.bigtop,
        };
        let scene = format!("round {round}: {feet:x?} from {from:?} for {most}");
        assert_eq!(feet.ends(from, most), all, "{scene}");
        assert_eq!(feet.marked_ends(from, most), walker.marked, "{scene}");
        assert_eq!(feet.plain_ends(from, most), walker.plain, "{scene}");
        check_tree(feet, from, most, &scene);
        let someone = feet.any_can_move(own, from.door().map_or(0, bit));
        assert_eq!(someone, !feet.ends(from, 1).is_empty(), "{scene}");
        marked += u32::from(!walker.marked.is_empty());
        both += u32::from(!walker.marked.and(walker.plain).is_empty());
    }
    assert!(marked > 200 && both > 100, "the grounds are interesting: {marked}, {both}");
}
