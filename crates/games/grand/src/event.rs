//! What happened, for logs to print and screens to animate.

use crate::actions::{Deed, Source};
use crate::cell::{Cell, Place, Spot};
use crate::foundation::Pattern;
use crate::railyard::Stack;
use crate::speech::{cell_list, named, place, stack_word};
use crate::things::id;
use crate::trick::Trick;
use serde::{Deserialize, Serialize};
use table::{Arg, Eyes, Hop, Say, Seat, Thing};
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    Began {
        seat: Seat,
        deed: Deed,
        number: u8,
    },
    /// `seen` is for the one who peeked.
    Peeked {
        seat: Seat,
        seen: Option<Tops>,
    },
    /// `open` foundations still lie face up, and those to the right have moved up.
    Took {
        seat: Seat,
        source: Source,
        foundation: Pattern,
        open: u8,
    },
    /// The foundation as it lies now.
    Put {
        seat: Seat,
        lot: Cell,
        foundation: Pattern,
    },
    /// `gone` foundations went to the discard pile; by choice, or because a day of the solo game is over.
    Cycled {
        seat: Seat,
        gone: u8,
        chosen: bool,
    },
    TurnedUp {
        space: u8,
        stack: Stack,
        foundation: Pattern,
    },
    Reshuffled {
        stack: Stack,
    },
    Built {
        seat: Seat,
        name: String,
        shape: String,
        cells: Vec<Cell>,
        reserve: bool,
    },
    /// `way` are the cells between both ends.
    Moved {
        seat: Seat,
        from: Place,
        to: Place,
        way: Vec<Cell>,
        long_way: bool,
    },
    /// New tickets on `cells` of the attraction that begins at `attraction`, brought by the guest on `by` if somebody stopped
    /// there; `tickets` is all that it has now.
    Ticketed {
        seat: Seat,
        name: String,
        attraction: Cell,
        cells: Vec<Cell>,
        by: Option<Cell>,
        tickets: u8,
    },
    Arrived {
        seat: Seat,
        at: Place,
    },
    Hired {
        seat: Seat,
        cell: Cell,
    },
    Gained {
        seat: Seat,
        trick: Trick,
        title: String,
    },
    LockedOut {
        seat: Seat,
        trick: Trick,
        title: String,
    },
    /// A trick leaves the solo game.
    Removed {
        trick: Trick,
        title: String,
    },
    /// Rounds are counted from 1.
    RoundEnded {
        round: u8,
        day: String,
    },
    RoundBegan {
        round: u8,
        day: String,
        starter: Seat,
    },
    Ended,
}

/// The tops of the two stacks; none where a stack is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Tops {
    pub left: Option<Pattern>,
    pub right: Option<Pattern>,
}

impl table::Event for Event {
    fn seen_by(&self, eyes: Eyes) -> Option<Event> {
        match self {
            Event::Peeked { seat, .. } if !eyes.see(*seat) => Some(Event::Peeked { seat: *seat, seen: None }),
            other => Some(other.clone()),
        }
    }

    fn say(&self) -> Say {
        match self {
            Event::Began { seat, deed, number } => say_began(*seat, *deed, *number),
            Event::Peeked { seat, seen } => say_peeked(*seat, *seen),
            Event::Took { seat, source, foundation, .. } => say_took(*seat, *source, *foundation),
            Event::Put { seat, lot, foundation } => {
                about("grand-event-put", *seat).with("lot", place(Spot(lot.0))).with("foundation", foundation.say())
            }
            Event::Cycled { seat, chosen: true, .. } => about("grand-event-cycled", *seat),
            Event::Cycled { .. } => Say::new("grand-event-cycled-by-rule"),
            Event::TurnedUp { space, stack, foundation } => Say::new("grand-event-turned-up")
                .with("space", *space)
                .with("stack", stack_word(*stack))
                .with("foundation", foundation.say()),
            Event::Reshuffled { stack } => Say::new("grand-event-reshuffled").with("stack", stack_word(*stack)),
            Event::Built { seat, name, cells, reserve, .. } => say_built(*seat, name, cells, *reserve),
            Event::Moved { seat, from, to, long_way, .. } => say_moved(*seat, from.0, to.0, *long_way),
            Event::Ticketed { seat, name, cells, tickets, .. } => about("grand-event-ticketed", *seat)
                .with("attraction", named(name))
                .with("added", cells.len())
                .with("tickets", *tickets),
            Event::Arrived { seat, at } => about("grand-event-arrived", *seat).with("entry", place(at.0)),
            Event::Hired { seat, cell } => about("grand-event-hired", *seat).with("cell", place(Spot(cell.0))),
            Event::Gained { seat, title, .. } => about("grand-event-gained", *seat).with("trick", named(title)),
            Event::LockedOut { seat, title, .. } => about("grand-event-locked-out", *seat).with("trick", named(title)),
            Event::Removed { title, .. } => Say::new("grand-event-removed").with("trick", named(title)),
            Event::RoundEnded { day, .. } => Say::new("grand-event-round-ended").with("day", named(day)),
            Event::RoundBegan { day, starter, .. } => {
                about("grand-event-round-began", *starter).with("day", named(day))
            }
            Event::Ended => Say::new("grand-event-ended"),
        }
    }

    fn hops(&self, eyes: Eyes) -> Vec<Hop> {
        match self {
            Event::Took { source, open, .. } => took_hops(*source, *open),
            Event::Put { seat, lot, .. } => vec![Hop::new(id::hand(), id::lot(*seat, lot.0))],
            Event::Cycled { gone, .. } => {
                (2..2 + gone).map(|space| Hop::new(id::space(space), id::discard())).collect()
            }
            Event::TurnedUp { space, stack, .. } => vec![Hop::new(id::stack(*stack), id::space(*space))],
            Event::Reshuffled { stack } => vec![Hop::new(id::discard(), id::stack(*stack))],
            // Who built it has just laid it there by hand.
            Event::Built { seat, .. } if eyes == Eyes::Seat(*seat) => Vec::new(),
            Event::Built { seat, shape, cells, reserve, .. } => {
                let from = if *reserve { id::reserve(shape) } else { id::shape(shape) };
                cells.first().map(|first| Hop::new(from, id::attraction(*seat, first.0))).into_iter().collect()
            }
            Event::Moved { seat, from, to, way, .. } => {
                let via = way.iter().map(|cell| id::cell(*seat, cell.0)).collect();
                vec![Hop { from: id::guest(*seat, from.0), via, to: id::guest(*seat, to.0) }]
            }
            Event::Ticketed { seat, attraction, cells, by, .. } => {
                let from = || by.map_or(id::attraction(*seat, attraction.0), |cell| id::cell(*seat, cell.0));
                cells.iter().map(|cell| Hop::new(from(), id::ticket(*seat, cell.0))).collect()
            }
            Event::Arrived { seat, at } => vec![Hop::new(id::guests(), id::guest(*seat, at.0))],
            Event::Hired { seat, cell } => vec![Hop::new(id::barkers(), id::barker(*seat, cell.0))],
            _ => Vec::new(),
        }
    }

    fn marks(&self, _: Eyes) -> Vec<Thing> {
        match self {
            Event::Began { seat, number, .. } => vec![id::number(*seat, *number)],
            Event::Peeked { .. } => Stack::BOTH.map(id::stack).to_vec(),
            Event::Took { .. } => vec![id::hand()],
            Event::Put { seat, lot, .. } => vec![id::lot(*seat, lot.0)],
            Event::Cycled { .. } => vec![id::discard()],
            Event::TurnedUp { space, .. } => vec![id::space(*space)],
            Event::Reshuffled { stack } => vec![id::stack(*stack)],
            Event::Built { seat, cells, .. } => {
                cells.first().map(|first| id::attraction(*seat, first.0)).into_iter().collect()
            }
            Event::Moved { seat, to, .. } => vec![id::guest(*seat, to.0)],
            Event::Ticketed { seat, attraction, .. } => vec![id::attraction(*seat, attraction.0)],
            Event::Arrived { seat, at } => vec![id::guest(*seat, at.0)],
            Event::Hired { seat, cell } => vec![id::barker(*seat, cell.0)],
            Event::Gained { trick, .. } | Event::LockedOut { trick, .. } | Event::Removed { trick, .. } => {
                vec![id::trick(*trick)]
            }
            Event::RoundEnded { round, .. } => vec![id::day(*round)],
            Event::RoundBegan { round, .. } => vec![id::day(*round), id::starter()],
            Event::Ended => Vec::new(),
        }
    }

    fn reveals(&self) -> bool {
        match self {
            Event::Peeked { .. } | Event::TurnedUp { .. } => true,
            Event::Took { source, .. } => matches!(source, Source::Stack(_)),
            _ => false,
        }
    }
}

/// A foundation leaves the Railyard; those to its right move up.
fn took_hops(source: Source, open: u8) -> Vec<Hop> {
    let mut hops = vec![Hop::new(id::source(source), id::hand())];
    if let Source::Space(space) = source {
        hops.extend((space..2 + open).map(|space| Hop::new(id::space(space + 1), id::space(space))));
    }
    hops
}

fn about(key: &'static str, seat: Seat) -> Say {
    Say::new(key).with("seat", seat)
}

fn say_began(seat: Seat, deed: Deed, number: u8) -> Say {
    let key = match deed {
        Deed::Place => "grand-event-began-place",
        Deed::Build => "grand-event-began-build",
        Deed::Move => "grand-event-began-move",
        Deed::Pass => "grand-event-passed",
    };
    about(key, seat).with("number", number)
}

fn say_peeked(seat: Seat, seen: Option<Tops>) -> Say {
    let Some(Tops { left, right }) = seen else { return about("grand-event-peeked", seat) };
    let [left, right] = [left, right].map(|top| Arg::from(top.map_or(Say::new("grand-nothing"), Pattern::say)));
    about("grand-event-peeked-seen", seat).with("left", left).with("right", right)
}

fn say_took(seat: Seat, source: Source, foundation: Pattern) -> Say {
    let say = match source {
        Source::Stack(stack) => about("grand-event-took-facedown", seat).with("stack", stack_word(stack)),
        Source::Space(space) => about("grand-event-took", seat).with("space", space),
    };
    say.with("foundation", foundation.say())
}

fn say_built(seat: Seat, name: &str, cells: &[Cell], reserve: bool) -> Say {
    let key = if reserve { "grand-event-built-reserve" } else { "grand-event-built" };
    about(key, seat).with("attraction", named(name)).with("cells", cell_list(cells.iter().map(|cell| cell.0)))
}

fn say_moved(seat: Seat, from: Spot, to: Spot, long_way: bool) -> Say {
    let key = match (to, long_way) {
        (Spot::BIGTOP, false) => "grand-event-bigtop",
        (Spot::BIGTOP, true) => "grand-event-bigtop-far",
        (to, _) if to == from => "grand-event-moved-back",
        (_, false) => "grand-event-moved",
        (_, true) => "grand-event-moved-far",
    };
    about(key, seat).with("from", place(from)).with("to", place(to))
}
