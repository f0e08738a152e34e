//! Complete rides, who has won, and the places.

use crate::row::Row;
use crate::state::{MOST_PLAYERS, Midway, Stage, TURNS_IN_ALL, TURNS_WITHOUT_DECK};
use table::{Eyes, Places, Rule, ScoreSheet, Seat};

impl Midway {
    pub(crate) fn partner(seat: Seat) -> Seat {
        Seat((seat.0 + 2) % MOST_PLAYERS as u8)
    }

    /// The complete rides that count for this seat's side (MC-9.3, MC-10.6, MC-10.7).
    #[inline]
    pub(crate) fn rides_of(&self, midways: &[Row; MOST_PLAYERS], seat: Seat) -> u32 {
        let own = midways[seat.at()].complete();
        if !self.options.teams {
            return own.len();
        }
        let partners = midways[Midway::partner(seat).at()].complete();
        if self.options.team_distinct { own.or(partners).len() } else { own.len() + partners.len() }
    }

    /// Has this seat's side enough rides to win (MC-9.1)?
    #[inline]
    pub(crate) fn wins(&self, midways: &[Row; MOST_PLAYERS], seat: Seat) -> bool {
        self.rides_of(midways, seat) >= self.options.rides_to_win()
    }

    /// The natural sets of this seat's side, which break ties at a safety end (MC-9.6).
    fn naturals_of(&self, seat: Seat) -> u32 {
        let own = self.midways[seat.at()].natural().len();
        if self.options.teams { own + self.midways[Midway::partner(seat).at()].natural().len() } else { own }
    }

    /// Is it time for a safety end (MC-9.5)? Asked when a turn is over.
    #[inline]
    pub(crate) fn must_stop(&self) -> bool {
        let players = u16::from(self.options.players);
        let dry = self.dry_since.is_some_and(|since| self.turns - since >= TURNS_WITHOUT_DECK * players);
        dry || self.turns >= TURNS_IN_ALL * players
    }
}

/// The complete rides that count for this seat's side (MC-9.7).
pub(crate) fn score(game: &Midway, seat: Seat) -> i32 {
    game.rides_of(&game.midways, seat) as i32
}

pub(crate) fn sheet(game: &Midway, seat: Seat) -> ScoreSheet {
    let (own, rule) = (&game.midways[seat.at()], Rule("MC-9.7"));
    let natural = own.natural().len() as i32;
    let mut sheet = ScoreSheet::default();
    sheet.add("midway-score-natural", natural, rule);
    sheet.add("midway-score-with-wilds", own.complete().len() as i32 - natural, rule);
    if game.options.teams {
        let partners = score(game, seat) - sheet.total();
        sheet.add("midway-score-partner", partners, Rule("MC-10.6"));
    }
    sheet.tie("midway-score-sets", game.naturals_of(seat) as i32, Rule("MC-9.6"));
    sheet
}

/// Every Midway lies open, so everybody knows all points.
pub(crate) fn shown(game: &Midway, _: Eyes, seat: Seat) -> Option<ScoreSheet> {
    Some(sheet(game, seat))
}

pub(crate) fn places(game: &Midway) -> Option<Places> {
    let Stage::Over { winner } = game.stage else { return None };
    let players = game.seats();
    // Those who win together share the first places, and all others the next (MC-9.4, MC-9.6, MC-10.6).
    if let Some(winner) = winner {
        return Some(Places::by_key(players, |seat| game.partners(seat, winner)));
    }
    let key = |seat: Seat| (game.rides_of(&game.midways, seat), game.naturals_of(seat));
    let best = Seat::all(players).map(key).max();
    Some(Places::by_key(players, |seat| Some(key(seat)) == best))
}
