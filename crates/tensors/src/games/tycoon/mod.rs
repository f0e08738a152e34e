//! Carnival Tycoon in numbers. Everything lies open; the own lot is told box by box, those of the others in sums.

use crate::{Pen, Tensors, around, share};
use catalog::games::Tycoon;
use catalog::games::tycoon::board::{Board, ROW, Spot};
use catalog::games::tycoon::faces::Face;
use catalog::games::tycoon::state::{Colour, Stage, Work};
use catalog::games::tycoon::{Action, Staff};
use table::{Game, Seat};

const MOST: usize = 6;
const KINDS: usize = 6;
const FACES: usize = 6;
/// The rides of the catalog.
const RIDES: usize = 13;
const STAGES: [&str; 6] = ["choose", "place", "guests", "dice", "done", "bankrupt"];
/// Slots about each seat.
const OF_A_SEAT: usize = 72;

impl Tensors for Tycoon {
    const OWN: bool = true;

    fn observe(&self, eyes: Seat, pen: &mut impl Pen) {
        pen.flags(MOST, |count| format!("players:{}", count + 1), [self.carnivals.len() - 1]);
        pen.flag(|| "challenge".into(), self.variant.challenge);
        pen.flag(|| "hire_counts:next_round".into(), self.variant.late_hires);
        pen.flag(|| "stall_reach:must_reach".into(), self.variant.reached_stalls);
        pen.value(|| "round".into(), share(self.round, u32::from(self.parts().sheet.rounds)));
        for colour in Colour::BOTH {
            let face = usize::from(self.coloured[colour as usize].number()) - 1;
            pen.flags(FACES, |at| format!("die:{}:{}", colour.id(), at + 1), [face]);
        }
        for (place, seat) in around(eyes, self.carnivals.len(), MOST) {
            pen.block(seat.is_some(), OF_A_SEAT, |pen| sheet(self, place, seat.unwrap_or(eyes), pen));
        }
        lot(self, eyes, pen);
    }

    fn fits(&self, action: Action) -> bool {
        let lot = &self.parts().sheet.lot;
        let inside = |at: Spot| at.column() < lot.width && at.row() < lot.height;
        match action {
            Action::Guest { at } => lot.boxes.has(at),
            Action::Place { at, .. } => inside(at),
            _ => true,
        }
    }
}

fn sheet(game: &Tycoon, place: usize, seat: Seat, pen: &mut impl Pen) {
    let desk = game.desk(seat);
    let own = desk.own;
    let name = |what: &str| format!("seat{place}:{what}");
    pen.flag(|| name("there"), true);
    let (stage, work) = match own.stage {
        Stage::Choose => (0, None),
        Stage::Place(work) => (1, Some(work)),
        Stage::Guests { work, .. } => (2, Some(work)),
        Stage::Dice => (3, None),
        Stage::Done => (4, None),
        Stage::Bankrupt => (5, None),
    };
    pen.flags(STAGES.len(), |at| format!("seat{place}:stage:{}", STAGES[at]), [stage]);
    let (stall, ride) = match work {
        Some(Work::Stall(kind)) => (Some(usize::from(kind)), None),
        Some(Work::Ride(ride)) => (None, Some(usize::from(ride))),
        None => (None, None),
    };
    let stall_name = |kind: usize| desk.parts.stalls.kind(kind as u8).id.clone();
    let ride_name = |ride: usize| desk.parts.rides.get(ride).map_or(String::new(), |card| card.id.clone());
    pen.flags(KINDS, |kind| format!("seat{place}:building:{}", stall_name(kind)), stall);
    pen.flags(RIDES, |ride| format!("seat{place}:building:{}", ride_name(ride)), ride);
    pen.value(|| name("score"), game.score(seat) as f32 / 300.0);
    pen.value(|| name("guests"), share(own.guests.count(), 100));
    pen.value(|| name("room"), share(desk.room(), 40));
    pen.value(|| name("rides"), share(own.rides.len() as u32, 12));
    pen.value(|| name("rides-in-care"), share(desk.rides_in_care(), 12));
    let staff = |at: usize| Staff::ALL[at];
    pen.values(4, |at| format!("seat{place}:staff:{}", staff(at).id()), |at| share(own.staff[at], 8));
    pen.values(4, |at| format!("seat{place}:counting:{}", staff(at).id()), |at| share(desk.staff(staff(at)), 8));
    pen.values(KINDS, |kind| format!("seat{place}:stalls:{}", stall_name(kind)), |kind| share(own.stall_counts[kind], 2));
    let built = own.rides.iter().map(|ride| usize::from(ride.card));
    pen.tally(RIDES, |ride| format!("seat{place}:ride:{}", ride_name(ride)), 0.25, built);
    pen.values(FACES, |face| format!("seat{place}:white:{}", face + 1), |face| share(own.white.of(Face::ALL[face]), 3));
    pen.values(2, |at| format!("seat{place}:spent:{}", Colour::BOTH[at].id()), |at| share(u8::from(own.spent[at]), 1));
    pen.flags(4, |at| format!("seat{place}:hired:{}", staff(at).id()), own.hired.map(|staff| staff as usize));
    pen.flag(|| name("stalled"), own.stalled);
    pen.flag(|| name("rode"), own.rode);
}

/// Every box of the own lot.
fn lot(game: &Tycoon, eyes: Seat, pen: &mut impl Pen) {
    let (desk, lot) = (game.desk(eyes), &game.parts().sheet.lot);
    let (width, height) = (lot.width, lot.height);
    let mut plane = |what: &str, boxes: Board| {
        let name = |at: usize| format!("{what}:{}{}", char::from(b'a' + (at % width) as u8), at / width + 1);
        pen.flags(width * height, name, boxes.spots().map(|spot| spot.row() * width + spot.column()));
    };
    plane("guest", desk.own.guests);
    plane("built", desk.own.built);
    plane("stall", desk.own.stall_boxes);
    plane("reached", desk.own.guests.flood(desk.free()));
}

const _: () = assert!(ROW >= 15, "a row of a board has room for a row of a lot");
