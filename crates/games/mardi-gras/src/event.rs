//! What happened, for logs to print and screens to animate. Nothing of it is secret: hands change in the open.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use table::{Arg, Eyes, Hop, Say, Seat, Thing};
use ts_rs::TS;

use crate::city::Neighborhood;
use crate::counts::Counts;
use crate::kind::Kind;
use crate::routes::Slot;
use crate::speech;
use crate::state::{MardiGras, Why};
use crate::things;

/// A neighborhood as events name it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Spot {
    pub place: Thing,
    #[ts(type = "string")]
    pub name: Cow<'static, str>,
}

/// A member in a parade.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Float {
    pub seat: Seat,
    pub slot: Thing,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A round begins, counted from 1; `seat` holds the Royalty card.
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
        #[ts(type = "string")]
        route: char,
        slot: Thing,
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
        cards: Counts,
    },
    /// There was nothing left to turn up, and the player took what was shown.
    RanDry {
        seat: Seat,
        cards: Counts,
    },
    /// A third of a kind: only these were kept.
    Tripled {
        seat: Seat,
        kind: Kind,
        kept: Counts,
        lost: Counts,
    },
    Discarded {
        seat: Seat,
        cards: Counts,
        why: Why,
    },
    /// The topmost Route card is carried out.
    CarnivalBegan {
        #[ts(type = "string")]
        route: char,
    },
    /// The Advertisement slot is carried out, and the member goes home.
    Advertised {
        seat: Seat,
        slot: Thing,
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
    /// A reveler reached its new place: put there, or `called` with all the others.
    Moved {
        seat: Seat,
        kind: Kind,
        from: Spot,
        to: Spot,
        called: bool,
    },
    /// The parade comes to a stop, counted from 1.
    Halted {
        #[ts(type = "string")]
        route: char,
        stop: u8,
        #[ts(type = "string")]
        street: Cow<'static, str>,
        between: [Spot; 2],
    },
    Entertained {
        seat: Seat,
        kind: Kind,
        at: Spot,
        cards: Counts,
    },
    LetPass {
        seat: Seat,
    },
    /// The parade is over and its members go home.
    ParadeEnded {
        #[ts(type = "string")]
        route: char,
        floats: Vec<Float>,
    },
    /// The Recruitment slot is carried out; `gained` is false if the reserve was empty.
    Recruited {
        seat: Seat,
        slot: Thing,
        gained: bool,
    },
    /// The Leadership slot is carried out.
    Crowned {
        seat: Seat,
        slot: Thing,
    },
    /// The Route card is gone, and those who gambled go home.
    WrappedUp {
        #[ts(type = "string")]
        route: char,
        gamblers: Vec<Seat>,
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
                Say::new("mardi-gras-event-round").with("round", *round).with("seat", *seat)
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
            Event::Tripled { seat, kind, lost, .. } => Say::new("mardi-gras-event-triple")
                .with("seat", *seat)
                .with("card", speech::card(*kind))
                .with("lost", lost.total()),
            Event::Discarded { seat, cards, why } => with_cards(given_key(*why), *seat, *cards),
            Event::CarnivalBegan { route } => {
                Say::new("mardi-gras-event-carnival").with("route", speech::letter(*route))
            }
            Event::Advertised { seat, .. } => Say::new("mardi-gras-event-advertise").with("seat", *seat),
            Event::Named { seat, to } => Say::new("mardi-gras-event-name").with("seat", *seat).with("to", to.arg()),
            Event::Taken { seat, kind, from } => Say::new("mardi-gras-event-take")
                .with("seat", *seat)
                .with("reveler", speech::reveler(*kind))
                .with("from", from.arg()),
            // Where it goes was said when all were called, and where it comes from when it was picked up.
            Event::Moved { seat, kind, from, called: true, .. } => Say::new("mardi-gras-event-come")
                .with("seat", *seat)
                .with("reveler", speech::reveler(*kind))
                .with("from", from.arg()),
            Event::Moved { seat, kind, to, .. } => Say::new("mardi-gras-event-put")
                .with("seat", *seat)
                .with("reveler", speech::reveler(*kind))
                .with("to", to.arg()),
            Event::Halted { stop, street, between: [one, other], .. } => Say::new("mardi-gras-event-halt")
                .with("stop", *stop)
                .with("street", Arg::Name(street.clone()))
                .with("one", one.arg())
                .with("other", other.arg()),
            Event::Entertained { seat, kind, at, cards } => with_cards("mardi-gras-event-entertain", *seat, *cards)
                .with("reveler", speech::reveler(*kind))
                .with("place", at.arg()),
            Event::LetPass { seat } => Say::new("mardi-gras-event-pass").with("seat", *seat),
            Event::ParadeEnded { route, .. } => {
                Say::new("mardi-gras-event-parade-end").with("route", speech::letter(*route))
            }
            Event::Recruited { seat, gained: true, .. } => Say::new("mardi-gras-event-recruit").with("seat", *seat),
            Event::Recruited { seat, gained: false, .. } => Say::new("mardi-gras-event-no-recruit").with("seat", *seat),
            Event::Crowned { seat, .. } => Say::new("mardi-gras-event-royalty").with("seat", *seat),
            Event::WrappedUp { route, .. } => {
                Say::new("mardi-gras-event-wrap-up").with("route", speech::letter(*route))
            }
            Event::Ended => Say::new("mardi-gras-event-end"),
        }
    }

    fn hops(&self, eyes: Eyes) -> Vec<Hop> {
        match self {
            Event::WentGambling { seat } => vec![Hop::new(things::home(*seat), things::gamblers(*seat))],
            Event::SignedUp { seat, slot, .. } => vec![Hop::new(things::home(*seat), slot.clone())],
            Event::TurnedUp { .. } => vec![Hop::new(things::DECK, things::SHOW)],
            Event::Reshuffled { .. } => vec![Hop::new(things::DISCARDS, things::DECK)],
            Event::Stopped { seat, cards } | Event::RanDry { seat, cards } => won(*seat, *cards, eyes),
            Event::Tripled { seat, kind, lost, .. } => {
                let lost = lost.kinds().map(|_| Hop::new(things::SHOW, things::DISCARDS));
                std::iter::once(Hop::new(things::SHOW, held(*seat, *kind, eyes))).chain(lost).collect()
            }
            Event::Discarded { seat, cards, .. } => given(*seat, *cards, eyes),
            Event::Moved { kind, from, to, .. } => vec![Hop::new(from.place.clone(), to.reveler(*kind))],
            Event::Halted { route, stop, .. } if *stop > 1 => {
                vec![Hop::new(things::stop(*route, stop - 1), things::stop(*route, *stop))]
            }
            Event::Entertained { seat, kind, at, cards } => {
                let caught = Hop::new(at.reveler(*kind), things::race(*seat, *kind));
                given(*seat, *cards, eyes).into_iter().chain([caught]).collect()
            }
            Event::Recruited { seat, slot, gained } => {
                let new = gained.then(|| Hop::new(things::reserve(*seat), things::home(*seat)));
                std::iter::once(homecoming(*seat, slot)).chain(new).collect()
            }
            Event::Advertised { seat, slot } | Event::Crowned { seat, slot } => vec![homecoming(*seat, slot)],
            Event::ParadeEnded { floats, .. } => {
                floats.iter().map(|float| homecoming(float.seat, &float.slot)).collect()
            }
            Event::WrappedUp { gamblers, .. } => {
                gamblers.iter().map(|&seat| Hop::new(things::gamblers(seat), things::home(seat))).collect()
            }
            Event::RoundBegan { .. } | Event::CarnivalBegan { .. } | Event::Named { .. } | Event::Taken { .. } => {
                Vec::new()
            }
            Event::Halted { .. } | Event::LetPass { .. } | Event::Ended => Vec::new(),
        }
    }

    fn marks(&self, eyes: Eyes) -> Vec<Thing> {
        match self {
            Event::RoundBegan { .. } => vec![things::ROUND, things::ROYALTY],
            Event::WentGambling { seat } => vec![things::CASINO, things::gamblers(*seat)],
            Event::SignedUp { slot, .. } => vec![slot.clone()],
            Event::TurnedUp { .. } => vec![things::SHOW],
            Event::Reshuffled { .. } => vec![things::DECK],
            Event::Stopped { seat, cards } | Event::RanDry { seat, cards } => {
                won(*seat, *cards, eyes).into_iter().map(|hop| hop.to).collect()
            }
            Event::Tripled { seat, kind, .. } => vec![held(*seat, *kind, eyes), things::DISCARDS],
            Event::Discarded { seat, .. } => vec![things::hand(*seat), things::DISCARDS],
            Event::CarnivalBegan { route } | Event::WrappedUp { route, .. } => vec![things::route(*route)],
            Event::ParadeEnded { route, .. } => vec![things::route(*route)],
            Event::Advertised { seat, slot } | Event::Recruited { seat, slot, .. } => {
                vec![slot.clone(), things::home(*seat)]
            }
            Event::Crowned { slot, .. } => vec![slot.clone(), things::ROYALTY],
            Event::Named { to, .. } => vec![to.place.clone()],
            Event::Taken { from, .. } => vec![from.place.clone()],
            Event::Moved { kind, to, .. } => vec![to.reveler(*kind)],
            Event::Halted { route, stop, between, .. } => {
                std::iter::once(things::stop(*route, *stop)).chain(between.iter().map(|at| at.place.clone())).collect()
            }
            Event::Entertained { seat, kind, at, .. } => vec![at.place.clone(), things::race(*seat, *kind)],
            Event::LetPass { seat } => vec![things::krewe(*seat)],
            Event::Ended => vec![things::ROUND],
        }
    }
}

/// Where the cards of a kind lie in a hand, for those who may look into it; for others it is the hand.
fn held(seat: Seat, kind: Kind, eyes: Eyes) -> Thing {
    if eyes.see(seat) { things::card(seat, kind) } else { things::hand(seat) }
}

/// The cards on show come to a hand.
fn won(seat: Seat, cards: Counts, eyes: Eyes) -> Vec<Hop> {
    cards.kinds().map(|kind| Hop::new(things::SHOW, held(seat, kind, eyes))).collect()
}

/// Cards leave a hand.
fn given(seat: Seat, cards: Counts, eyes: Eyes) -> Vec<Hop> {
    cards.kinds().map(|kind| Hop::new(held(seat, kind, eyes), things::DISCARDS)).collect()
}

/// A member goes home.
fn homecoming(seat: Seat, slot: &Thing) -> Hop {
    Hop::new(slot.clone(), things::home(seat))
}

fn given_key(why: Why) -> &'static str {
    match why {
        Why::Price => "mardi-gras-event-pay",
        Why::Limit => "mardi-gras-event-discard",
    }
}

fn with_cards(key: &'static str, seat: Seat, cards: Counts) -> Say {
    Say::new(key).with("seat", seat).with("cards", speech::cards(cards))
}

impl Spot {
    fn arg(&self) -> Arg {
        Arg::Name(self.name.clone())
    }

    /// The revelers of one color here.
    fn reveler(&self, kind: Kind) -> Thing {
        things::reveler(self.place.rest(), kind)
    }
}

impl MardiGras {
    pub(crate) fn spot(&self, at: Neighborhood) -> Spot {
        let quarter = self.kit.parts().city.quarter(at);
        Spot { place: things::place(&quarter.id), name: Cow::Borrowed(&quarter.name) }
    }

    /// The members in the parade of the active card, from left to right.
    pub(crate) fn floats(&self) -> Vec<Float> {
        let float = |slot| self.holder(slot).map(|seat| Float { seat, slot: self.slot_thing(slot) });
        self.active().parade.clone().filter_map(float).collect()
    }

    /// Those who have members in the Casino.
    pub(crate) fn gamblers(&self) -> Vec<Seat> {
        Seat::all(self.playing().len()).filter(|&seat| self.krewe(seat).casino > 0).collect()
    }
}
