//! What one sees of the table: everything, for every sheet lies open.

mod carnival;

use crate::board::{Board, Spot};
use crate::components::{RideCard, Staff};
use crate::event::Share;
use crate::faces::{Face, Faces};
use crate::setup::Options;
use crate::state::{Colour, Duty, Tycoon};
use crate::things;
use serde::Serialize;
use table::{Eyes, Game, Seat, Thing};
use ts_rs::TS;

#[derive(Serialize, TS)]
pub struct View {
    /// Whose eyes these are, if they are a player's: no part of what is seen.
    #[serde(skip)]
    pub you: Option<Seat>,
    /// All boxes of the lot.
    #[serde(skip)]
    pub(crate) ground: Board,
    pub round: u8,
    pub rounds: u8,
    pub over: bool,
    pub options: Options,
    pub lot: LotView,
    pub catalog: Vec<CardView>,
    pub carnivals: Vec<CarnivalView>,
}

/// The empty lot. A box is named by its column and its row.
#[derive(Serialize, TS)]
pub struct LotView {
    pub columns: Vec<String>,
    pub rows: Vec<String>,
    pub entrance: Spot,
    /// Places within the columns and rows that are no boxes of the lot.
    pub outside: Vec<Spot>,
}

/// A place in a drawing, counted from the top left.
#[derive(Clone, Copy, Serialize, TS)]
pub struct Cell {
    pub column: u8,
    pub row: u8,
}

/// A ride of the catalog.
#[derive(Serialize, TS)]
pub struct CardView {
    pub thing: Thing,
    pub name: &'static str,
    pub level: u8,
    pub bonus: u8,
    pub big_squares: u8,
    /// The squares of its blueprint.
    pub squares: Vec<Cell>,
    /// Boxes of the lot along the side of one square.
    pub side: u8,
}

/// What a player is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Doing {
    /// Chooses an action.
    Choose,
    /// Chooses where to draw.
    Place,
    /// Draws a line of guests.
    Guests,
    /// Chooses the dice that count.
    Dice,
    /// Waits for the others, or has finished the game.
    Done,
    Bankrupt,
}

/// One player's sheet.
#[derive(Serialize, TS)]
pub struct CarnivalView {
    pub thing: Thing,
    pub seat: Seat,
    /// What the names of boxes are put behind, with a colon, to be things.
    pub boxes: Thing,
    pub doing: Doing,
    /// Actions finished in this round.
    pub actions: u8,
    pub work: Option<WorkView>,
    /// The points, or what a bankrupt had earned.
    #[serde(skip)]
    pub tally: i32,
    #[serde(skip)]
    pub(crate) plot: Plot,
    pub guests: GuestsView,
    pub care: CareView,
    pub rank: RankView,
    pub rides: Vec<RideView>,
    pub stalls: Vec<StallView>,
    pub kinds: Vec<KindView>,
    pub sets: Vec<SetView>,
    pub staff: Vec<StaffView>,
    pub track: Vec<RoundView>,
    pub dice: Vec<DieView>,
    pub white: Vec<WhiteView>,
    /// What each ride of the catalog would come to now, in the order of the catalog.
    pub plans: Vec<PlanView>,
    /// The rest of the line of guests, if it is drawn along a shortest way.
    pub shortest: Vec<Spot>,
    /// What drawing at each place, or counting these dice, would bring: for the player alone, who is asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Prospect>>", optional)]
    pub prospects: Vec<Prospect>,
    /// Free boxes that guests cannot get to.
    pub cut_off: Vec<Spot>,
}

/// The lot of a player in sets of boxes, for quick answers about single ones.
#[derive(Clone, Copy)]
pub(crate) struct Plot {
    pub guests: Board,
    pub built: Board,
    pub cut_off: Board,
}

/// What is being built.
#[derive(Serialize, TS)]
pub struct WorkView {
    /// Where it comes from: a ride of the catalog or a kind of stall.
    pub thing: Thing,
    pub name: &'static str,
    /// The boxes that it covers, as printed.
    pub shape: Vec<Cell>,
}

/// The attendance chart.
#[derive(Serialize, TS)]
pub struct GuestsView {
    pub thing: Thing,
    pub boxes: Vec<Spot>,
    pub served: u32,
    /// How many guests the vendors can serve.
    pub capacity: u32,
    /// How many more they can serve now.
    pub room: u32,
    /// How many they would serve if the lot filled now, as it does after the last round.
    pub served_at_the_end: u32,
    pub rows: Vec<ChartRow>,
}

/// The guests of one vendor.
#[derive(Serialize, TS)]
pub struct ChartRow {
    /// Is the vendor there?
    pub open: bool,
    pub guests: u8,
    pub places: u8,
}

/// Rides against mechanics.
#[derive(Serialize, TS)]
pub struct CareView {
    pub thing: Thing,
    pub rides: u8,
    /// How many rides the mechanics can look after.
    pub capacity: u32,
    /// How many one mechanic looks after.
    pub each: u8,
}

/// The rank that the points so far would give.
#[derive(Serialize, TS)]
pub struct RankView {
    pub thing: Thing,
    pub name: &'static str,
    pub next: Option<NextRank>,
}

#[derive(Serialize, TS)]
pub struct NextRank {
    pub name: &'static str,
    /// Points that are missing.
    pub missing: u16,
}

#[derive(Serialize, TS)]
pub struct RideView {
    pub thing: Thing,
    pub name: &'static str,
    pub round: u8,
    /// Nothing until it is scored.
    pub points: Option<u16>,
    pub share: Share,
    /// The white dice that counted.
    pub dice: Faces,
    pub bonus: u8,
    pub boxes: Vec<Spot>,
}

#[derive(Serialize, TS)]
pub struct StallView {
    pub thing: Thing,
    pub name: &'static str,
    pub face: Face,
    pub boxes: Vec<Spot>,
}

/// A kind of stall.
#[derive(Serialize, TS)]
pub struct KindView {
    pub thing: Thing,
    pub name: &'static str,
    pub face: Face,
    pub built: u8,
    /// The most that there can be.
    pub most: u8,
    pub points: i32,
    /// Points of the kind with one stall more.
    pub points_next: Option<i32>,
    /// Boxes that the next one covers.
    pub next_covers: Option<u8>,
    /// Does a coloured die with this number do nothing now: no stall of the kind, nobody to hire?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub dead: bool,
}

/// A set of stalls that pays.
#[derive(Serialize, TS)]
pub struct SetView {
    pub thing: Thing,
    pub kinds: u8,
    pub each: u8,
    pub points: i32,
    /// Kinds that have as many stalls.
    pub there: u8,
    pub complete: bool,
}

/// What comes of all actions that bring the same.
#[derive(Serialize, TS)]
pub struct Prospect {
    #[serde(flatten)]
    pub brings: Brings,
    /// As they are offered.
    pub actions: Vec<String>,
}

/// What an action brings, as far as it is known before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Brings {
    /// What a ride or these dice write; nothing for a stall.
    pub points: Option<u16>,
    /// What a ride is written with, before anything is halved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sum: Option<Sum>,
    /// What the points lack.
    pub lacks: Lack,
    /// The boxes of the guests who come, in the order in which they would be drawn.
    pub way: Vec<Spot>,
    /// Free boxes that nobody will get to any more.
    pub cut_off: u32,
    /// Are those all that were left, so that guests get to nothing any more?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub walled: bool,
}

/// What is added up for a ride.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Sum {
    pub dice: Faces,
    pub bonus: u8,
}

/// What the points of a ride lack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Lack {
    /// Nothing: it counts in full.
    Whole,
    Unreached,
    Untended,
    Both,
}

impl Lack {
    pub const fn word(self) -> &'static str {
        match self {
            Lack::Whole => "whole",
            Lack::Unreached => "unreached",
            Lack::Untended => "untended",
            Lack::Both => "both",
        }
    }
}

#[derive(Serialize, TS)]
pub struct StaffView {
    pub thing: Thing,
    pub staff: Staff,
    pub hired: u8,
    /// Those who count now; somebody hired this round may not yet.
    pub counting: u8,
    pub boxes: u8,
    pub faces: Vec<Face>,
    /// How many guests, rides, big squares or levels one of them is good for.
    pub each: u8,
    /// Could one be hired with a die that is still there?
    pub rolled: bool,
    /// Rides that would come to more if one were hired first: for the player alone, who is asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<ThenView>>", optional)]
    pub then: Vec<ThenView>,
}

/// A ride of the catalog as it could be built after a hire.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ThenView {
    pub thing: Thing,
    /// With the best dice, if guests reach it.
    pub points: u16,
    /// May it be more, because a die is still to be rolled?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub or_more: bool,
}

/// A box of the track.
#[derive(Serialize, TS)]
pub struct RoundView {
    pub thing: Thing,
    pub round: u8,
    /// Nothing until the round is played.
    pub points: Option<u16>,
}

/// A coloured die.
#[derive(Serialize, TS)]
pub struct DieView {
    pub thing: Thing,
    pub colour: Colour,
    pub face: Face,
    pub spent: bool,
    /// What alone it may be used for.
    pub duty: Option<Duty>,
}

#[derive(Serialize, TS)]
pub struct WhiteView {
    pub thing: Thing,
    pub face: Face,
    /// Did it count for the ride of this round?
    pub counted: bool,
}

/// A ride of the catalog as this player could build it now.
#[derive(Serialize, TS)]
pub struct PlanView {
    pub thing: Thing,
    /// With the best dice, if guests reach it. Nothing where there is no room for it, or once the ride of this
    /// round stands.
    pub points: Option<u16>,
    /// Will it be halved for want of a mechanic?
    pub untended: bool,
    pub missing_investors: u8,
    pub missing_constructors: u8,
    /// Is nobody missing?
    pub staffed: bool,
}

pub fn view(game: &Tycoon, eyes: Eyes) -> View {
    let you = match eyes {
        Eyes::Seat(seat) => Some(seat),
        Eyes::Public | Eyes::All => None,
    };
    let parts = game.parts();
    View {
        you,
        ground: parts.sheet.lot.boxes,
        round: game.round,
        rounds: parts.sheet.rounds,
        over: game.is_over(),
        options: game.variant,
        lot: lot_view(game),
        catalog: parts.rides.iter().map(card_view).collect(),
        carnivals: Seat::all(game.carnivals.len()).map(|seat| carnival::carnival_view(game, seat, eyes)).collect(),
    }
}

fn lot_view(game: &Tycoon) -> LotView {
    let lot = &game.parts().sheet.lot;
    let inside = |spot: &Spot| spot.column() < lot.width && spot.row() < lot.height;
    LotView {
        columns: (0..lot.width).map(column_name).collect(),
        rows: (1..=lot.height).map(|row| row.to_string()).collect(),
        entrance: lot.entrance,
        outside: Spot::all().filter(inside).filter(|&spot| !lot.boxes.has(spot)).collect(),
    }
}

/// The letter of a column.
pub(crate) fn column_name(column: usize) -> String {
    char::from(b'a' + column as u8).to_string()
}

fn card_view(card: &'static RideCard) -> CardView {
    let cell = |(column, row): (usize, usize)| Cell { column: column as u8, row: row as u8 };
    CardView {
        thing: things::card(&card.id),
        name: &card.name,
        level: card.level,
        bonus: card.bonus,
        big_squares: card.blueprint.big_squares(),
        squares: card.blueprint.pieces().map(cell).collect(),
        side: card.blueprint.grain.side() as u8,
    }
}

impl View {
    /// The sheet of the one who looks, if there is one.
    pub fn own(&self) -> Option<&CarnivalView> {
        self.you.and_then(|you| self.carnivals.get(you.at()))
    }

    pub(crate) fn is_race(&self) -> bool {
        self.carnivals.len() > 1
    }
}
