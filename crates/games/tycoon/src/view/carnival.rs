//! One player's sheet, as it is seen.

use super::{CareView, CarnivalView, Cell, ChartRow, DieView, Doing, GuestsView, KindView, NextRank, PlanView, Plot};
use super::{Prospect, RankView, RideView, RoundView, SetView, StaffView, StallView, ThenView, WhiteView, WorkView};
use crate::components::{RideCard, Staff, StallSet};
use crate::desk::Desk;
use crate::event::Share;
use crate::faces::Face;
use crate::state::{Carnival, Colour, Duty, Ride, Stage, Stall, Tycoon, Work};
use crate::things;
use table::{Eyes, Game, Seat};

pub(super) fn carnival_view(game: &Tycoon, seat: Seat, eyes: Eyes) -> CarnivalView {
    let (desk, own) = (game.desk(seat), game.carnival(seat));
    let cut_off = desk.free() & !own.guests.flood(desk.free());
    CarnivalView {
        thing: things::sheet(seat),
        seat,
        boxes: things::spots(seat),
        doing: doing(own.stage),
        actions: own.actions(),
        work: work_view(desk, seat),
        tally: game.tally(seat),
        plot: Plot { guests: own.guests, built: own.built, cut_off },
        guests: guests_view(desk, seat),
        care: care_view(desk, seat),
        rank: rank_view(game, seat),
        rides: (0..own.rides.len()).map(|place| ride_view(desk, seat, place)).collect(),
        stalls: own.stalls.iter().map(|stall| stall_view(desk, seat, stall)).collect(),
        kinds: Face::ALL.into_iter().map(|face| kind_view(desk, seat, face)).collect(),
        sets: desk.parts.stalls.sets.iter().map(|set| set_view(own, seat, set)).collect(),
        staff: Staff::ALL.into_iter().map(|staff| staff_view(desk, seat, staff, eyes)).collect(),
        track: (1..=desk.parts.sheet.rounds).map(|round| round_view(own, seat, round)).collect(),
        dice: Colour::BOTH.into_iter().map(|colour| die_view(desk, seat, colour)).collect(),
        white: white_views(game, seat),
        plans: desk.parts.rides.iter().enumerate().map(|(ride, card)| plan_view(desk, ride as u8, card)).collect(),
        shortest: desk.shortest_line(),
        prospects: if eyes.see(seat) { prospects(game, seat) } else { Vec::new() },
        cut_off: cut_off.spots().collect(),
    }
}

/// What everything brings of which that is known, what brings the same together.
fn prospects(game: &Tycoon, seat: Seat) -> Vec<Prospect> {
    let desk = game.desk(seat);
    let mut legal = Vec::new();
    if matches!(desk.own.stage, Stage::Place(_) | Stage::Dice) {
        game.legal(seat, &mut legal);
    }
    let mut found: Vec<Prospect> = Vec::new();
    for (action, brings) in legal.into_iter().filter_map(|action| Some((action, desk.brings(action)?))) {
        let text = game.notation(action);
        match found.iter_mut().find(|one| one.brings == brings) {
            Some(alike) => alike.actions.push(text),
            None => found.push(Prospect { brings, actions: vec![text] }),
        }
    }
    found
}

const fn doing(stage: Stage) -> Doing {
    match stage {
        Stage::Choose => Doing::Choose,
        Stage::Place(_) => Doing::Place,
        Stage::Guests { .. } => Doing::Guests,
        Stage::Dice => Doing::Dice,
        Stage::Done => Doing::Done,
        Stage::Bankrupt => Doing::Bankrupt,
    }
}

fn work_view(desk: Desk<'_>, seat: Seat) -> Option<WorkView> {
    let (Stage::Place(work) | Stage::Guests { work, .. }) = desk.own.stage else { return None };
    let (thing, name, blueprint) = match work {
        Work::Stall(kind) => {
            let stall = desk.parts.stalls.kind(kind);
            // Once it is drawn, the next blueprint of the kind would be another one.
            let second = desk.own.stall_counts[usize::from(kind)] - u8::from(desk.drawing().is_some());
            (things::kind(seat, &stall.id), &stall.name, &desk.parts.stalls.blueprints[usize::from(second)])
        }
        Work::Ride(ride) => (things::card(&desk.card(ride).id), &desk.card(ride).name, &desk.card(ride).blueprint),
    };
    let side = blueprint.grain.side();
    let small = |(column, row): (usize, usize)| {
        (0..side * side)
            .map(move |n| Cell { column: (column * side + n % side) as u8, row: (row * side + n / side) as u8 })
    };
    Some(WorkView { thing, name, shape: blueprint.pieces().flat_map(small).collect() })
}

fn guests_view(desk: Desk<'_>, seat: Seat) -> GuestsView {
    let (there, each) = (desk.own.guests.count(), u32::from(desk.parts.sheet.guests_per_vendor));
    let row = |vendor: u32| ChartRow {
        open: vendor < u32::from(desk.staff(Staff::Ticket)),
        guests: there.saturating_sub(vendor * each).min(each) as u8,
        places: each as u8,
    };
    GuestsView {
        thing: things::guests(seat),
        boxes: desk.own.guests.spots().collect(),
        served: desk.served(),
        capacity: desk.capacity(),
        room: desk.room(),
        served_at_the_end: desk.served_at_the_end(),
        rows: (0..u32::from(desk.parts.sheet.rows)).map(row).collect(),
    }
}

fn care_view(desk: Desk<'_>, seat: Seat) -> CareView {
    let (rides, capacity) = (desk.own.rides.len() as u8, desk.rides_in_care());
    CareView { thing: things::care(seat), rides, capacity, each: desk.rides_each() }
}

fn rank_view(game: &Tycoon, seat: Seat) -> RankView {
    let score = crate::score::score(game, seat);
    let next = game.parts().next_rank(score).filter(|_| !game.carnival(seat).is_bankrupt());
    RankView {
        thing: things::rank(seat),
        name: &game.parts().rank(score).name,
        next: next.map(|(rank, from)| NextRank { name: &rank.name, missing: (from - score) as u16 }),
    }
}

fn ride_view(desk: Desk<'_>, seat: Seat, place: usize) -> RideView {
    let ride: &Ride = &desk.own.rides[place];
    let card = desk.card(ride.card);
    RideView {
        thing: things::ride(seat, ride.round),
        name: &card.name,
        round: ride.round,
        points: desk.own.is_scored(place).then_some(ride.points),
        share: Share::of(ride.halved),
        dice: ride.dice,
        bonus: card.bonus,
        boxes: ride.boxes(desk.parts).spots().collect(),
    }
}

fn stall_view(desk: Desk<'_>, seat: Seat, stall: &Stall) -> StallView {
    let kind = desk.parts.stalls.kind(stall.kind);
    StallView {
        thing: things::stall(seat, &kind.id, stall.second),
        name: &kind.name,
        face: Face::of_kind(stall.kind).unwrap_or(Face::ALL[0]),
        boxes: stall.boxes(desk.parts).spots().collect(),
    }
}

fn kind_view(desk: Desk<'_>, seat: Seat, face: Face) -> KindView {
    let (stalls, built) = (&desk.parts.stalls, desk.own.stall_counts[usize::from(face.kind())]);
    let kind = stalls.kind(face.kind());
    KindView {
        thing: things::kind(seat, &kind.id),
        name: &kind.name,
        face,
        built,
        most: stalls.blueprints.len() as u8,
        points: stalls.points[usize::from(built)],
        points_next: stalls.points.get(usize::from(built) + 1).copied(),
        next_covers: stalls.blueprints.get(usize::from(built)).map(|blueprint| blueprint.size() as u8),
        dead: desk.is_dead(face),
    }
}

fn set_view(own: &Carnival, seat: Seat, set: &StallSet) -> SetView {
    let there = own.kinds_with(set.each) as u8;
    SetView {
        thing: things::set(seat, set.kinds, set.each),
        kinds: set.kinds,
        each: set.each,
        points: set.points,
        there,
        complete: there >= set.kinds,
    }
}

fn staff_view(desk: Desk<'_>, seat: Seat, staff: Staff, eyes: Eyes) -> StaffView {
    let row = desk.parts.staff(staff);
    StaffView {
        thing: things::staff(seat, staff),
        staff,
        hired: desk.own.staff[staff as usize],
        counting: desk.staff(staff),
        boxes: row.boxes,
        faces: row.faces().collect(),
        each: match staff {
            Staff::Ticket => desk.parts.sheet.guests_per_vendor,
            Staff::Mechanic => desk.rides_each(),
            Staff::Constructor | Staff::Investor => 1,
        },
        rolled: desk.faces(Duty::Hire).into_iter().any(|face| desk.can_hire(staff, face)),
        then: if eyes.see(seat) { then_views(desk, staff) } else { Vec::new() },
    }
}

fn then_views(desk: Desk<'_>, staff: Staff) -> Vec<ThenView> {
    let view = |(ride, points): (u8, u16)| ThenView {
        thing: things::card(&desk.card(ride).id),
        points,
        or_more: staff == Staff::Constructor,
    };
    desk.better_after(staff).into_iter().map(view).collect()
}

fn round_view(own: &Carnival, seat: Seat, round: u8) -> RoundView {
    let place = own.rides.iter().position(|ride| ride.round == round);
    let scored = place.filter(|&place| own.is_scored(place)).map(|place| own.rides[place].points);
    RoundView { thing: things::round(seat, round), round, points: scored.or((round <= own.played).then_some(0)) }
}

fn die_view(desk: Desk<'_>, seat: Seat, colour: Colour) -> DieView {
    let duty = match (desk.serves(colour, Duty::Hire), desk.serves(colour, Duty::Stall)) {
        (true, false) => Some(Duty::Hire),
        (false, true) => Some(Duty::Stall),
        _ => None,
    };
    DieView {
        thing: things::die(seat, colour),
        colour,
        face: desk.coloured[colour as usize],
        spent: desk.own.spent[colour as usize],
        duty,
    }
}

/// The white dice from the highest down; of two alike that counted or not, the first counted.
fn white_views(game: &Tycoon, seat: Seat) -> Vec<WhiteView> {
    let own = game.carnival(seat);
    let ridden = own.rides.last().filter(|ride| own.rode && ride.round == game.round);
    let mut left: Vec<Face> = ridden.map(|ride| ride.dice.dice().collect()).unwrap_or_default();
    let view = |(place, face): (usize, Face)| {
        let counting = left.iter().position(|&one| one == face);
        counting.map(|at| left.remove(at));
        WhiteView { thing: things::white(seat, place), face, counted: counting.is_some() }
    };
    own.white.dice().enumerate().map(view).collect()
}

fn plan_view(desk: Desk<'_>, ride: u8, card: &RideCard) -> PlanView {
    PlanView {
        thing: things::card(&card.id),
        points: (!desk.own.rode && desk.has_place(Work::Ride(ride))).then(|| desk.planned(ride)),
        untended: !desk.can_tend_another(),
        missing_investors: card.level.saturating_sub(desk.staff(Staff::Investor)),
        missing_constructors: card.blueprint.big_squares().saturating_sub(desk.staff(Staff::Constructor)),
        staffed: desk.can_afford(card),
    }
}

impl Carnival {
    /// Has the ride in this place of the list got its points? Only the newest may still wait for them.
    fn is_scored(&self, place: usize) -> bool {
        let newest = place + 1 == self.rides.len();
        !(newest && matches!(self.stage, Stage::Dice | Stage::Guests { work: Work::Ride(_), .. }))
    }
}
