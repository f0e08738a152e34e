//! How far guests can walk: flood fill on bitboards.

use crate::cell::{Cells, Spot, TOP_ROW, bit, each, steps};

/// Where a player's guests can set their feet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feet {
    /// Cells that cost one and on which a guest may stop.
    pub free: Cells,
    /// Cells of other guests that may be crossed at no cost.
    pub through: Cells,
    pub diagonal: bool,
}

/// Places where a move can end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ends {
    pub cells: Cells,
    pub bigtop: bool,
}

impl Ends {
    #[inline]
    pub fn and(self, other: Ends) -> Ends {
        Ends { cells: self.cells & other.cells, bigtop: self.bigtop && other.bigtop }
    }

    #[inline]
    fn add(&mut self, other: Ends) {
        self.cells |= other.cells;
        self.bigtop |= other.bigtop;
    }

    #[inline]
    pub fn contains(self, spot: Spot) -> bool {
        match spot.cell() {
            Some(cell) => self.cells & bit(cell) != 0,
            None => spot == Spot::BIGTOP && self.bigtop,
        }
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.cells == 0 && !self.bigtop
    }
}

/// "Find a Mark!" wants so many steps.
const MARK_STEPS: usize = 5;

impl Feet {
    /// The same feet, once the guest at `from` has lifted its own: its cell is free to come back to.
    #[inline]
    fn lifted(self, from: Spot) -> Feet {
        match from.cell() {
            Some(cell) => Feet { free: self.free | bit(cell), through: self.through & !bit(cell), ..self },
            None => self,
        }
    }

    /// The cells next to the start of a move.
    #[inline]
    fn first_steps(self, from: Spot) -> Cells {
        match from.door() {
            Some(door) => bit(door),
            None => from.cell().map_or(0, |cell| steps(bit(cell), self.diagonal)),
        }
    }

    #[inline]
    fn around(self, cells: Cells) -> Cells {
        steps(cells, self.diagonal)
    }

    /// Adds what can be reached at no cost from `cells`.
    #[inline]
    fn drift(self, mut cells: Cells) -> Cells {
        if self.through == 0 {
            return cells;
        }
        loop {
            let grown = cells | (self.around(cells) & self.through);
            if grown == cells {
                return cells;
            }
            cells = grown;
        }
    }

    /// All cells that can be stepped on for `cost` or less after a first step onto `first`, those of other guests
    /// included; and the same for one less.
    #[inline]
    fn flood(self, first: Cells, cost: u8) -> (Cells, Cells) {
        let mut before = 0;
        let mut reached = self.drift(first & self.through);
        let mut next = first;
        for _ in 0..cost {
            let grown = self.drift(reached | ((next | self.around(reached)) & self.free));
            if grown == reached {
                return (reached, reached);
            }
            (before, reached, next) = (reached, grown, 0);
        }
        (before, reached)
    }

    /// Where the guest at `from` can stop for `cost` or less.
    #[inline]
    pub fn ends(self, from: Spot, cost: u8) -> Ends {
        let feet = self.lifted(from);
        let (before, reached) = feet.flood(feet.first_steps(from), cost);
        Ends { cells: reached & feet.free, bigtop: cost > 0 && (before | own_cell(from)) & TOP_ROW != 0 }
    }

    /// The cheapest ways of the guest at `from` as one tree: every spot that it can step on, and the spot before it.
    pub fn tree(self, from: Spot, cost: u8) -> Vec<(Spot, Spot)> {
        let feet = self.lifted(from);
        let next = |by: Spot| {
            if by == from { feet.first_steps(from) } else { by.cell().map_or(0, |cell| feet.around(bit(cell))) }
        };
        let mut tree: Vec<(Spot, Spot)> = Vec::new();
        let mut fresh: Cells = !0;
        let mut edge = vec![from];
        for spent in 0..=cost {
            let mut grow = |edge: &mut Vec<Spot>, by: Spot, floor: Cells| {
                let found = next(by) & floor & fresh;
                fresh &= !found;
                edge.extend(each(found).map(Spot));
                tree.extend(each(found).map(|cell| (Spot(cell), by)));
            };
            // Cells of other guests cost nothing.
            let mut at = 0;
            while let Some(&by) = edge.get(at) {
                grow(&mut edge, by, feet.through);
                at += 1;
            }
            if spent == cost {
                break;
            }
            let mut further = Vec::new();
            edge.iter().for_each(|&by| grow(&mut further, by, feet.free));
            let gate = edge.iter().find(|by| by.cell().is_some_and(|cell| bit(cell) & TOP_ROW != 0));
            if let Some(&by) = gate.filter(|_| tree.iter().all(|&(to, _)| to != Spot::BIGTOP)) {
                tree.push((Spot::BIGTOP, by));
            }
            edge = further;
        }
        tree
    }

    /// The cheapest way of the guest at `from`: the cells between both ends.
    pub fn way(self, from: Spot, to: Spot, cost: u8) -> Vec<u8> {
        way_in(&self.tree(from, cost), from, to)
    }

    /// The least that the move costs; `None` if `most` is not enough.
    pub fn cost(self, from: Spot, to: Spot, most: u8) -> Option<u8> {
        (1..=most).find(|&cost| self.ends(from, cost).contains(to))
    }

    /// Can any guest on `guests`, or waiting behind the doors `waiting`, move at all? Then the lowest number suffices.
    #[inline]
    pub fn any_can_move(self, guests: Cells, waiting: Cells) -> bool {
        if waiting & self.free != 0 || guests & TOP_ROW != 0 || self.around(guests) & self.free != 0 {
            return true;
        }
        // Through another guest and back to the own cell, or through a queue of guests to a free cell.
        let queue = self.drift(waiting & self.through);
        self.around(guests) & self.through != 0 || queue & TOP_ROW != 0 || self.around(queue) & self.free != 0
    }

    /// Where the guest at `from` can stop on a way that earns "Find a Mark!": five steps or more, no cell twice.
    ///
    /// Such a way begins with four steps on different cells; from there the cheapest way on that avoids these cells does
    /// not cross itself either. So all beginnings are tried, and the rest is flood fill.
    pub fn marked_ends(self, from: Spot, cost: u8) -> Ends {
        if self.through == 0 && usize::from(cost) < MARK_STEPS {
            return Ends::default();
        }
        let goal = self.ends(from, cost);
        let mut search = MarkSearch { goal, found: Ends::default() };
        // A guest cannot step back onto its own cell: `free` does not hold it.
        search.walk(self.without(own_cell(from)), self.first_steps(from), cost, MARK_STEPS - 1);
        search.found
    }

    #[inline]
    fn without(self, cells: Cells) -> Feet {
        Feet { free: self.free & !cells, through: self.through & !cells, ..self }
    }

    /// Where the guest at `from` can stop on a way that does not earn "Find a Mark!": too short, or crossing itself.
    pub fn plain_ends(self, from: Spot, cost: u8) -> Ends {
        let mut ends = self.short_ends(from, cost);
        ends.add(self.crossing_ends(from, cost));
        ends
    }

    /// Ends within four steps.
    fn short_ends(self, from: Spot, cost: u8) -> Ends {
        let feet = self.lifted(from);
        let mut ends = Ends { cells: 0, bigtop: cost > 0 && own_cell(from) & TOP_ROW != 0 };
        // Where the next step may lead, by what has been spent before it.
        let mut ahead = [0; MARK_STEPS];
        ahead[0] = feet.first_steps(from);
        for step in 1..MARK_STEPS {
            let mut cheaper = 0;
            for (spent, next) in (0..=cost).zip(&mut ahead) {
                let here = (*next & feet.through) | (cheaper & feet.free);
                cheaper = *next;
                *next = feet.around(here);
                ends.cells |= here & feet.free;
                // One more step, into the Bigtop.
                ends.bigtop |= step + 1 < MARK_STEPS && spent < cost && here & TOP_ROW != 0;
            }
        }
        ends
    }

    /// Ends of ways that step on some cell twice. The cheapest way to do that is to step aside and back at once.
    fn crossing_ends(self, from: Spot, cost: u8) -> Ends {
        let feet = self.lifted(from);
        let first = feet.first_steps(from);
        let own = own_cell(from);
        let reach = |spent: u8| {
            if spent == 0 { feet.drift(first & feet.through) | own } else { feet.flood(first, spent).1 | own }
        };
        let (near_free, near_guest) = (feet.around(feet.free), feet.around(feet.through));
        let mut crossed: Cells = 0;
        let mut ends = Ends::default();
        for spent in 0..=cost {
            let bigtop = spent > 0 && crossed & TOP_ROW != 0;
            crossed |= feet.around(crossed) & feet.free;
            crossed |= reach(spent) & feet.through & near_guest;
            if spent >= 1 {
                let there = reach(spent - 1);
                crossed |= there & ((feet.free & near_guest) | (feet.through & near_free));
            }
            if spent >= 2 {
                crossed |= reach(spent - 2) & feet.free & near_free;
            }
            crossed = feet.drift(crossed);
            ends = Ends { cells: crossed & feet.free, bigtop };
        }
        ends
    }
}

#[inline]
fn own_cell(from: Spot) -> Cells {
    from.cell().map_or(0, bit)
}

/// The cells between both ends of a way in a tree of ways.
pub(crate) fn way_in(tree: &[(Spot, Spot)], from: Spot, to: Spot) -> Vec<u8> {
    let before = |spot: Spot| tree.iter().find(|(to, _)| *to == spot).map(|&(_, by)| by);
    let mut way = Vec::new();
    let mut at = before(to);
    while let Some(spot) = at.filter(|&spot| spot != from && way.len() < tree.len()) {
        way.extend(spot.cell());
        at = before(spot);
    }
    way.reverse();
    way
}

/// Tries all beginnings of a way until every end is found.
struct MarkSearch {
    goal: Ends,
    found: Ends,
}

impl MarkSearch {
    /// Walks on over `next`, `more` steps on different cells, then floods.
    fn walk(&mut self, feet: Feet, next: Cells, cost: u8, more: usize) {
        if more == 0 {
            let (before, reached) = feet.flood(next, cost);
            self.found.add(Ends { cells: reached & feet.free, bigtop: before & TOP_ROW != 0 }.and(self.goal));
            return;
        }
        for cell in each(next & (feet.free | feet.through)) {
            if self.found == self.goal {
                return;
            }
            let toll = u8::from(feet.free & bit(cell) != 0);
            if toll > cost {
                continue;
            }
            let left = cost - toll;
            if more == 1 && left > 0 && bit(cell) & TOP_ROW != 0 {
                self.found.bigtop = self.goal.bigtop;
            }
            self.walk(feet.without(bit(cell)), feet.around(bit(cell)), left, more - 1);
        }
    }
}
