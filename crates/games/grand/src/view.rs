//! What one pair of eyes may see.

mod board;

pub use crate::outlook::{ClosedView, EndView, Outlook, PerilView, WalkView};
pub use board::*;

use crate::actions::Deed;
use crate::cell::{Cell, each};
use crate::components::Points;
use crate::foundation::{Pattern, Quarter};
use crate::outlook::outlook;
use crate::railyard::{FACE_UP, Stack};
use crate::score::size_word;
use crate::shape::Tiles;
use crate::state::{Claim, Grand, Stage, TRICKS, Turn};
use crate::things::{id, quarter_button};
use crate::trick::{Progress, Trick};
use serde::Serialize;
use table::{Eyes, Say, Seat, Thing};
use ts_rs::TS;

/// The table. Cells go by their names: a1 is at the lower left.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub solo: bool,
    /// The ranks of the solo game, the lowest first.
    pub ranks: Vec<RankView>,
    pub days: Vec<DayView>,
    pub starter: StarterView,
    /// Whose turn it is; nobody's when the game is over.
    pub active: Option<Seat>,
    pub asked: Asked,
    /// What a number can be used for; passing only when it is all that is left.
    pub deeds: Vec<DeedView>,
    pub hand: Option<HandView>,
    pub outlook: Outlook,
    pub railyard: RailyardView,
    pub supply: Vec<Stock>,
    pub reserve: Vec<Stock>,
    /// Guests who have not come yet, and barkers for hire.
    pub guests: Store,
    pub barkers: Store,
    pub tricks: Vec<TrickView>,
    /// What everything pays; nothing in the solo game.
    pub pays: Option<Pays>,
    pub boards: Vec<BoardView>,
}

/// A rank of the solo game.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RankView {
    pub title: Say,
    /// Nothing for the rank below all others.
    pub from: Option<i32>,
    /// Does it lie behind, is it what the points earn now, or is it still ahead?
    pub when: When,
    /// Points that are missing for it.
    pub missing: i32,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DayView {
    pub thing: Thing,
    pub name: String,
    pub when: When,
    /// In the solo game: the trick that goes at the end of this day unless it has been gained.
    pub removes: Option<Thing>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum When {
    Past,
    Now,
    ToCome,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StarterView {
    pub thing: Thing,
    pub seat: Seat,
}

/// What the player whose turn it is is asked.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Asked {
    Begin { peeked: bool },
    Take { reach: u8 },
    Put,
    Cycle,
    Refill { space: u8 },
    Build { left: u8, second: bool },
    Move { left: u8, second: bool },
    Tickets { cell: Cell },
    Entry,
    Barker,
    Nothing,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DeedView {
    pub thing: Thing,
    pub deed: Deed,
}

/// The foundation in hand, and how it may be turned.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct HandView {
    pub thing: Thing,
    pub foundation: Pattern,
    /// What it looks like, in words.
    pub looks: Say,
    pub turns: Vec<TurnView>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TurnView {
    /// The button for it.
    pub thing: Thing,
    pub quarter: Quarter,
    pub foundation: Pattern,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RailyardView {
    pub left: StackView,
    pub right: StackView,
    /// The spaces 2 to 5.
    pub spaces: Vec<SpaceView>,
    pub discard: DiscardView,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StackView {
    pub thing: Thing,
    pub height: u8,
    /// Who has looked at the top.
    pub peeked_by: Vec<Seat>,
    /// The top, for those who have.
    pub top: Option<Pattern>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SpaceView {
    pub thing: Thing,
    pub space: u8,
    pub foundation: Option<Pattern>,
    /// What it looks like, in words.
    pub looks: Option<Say>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DiscardView {
    pub thing: Thing,
    pub height: u8,
    pub top: Option<Pattern>,
}

/// Attractions of one shape that can be had.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Stock {
    pub thing: Thing,
    /// The letter that it looks like, and its size: `l4`.
    pub shape: String,
    pub size: u8,
    /// The cells of the shape, pushed to the lower left.
    pub cells: Vec<Cell>,
    pub names: Vec<String>,
}

/// So many of something beside the boards.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Store {
    pub thing: Thing,
    pub count: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TrickView {
    pub thing: Thing,
    pub code: Trick,
    pub title: String,
    pub goal: Say,
    pub ability: Say,
    /// The goal is something that happens on the turn.
    pub deed: bool,
    /// Where each seat stands with it.
    pub standings: Vec<Claim>,
    /// How far each seat has come towards the goal.
    pub progress: Vec<Progress>,
    /// In the solo game: the day at whose end it goes, counted from 1.
    pub until: Option<u8>,
}

/// What is printed on the scoring side.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Pays {
    /// For each size, the smallest first.
    pub sets: Vec<SetView>,
    pub variety: i32,
    /// For one, two, three, four guests.
    pub bigtop: Vec<i32>,
    pub ticket_goal: u32,
    pub ticket_bonus: i32,
    pub barker: i32,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SetView {
    pub size: u8,
    pub name: Say,
    /// For one attraction with tickets, for two, and so on: to the largest set that is printed, and as far as somebody has built.
    pub pays: Vec<i32>,
}

/// What these eyes see.
pub(crate) fn view(game: &Grand, eyes: Eyes) -> View {
    View {
        solo: game.is_solo(),
        ranks: if game.is_solo() { game.view_ranks() } else { Vec::new() },
        days: game.view_days(),
        starter: StarterView { thing: id::starter(), seat: game.starter },
        active: (game.stage != Stage::Over).then(|| game.active()),
        asked: game.view_asked(),
        deeds: game.view_deeds(),
        hand: game.view_hand(),
        outlook: outlook(game),
        railyard: game.view_railyard(eyes),
        supply: game.view_stock(game.supply, id::shape),
        reserve: game.view_stock(game.reserve, id::reserve),
        guests: Store { thing: id::guests(), count: game.guests },
        barkers: Store { thing: id::barkers(), count: game.barkers },
        tricks: game.view_tricks(),
        pays: (!game.is_solo()).then(|| game.view_pays()),
        boards: game.seats().map(|seat| game.view_board(seat)).collect(),
    }
}

impl Grand {
    fn view_asked(&self) -> Asked {
        match self.stage {
            Stage::Begin => Asked::Begin { peeked: self.turn.peeked },
            Stage::Take { reach } => Asked::Take { reach },
            Stage::Put { .. } => Asked::Put,
            Stage::Cycle => Asked::Cycle,
            Stage::Refill => Asked::Refill { space: self.railyard.face_up().len() as u8 + 2 },
            Stage::Build { left } => Asked::Build { left, second: self.turn.built > 0 },
            Stage::Move { left } => Asked::Move { left, second: self.turn.first_mover.is_some() },
            Stage::Tickets { cell, .. } => Asked::Tickets { cell: Cell(cell) },
            Stage::Entry => Asked::Entry,
            Stage::Barker => Asked::Barker,
            Stage::Over => Asked::Nothing,
        }
    }

    /// The solo game removes the first trick after the second day, and so on.
    fn view_days(&self) -> Vec<DayView> {
        let now = self.round + 1;
        let removed = |round: u8| {
            let slot = usize::from(round).checked_sub(2).filter(|&slot| self.is_solo() && slot < TRICKS)?;
            self.boards[0].standings[slot].can_gain().then(|| id::trick(self.tricks[slot]))
        };
        let day = |(round, name): (u8, &String)| DayView {
            thing: id::day(round),
            name: name.clone(),
            when: match round.cmp(&now) {
                std::cmp::Ordering::Less => When::Past,
                std::cmp::Ordering::Equal if self.stage != Stage::Over => When::Now,
                std::cmp::Ordering::Equal => When::Past,
                std::cmp::Ordering::Greater => When::ToCome,
            },
            removes: removed(round),
        };
        (1u8..).zip(&self.kit.days).map(day).collect()
    }

    fn view_deeds(&self) -> Vec<DeedView> {
        let pass = self.stage == Stage::Begin && self.must_pass();
        let deeds = Deed::MAIN.into_iter().chain(pass.then_some(Deed::Pass));
        deeds.map(|deed| DeedView { thing: id::deed(deed), deed }).collect()
    }

    fn view_hand(&self) -> Option<HandView> {
        let Stage::Put { foundation, .. } = self.stage else { return None };
        let may_turn = self.own().holds(Trick::Bribe);
        let turn = |quarter: Quarter| {
            let thing = Thing::button(quarter_button(quarter)?);
            Some(TurnView { thing, quarter, foundation: foundation.turned(quarter).into() })
        };
        let turns = foundation.different_turns().filter(|_| may_turn).filter_map(turn).collect();
        let pattern = Pattern::from(foundation);
        Some(HandView { thing: id::hand(), foundation: pattern, looks: pattern.say(), turns })
    }

    fn view_ranks(&self) -> Vec<RankView> {
        let (known, points) = (&self.kit.parts().points.solo.ranks, crate::score::score(self, Seat(0)));
        let now = self.solo_title(points);
        let view = |title: Say, from: Option<i32>| {
            let missing = from.map_or(0, |from| (from - points).max(0));
            let when = match missing {
                0 if title == now => When::Now,
                0 => When::Past,
                _ => When::ToCome,
            };
            RankView { title, from, when, missing }
        };
        let title = |code: &str| Say::new(format!("grand-rank-{code}"));
        let ranks = known.iter().map(|rank| view(title(&rank.code), Some(rank.from)));
        std::iter::once(view(title("forgotten"), None)).chain(ranks).collect()
    }

    fn view_railyard(&self, eyes: Eyes) -> RailyardView {
        let railyard = &self.railyard;
        let stack = |stack: Stack| {
            let top = railyard.top(stack);
            StackView {
                thing: id::stack(stack),
                height: railyard.height(stack),
                peeked_by: top.map_or(Vec::new(), |top| top.known_to.iter().collect()),
                top: top.filter(|top| eyes.among(top.known_to)).map(|top| top.foundation.into()),
            }
        };
        let space = |at: usize| {
            let space = at as u8 + 2;
            let foundation = railyard.face_up().get(at).map(|&foundation| Pattern::from(foundation));
            SpaceView { thing: id::space(space), space, foundation, looks: foundation.map(Pattern::say) }
        };
        RailyardView {
            left: stack(Stack::Left),
            right: stack(Stack::Right),
            spaces: (0..FACE_UP).map(space).collect(),
            discard: DiscardView {
                thing: id::discard(),
                height: railyard.discard_height(),
                top: railyard.discard_top().map(Pattern::from),
            },
        }
    }

    fn view_stock(&self, tiles: Tiles, thing: impl Fn(&str) -> Thing) -> Vec<Stock> {
        let parts = self.kit.parts();
        let name = |tile: u8| parts.attractions[usize::from(tile)].name.clone();
        let here = parts.shapes.iter().filter(|shape| shape.tiles & tiles != 0);
        let stock = here.map(|shape| Stock {
            thing: thing(&shape.code),
            shape: shape.code.clone(),
            size: shape.size,
            cells: each(shape.ways[0].cells).map(Cell).collect(),
            names: each(shape.tiles & tiles).map(name).collect(),
        });
        stock.collect()
    }

    fn view_tricks(&self) -> Vec<TrickView> {
        let standings = |slot: usize| self.seats().map(|seat| self.board(seat).standings[slot]).collect();
        // What happens on a turn counts for whoever takes it.
        let turn = |seat: Seat| if seat == self.active() { self.turn } else { Turn::default() };
        let progress =
            |trick: Trick| self.seats().map(|seat| trick.progress(&self.board(seat).fair, &turn(seat))).collect();
        let tricks = self.tricks.iter().enumerate().map(|(slot, &trick)| TrickView {
            thing: id::trick(trick),
            code: trick,
            title: self.kit.titles[trick as usize].clone(),
            goal: Say::new(format!("grand-goal-{}", trick.code())),
            ability: Say::new(format!("grand-ability-{}", trick.code())),
            deed: trick.is_deed(),
            standings: standings(slot),
            progress: progress(trick),
            until: self.is_solo().then_some(slot as u8 + 2),
        });
        tricks.collect()
    }

    fn view_pays(&self) -> Pays {
        let points = &self.kit.parts().points;
        let most = |size: u8| {
            let built = |seat| self.board(seat).fair.attractions().filter(|built| built.size() == size).count();
            self.seats().map(built).max().unwrap_or(0).max(Points::LARGEST_SET)
        };
        let set = |(size, sets): (u8, &[i16; Points::COUNTS])| SetView {
            size,
            name: size_word(size),
            pays: sets[1..].iter().take(most(size)).map(|&points| points.into()).collect(),
        };
        Pays {
            sets: (1u8..).zip(&points.sets).map(set).collect(),
            variety: points.variety,
            bigtop: points.bigtop[1..].to_vec(),
            ticket_goal: points.ticket_goal,
            ticket_bonus: points.ticket_bonus,
            barker: points.barker,
        }
    }
}
