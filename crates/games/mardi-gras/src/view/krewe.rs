//! A krewe, its hand and its races, as one pair of eyes sees them.

use serde::Serialize;
use table::{Eyes, Seat, Thing};
use ts_rs::TS;

use crate::counts::Counts;
use crate::kind::Kind;
use crate::odds::Odds;
use crate::score::RANKS;
use crate::setup::HAND_LIMIT;
use crate::state::MardiGras;
use crate::things;

#[derive(Debug, Serialize, TS)]
pub struct KreweView {
    pub thing: Thing,
    pub seat: Seat,
    pub hand: HandView,
    pub home: MembersView,
    /// Those in the Casino.
    pub gamblers: MembersView,
    pub reserve: MembersView,
    /// All members, wherever they stand.
    pub size: u8,
    /// The points as it stands.
    pub score: Thing,
    /// The revelers entertained, in the order of kinds.
    pub races: Vec<RaceView>,
    /// The chances of the next card in the Casino as this seat must see them, for the same eyes.
    pub odds: Option<Odds>,
}

/// The Throw cards of a player. The cards of one kind are the thing with the name of the kind.
#[derive(Debug, Serialize, TS)]
pub struct HandView {
    pub thing: Thing,
    pub count: u8,
    /// How many more may be kept.
    pub room: u8,
    /// Which they are, for those who may know.
    pub cards: Option<Counts>,
    /// Which of them are picked to be given away, for the same eyes.
    pub picked: Option<Counts>,
    /// Those that everybody has seen being taken.
    pub known: Counts,
}

#[derive(Debug, Serialize, TS)]
pub struct MembersView {
    pub thing: Thing,
    pub count: u8,
}

/// The revelers of one color that a player has entertained, and the rank that they make; none without any.
#[derive(Debug, Serialize, TS)]
pub struct RaceView {
    pub thing: Thing,
    pub kind: Kind,
    pub count: u8,
    pub rank: Option<u8>,
}

impl RaceView {
    pub(crate) fn points(&self) -> i32 {
        self.rank.map_or(0, |rank| RANKS[usize::from(rank) - 1])
    }
}

impl KreweView {
    pub(crate) fn points(&self) -> i32 {
        self.races.iter().map(RaceView::points).sum()
    }
}

pub(super) fn view_krewe(game: &MardiGras, seat: Seat, eyes: Eyes) -> KreweView {
    let krewe = game.krewe(seat);
    let seen = eyes.see(seat);
    let hand = HandView {
        thing: things::hand(seat),
        count: krewe.hand.total(),
        room: HAND_LIMIT.saturating_sub(krewe.hand.total()),
        cards: seen.then_some(krewe.hand).map(Into::into),
        picked: seen.then_some(krewe.picked).map(Into::into),
        known: krewe.seen.into(),
    };
    let race = |kind| RaceView {
        thing: things::race(seat, kind),
        kind,
        count: krewe.entertained.of(kind),
        rank: game.rank(seat, kind).map(|rank| rank as u8),
    };
    KreweView {
        thing: things::krewe(seat),
        seat,
        hand,
        home: MembersView { thing: things::home(seat), count: krewe.home },
        gamblers: MembersView { thing: things::gamblers(seat), count: krewe.casino },
        reserve: MembersView { thing: things::reserve(seat), count: krewe.reserve },
        size: game.size(seat),
        score: things::score(seat),
        races: Kind::ALL.map(race).into(),
        odds: game.odds(seat).filter(|_| seen),
    }
}
