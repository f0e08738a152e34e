//! Points for the revelers entertained, color by color.

use table::{Eyes, Places, Rule, Say, ScoreLine, ScoreSheet, Seat};

use crate::kind::Kind;
use crate::state::{MardiGras, Stage, players};

/// Points for the first, second, third and fourth place in a color (MG-10.1).
pub const RANKS: [i32; 4] = [8, 5, 3, 1];

const MOST: Rule = Rule("MG-10.1");
const SHARED: Rule = Rule("MG-10.2");
const NONE: Rule = Rule("MG-10.3");
const SMALLER_KREWE: Rule = Rule("MG-10.6");

impl MardiGras {
    /// How many players have more revelers of a color.
    fn ahead_of(&self, seat: Seat, kind: Kind) -> usize {
        let own = self.krewe(seat).entertained.of(kind);
        self.playing().iter().filter(|other| other.entertained.of(kind) > own).count()
    }

    /// The rank in one color as things stand; whoever has no reveler of it has none.
    pub fn rank(&self, seat: Seat, kind: Kind) -> Option<usize> {
        (self.krewe(seat).entertained.of(kind) > 0).then(|| 1 + self.ahead_of(seat, kind))
    }

    /// The points of one color as things stand.
    pub fn color_points(&self, seat: Seat, kind: Kind) -> i32 {
        self.rank(seat, kind).map_or(0, |rank| RANKS[rank - 1])
    }

    fn score_line(&self, seat: Seat, kind: Kind) -> ScoreLine {
        let own = self.krewe(seat).entertained.of(kind);
        let level = self.playing().iter().filter(|other| other.entertained.of(kind) == own).count();
        let rule = match (own, level) {
            (0, _) => NONE,
            (_, 1) => MOST,
            _ => SHARED,
        };
        let what = Say::new(
            ["mardi-gras-score-green", "mardi-gras-score-gold", "mardi-gras-score-purple", "mardi-gras-score-white"]
                [kind.index()],
        );
        ScoreLine { what: what.with("count", own), points: self.color_points(seat, kind), rule }
    }
}

pub(crate) fn score(game: &MardiGras, seat: Seat) -> i32 {
    Kind::ALL.iter().map(|&kind| game.color_points(seat, kind)).sum()
}

pub(crate) fn sheet(game: &MardiGras, seat: Seat) -> ScoreSheet {
    let lines = Kind::ALL.iter().map(|&kind| game.score_line(seat, kind)).collect();
    let krewe = i32::from(game.size(seat));
    let mut sheet = ScoreSheet { lines, ..ScoreSheet::default() };
    sheet.tie("mardi-gras-score-krewe", -krewe, SMALLER_KREWE);
    sheet
}

/// Nothing about points is hidden (MG-11.2).
pub(crate) fn shown(game: &MardiGras, _: Eyes, seat: Seat) -> Option<ScoreSheet> {
    Some(sheet(game, seat))
}

/// MG-10.5 to MG-10.8.
pub(crate) fn places(game: &MardiGras) -> Option<Places> {
    let key = |seat| (score(game, seat), -i32::from(game.size(seat)));
    (game.stage == Stage::Over).then(|| Places::by_key(players(game), key))
}
