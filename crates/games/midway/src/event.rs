//! What happened, and who may see which part of it.

use crate::booth::{Aim, Booth, Face};
use crate::cards::{Card, Ride};
use crate::speech::{booths, dice_shown, list, say_booth, say_card, say_laid, say_part, say_ride};
use crate::things::{self, Spot};
use serde::{Deserialize, Serialize};
use table::{Eyes, Hop, Say, Seat, Seats, Thing};
use ts_rs::TS;

/// Where a card from another Midway comes to lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "on")]
pub enum Landing {
    Ride {
        ride: Ride,
    },
    /// A Wild whose owner has yet to choose a ride.
    Waits,
    /// A Wild without a place.
    Pile,
}

impl Landing {
    pub(crate) fn on(ride: Ride) -> Landing {
        Landing::Ride { ride }
    }
}

/// Something that happened. Cards that only some may see are `None` for the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    TurnBegan {
        seat: Seat,
        number: u16,
    },
    /// A new discard pile was begun from the deck.
    PileBegun {
        card: Card,
    },
    /// A card went to the discard pile, from hand or from a ride.
    Discarded {
        seat: Seat,
        card: Card,
        ride: Option<Ride>,
    },
    /// Cards were drawn from the deck.
    Drew {
        seat: Seat,
        count: u8,
        cards: Option<Vec<Card>>,
    },
    Rolled {
        seat: Seat,
        dice: [Face; 3],
        again: bool,
    },
    /// A die was turned by one; it lies at this place now, counted from 0.
    DieTurned {
        seat: Seat,
        from: u8,
        to: u8,
        at: u8,
    },
    Assigned {
        seat: Seat,
        booths: Vec<Booth>,
    },
    Protected {
        seat: Seat,
        booth: Booth,
    },
    Declared {
        seat: Seat,
        deed: Aim,
        protected: bool,
    },
    Blocked {
        seat: Seat,
        deed: Aim,
    },
    LetPass {
        seat: Seat,
        all: bool,
    },
    /// These dice had no possible action left.
    Lapsed {
        seat: Seat,
        booths: Vec<Booth>,
    },
    TookDiscard {
        seat: Seat,
        card: Card,
    },
    /// A random card came from another hand.
    DrewFromHand {
        seat: Seat,
        target: Seat,
        card: Option<Card>,
    },
    /// A random card of another hand was set aside.
    SetAside {
        seat: Seat,
        target: Seat,
        card: Option<Card>,
    },
    GaveFromHand {
        seat: Seat,
        target: Seat,
        card: Option<Card>,
    },
    /// A card left a Midway, from this ride, for another.
    Took {
        seat: Seat,
        target: Seat,
        card: Card,
        ride: Ride,
        lands: Landing,
    },
    Gave {
        seat: Seat,
        target: Seat,
        card: Card,
        ride: Ride,
        lands: Landing,
    },
    /// A Wild that had to move found no ride and was discarded; `from` is empty for one that came from another Midway.
    WildLost {
        seat: Seat,
        from: Option<Ride>,
    },
    /// A Wild that had to move came to rest. It may have waited for its owner's choice.
    WildPlaced {
        seat: Seat,
        from: Option<Ride>,
        waited: bool,
        to: Ride,
    },
    Started {
        seat: Seat,
        first: Card,
        second: Card,
    },
    Added {
        seat: Seat,
        card: Card,
        ride: Ride,
    },
    WildMoved {
        seat: Seat,
        from: Ride,
        to: Ride,
    },
    /// A ride was completed with Wilds.
    Completed {
        seat: Seat,
        ride: Ride,
    },
    /// A natural set was completed and locked.
    SetLocked {
        seat: Seat,
        ride: Ride,
        ticket: bool,
    },
    Won {
        seat: Seat,
        partner: Option<Seat>,
    },
    /// A safety rule ended the game.
    Stopped,
}

impl table::Event for Event {
    fn seen_by(&self, eyes: Eyes) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Drew { seat, cards, .. } if !eyes.see(*seat) => *cards = None,
            Event::DrewFromHand { seat, target, card }
            | Event::SetAside { seat, target, card }
            | Event::GaveFromHand { seat, target, card }
                if !eyes.among(Seats::one(*seat).with(*target)) =>
            {
                *card = None;
            }
            _ => {}
        }
        Some(seen)
    }

    fn say(&self) -> Say {
        match self {
            Event::TurnBegan { seat, number } => by("midway-turn-began", *seat).with("number", *number),
            Event::PileBegun { card } => Say::new("midway-pile-begun").with("card", say_card(*card)),
            Event::Discarded { seat, card, ride: None } => by("midway-discarded", *seat).with("card", say_card(*card)),
            Event::Discarded { seat, ride: Some(ride), .. } => {
                by("midway-discarded-wild", *seat).with("ride", say_ride(*ride))
            }
            Event::Drew { seat, cards: Some(cards), .. } => by("midway-drew-cards", *seat).with("cards", list(cards)),
            Event::Drew { seat, count, cards: None } => by("midway-drew", *seat).with("count", *count),
            Event::Rolled { seat, dice, again } => {
                let key = if *again { "midway-rolled-again" } else { "midway-rolled" };
                by(key, *seat).with("dice", dice_shown(dice))
            }
            Event::DieTurned { seat, from, to, .. } => {
                by("midway-die-turned", *seat).with("from", *from).with("to", *to)
            }
            Event::Assigned { seat, booths: to_do } => by("midway-assigned", *seat).with("actions", booths(to_do)),
            Event::Protected { seat, booth } => by("midway-protected", *seat).with("action", say_booth(*booth)),
            Event::Declared { seat, deed, protected } => say_declared(*seat, *deed, *protected),
            Event::Blocked { seat, deed } => by("midway-blocked", *seat).with("action", say_booth(deed.booth)),
            Event::LetPass { seat, all } => by(if *all { "midway-passed-all" } else { "midway-passed" }, *seat),
            Event::Lapsed { seat, booths: lost } => by("midway-lapsed", *seat).with("actions", booths(lost)),
            Event::TookDiscard { seat, card } => by("midway-took-discard", *seat).with("card", say_card(*card)),
            Event::DrewFromHand { seat, target, card } => passed("midway-drew-from-hand", *seat, *target, *card),
            Event::SetAside { seat, target, card } => passed("midway-set-aside", *seat, *target, *card),
            Event::GaveFromHand { seat, target, card } => passed("midway-gave-from-hand", *seat, *target, *card),
            Event::Took { seat, target, card, ride, .. } => moved("midway-took", *seat, *target, *card, *ride),
            Event::Gave { seat, target, card, ride, .. } => moved("midway-gave", *seat, *target, *card, *ride),
            Event::WildPlaced { seat, to, .. } => by("midway-wild-placed", *seat).with("ride", say_ride(*to)),
            Event::WildLost { seat, from: Some(ride) } => by("midway-wild-lost", *seat).with("ride", say_ride(*ride)),
            Event::WildLost { seat, from: None } => by("midway-wild-lost-on-its-way", *seat),
            Event::Started { seat, first, second } => by("midway-started", *seat)
                .with("ride", say_ride(first.ride()))
                .with("first", say_part(*first))
                .with("second", say_part(*second)),
            Event::Added { seat, card, ride } => {
                by("midway-added", *seat).with("part", say_part(*card)).with("ride", say_ride(*ride))
            }
            Event::WildMoved { seat, from, to } => {
                by("midway-wild-moved", *seat).with("from", say_ride(*from)).with("to", say_ride(*to))
            }
            Event::Completed { seat, ride } => by("midway-completed", *seat).with("ride", say_ride(*ride)),
            Event::SetLocked { seat, ride, ticket } => {
                let key = if *ticket { "midway-set-locked-ticket" } else { "midway-set-locked" };
                by(key, *seat).with("ride", say_ride(*ride))
            }
            Event::Won { seat, partner: None } => by("midway-won", *seat),
            Event::Won { seat, partner: Some(partner) } => by("midway-won-team", *seat).with("partner", *partner),
            Event::Stopped => Say::new("midway-stopped"),
        }
    }

    fn hops(&self, eyes: Eyes) -> Vec<Hop> {
        let path = |from: Spot, to: Spot| vec![Hop::new(from.thing(eyes), to.thing(eyes))];
        match *self {
            Event::PileBegun { .. } => path(Spot::Deck, Spot::Pile),
            Event::Discarded { seat, card, ride } => path(Spot::held(seat, card, ride), Spot::Pile),
            Event::Drew { seat, count, ref cards } => drawn(seat, count, cards.as_deref(), eyes),
            Event::TookDiscard { seat, card } => path(Spot::Pile, Spot::Hand(seat, Some(card))),
            Event::DrewFromHand { seat, target, card } => path(Spot::Hand(target, card), Spot::Hand(seat, card)),
            Event::SetAside { target, card, .. } => path(Spot::Hand(target, card), Spot::Aside),
            Event::GaveFromHand { seat, target, card } => traded(seat, target, card, eyes),
            Event::Took { seat, target, card, ride, lands } => {
                path(Spot::Laid(target, card, ride), Spot::landed(seat, card, lands))
            }
            Event::Gave { seat, target, card, ride, lands } => {
                path(Spot::Laid(seat, card, ride), Spot::landed(target, card, lands))
            }
            Event::WildLost { seat, from: Some(ride) } => path(Spot::Laid(seat, Card::WILD, ride), Spot::Pile),
            Event::WildPlaced { seat, from: Some(from), to, .. } | Event::WildMoved { seat, from, to } => {
                path(Spot::Laid(seat, Card::WILD, from), Spot::Laid(seat, Card::WILD, to))
            }
            Event::WildPlaced { seat, from: None, waited: true, to } => {
                path(Spot::Loose, Spot::Laid(seat, Card::WILD, to))
            }
            Event::Started { seat, first, second } => {
                let built = |card| path(Spot::Hand(seat, Some(card)), Spot::Laid(seat, card, first.ride()));
                [first, second].into_iter().flat_map(built).collect()
            }
            Event::Added { seat, card, ride } => path(Spot::Hand(seat, Some(card)), Spot::Laid(seat, card, ride)),
            Event::SetLocked { seat, ride, ticket: true } => {
                vec![Hop::new(things::ride(seat, ride), things::tickets(seat))]
            }
            Event::Blocked { seat, deed } => vec![Hop::new(things::tickets(seat), deed.booth.thing())],
            Event::Protected { seat, booth } => vec![Hop::new(things::tickets(seat), booth.thing())],
            _ => Vec::new(),
        }
    }

    fn marks(&self, _: Eyes) -> Vec<Thing> {
        match *self {
            Event::TurnBegan { seat, .. } | Event::LetPass { seat, .. } => vec![things::seat(seat)],
            Event::PileBegun { .. } | Event::Discarded { .. } => vec![Thing::named("pile")],
            Event::Drew { seat, .. } => vec![things::hand(seat), Thing::named("deck")],
            Event::Rolled { seat, again, .. } => {
                (0..3).map(things::die).chain(again.then(|| things::tickets(seat))).collect()
            }
            Event::DieTurned { seat, at, .. } => vec![things::die(usize::from(at)), things::tickets(seat)],
            Event::Assigned { ref booths, .. } | Event::Lapsed { ref booths, .. } => marked(booths),
            Event::Protected { seat, booth } => vec![booth.thing(), things::tickets(seat)],
            Event::Declared { deed, .. } => {
                std::iter::once(deed.booth.thing()).chain(deed.target.map(things::seat)).collect()
            }
            Event::Blocked { seat, deed } => vec![deed.booth.thing(), things::tickets(seat)],
            Event::TookDiscard { seat, .. } => vec![Thing::named("pile"), things::hand(seat)],
            Event::DrewFromHand { seat, target, .. } | Event::GaveFromHand { seat, target, .. } => {
                vec![things::hand(seat), things::hand(target)]
            }
            Event::SetAside { target, .. } => vec![things::hand(target), Thing::named("aside")],
            Event::Took { seat, target, card, ride, lands } => moved_marks(target, ride, seat, card, lands),
            Event::Gave { seat, target, card, ride, lands } => moved_marks(seat, ride, target, card, lands),
            Event::WildLost { seat, from } => {
                from.map(|ride| things::ride(seat, ride)).into_iter().chain([Thing::named("pile")]).collect()
            }
            Event::WildPlaced { seat, from, to, .. } => {
                std::iter::once(things::ride(seat, to)).chain(from.map(|ride| things::ride(seat, ride))).collect()
            }
            Event::WildMoved { seat, from, to } => vec![things::ride(seat, to), things::ride(seat, from)],
            Event::Started { seat, first, .. } => vec![things::ride(seat, first.ride())],
            Event::Added { seat, ride, .. } | Event::Completed { seat, ride } => vec![things::ride(seat, ride)],
            Event::SetLocked { seat, ride, .. } => vec![things::ride(seat, ride), things::count(seat)],
            Event::Won { seat, partner } => {
                std::iter::once(things::count(seat)).chain(partner.map(things::count)).collect()
            }
            Event::Stopped => Vec::new(),
        }
    }

    fn reveals(&self) -> bool {
        // The card below the one taken is shown.
        matches!(self, Event::TookDiscard { .. })
    }
}

fn by(key: &'static str, seat: Seat) -> Say {
    Say::new(key).with("seat", seat)
}

fn say_declared(seat: Seat, deed: Aim, protected: bool) -> Say {
    match (deed.target, protected) {
        (None, false) => by("midway-declared", seat),
        (None, true) => by("midway-declared-protected", seat),
        (Some(target), false) => by("midway-declared-against", seat).with("target", target),
        (Some(target), true) => by("midway-declared-against-protected", seat).with("target", target),
    }
    .with("action", say_booth(deed.booth))
}

/// A card passed between two hands: named to those who see it.
fn passed(key: &'static str, seat: Seat, target: Seat, card: Option<Card>) -> Say {
    let card = card.map_or(Say::new("midway-some-card"), say_card);
    by(key, seat).with("target", target).with("card", card)
}

/// A card passed between two Midways.
fn moved(key: &'static str, seat: Seat, target: Seat, card: Card, ride: Ride) -> Say {
    by(key, seat).with("target", target).with("card", say_laid(card, ride))
}

/// Cards from the deck, one hop each; whoever does not see them sees them go to the hand.
fn drawn(seat: Seat, count: u8, cards: Option<&[Card]>, eyes: Eyes) -> Vec<Hop> {
    let to = |card: Option<Card>| Hop::new(Thing::named("deck"), Spot::Hand(seat, card).thing(eyes));
    match cards {
        Some(cards) => cards.iter().map(|&card| to(Some(card))).collect(),
        None => (0..count).map(|_| to(None)).collect(),
    }
}

/// A card is given, and the one set aside is taken.
fn traded(seat: Seat, target: Seat, card: Option<Card>, eyes: Eyes) -> Vec<Hop> {
    let given = Hop::new(Spot::Hand(seat, card).thing(eyes), Spot::Hand(target, card).thing(eyes));
    vec![given, Hop::new(Thing::named("aside"), things::hand(seat))]
}

fn marked(booths: &[Booth]) -> Vec<Thing> {
    let mut marks: Vec<Thing> = booths.iter().map(|booth| booth.thing()).collect();
    marks.dedup();
    marks
}

/// The ride that a card left, and the place where it lies now.
fn moved_marks(giver: Seat, ride: Ride, owner: Seat, card: Card, lands: Landing) -> Vec<Thing> {
    let there = match lands {
        Landing::Ride { ride } => things::ride(owner, ride),
        Landing::Waits | Landing::Pile => Spot::landed(owner, card, lands).thing(Eyes::Public),
    };
    vec![things::ride(giver, ride), there]
}
