//! What happened, for logs to print and screens to animate.

use crate::actions::{Deed, Source, write_cells};
use crate::cell::{self, Spot};
use crate::foundation::Foundation;
use crate::labels::{spot, stack_word};
use crate::railyard::Stack;
use crate::trick::Trick;
use serde::{Deserialize, Serialize};
use table::{Arg, Eyes, Say, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    Began {
        seat: Seat,
        deed: Deed,
        number: u8,
    },
    /// `seen` is for the one who peeked: the tops of the left and the right stack.
    Peeked {
        seat: Seat,
        seen: Option<[Option<Foundation>; 2]>,
    },
    Took {
        seat: Seat,
        source: Source,
        foundation: Foundation,
    },
    /// The foundation as it lies now.
    Put {
        seat: Seat,
        corner: u8,
        foundation: Foundation,
    },
    Cycled {
        seat: Seat,
    },
    TurnedUp {
        space: u8,
        stack: Stack,
        foundation: Foundation,
    },
    Reshuffled {
        stack: Stack,
    },
    Built {
        seat: Seat,
        name: String,
        cells: Vec<u8>,
        reserve: bool,
    },
    Moved {
        seat: Seat,
        from: Spot,
        to: Spot,
        long_way: bool,
    },
    /// `cell` is the lowest of the attraction, `tickets` all that it has now.
    Ticketed {
        seat: Seat,
        name: String,
        cell: u8,
        added: u8,
        tickets: u8,
    },
    Arrived {
        seat: Seat,
        at: Spot,
    },
    Hired {
        seat: Seat,
        cell: u8,
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
            Event::Took { seat, source, foundation } => say_took(*seat, *source, *foundation),
            Event::Put { seat, corner, foundation } => about("grand-event-put", *seat)
                .with("space", named(cell::name(*corner)))
                .with("foundation", foundation_name(*foundation)),
            Event::Cycled { seat } => about("grand-event-cycled", *seat),
            Event::TurnedUp { space, stack, foundation } => Say::new("grand-event-turned-up")
                .with("space", *space)
                .with("stack", stack_word(*stack))
                .with("foundation", foundation_name(*foundation)),
            Event::Reshuffled { stack } => Say::new("grand-event-reshuffled").with("stack", stack_word(*stack)),
            Event::Built { seat, name, cells, reserve } => say_built(*seat, name, cells, *reserve),
            Event::Moved { seat, from, to, long_way } => say_moved(*seat, *from, *to, *long_way),
            Event::Ticketed { seat, name, added, tickets, .. } => about("grand-event-ticketed", *seat)
                .with("attraction", named(name))
                .with("added", *added)
                .with("tickets", *tickets),
            Event::Arrived { seat, at } => about("grand-event-arrived", *seat).with("entry", spot(*at)),
            Event::Hired { seat, cell } => about("grand-event-hired", *seat).with("cell", named(cell::name(*cell))),
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

    fn reveals(&self) -> bool {
        match self {
            Event::Peeked { .. } | Event::TurnedUp { .. } => true,
            Event::Took { source, .. } => matches!(source, Source::Stack(_)),
            _ => false,
        }
    }
}

fn about(key: &'static str, seat: Seat) -> Say {
    Say::new(key).with("seat", seat)
}

fn named(name: impl Into<String>) -> Arg {
    Arg::Name(name.into().into())
}

/// A foundation in a line of text: its upper and its lower row.
fn foundation_name(foundation: Foundation) -> Arg {
    named(foundation.rows().join("/"))
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

fn say_peeked(seat: Seat, seen: Option<[Option<Foundation>; 2]>) -> Say {
    let Some(seen) = seen else { return about("grand-event-peeked", seat) };
    let [left, right] = seen.map(|top| top.map_or(Arg::from(Say::new("grand-nothing")), foundation_name));
    about("grand-event-peeked-seen", seat).with("left", left).with("right", right)
}

fn say_took(seat: Seat, source: Source, foundation: Foundation) -> Say {
    let say = match source {
        Source::Stack(stack) => about("grand-event-took-facedown", seat).with("stack", stack_word(stack)),
        Source::Space(space) => about("grand-event-took", seat).with("space", space),
    };
    say.with("foundation", foundation_name(foundation))
}

fn say_built(seat: Seat, name: &str, cells: &[u8], reserve: bool) -> Say {
    let key = if reserve { "grand-event-built-reserve" } else { "grand-event-built" };
    let set = cells.iter().fold(0, |set, &cell| set | cell::bit(cell));
    about(key, seat).with("attraction", named(name)).with("cells", named(write_cells(set)))
}

fn say_moved(seat: Seat, from: Spot, to: Spot, long_way: bool) -> Say {
    let key = match (to == Spot::BIGTOP, long_way) {
        (true, false) => "grand-event-bigtop",
        (true, true) => "grand-event-bigtop-far",
        (false, false) => "grand-event-moved",
        (false, true) => "grand-event-moved-far",
    };
    about(key, seat).with("from", spot(from)).with("to", spot(to))
}
