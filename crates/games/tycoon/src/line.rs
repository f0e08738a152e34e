//! The line of guests that leads to a new ride or stall.

use crate::board::Board;

/// How a line can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ahead {
    /// The boxes that may be crossed next.
    pub open: Board,
    /// Those of them that begin a shortest way.
    pub nearest: Board,
    /// How many guests a shortest way takes from here.
    pub shortest: u32,
}

/// What may be crossed next: a box of `ground` beside `from`, with at most `room` guests to be drawn until one of them
/// stands on a box of `goal`. If even the shortest way needs more, only shortest ways are open. `None` if there is no
/// way or no room.
///
/// A line never crosses itself: the caller takes drawn boxes out of `ground`, so every way counted here is free of them.
pub fn ahead(ground: Board, from: Board, goal: Board, room: u32) -> Option<Ahead> {
    let starts = from.beside() & ground;
    let mut near = goal & ground;
    let mut shortest = 1;
    while !near.meets(starts) {
        near = wider(near, ground)?;
        shortest += 1;
    }
    if room == 0 {
        return None;
    }
    let nearest = near & starts;
    let mut reach = shortest;
    while reach < room && !starts.within(near) {
        let Some(more) = wider(near, ground) else { break };
        near = more;
        reach += 1;
    }
    Some(Ahead { open: near & starts, nearest, shortest })
}

/// The set and what of `ground` lies beside it; `None` if that is nothing new.
#[inline]
fn wider(set: Board, ground: Board) -> Option<Board> {
    let wider = set | set.grown() & ground;
    (wider != set).then_some(wider)
}

/// The boxes of `ground` that at most `steps` guests can reach from `from`.
pub fn within_reach(ground: Board, from: Board, steps: u32) -> Board {
    let mut reached = from;
    for _ in 0..steps {
        match wider(reached, ground) {
            Some(more) => reached = more,
            None => break,
        }
    }
    reached & ground
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Spot;

    fn boxes(text: &str) -> Board {
        text.split_whitespace().map(|name| name.parse::<Spot>().expect(name)).collect()
    }

    fn field(width: usize, height: usize) -> Board {
        (0..height).flat_map(|row| (0..width).map(move |column| Spot::new(column, row))).collect()
    }

    #[test]
    fn with_room_to_spare_detours_are_open() {
        let from = boxes("b2");
        let ground = field(4, 4) & !from;
        let next = ahead(ground, from, boxes("d2"), 4).unwrap();
        assert_eq!((next.nearest, next.shortest), (boxes("c2"), 2));
        assert_eq!(next.open, boxes("b1 c2 b3"));
        assert_eq!(ahead(ground, from, boxes("d2"), 3).unwrap().open, boxes("c2"));
    }

    #[test]
    fn without_enough_room_only_shortest_ways_are_open() {
        let from = boxes("a1");
        let ground = field(4, 4) & !from;
        let next = ahead(ground, from, boxes("d1"), 2).unwrap();
        assert_eq!((next.open, next.shortest), (boxes("b1"), 3));
        assert_eq!(ahead(ground, from, boxes("d1"), 0), None);
    }

    #[test]
    fn a_wall_leaves_no_way() {
        let ground = field(5, 3) & !boxes("a1 c1 c2 c3");
        assert_eq!(ahead(ground, boxes("a1"), boxes("e2"), 50), None);
    }

    #[test]
    fn a_line_does_not_count_on_boxes_it_has_crossed() {
        // From b1 the only way on to e1 led through a1, which is crossed by now.
        let ground = boxes("a2 a3 b3 c3 d3 e3 e2 e1 b1");
        assert_eq!(ahead(ground, boxes("a1"), boxes("e1"), 20).unwrap().open, boxes("a2"));
    }

    #[test]
    fn reach_counts_steps() {
        let ground = field(5, 1) & !boxes("a1");
        assert_eq!(within_reach(ground, boxes("a1"), 2), boxes("b1 c1"));
    }

    /// How many boxes a line from `start` to a box of `goal` takes at least, found box by box.
    fn plain_distance(ground: Board, start: Spot, goal: Board) -> Option<u32> {
        let mut seen = vec![start];
        let mut edge = vec![start];
        for steps in 1.. {
            if edge.iter().any(|&spot| goal.has(spot)) {
                return Some(steps);
            }
            let beside =
                |one: &Spot, two: &Spot| one.column().abs_diff(two.column()) + one.row().abs_diff(two.row()) == 1;
            edge = ground
                .spots()
                .filter(|spot| !seen.contains(spot) && edge.iter().any(|old| beside(old, spot)))
                .collect();
            if edge.is_empty() {
                return None;
            }
            seen.extend(&edge);
        }
        None
    }

    #[test]
    fn open_boxes_are_those_from_which_the_goal_is_near_enough() {
        let mut dice = table::Dice::quick(1);
        for _ in 0..2_000 {
            let all: Vec<Spot> = field(5, 4).spots().collect();
            let ground: Board = all.iter().copied().filter(|_| dice.below(4) > 0).collect();
            let from = Board::one(dice.pick(&all));
            let ground = ground & !from;
            let goal: Board = (0..2).map(|_| dice.pick(&all)).collect();
            let room = dice.below(9);
            let starts = from.beside() & ground;
            let far = |spot| plain_distance(ground, spot, goal & ground);
            let shortest = starts.spots().filter_map(far).min();
            let limit = shortest.map_or(0, |shortest| shortest.max(room));
            let open: Board = starts.spots().filter(|&spot| far(spot).is_some_and(|steps| steps <= limit)).collect();
            let expected = shortest.filter(|_| room > 0).map(|shortest| (open, shortest));
            assert_eq!(ahead(ground, from, goal, room).map(|next| (next.open, next.shortest)), expected);
        }
    }
}
