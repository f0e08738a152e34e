//! What happens in a game. Everything lies open, so everybody sees everything.

use crate::actions::{name, staff_word};
use crate::board::{Board, Spot};
use crate::components::Staff;
use crate::faces::Faces;
use serde::{Deserialize, Serialize};
use table::{Arg, Event, Eyes, Say, Seat};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happening {
    /// A round begins with this roll of the coloured dice.
    Round {
        round: u8,
        red: u8,
        blue: u8,
    },
    /// A player rolled white dice for the round.
    White {
        seat: Seat,
        dice: Faces,
    },
    Hired {
        seat: Seat,
        staff: Staff,
        face: u8,
    },
    /// The die of a new constructor.
    MoreWhite {
        seat: Seat,
        face: u8,
    },
    Stall {
        seat: Seat,
        kind: String,
        name: String,
        boxes: Vec<Spot>,
    },
    Ride {
        seat: Seat,
        ride: String,
        name: String,
        boxes: Vec<Spot>,
    },
    /// Guests were drawn, in this order.
    Guests {
        seat: Seat,
        boxes: Vec<Spot>,
    },
    /// Guests cannot get to what was just drawn.
    OutOfReach {
        seat: Seat,
    },
    /// A ride was scored: dice and bonus, halved so many times.
    Scored {
        seat: Seat,
        name: String,
        dice: Faces,
        bonus: u8,
        halved: u8,
        points: u16,
    },
    Bankrupt {
        seat: Seat,
    },
    /// The last crowd: new guests, and how many of all guests are attended.
    Filled {
        seat: Seat,
        boxes: Vec<Spot>,
        attended: u32,
    },
}

impl Happening {
    pub(crate) fn boxes(board: Board) -> Vec<Spot> {
        board.spots().collect()
    }
}

impl Event for Happening {
    fn seen_by(&self, _: Eyes) -> Option<Happening> {
        Some(self.clone())
    }

    fn say(&self) -> Say {
        match self {
            Happening::Round { round, red, blue } => {
                Say::new("tycoon-round").with("round", *round).with("red", *red).with("blue", *blue)
            }
            Happening::White { seat, dice } => {
                Say::new("tycoon-white").with("seat", *seat).with("dice", dice_list(*dice))
            }
            Happening::Hired { seat, staff, face } => {
                Say::new("tycoon-hired").with("seat", *seat).with("staff", staff_word(*staff)).with("face", *face)
            }
            Happening::MoreWhite { seat, face } => {
                Say::new("tycoon-more-white").with("seat", *seat).with("face", *face)
            }
            Happening::Stall { seat, name: stall, boxes, .. } => Say::new("tycoon-stall-built")
                .with("seat", *seat)
                .with("stall", name(stall))
                .with("at", spot_list(boxes)),
            Happening::Ride { seat, name: ride, boxes, .. } => {
                let corner = boxes.first().map(Spot::to_string).unwrap_or_default();
                Say::new("tycoon-ride-built").with("seat", *seat).with("ride", name(ride)).with("at", name(&corner))
            }
            Happening::Guests { seat, boxes } => {
                let say = Say::new("tycoon-guests").with("seat", *seat);
                say.with("guests", boxes.len()).with("at", spot_list(boxes))
            }
            Happening::OutOfReach { seat } => Say::new("tycoon-out-of-reach").with("seat", *seat),
            Happening::Scored { seat, name: ride, dice, bonus, halved, points } => {
                let key = match halved {
                    0 => "tycoon-scored",
                    1 => "tycoon-scored-half",
                    _ => "tycoon-scored-quarter",
                };
                let say = Say::new(key).with("seat", *seat).with("ride", name(ride)).with("points", *points);
                say.with("dice", name(&dice.to_string())).with("bonus", *bonus)
            }
            Happening::Bankrupt { seat } => Say::new("tycoon-bankrupt").with("seat", *seat),
            Happening::Filled { seat, boxes, attended } => {
                let say = Say::new("tycoon-filled").with("seat", *seat);
                say.with("guests", boxes.len()).with("attended", *attended)
            }
        }
    }
}

fn dice_list(dice: Faces) -> Arg {
    Arg::List(dice.dice().map(Arg::from).collect())
}

fn spot_list(spots: &[Spot]) -> Arg {
    Arg::List(spots.iter().map(|spot| name(&spot.to_string())).collect())
}
