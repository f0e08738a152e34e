//! What happens in a game. Everything lies open, so everybody sees everything.

use crate::board::Spot;
use crate::components::Staff;
use crate::faces::{Face, Faces};
use crate::speech::{colour_word, name, staff_word};
use crate::state::Colour;
use crate::things as thing;
use serde::{Deserialize, Serialize};
use table::{Arg, Eyes, Hop, Say, Seat, Thing};
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A round begins with this roll of the coloured dice for everybody.
    Round {
        round: u8,
        red: Face,
        blue: Face,
        players: u8,
    },
    /// A player rolled white dice for the round.
    White {
        seat: Seat,
        dice: Faces,
    },
    Hired {
        seat: Seat,
        staff: Staff,
        colour: Colour,
        face: Face,
    },
    /// The die of a new constructor.
    MoreWhite {
        seat: Seat,
        face: Face,
    },
    Stall {
        seat: Seat,
        kind: String,
        name: String,
        second: bool,
        boxes: Vec<Spot>,
    },
    Ride {
        seat: Seat,
        ride: String,
        name: String,
        round: u8,
        boxes: Vec<Spot>,
    },
    /// Guests came in by the entrance and were drawn in this order.
    Guests {
        seat: Seat,
        entrance: Spot,
        boxes: Vec<Spot>,
    },
    /// Guests cannot get to what was just drawn.
    OutOfReach {
        seat: Seat,
        name: String,
    },
    /// A ride was scored: its share of dice and bonus.
    Scored {
        seat: Seat,
        round: u8,
        name: String,
        dice: Faces,
        bonus: u8,
        share: Share,
        points: u16,
    },
    Bankrupt {
        seat: Seat,
    },
    /// The last crowd: new guests, and how many of all guests are served.
    Filled {
        seat: Seat,
        boxes: Vec<Spot>,
        served: u32,
    },
}

/// How much of its score a ride got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Share {
    Whole,
    Half,
    Quarter,
}

impl Share {
    /// After so many halvings.
    pub const fn of(halved: u8) -> Share {
        match halved {
            0 => Share::Whole,
            1 => Share::Half,
            _ => Share::Quarter,
        }
    }
}

impl table::Event for Event {
    fn seen_by(&self, _: Eyes) -> Option<Event> {
        Some(self.clone())
    }

    fn say(&self) -> Say {
        match self {
            Event::Round { round, red, blue, .. } => {
                Say::new("tycoon-round").with("round", *round).with("red", red.number()).with("blue", blue.number())
            }
            Event::White { seat, dice } => about("tycoon-white", *seat).with("dice", dice_list(*dice)),
            Event::Hired { seat, staff, colour, face } => {
                let say = about("tycoon-hired", *seat).with("staff", staff_word(*staff));
                say.with("colour", colour_word(*colour)).with("face", face.number())
            }
            Event::MoreWhite { seat, face } => about("tycoon-more-white", *seat).with("face", face.number()),
            Event::Stall { seat, name: stall, boxes, .. } => {
                about("tycoon-stall-built", *seat).with("stall", name(stall)).with("at", spot_list(boxes))
            }
            Event::Ride { seat, name: ride, boxes, .. } => {
                let corner = boxes.first().map(Spot::to_string).unwrap_or_default();
                about("tycoon-ride-built", *seat).with("ride", name(ride)).with("at", name(&corner))
            }
            Event::Guests { seat, boxes, .. } => {
                let end = |spot: Option<&Spot>| name(&spot.map(Spot::to_string).unwrap_or_default());
                let say = about("tycoon-guests", *seat).with("guests", boxes.len());
                say.with("first", end(boxes.first())).with("last", end(boxes.last()))
            }
            Event::OutOfReach { seat, name: what } => about("tycoon-out-of-reach", *seat).with("what", name(what)),
            Event::Scored { seat, name: ride, dice, bonus, share, points, .. } => {
                let say = about(scored_key(*share), *seat).with("ride", name(ride)).with("points", *points);
                say.with("dice", dice_list(*dice)).with("bonus", *bonus)
            }
            Event::Bankrupt { seat } => about("tycoon-bankrupt", *seat),
            Event::Filled { seat, boxes, served } => {
                about("tycoon-filled", *seat).with("guests", boxes.len()).with("served", *served)
            }
        }
    }

    /// A shape goes from the sheet to the lot, and guests come one after the other; the rest is pencil and stays.
    fn hops(&self, _: Eyes) -> Vec<Hop> {
        match self {
            Event::Stall { seat, kind, second, .. } => {
                vec![Hop::new(thing::kind(*seat, kind), thing::stall(*seat, kind, *second))]
            }
            Event::Ride { seat, ride, round, .. } => vec![Hop::new(thing::card(ride), thing::ride(*seat, *round))],
            Event::Guests { seat, entrance, boxes } => {
                let from = std::iter::once(entrance).chain(boxes);
                let hop = |(from, to): (&Spot, &Spot)| Hop::new(thing::spot(*seat, *from), thing::spot(*seat, *to));
                from.zip(boxes).map(hop).collect()
            }
            _ => Vec::new(),
        }
    }

    fn marks(&self, _: Eyes) -> Vec<Thing> {
        match self {
            Event::Round { players, .. } => {
                let dice = |seat| Colour::BOTH.map(|colour| thing::die(seat, colour));
                Seat::all(usize::from(*players)).flat_map(dice).collect()
            }
            Event::White { seat, dice } => {
                (0..usize::from(dice.count())).map(|place| thing::white(*seat, place)).collect()
            }
            Event::Hired { seat, staff, colour, .. } => {
                vec![thing::staff(*seat, *staff), thing::die(*seat, *colour)]
            }
            Event::MoreWhite { seat, .. } => vec![thing::staff(*seat, Staff::Constructor)],
            Event::Stall { seat, kind, second, .. } => {
                vec![thing::stall(*seat, kind, *second), thing::kind(*seat, kind)]
            }
            Event::Ride { seat, round, .. } => vec![thing::ride(*seat, *round)],
            Event::Guests { seat, boxes, .. } => {
                let drawn = boxes.iter().map(|&at| thing::spot(*seat, at));
                drawn.chain([thing::guests(*seat)]).collect()
            }
            Event::Scored { seat, round, .. } => vec![thing::ride(*seat, *round), thing::round(*seat, *round)],
            Event::OutOfReach { seat, .. } | Event::Filled { seat, .. } => vec![thing::guests(*seat)],
            Event::Bankrupt { seat } => vec![thing::sheet(*seat)],
        }
    }
}

fn about(key: &'static str, seat: Seat) -> Say {
    Say::new(key).with("seat", seat)
}

const fn scored_key(share: Share) -> &'static str {
    match share {
        Share::Whole => "tycoon-scored",
        Share::Half => "tycoon-scored-half",
        Share::Quarter => "tycoon-scored-quarter",
    }
}

pub(crate) fn dice_list(dice: Faces) -> Arg {
    Arg::List(dice.dice().map(|face| Arg::from(face.number())).collect())
}

pub(crate) fn spot_list(spots: &[Spot]) -> Arg {
    Arg::List(spots.iter().map(|spot| name(&spot.to_string())).collect())
}
