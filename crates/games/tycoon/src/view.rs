//! What one sees of the table: everything, for every sheet lies open.

use crate::blueprint::Grain;
use crate::board::Spot;
use crate::components::{RideCard, Staff};
use crate::event::Happening;
use crate::faces::Faces;
use crate::state::{Carnival, Colour, Ride, Stage, Stall, Tycoon, Work};
use serde::Serialize;
use table::{Eyes, Seat};

#[derive(Serialize)]
pub struct View {
    /// Whose eyes these are, if they are a player's: no part of what is seen.
    #[serde(skip)]
    pub you: Option<Seat>,
    pub round: u8,
    pub rounds: u8,
    pub over: bool,
    pub red: u8,
    pub blue: u8,
    pub challenge: bool,
    pub late_hires: bool,
    pub reached_stalls: bool,
    pub lot: LotView,
    pub catalog: Vec<CardView>,
    pub carnivals: Vec<CarnivalView>,
}

/// The empty lot.
#[derive(Serialize)]
pub struct LotView {
    pub width: usize,
    pub height: usize,
    pub entrance: Spot,
    /// Places within width and height that are no boxes of the lot.
    pub outside: Vec<Spot>,
}

/// A ride of the catalog.
#[derive(Serialize)]
pub struct CardView {
    pub id: &'static str,
    pub name: &'static str,
    pub level: u8,
    pub bonus: u8,
    pub big_squares: u8,
    /// What a `#` of the picture stands for.
    pub grain: Grain,
    pub picture: &'static [String],
}

/// One player's sheet.
#[derive(Serialize)]
pub struct CarnivalView {
    pub seat: Seat,
    /// What the player is being asked.
    pub stage: Stage,
    /// The name of what is being built.
    pub work: Option<&'static str>,
    pub bankrupt: bool,
    pub score: i32,
    /// What was earned, bankrupt or not.
    pub tally: i32,
    pub guests: Vec<Spot>,
    pub attended: u32,
    /// How many guests the vendors can attend.
    pub capacity: u32,
    pub rides: Vec<RideView>,
    pub rides_in_care: u32,
    pub stalls: Vec<StallView>,
    pub kinds: Vec<KindView>,
    pub staff: Vec<StaffView>,
    /// Points of the rounds played so far, and of the ride of this round once it is scored.
    pub track: Vec<Option<u16>>,
    pub white: Faces,
    pub red_spent: bool,
    pub blue_spent: bool,
    /// The rest of the line of guests, if it is drawn along a shortest way.
    pub shortest: Vec<Spot>,
}

#[derive(Serialize)]
pub struct RideView {
    pub id: &'static str,
    pub name: &'static str,
    pub round: u8,
    /// Nothing until it is scored.
    pub points: Option<u16>,
    pub halved: u8,
    pub boxes: Vec<Spot>,
}

#[derive(Serialize)]
pub struct StallView {
    pub face: u8,
    pub boxes: Vec<Spot>,
}

#[derive(Serialize)]
pub struct KindView {
    pub id: &'static str,
    pub name: &'static str,
    pub face: u8,
    pub built: u8,
}

#[derive(Serialize)]
pub struct StaffView {
    pub staff: Staff,
    pub hired: u8,
    pub boxes: u8,
    pub faces: Vec<u8>,
}

impl Tycoon {
    pub(crate) fn seen(&self, eyes: Eyes) -> View {
        let you = match eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Public | Eyes::All => None,
        };
        let parts = self.parts();
        View {
            you,
            round: self.round,
            rounds: parts.sheet.rounds,
            over: !self.carnivals.iter().any(Carnival::is_acting),
            red: self.coloured[Colour::Red as usize],
            blue: self.coloured[Colour::Blue as usize],
            challenge: self.variant.challenge,
            late_hires: self.variant.late_hires,
            reached_stalls: self.variant.reached_stalls,
            lot: self.lot_view(),
            catalog: parts.rides.iter().map(card_view).collect(),
            carnivals: Seat::all(self.carnivals.len()).map(|seat| self.carnival_view(seat)).collect(),
        }
    }

    fn lot_view(&self) -> LotView {
        let lot = &self.parts().sheet.lot;
        let places = (0..lot.height).flat_map(|row| (0..lot.width).map(move |column| Spot::new(column, row)));
        LotView {
            width: lot.width,
            height: lot.height,
            entrance: lot.entrance,
            outside: places.filter(|&spot| !lot.boxes.has(spot)).collect(),
        }
    }

    fn carnival_view(&self, seat: Seat) -> CarnivalView {
        let (desk, own) = (self.desk(seat), self.carnival(seat));
        CarnivalView {
            seat,
            stage: own.stage,
            work: self.work_name(own),
            bankrupt: own.is_bankrupt(),
            score: self.score_of(seat),
            tally: self.tally(seat),
            guests: Happening::boxes(own.guests),
            attended: self.attended(seat),
            capacity: u32::from(desk.staff(Staff::Ticket)) * u32::from(self.parts().sheet.guests_per_vendor),
            rides: own.rides.iter().enumerate().map(|(place, ride)| self.ride_view(own, place, ride)).collect(),
            rides_in_care: desk.rides_in_care(),
            stalls: own.stalls.iter().map(|stall| self.stall_view(stall)).collect(),
            kinds: self.kind_views(own),
            staff: Staff::ALL.into_iter().map(|staff| self.staff_view(own, staff)).collect(),
            track: self.track_view(own),
            white: own.white,
            red_spent: own.spent[Colour::Red as usize],
            blue_spent: own.spent[Colour::Blue as usize],
            shortest: desk.shortest_line(),
        }
    }

    fn work_name(&self, own: &Carnival) -> Option<&'static str> {
        let (Stage::Place(work) | Stage::Guests { work, .. }) = own.stage else { return None };
        Some(match work {
            Work::Stall(kind) => &self.parts().stalls.kinds[usize::from(kind)].name,
            Work::Ride(ride) => &self.parts().rides[usize::from(ride)].name,
        })
    }

    fn ride_view(&self, own: &Carnival, place: usize, ride: &Ride) -> RideView {
        let parts = self.parts();
        let card = &parts.rides[usize::from(ride.card)];
        RideView {
            id: &card.id,
            name: &card.name,
            round: ride.round,
            points: own.is_scored(place).then_some(ride.points),
            halved: ride.halved,
            boxes: Happening::boxes(ride.boxes(parts)),
        }
    }

    fn stall_view(&self, stall: &Stall) -> StallView {
        StallView { face: stall.kind + 1, boxes: Happening::boxes(stall.boxes(self.parts())) }
    }

    fn kind_views(&self, own: &Carnival) -> Vec<KindView> {
        let view = |(face, (kind, &built)): (u8, (&'static crate::components::StallKind, &u8))| KindView {
            id: &kind.id,
            name: &kind.name,
            face,
            built,
        };
        (1..).zip(self.parts().stalls.kinds.iter().zip(&own.stall_counts)).map(view).collect()
    }

    fn staff_view(&self, own: &Carnival, staff: Staff) -> StaffView {
        let row = self.parts().staff(staff);
        let faces = (1..=6).filter(|&face| row.is_hired_with(face)).collect();
        StaffView { staff, hired: own.staff[staff as usize], boxes: row.boxes, faces }
    }

    fn track_view(&self, own: &Carnival) -> Vec<Option<u16>> {
        let points = |round: u8| {
            let place = own.rides.iter().position(|ride| ride.round == round);
            let scored = place.filter(|&place| own.is_scored(place)).map(|place| own.rides[place].points);
            scored.or((round <= own.played).then_some(0))
        };
        (1..=self.parts().sheet.rounds).map(points).collect()
    }
}

impl Carnival {
    /// Has the ride in this place of the list got its points? Only the newest may still wait for them.
    fn is_scored(&self, place: usize) -> bool {
        let newest = place + 1 == self.rides.len();
        !(newest && matches!(self.stage, Stage::Dice | Stage::Guests { work: Work::Ride(_), .. }))
    }
}

fn card_view(card: &'static RideCard) -> CardView {
    CardView {
        id: &card.id,
        name: &card.name,
        level: card.level,
        bonus: card.bonus,
        big_squares: card.blueprint.big_squares(),
        grain: card.blueprint.grain,
        picture: &card.blueprint.picture,
    }
}
