//! Everything that can be pointed at, by its id; how actions are pointed at, and what was meant by pointing.

mod touch;

use crate::actions::Action;
use crate::blueprint::Turn;
use crate::board::{Board, Spot};
use crate::components::Staff;
use crate::desk::Desk;
use crate::faces::{Face, Faces, WHITE_DICE};
use crate::state::{Colour, Duty, Stage, Tycoon};
use crate::view::{CarnivalView, View};
use std::collections::BTreeSet;
use table::{Dice, Game, Price, Seat, Shut, Silent, Thing};

pub use touch::touched;

pub fn sheet(seat: Seat) -> Thing {
    Thing::new(format_args!("sheet:{}", seat.0))
}

/// A coloured die as it lies before this player: one may have used it and another not.
pub fn die(seat: Seat, colour: Colour) -> Thing {
    Thing::new(format_args!("die:{}:{}", seat.0, colour.id()))
}

/// A white die by its place, the highest first.
pub fn white(seat: Seat, place: usize) -> Thing {
    Thing::new(format_args!("white:{}:{place}", seat.0))
}

pub fn staff(seat: Seat, staff: Staff) -> Thing {
    Thing::new(format_args!("staff:{}:{}", seat.0, staff.id()))
}

/// A kind of stall on the sheet.
pub fn kind(seat: Seat, kind: &str) -> Thing {
    Thing::new(format_args!("stall:{}:{kind}", seat.0))
}

/// A stall in the lot.
pub fn stall(seat: Seat, kind: &str, second: bool) -> Thing {
    Thing::new(format_args!("stall:{}:{kind}:{}", seat.0, 1 + u8::from(second)))
}

/// A set of stalls that pays: so many kinds with so many of each.
pub fn set(seat: Seat, kinds: u8, each: u8) -> Thing {
    Thing::new(format_args!("set:{}:{kinds}x{each}", seat.0))
}

/// A ride of the catalog.
pub fn card(id: &str) -> Thing {
    Thing::new(format_args!("catalog:{id}"))
}

/// A ride in the lot, by the round in which it was built.
pub fn ride(seat: Seat, round: u8) -> Thing {
    Thing::new(format_args!("ride:{}:{round}", seat.0))
}

/// What the names of boxes are put behind to be things.
pub fn spots(seat: Seat) -> Thing {
    Thing::new(format_args!("box:{}", seat.0))
}

pub fn spot(seat: Seat, at: Spot) -> Thing {
    Thing::new(format_args!("box:{}:{at}", seat.0))
}

/// A box of the track of rounds.
pub fn round(seat: Seat, round: u8) -> Thing {
    Thing::new(format_args!("round:{}:{round}", seat.0))
}

/// The attendance chart.
pub fn guests(seat: Seat) -> Thing {
    Thing::new(format_args!("guests:{}", seat.0))
}

/// The rides against the mechanics.
pub fn care(seat: Seat) -> Thing {
    Thing::new(format_args!("care:{}", seat.0))
}

pub fn rank(seat: Seat) -> Thing {
    Thing::new(format_args!("rank:{}", seat.0))
}

/// Every thing that this view shows.
pub fn things(view: &View) -> Vec<Thing> {
    let catalog = view.catalog.iter().map(|card| card.thing.clone());
    catalog.chain(view.carnivals.iter().flat_map(|own| things_of(view, own))).collect()
}

fn things_of(view: &View, own: &CarnivalView) -> Vec<Thing> {
    let mut all = vec![own.thing.clone(), own.guests.thing.clone(), own.care.thing.clone(), own.rank.thing.clone()];
    all.extend(own.dice.iter().map(|die| die.thing.clone()));
    all.extend(own.white.iter().map(|die| die.thing.clone()));
    all.extend(own.staff.iter().map(|row| row.thing.clone()));
    all.extend(own.kinds.iter().map(|kind| kind.thing.clone()));
    all.extend(own.sets.iter().map(|set| set.thing.clone()));
    all.extend(own.track.iter().map(|written| written.thing.clone()));
    all.extend(own.rides.iter().map(|ride| ride.thing.clone()));
    all.extend(own.stalls.iter().map(|stall| stall.thing.clone()));
    all.extend(view.ground.spots().map(|at| spot(own.seat, at)));
    all
}

/// Every way to point at an action.
pub fn touches(game: &Tycoon, seat: Seat, action: Action) -> Vec<Vec<Thing>> {
    let desk = game.desk(seat);
    match action {
        Action::Hire { staff: who, face } => with_each_die(desk, seat, staff(seat, who), face, Duty::Hire),
        Action::Stall { face } => {
            let id = &desk.parts.stalls.kind(face.kind()).id;
            with_each_die(desk, seat, kind(seat, id), face, Duty::Stall)
        }
        Action::Ride { ride } => vec![vec![card(&desk.card(ride).id)]],
        Action::Stop => vec![vec![Thing::named("do:stop")]],
        Action::Place { at, turn } => {
            let Stage::Place(work) = desk.own.stage else { return vec![vec![spot(seat, at)]] };
            let boxes = desk.blueprint(work).boxes(turn, at);
            vec![boxes.spots().map(|at| spot(seat, at)).collect()]
        }
        Action::Guest { at } => vec![vec![spot(seat, at)]],
        Action::Shortest => vec![vec![Thing::named("do:shortest")]],
        Action::Dice { faces } => handfuls(desk.own.white, faces)
            .into_iter()
            .map(|places| places.into_iter().map(|place| white(seat, place)).collect())
            .collect(),
    }
}

/// The thing with each die that would do; on its own if there is none.
fn with_each_die(desk: Desk<'_>, seat: Seat, first: Thing, face: Face, duty: Duty) -> Vec<Vec<Thing>> {
    let ways: Vec<_> = desk.dice(face, duty).map(|colour| vec![first.clone(), die(seat, colour)]).collect();
    if ways.is_empty() { vec![vec![first]] } else { ways }
}

/// Every choice of places among the white dice that shows these faces.
fn handfuls(white: Faces, wanted: Faces) -> Vec<Vec<usize>> {
    let dice: Vec<Face> = white.dice().collect();
    let mut ways: Vec<(Vec<usize>, Faces)> = vec![(Vec::new(), Faces::NONE)];
    for (place, &face) in dice.iter().enumerate() {
        let more = ways.iter().filter(|(_, taken)| taken.with(face).within(wanted));
        let taken = more.map(|(places, taken)| ([&places[..], &[place]].concat(), taken.with(face)));
        let taken: Vec<_> = taken.collect();
        ways.extend(taken);
    }
    ways.retain(|(_, taken)| *taken == wanted);
    ways.sort_by(|one, two| one.0.cmp(&two.0));
    ways.into_iter().map(|(places, _)| places).collect()
}

/// Nothing is paid here; but dice may be thrown, and then it is for good.
pub fn price(game: &Tycoon, seat: Seat, action: Action) -> Price {
    let mut dice = Dice::quick(0);
    game.clone().play(seat, action, &mut dice, &mut Silent);
    Price { for_good: dice.used() > 0, ..Price::FREE }
}

/// What cannot be chosen though others of its kind can.
pub fn shut(game: &Tycoon, seat: Seat) -> Vec<Shut> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let lit: BTreeSet<Thing> = legal.into_iter().flat_map(|action| touches(game, seat, action)).flatten().collect();
    let kinds: BTreeSet<&str> = lit.iter().map(Thing::kind).collect();
    let like = candidates(game, seat).into_iter().filter(|(thing, _)| kinds.contains(thing.kind()));
    like.filter(|(thing, _)| !lit.contains(thing)).map(|(thing, action)| reason(game, seat, thing, action)).collect()
}

fn reason(game: &Tycoon, seat: Seat, thing: Thing, action: Action) -> Shut {
    let illegal = game.refusal(seat, action);
    Shut { thing, why: illegal.why, rule: illegal.rule }
}

/// What might be chosen at this stage, with an action that would begin by it.
fn candidates(game: &Tycoon, seat: Seat) -> Vec<(Thing, Action)> {
    let desk = game.desk(seat);
    match desk.own.stage {
        Stage::Choose => {
            let rows = Staff::ALL.into_iter().map(|who| staff(seat, who));
            let kinds = desk.parts.stalls.kinds.iter().map(|one| kind(seat, &one.id));
            let cards = desk.parts.rides.iter().map(|one| card(&one.id));
            let all = rows.chain(kinds).chain(cards);
            all.filter_map(|thing| touched(game, seat, std::slice::from_ref(&thing)).ok().map(|act| (thing, act)))
                .collect()
        }
        Stage::Guests { last, .. } => {
            let from = last.map_or(desk.own.guests, Board::one);
            let near = from.beside() & desk.free();
            near.spots().map(|at| (spot(seat, at), Action::Guest { at })).collect()
        }
        Stage::Place(_) | Stage::Dice | Stage::Done | Stage::Bankrupt => Vec::new(),
    }
}

/// Rides that are not in the catalog.
pub fn strange_actions(game: &Tycoon) -> Vec<Action> {
    [game.parts().rides.len() as u8, u8::MAX].map(|ride| Action::Ride { ride }).to_vec()
}

/// Every action that can be written down.
pub fn all_actions(game: &Tycoon) -> Vec<Action> {
    let hires = Staff::ALL.into_iter().flat_map(|staff| Face::ALL.map(|face| Action::Hire { staff, face }));
    let stalls = Face::ALL.into_iter().map(|face| Action::Stall { face });
    let rides = (0..game.parts().rides.len() as u8).map(|ride| Action::Ride { ride });
    let places = Spot::all().flat_map(|at| Turn::all().map(move |turn| Action::Place { at, turn }));
    let guests = Spot::all().map(|at| Action::Guest { at });
    let dice = Faces::handfuls(WHITE_DICE).into_iter().map(|faces| Action::Dice { faces });
    let chosen = hires.chain(stalls).chain(rides).chain([Action::Stop, Action::Shortest]);
    chosen.chain(places).chain(guests).chain(dice).collect()
}
