//! What happened. Everything lies open here, so everybody sees everything.

use crate::components::Coconut;
use crate::things;
use serde::{Deserialize, Serialize};
use table::{Eyes, Hop, Say, Seat, Thing};
use ts_rs::TS;

/// Something that happened at the shy.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Threw { seat: Seat, throw: u8 },
    Took { seat: Seat, coconut: Coconut, number: u8 },
    Passed { seat: Seat },
}

impl table::Event for Event {
    fn seen_by(&self, _: Eyes) -> Option<Event> {
        Some(self.clone())
    }

    fn say(&self) -> Say {
        match *self {
            Event::Threw { seat, throw } => Say::new("__id__-threw").with("seat", seat).with("throw", throw),
            Event::Took { seat, number, .. } => Say::new("__id__-took").with("seat", seat).with("number", number),
            Event::Passed { seat } => Say::new("__id__-passed").with("seat", seat),
        }
    }

    fn hops(&self, _: Eyes) -> Vec<Hop> {
        match *self {
            Event::Took { seat, coconut, .. } => vec![Hop::new(things::coconut(coconut), things::shelf(seat))],
            Event::Threw { .. } | Event::Passed { .. } => Vec::new(),
        }
    }

    fn marks(&self, _: Eyes) -> Vec<Thing> {
        match *self {
            Event::Threw { .. } => vec![things::THROW],
            Event::Took { seat, .. } => vec![things::shelf(seat)],
            Event::Passed { .. } => Vec::new(),
        }
    }
}
