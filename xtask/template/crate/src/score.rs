//! Points and places.

use crate::components::Coconut;
use crate::state::__Name__;
use table::{Eyes, Places, Rule, ScoreSheet, Seat};

impl __Name__ {
    /// The coconuts of a seat.
    pub(crate) fn shelf(&self, seat: Seat) -> impl Iterator<Item = Coconut> + use<> {
        let taken = self.taken[seat.at()];
        self.coconuts().filter(move |coconut| taken >> coconut.0 & 1 == 1)
    }
}

/// The sum of the numbers taken (__PREFIX__-3.2).
pub fn score(game: &__Name__, seat: Seat) -> i32 {
    game.shelf(seat).filter_map(|coconut| game.number(coconut)).map(i32::from).sum()
}

/// Where the points come from, and what breaks ties (__PREFIX__-3.3).
pub fn sheet(game: &__Name__, seat: Seat) -> ScoreSheet {
    let mut sheet = ScoreSheet::default();
    sheet.add("__id__-score-coconuts", score(game, seat), Rule("__PREFIX__-3.2"));
    sheet.tie("__id__-score-fewer", -(game.shelf(seat).count() as i32), Rule("__PREFIX__-3.3"));
    sheet
}

/// Everything lies open, so everybody may see all of it.
pub fn shown(game: &__Name__, _: Eyes, seat: Seat) -> Option<ScoreSheet> {
    Some(sheet(game, seat))
}

/// The final places.
pub fn places(game: &__Name__) -> Option<Places> {
    let key = |seat: Seat| (score(game, seat), -(game.shelf(seat).count() as i32));
    game.is_done().then(|| Places::by_key(usize::from(game.players), key))
}
