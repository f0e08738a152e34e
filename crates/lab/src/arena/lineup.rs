//! Who sits where: every line-up of bots is turned round the table.

use table::Seat;

/// The line-ups of a contest, each in every rotation.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Lineups {
    /// For each seat the number of its side, counted from 0 in the order of seats.
    side_of: Vec<usize>,
    sides: usize,
    /// For each game of a round the bot on each side. All games of a round are played with the same deal.
    round: Vec<Vec<usize>>,
}

impl Lineups {
    /// Fewer bots than sides: the last one fills the table. More: every choice of them plays. Nothing without bots.
    pub(super) fn new(sides: &[Seat], bots: usize) -> Option<Lineups> {
        let mut known: Vec<Seat> = Vec::new();
        let mut number = |side: Seat| {
            known.iter().position(|&other| other == side).unwrap_or_else(|| {
                known.push(side);
                known.len() - 1
            })
        };
        let side_of: Vec<usize> = sides.iter().map(|&side| number(side)).collect();
        let sides = known.len();
        let last = bots.checked_sub(1)?;
        let lineups = if bots <= sides {
            vec![(0..sides).map(|side| side.min(last)).collect()]
        } else {
            combinations(bots, sides)
        };
        let mut round: Vec<Vec<usize>> = Vec::new();
        for lineup in lineups {
            for turn in 0..sides {
                let turned: Vec<usize> = (0..sides).map(|side| lineup[(side + turn) % sides]).collect();
                if !round.contains(&turned) {
                    round.push(turned);
                }
            }
        }
        Some(Lineups { side_of, sides, round })
    }

    pub(super) fn sides(&self) -> usize {
        self.sides
    }

    /// `games`, rounded up so that the last deal is played from every side as well.
    pub(super) fn round_up(&self, games: u64) -> u64 {
        games.max(1).next_multiple_of(self.round.len() as u64)
    }

    /// The number of the deal of a game.
    pub(super) fn deal(&self, index: u64) -> u64 {
        index / self.round.len() as u64
    }

    /// The bot on each seat of a game.
    pub(super) fn seats(&self, index: u64) -> Vec<usize> {
        let lineup = &self.round[(index % self.round.len() as u64) as usize];
        self.side_of.iter().map(|&side| lineup[side]).collect()
    }
}

/// Every way to choose `few` of `many`, in ascending order.
fn combinations(many: usize, few: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..few {
        let longer = |start: &Vec<usize>| {
            let start = start.clone();
            let first = start.last().map_or(0, |last| last + 1);
            (first..many).map(move |next| [start.as_slice(), &[next]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(sides: &[u8], bots: usize) -> Vec<Vec<usize>> {
        let sides: Vec<Seat> = sides.iter().copied().map(Seat).collect();
        let lineups = Lineups::new(&sides, bots).unwrap();
        (0..lineups.round_up(1)).map(|index| lineups.seats(index)).collect()
    }

    #[test]
    fn one_against_the_rest_sits_on_every_seat() {
        assert_eq!(table(&[0, 1, 2], 2), [[0, 1, 1], [1, 1, 0], [1, 0, 1]]);
    }

    #[test]
    fn partners_are_the_same_bot() {
        assert_eq!(table(&[0, 1, 0, 1], 2), [[0, 1, 0, 1], [1, 0, 1, 0]]);
    }

    #[test]
    fn more_bots_than_sides_all_meet() {
        assert_eq!(table(&[0, 1], 3), [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert_eq!(table(&[0], 2), [[0], [1]]);
    }

    #[test]
    fn a_round_has_one_deal() {
        let lineups = Lineups::new(&[Seat(0), Seat(1)], 2).unwrap();
        assert_eq!((lineups.deal(0), lineups.deal(1), lineups.deal(2), lineups.round_up(3)), (0, 0, 1, 4));
        assert_eq!(Lineups::new(&[Seat(0)], 0), None);
    }
}
