//! What happened, for logs to print and screens to animate. Nothing of it is secret: hands change in the open.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use table::{Arg, Eyes, Say, Seat};

use crate::city::Neighborhood;
use crate::kind::Kind;
use crate::routes::Slot;
use crate::speech;
use crate::state::{MardiGras, Why};
use crate::tally::Tally;

/// A neighborhood as events name it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spot {
    pub at: Neighborhood,
    pub name: Cow<'static, str>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round begins; `seat` holds the Royalty card.
    RoundBegan {
        round: u8,
        seat: Seat,
    },
    /// A member went to gamble.
    WentGambling {
        seat: Seat,
    },
    /// A member was put on a Route card.
    SignedUp {
        seat: Seat,
        route: char,
        card: u8,
        slot: u8,
        kind: Slot,
        price: u8,
    },
    /// A card was turned up in the Casino.
    TurnedUp {
        seat: Seat,
        kind: Kind,
    },
    /// The discards became the deck.
    Reshuffled {
        cards: u8,
    },
    /// The player stopped and took what was shown.
    Stopped {
        seat: Seat,
        cards: Tally,
    },
    /// There was nothing left to turn up, and the player took what was shown.
    RanDry {
        seat: Seat,
        cards: Tally,
    },
    /// A third of a kind: only these were kept.
    Tripled {
        seat: Seat,
        kind: Kind,
        lost: Tally,
    },
    Discarded {
        seat: Seat,
        cards: Tally,
        why: Why,
    },
    /// The topmost Route card is carried out.
    CarnivalBegan {
        route: char,
        card: u8,
    },
    /// The Advertisement slot is carried out, and the member goes home.
    Advertised {
        seat: Seat,
        slot: u8,
    },
    /// All advertised revelers will go here.
    Named {
        seat: Seat,
        to: Spot,
    },
    /// A reveler was taken up.
    Taken {
        seat: Seat,
        kind: Kind,
        from: Spot,
    },
    /// A reveler reached its new place.
    Moved {
        seat: Seat,
        kind: Kind,
        from: Spot,
        to: Spot,
    },
    /// The parade comes to a stop, counted from 0.
    Halted {
        stop: u8,
        street: Cow<'static, str>,
        between: [Spot; 2],
    },
    Entertained {
        seat: Seat,
        kind: Kind,
        at: Spot,
        cards: Tally,
    },
    LetPass {
        seat: Seat,
    },
    /// The parade is over and its members go home.
    ParadeEnded {
        route: char,
    },
    /// The Recruitment slot is carried out; `gained` is false if the reserve was empty.
    Recruited {
        seat: Seat,
        slot: u8,
        gained: bool,
    },
    /// The Leadership slot is carried out.
    Crowned {
        seat: Seat,
        slot: u8,
    },
    /// The Route card is gone, and gamblers go home.
    WrappedUp {
        route: char,
    },
    Ended,
}

impl table::Event for Event {
    fn seen_by(&self, _: Eyes) -> Option<Event> {
        Some(self.clone())
    }

    fn say(&self) -> Say {
        match self {
            Event::RoundBegan { round, seat } => {
                Say::new("mardi-gras-event-round").with("round", round + 1).with("seat", *seat)
            }
            Event::WentGambling { seat } => Say::new("mardi-gras-event-casino").with("seat", *seat),
            Event::SignedUp { seat, route, kind, price, .. } => Say::new("mardi-gras-event-place")
                .with("seat", *seat)
                .with("slot", speech::slot(*kind))
                .with("route", speech::letter(*route))
                .with("price", *price),
            Event::TurnedUp { kind, .. } => Say::new("mardi-gras-event-flip").with("card", speech::card(*kind)),
            Event::Reshuffled { cards } => Say::new("mardi-gras-event-reshuffle").with("count", *cards),
            Event::Stopped { seat, cards } => with_cards("mardi-gras-event-stop", *seat, *cards),
            Event::RanDry { seat, cards } => with_cards("mardi-gras-event-dry", *seat, *cards),
            Event::Tripled { seat, kind, .. } => {
                Say::new("mardi-gras-event-triple").with("seat", *seat).with("card", speech::card(*kind))
            }
            Event::Discarded { seat, cards, .. } => with_cards("mardi-gras-event-discard", *seat, *cards),
            Event::CarnivalBegan { route, .. } => {
                Say::new("mardi-gras-event-carnival").with("route", speech::letter(*route))
            }
            Event::Advertised { seat, .. } => Say::new("mardi-gras-event-advertise").with("seat", *seat),
            Event::Named { seat, to } => Say::new("mardi-gras-event-name").with("seat", *seat).with("to", to.arg()),
            Event::Taken { seat, kind, from } => Say::new("mardi-gras-event-take")
                .with("seat", *seat)
                .with("reveler", speech::reveler(*kind))
                .with("from", from.arg()),
            Event::Moved { seat, kind, from, to } => Say::new("mardi-gras-event-move")
                .with("seat", *seat)
                .with("reveler", speech::reveler(*kind))
                .with("from", from.arg())
                .with("to", to.arg()),
            Event::Halted { stop, street, between: [one, other] } => Say::new("mardi-gras-event-halt")
                .with("stop", stop + 1)
                .with("street", Arg::Name(street.clone()))
                .with("one", one.arg())
                .with("other", other.arg()),
            Event::Entertained { seat, kind, at, cards } => with_cards("mardi-gras-event-entertain", *seat, *cards)
                .with("reveler", speech::reveler(*kind))
                .with("place", at.arg()),
            Event::LetPass { seat } => Say::new("mardi-gras-event-pass").with("seat", *seat),
            Event::ParadeEnded { route } => {
                Say::new("mardi-gras-event-parade-end").with("route", speech::letter(*route))
            }
            Event::Recruited { seat, gained: true, .. } => Say::new("mardi-gras-event-recruit").with("seat", *seat),
            Event::Recruited { seat, gained: false, .. } => Say::new("mardi-gras-event-no-recruit").with("seat", *seat),
            Event::Crowned { seat, .. } => Say::new("mardi-gras-event-royalty").with("seat", *seat),
            Event::WrappedUp { route } => Say::new("mardi-gras-event-wrap-up").with("route", speech::letter(*route)),
            Event::Ended => Say::new("mardi-gras-event-end"),
        }
    }
}

fn with_cards(key: &'static str, seat: Seat, cards: Tally) -> Say {
    Say::new(key).with("seat", seat).with("cards", speech::cards(cards))
}

impl Spot {
    fn arg(&self) -> Arg {
        Arg::Name(self.name.clone())
    }
}

impl MardiGras {
    pub(crate) fn spot(&self, at: Neighborhood) -> Spot {
        Spot { at, name: Cow::Borrowed(&self.kit.parts().city.quarter(at).name) }
    }
}
