//! What one pair of eyes may see.

use crate::cell::{self, Spot, beside, bit, each};
use crate::fairground::CORNERS;
use crate::foundation::Foundation;
use crate::railyard::Stack;
use crate::refusal::closed_sites;
use crate::shape::Tiles;
use crate::state::{Board, Grand, NUMBERS, Stage, Standing, Turn};
use crate::trick::{Progress, Trick};
use serde::Serialize;
use table::{Eyes, Rule, Say, ScoreSheet, Seat};

/// The table. Cells go by their names.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub solo: bool,
    /// The ranks of the solo game, and from how many points on.
    pub ranks: Vec<RankView>,
    /// From 1 to 7.
    pub round: u8,
    pub day: String,
    pub starter: Seat,
    /// Whose turn it is; nobody's when the game is over.
    pub active: Option<Seat>,
    pub asked: Asked,
    pub outlook: Outlook,
    pub railyard: RailyardView,
    pub supply: Vec<Stock>,
    pub reserve: Vec<Stock>,
    pub guests: u8,
    pub barkers: u8,
    pub tricks: Vec<TrickView>,
    pub boards: Vec<BoardView>,
}

/// A rank of the solo game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RankView {
    pub title: Say,
    /// Nothing for the rank below all others.
    pub from: Option<i32>,
}

/// What the player whose turn it is is asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Asked {
    Begin { peeked: bool },
    Take { reach: u8 },
    Put { foundation: FoundationView },
    Cycle,
    Refill { space: u8 },
    Build { left: u8, second: bool },
    Move { left: u8, second: bool },
    Tickets { cell: String },
    Entry,
    Barker,
    Nothing,
}

/// What would follow from the choices of whoever is asked, for a drawn board to show beforehand.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
pub struct Outlook {
    /// Before building.
    pub closed: Vec<ClosedView>,
    /// Before a move.
    pub walks: Vec<WalkView>,
    pub stops: Vec<StopView>,
}

/// Cells on which nothing can be built now, and the reason.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ClosedView {
    pub cells: Vec<String>,
    pub why: Say,
    pub rule: Rule,
}

/// The cheapest ways of one guest, as a tree.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WalkView {
    pub from: String,
    /// A spot and the spot before it on the way there.
    pub steps: Vec<[String; 2]>,
}

/// What a guest brings who stops here.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StopView {
    pub cell: String,
    /// The letters of the attractions that get a ticket.
    pub tickets: Vec<char>,
    /// The letters of those that may get one at a corner.
    pub corners: Vec<char>,
}

/// A foundation as two rows, the upper one first: `#` construction site, `.` walkway.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct FoundationView(pub [String; 2]);

impl From<Foundation> for FoundationView {
    fn from(foundation: Foundation) -> FoundationView {
        FoundationView(foundation.rows())
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RailyardView {
    pub left: StackView,
    pub right: StackView,
    /// The spaces 2 to 5 as far as they are filled.
    pub face_up: Vec<FoundationView>,
    pub discard: u8,
    pub discard_top: Option<FoundationView>,
    /// Somebody knows something that makes the stacks different.
    pub told_apart: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StackView {
    pub height: u8,
    /// Who has looked at the top.
    pub peeked_by: Vec<Seat>,
    /// The top, for those who have.
    pub top: Option<FoundationView>,
}

/// Attractions of one shape that can be had.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Stock {
    /// As in the notation of actions.
    pub shape: String,
    pub size: u8,
    /// The cells of the shape, pushed into the corner a1.
    pub cells: Vec<String>,
    pub names: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TrickView {
    pub code: Trick,
    pub title: String,
    /// The goal is something that happens on the turn.
    pub deed: bool,
    /// Where each seat stands with it.
    pub standings: Vec<Standing>,
    /// How far each seat has come towards the goal.
    pub progress: Vec<Progress>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BoardView {
    pub seat: Seat,
    pub points: i32,
    pub tickets: u32,
    /// Where the points would come from if the game ended now.
    pub sheet: ScoreSheet,
    pub free_numbers: Vec<u8>,
    /// Eight rows, the highest first: `#` uncovered construction site, `.` walkway, a letter for an attraction, blank
    /// where no foundation lies.
    pub rows: [String; 8],
    pub attractions: Vec<AttractionView>,
    pub guests: Vec<String>,
    pub barkers: Vec<String>,
    /// The Entry spaces, and whether a guest stands there.
    pub entries: Vec<EntryView>,
    pub bigtop: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AttractionView {
    /// The letter in the rows.
    pub letter: char,
    pub name: String,
    pub shape: String,
    pub size: u8,
    pub cells: Vec<String>,
    pub tickets: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EntryView {
    pub spot: String,
    pub guest: bool,
}

impl Grand {
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let over = self.stage == Stage::Over;
        View {
            solo: self.is_solo(),
            ranks: if self.is_solo() { self.view_ranks() } else { Vec::new() },
            round: self.round + 1,
            day: self.kit.days[usize::from(self.round)].clone(),
            starter: self.starter,
            active: (!over).then(|| self.active()),
            asked: self.view_asked(),
            outlook: self.view_outlook(),
            railyard: self.view_railyard(eyes),
            supply: self.view_stock(self.supply),
            reserve: self.view_stock(self.reserve),
            guests: self.guests,
            barkers: self.barkers,
            tricks: self.view_tricks(),
            boards: self.seats().map(|seat| self.view_board(seat)).collect(),
        }
    }

    fn view_asked(&self) -> Asked {
        match self.stage {
            Stage::Begin => Asked::Begin { peeked: self.turn.peeked },
            Stage::Take { reach } => Asked::Take { reach },
            Stage::Put { foundation, .. } => Asked::Put { foundation: foundation.into() },
            Stage::Cycle => Asked::Cycle,
            Stage::Refill => Asked::Refill { space: self.railyard.face_up().len() as u8 + 2 },
            Stage::Build { left } => Asked::Build { left, second: self.turn.built > 0 },
            Stage::Move { left } => Asked::Move { left, second: self.turn.first_mover.is_some() },
            Stage::Tickets { cell, .. } => Asked::Tickets { cell: cell::name(cell) },
            Stage::Entry => Asked::Entry,
            Stage::Barker => Asked::Barker,
            Stage::Over => Asked::Nothing,
        }
    }

    fn view_outlook(&self) -> Outlook {
        match self.stage {
            Stage::Build { .. } => Outlook { closed: self.view_closed(), ..Outlook::default() },
            Stage::Move { left } => self.view_ways(left),
            _ => Outlook::default(),
        }
    }

    fn view_closed(&self) -> Vec<ClosedView> {
        let closed = closed_sites(&self.own().fair).into_iter().filter(|(cells, _)| *cells != 0);
        closed.map(|(cells, no)| ClosedView { cells: cell_names(cells), why: no.why, rule: no.rule }).collect()
    }

    fn view_ways(&self, left: u8) -> Outlook {
        let feet = self.own().feet();
        let walk = |from: Spot| WalkView {
            from: from.name(),
            steps: feet.tree(from, left).into_iter().map(|(to, by)| [to.name(), by.name()]).collect(),
        };
        let ends = self.movers().fold(0, |all, from| all | feet.ends(from, left).cells);
        Outlook {
            walks: self.movers().map(walk).collect(),
            stops: each(ends).map(|cell| self.view_stop(cell)).filter(StopView::brings_something).collect(),
            ..Outlook::default()
        }
    }

    fn view_stop(&self, cell: u8) -> StopView {
        let board = self.own();
        let fair = &board.fair;
        let has_room = |&place: &usize| fair.attraction(place).has_room();
        let corners = if board.holds(Trick::Bottles) { fair.diagonal_offers(cell) } else { 0 };
        let offered = CORNERS.iter().enumerate().filter(|(place, _)| corners >> place & 1 == 1);
        StopView {
            cell: cell::name(cell),
            tickets: fair.touching(beside(bit(cell))).filter(has_room).map(letter).collect(),
            corners: offered.filter_map(|(_, corner)| fair.attraction_at(corner.of(bit(cell)))).map(letter).collect(),
        }
    }

    fn view_ranks(&self) -> Vec<RankView> {
        let known = self.kit.parts().points.solo.ranks.iter();
        let title = |code: &str| Say::new(format!("grand-rank-{code}"));
        let below = RankView { title: title("forgotten"), from: None };
        std::iter::once(below)
            .chain(known.map(|rank| RankView { title: title(&rank.code), from: Some(rank.from) }))
            .collect()
    }

    fn view_railyard(&self, eyes: Eyes) -> RailyardView {
        let railyard = &self.railyard;
        let stack = |stack: Stack| {
            let top = railyard.top(stack);
            StackView {
                height: railyard.height(stack),
                peeked_by: top.map_or(Vec::new(), |top| top.known_to.iter().collect()),
                top: top.filter(|top| eyes.among(top.known_to)).map(|top| top.foundation.into()),
            }
        };
        RailyardView {
            left: stack(Stack::Left),
            right: stack(Stack::Right),
            face_up: railyard.face_up().iter().map(|&foundation| foundation.into()).collect(),
            discard: railyard.discard_height(),
            discard_top: railyard.discard_top().map(FoundationView::from),
            told_apart: railyard.told_apart(),
        }
    }

    fn view_stock(&self, tiles: Tiles) -> Vec<Stock> {
        let parts = self.kit.parts();
        let name = |tile: u8| parts.attractions[usize::from(tile)].name.clone();
        let here = parts.shapes.iter().filter(|shape| shape.tiles & tiles != 0);
        let stock = here.map(|shape| Stock {
            shape: shape.code.clone(),
            size: shape.size,
            cells: cell_names(shape.ways[0].cells),
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
            code: trick,
            title: self.kit.titles[trick as usize].clone(),
            deed: trick.is_deed(),
            standings: standings(slot),
            progress: progress(trick),
        });
        tricks.collect()
    }

    fn view_board(&self, seat: Seat) -> BoardView {
        let board = self.board(seat);
        let fair = &board.fair;
        let entry =
            |&door: &u8| EntryView { spot: Spot::entry(door).name(), guest: fair.waiting & cell::bit(door) != 0 };
        BoardView {
            seat,
            points: self.points(seat),
            tickets: fair.tickets(),
            sheet: self.score_sheet(seat),
            free_numbers: (1..=NUMBERS).filter(|&number| board.is_free(number)).collect(),
            rows: rows(board),
            attractions: self.view_attractions(board),
            guests: cell_names(fair.guests),
            barkers: cell_names(fair.barkers),
            entries: self.kit.doors.iter().map(entry).collect(),
            bigtop: fair.bigtop,
        }
    }

    fn view_attractions(&self, board: &Board) -> Vec<AttractionView> {
        let parts = self.kit.parts();
        let attractions = board.fair.attractions().enumerate().map(|(place, built)| {
            let printed = &parts.attractions[usize::from(built.tile)];
            AttractionView {
                letter: letter(place),
                name: printed.name.clone(),
                shape: parts.shapes[usize::from(printed.shape)].code.clone(),
                size: printed.size,
                cells: cell_names(built.cells),
                tickets: built.tickets,
            }
        });
        attractions.collect()
    }
}

impl StopView {
    fn brings_something(&self) -> bool {
        !self.tickets.is_empty() || !self.corners.is_empty()
    }
}

fn cell_names(cells: cell::Cells) -> Vec<String> {
    each(cells).map(cell::name).collect()
}

/// Capitals first; small letters are needed only on a Fairground with more than 26 attractions.
fn letter(place: usize) -> char {
    ('A'..='Z').chain('a'..='z').nth(place).unwrap_or('?')
}

fn rows(board: &Board) -> [String; 8] {
    let fair = &board.fair;
    let mark = |cell: u8| {
        let here = cell::bit(cell);
        match fair.attraction_at(here) {
            Some(place) => letter(place),
            None if fair.sites & here != 0 => '#',
            None if fair.ground & here != 0 => '.',
            None => ' ',
        }
    };
    std::array::from_fn(|row| (0..8).map(|file| mark((7 - row as u8) * 8 + file)).collect())
}
