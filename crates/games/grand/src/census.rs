//! How much there is of everything, wherever it lies.

use crate::state::{Board, Grand, Stage};

/// Counts everything that can be counted.
pub(crate) fn census(game: &Grand) -> Vec<(String, i64)> {
    game.count_everything()
}

impl Grand {
    fn count_everything(&self) -> Vec<(String, i64)> {
        let on_boards = |count: fn(&Board) -> u32| self.boards.iter().map(count).sum::<u32>();
        let (foundations, sites) = self.count_foundations();
        let built = self.boards.iter().flat_map(|board| board.fair.attractions());
        let tiles = built.fold(0u64, |tiles, built| tiles | 1 << built.tile);
        let counts = [
            ("foundations", foundations + on_boards(|board| board.fair.foundations())),
            ("construction sites", sites + on_boards(|board| board.fair.sites.count_ones())),
            ("attractions", (self.supply | self.reserve | tiles).count_ones()),
            ("guests", u32::from(self.guests) + on_boards(|board| board.fair.all_guests())),
            ("barkers", u32::from(self.barkers) + on_boards(|board| board.fair.barkers.count_ones())),
        ];
        counts.map(|(what, count)| (what.to_owned(), i64::from(count))).to_vec()
    }

    /// Foundations in the Railyard and in hand, and the construction sites on them.
    fn count_foundations(&self) -> (u32, u32) {
        let mut pool = self.railyard.census();
        if let Stage::Put { foundation, .. } = self.stage {
            pool[foundation.kind()] += 1;
        }
        let kinds = (0u32..).zip(pool).map(|(kind, count)| (u32::from(count), kind.count_ones()));
        kinds.fold((0, 0), |(all, sites), (count, each)| (all + count, sites + count * each))
    }
}
