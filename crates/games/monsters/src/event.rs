//! What happened, and who may know it.

use crate::Monsters;
use crate::actions::Source;
use crate::card::{Card, Region};
use crate::components::Season;
use crate::state::holder;
use crate::things::{self, Place};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use table::{Arg, Eyes, Hop, Say, Seat, Thing};
use ts_rs::TS;

/// A card as it is spoken of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Name {
    pub id: Cow<'static, str>,
    pub name: Cow<'static, str>,
}

impl From<&'static Season> for Name {
    fn from(season: &'static Season) -> Name {
        Name { id: Cow::Borrowed(&season.id), name: Cow::Borrowed(&season.name) }
    }
}

impl From<&Name> for Arg {
    fn from(name: &Name) -> Arg {
        Arg::Name(name.name.clone())
    }
}

impl From<Region> for Arg {
    fn from(region: Region) -> Arg {
        Say::new(match region {
            Region::Aerie => "monsters-region-aerie",
            Region::Caves => "monsters-region-caves",
            Region::Darklands => "monsters-region-darklands",
            Region::Depths => "monsters-region-depths",
            Region::Forest => "monsters-region-forest",
            Region::Dreamlands => "monsters-region-dreamlands",
        })
        .into()
    }
}

impl Monsters {
    pub(crate) fn name(&self, card: Card) -> Name {
        let label = self.parts().label(card);
        Name { id: Cow::Borrowed(&label.id), name: Cow::Borrowed(&label.name) }
    }

    pub(crate) fn names(&self, cards: &[Card]) -> Vec<Name> {
        cards.iter().map(|&card| self.name(card)).collect()
    }
}

/// Where a card lay before it was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    Captured,
    Kept,
    /// A Dreamlands monster that was paid for, region by region.
    Paying,
}

impl From<Source> for Spot {
    fn from(source: Source) -> Spot {
        match source {
            Source::Captured => Spot::Captured,
            Source::Kept => Spot::Kept,
        }
    }
}

/// How a seat stands in a danger check when the dice lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Guard {
    pub seat: Seat,
    /// On the monsters that it displayed in this season.
    pub claws: u8,
    /// Of its staff.
    pub hunters: u8,
    /// That it could give.
    pub tokens: u8,
    /// Claws that neither royal hunters nor staff guard.
    pub open: u8,
}

/// Something that happened. Cards that not everybody may see are `Some` for their owner only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    SeasonBegan { number: u8, season: Name, players: u8 },
    HandSeen { seat: Seat, cards: Option<Vec<Name>> },
    Captured { seat: Seat, card: Option<Name>, last: bool },
    DrewFromStack { seat: Seat, card: Option<Name> },
    Discarded { seat: Seat, card: Option<Name> },
    HandsPassed { left: bool, players: u8 },
    Kept { seat: Seat, card: Option<Name> },
    LandPlayed { seat: Seat, card: Name, from: Spot, region: Region },
    PaymentBegan { seat: Seat, card: Name, from: Spot },
    Displayed { seat: Seat, card: Name, from: Spot },
    SeasonBonus { seat: Seat, crowns: u16 },
    StaffEarned { seat: Seat, crowns: u16 },
    LoreDrawn { seat: Seat, card: Option<Name> },
    Hired { seat: Seat, card: Name, from: Spot, region: Option<Region> },
    EventPlayed { seat: Seat, card: Name, from: Spot },
    CrownsGained { seat: Seat, crowns: u16 },
    TokensGained { seat: Seat, number: u8 },
    Shown { seat: Seat, card: Name },
    Paid { seat: Seat, crowns: u16 },
    Borrowed { seat: Seat, crowns: u16 },
    Consolidated { seat: Seat },
    Ready { seat: Seat },
    RoyalHunters { hunters: u8, dice: Vec<u8>, guards: Vec<Guard> },
    TokensGiven { seat: Seat, number: u8 },
    Fined { seat: Seat, symbols: u8, crowns: u16 },
    SeasonEnded { winner: Option<Seat>, season: Name },
    GoalsRevealed { seat: Seat, goals: Vec<Name> },
    GameOver,
}

impl table::Event for Event {
    fn seen_by(&self, eyes: Eyes) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::HandSeen { seat, .. } if !eyes.see(*seat) => return None,
            Event::Captured { seat, card, .. }
            | Event::DrewFromStack { seat, card }
            | Event::Discarded { seat, card }
            | Event::Kept { seat, card }
            | Event::LoreDrawn { seat, card }
                if !eyes.see(*seat) =>
            {
                *card = None;
            }
            _ => {}
        }
        Some(seen)
    }

    fn say(&self) -> Say {
        let by = |key: &'static str, seat: &Seat| Say::new(key).with("seat", *seat);
        let with_card = |key: &'static str, seat: &Seat, card: &Name| by(key, seat).with("card", card);
        let maybe = |known: &'static str, hidden: &'static str, seat: &Seat, card: &Option<Name>| match card {
            Some(card) => with_card(known, seat, card),
            None => by(hidden, seat),
        };
        let crowns = |key: &'static str, seat: &Seat, crowns: u16| by(key, seat).with("crowns", crowns);
        match self {
            Event::SeasonBegan { number, season, .. } => {
                Say::new("monsters-event-season").with("number", *number).with("season", season)
            }
            Event::HandSeen { seat, cards } => {
                let cards: Vec<Arg> = cards.iter().flatten().map(Arg::from).collect();
                by("monsters-event-hand", seat).with("cards", cards)
            }
            Event::Captured { seat, card, .. } => maybe("monsters-event-captured", "monsters-event-chose", seat, card),
            Event::DrewFromStack { seat, card } => {
                maybe("monsters-event-drew", "monsters-event-drew-hidden", seat, card)
            }
            Event::Discarded { seat, card } => {
                maybe("monsters-event-discarded", "monsters-event-discarded-hidden", seat, card)
            }
            Event::HandsPassed { left: true, .. } => Say::new("monsters-event-passed-left"),
            Event::HandsPassed { left: false, .. } => Say::new("monsters-event-passed-right"),
            Event::Kept { seat, card } => maybe("monsters-event-kept", "monsters-event-kept-hidden", seat, card),
            Event::LandPlayed { seat, card, .. } => with_card("monsters-event-land", seat, card),
            Event::PaymentBegan { seat, card, .. } => with_card("monsters-event-paying", seat, card),
            Event::Displayed { seat, card, .. } => with_card("monsters-event-displayed", seat, card),
            Event::SeasonBonus { seat, crowns: n } => crowns("monsters-event-bonus", seat, *n),
            Event::StaffEarned { seat, crowns: n } => crowns("monsters-event-staff-earned", seat, *n),
            Event::LoreDrawn { seat, card } => maybe("monsters-event-lore", "monsters-event-lore-hidden", seat, card),
            Event::Hired { seat, card, region: None, .. } => with_card("monsters-event-hired", seat, card),
            Event::Hired { seat, card, region: Some(region), .. } => {
                with_card("monsters-event-sent", seat, card).with("region", *region)
            }
            Event::EventPlayed { seat, card, .. } => with_card("monsters-event-played", seat, card),
            Event::CrownsGained { seat, crowns: n } => crowns("monsters-event-gained", seat, *n),
            Event::TokensGained { seat, number } => by("monsters-event-tokens", seat).with("number", *number),
            Event::Shown { seat, card } => with_card("monsters-event-shown", seat, card),
            Event::Paid { seat, crowns: n } => crowns("monsters-event-paid", seat, *n),
            Event::Borrowed { seat, crowns: n } => crowns("monsters-event-borrowed", seat, *n),
            Event::Consolidated { seat } => by("monsters-event-consolidated", seat),
            Event::Ready { seat } => by("monsters-event-ready", seat),
            Event::RoyalHunters { hunters, .. } => Say::new("monsters-event-royal").with("number", *hunters),
            Event::TokensGiven { seat, number } => by("monsters-event-tokens-given", seat).with("number", *number),
            Event::Fined { seat, symbols, crowns: n } => {
                crowns("monsters-event-fined", seat, *n).with("number", *symbols)
            }
            Event::SeasonEnded { winner: Some(seat), season } => {
                by("monsters-event-trophy", seat).with("season", season)
            }
            Event::SeasonEnded { winner: None, season } => Say::new("monsters-event-no-trophy").with("season", season),
            Event::GoalsRevealed { seat, goals } => say_goals(*seat, goals),
            Event::GameOver => Say::new("monsters-event-over"),
        }
    }

    fn hops(&self, eyes: Eyes) -> Vec<Hop> {
        hops(self, eyes)
    }

    fn marks(&self, _: Eyes) -> Vec<Thing> {
        marks(self)
    }

    /// Looking at a hand cannot be undone. Cards from deck and stacks come with dice, which are noticed anyway.
    fn reveals(&self) -> bool {
        matches!(self, Event::HandSeen { .. } | Event::GoalsRevealed { .. })
    }
}

fn say_goals(seat: Seat, goals: &[Name]) -> Say {
    if goals.is_empty() {
        return Say::new("monsters-event-no-goals").with("seat", seat);
    }
    let goals: Vec<Arg> = goals.iter().map(Arg::from).collect();
    Say::new("monsters-event-goals").with("seat", seat).with("goals", goals)
}

/// Where a played card lay, for these eyes: a kept card of somebody else lies somewhere among the kept ones.
fn spot(eyes: Eyes, seat: Seat, from: Spot, card: &Name) -> Thing {
    match from {
        Spot::Captured => things::place(Place::Captured, seat),
        Spot::Paying => things::place(Place::Paying, seat),
        Spot::Kept if eyes.see(seat) => things::card(Place::Kept, seat, &card.id),
        Spot::Kept => things::place(Place::Kept, seat),
    }
}

/// A card at a place, or the place where the card is hidden.
fn held(place: Place, seat: Seat, card: Option<&Name>) -> Thing {
    card.map_or_else(|| things::place(place, seat), |card| things::card(place, seat, &card.id))
}

fn hops(event: &Event, eyes: Eyes) -> Vec<Hop> {
    let place = things::place;
    let between = |from: Place, to: Place, seat: Seat| vec![Hop::new(place(from, seat), place(to, seat))];
    let laid = |to: Place, seat: Seat, card: &Name, from: Spot| {
        vec![Hop::new(spot(eyes, seat, from, card), things::card(to, seat, &card.id))]
    };
    match event {
        Event::SeasonBegan { players, .. } => {
            let dealt = |seat: Seat| Hop::new(things::DECK, place(Place::Hand, seat));
            Seat::all(usize::from(*players)).map(dealt).collect()
        }
        Event::Captured { seat, card, last } => {
            let card = card.as_ref().filter(|_| !last);
            vec![Hop::new(held(Place::Hand, *seat, card), place(Place::Captured, *seat))]
        }
        Event::DrewFromStack { seat, card } => {
            vec![Hop::new(place(Place::Stack, *seat), held(Place::Hand, *seat, card.as_ref()))]
        }
        Event::Discarded { seat, card } => {
            vec![Hop::new(held(Place::Hand, *seat, card.as_ref()), place(Place::Discards, *seat))]
        }
        Event::HandsPassed { left, players } => passed(*left, usize::from(*players)),
        Event::Kept { seat, card } => {
            vec![Hop::new(place(Place::Captured, *seat), held(Place::Kept, *seat, card.as_ref()))]
        }
        Event::LandPlayed { seat, card, from, .. } => laid(Place::Lands, *seat, card, *from),
        Event::PaymentBegan { seat, card, from } => {
            vec![Hop::new(spot(eyes, *seat, *from, card), place(Place::Paying, *seat))]
        }
        Event::Displayed { seat, card, from } => {
            vec![Hop::new(spot(eyes, *seat, *from, card), things::card(Place::Monsters, *seat, &card.id))]
        }
        Event::LoreDrawn { seat, card } => vec![Hop::new(things::DECK, held(Place::Kept, *seat, card.as_ref()))],
        Event::Hired { seat, card, from, .. } => laid(Place::Staff, *seat, card, *from),
        Event::EventPlayed { seat, card, from } => {
            vec![Hop::new(spot(eyes, *seat, *from, card), place(Place::Events, *seat))]
        }
        Event::SeasonBonus { seat, .. } => vec![Hop::new(things::SEASON, place(Place::Crowns, *seat))],
        Event::StaffEarned { seat, .. } => between(Place::Staff, Place::Crowns, *seat),
        Event::CrownsGained { seat, crowns } if *crowns > 0 => between(Place::Events, Place::Crowns, *seat),
        Event::TokensGained { seat, .. } => between(Place::Events, Place::Tokens, *seat),
        Event::TokensGiven { seat, .. } => between(Place::Tokens, Place::Danger, *seat),
        Event::SeasonEnded { winner: Some(seat), .. } => {
            vec![Hop::new(things::SEASON, place(Place::Trophies, *seat))]
        }
        _ => Vec::new(),
    }
}

/// All hands go on by one.
fn passed(left: bool, players: usize) -> Vec<Hop> {
    let season = usize::from(!left);
    let next = |seat: Seat| Seat(holder(players, season, seat.at(), 1) as u8);
    let hop = |seat: Seat| Hop::new(things::place(Place::Hand, seat), things::place(Place::Hand, next(seat)));
    Seat::all(players).map(hop).collect()
}

fn marks(event: &Event) -> Vec<Thing> {
    let place = |place: Place, seat: &Seat| things::place(place, *seat);
    match event {
        Event::SeasonBegan { .. } | Event::SeasonEnded { winner: None, .. } => vec![things::SEASON],
        Event::HandSeen { seat, .. } => vec![place(Place::Hand, seat)],
        Event::Captured { seat, .. } => vec![place(Place::Captured, seat)],
        Event::DrewFromStack { seat, .. } => vec![place(Place::Hand, seat), place(Place::Stack, seat)],
        Event::Discarded { seat, .. } => vec![place(Place::Discards, seat)],
        Event::Kept { seat, .. } | Event::LoreDrawn { seat, .. } => vec![place(Place::Kept, seat)],
        Event::LandPlayed { seat, card, region, .. } => {
            vec![things::card(Place::Lands, *seat, &card.id), things::region(*seat, *region)]
        }
        Event::PaymentBegan { seat, .. } => vec![place(Place::Player, seat)],
        Event::Displayed { seat, card, .. } => vec![things::card(Place::Monsters, *seat, &card.id)],
        Event::SeasonBonus { seat, .. } => vec![place(Place::Crowns, seat), things::SEASON],
        Event::StaffEarned { seat, .. } => vec![place(Place::Crowns, seat), place(Place::Staff, seat)],
        Event::Hired { seat, card, region, .. } => {
            let region = region.map(|region| things::region(*seat, region));
            std::iter::once(things::card(Place::Staff, *seat, &card.id)).chain(region).collect()
        }
        Event::EventPlayed { seat, .. } => vec![place(Place::Events, seat)],
        Event::CrownsGained { seat, .. } | Event::Paid { seat, .. } => vec![place(Place::Crowns, seat)],
        Event::TokensGained { seat, .. } => vec![place(Place::Tokens, seat)],
        Event::Shown { seat, card } => vec![things::card(Place::Kept, *seat, &card.id)],
        Event::Borrowed { seat, .. } => vec![place(Place::Loans, seat), place(Place::Crowns, seat)],
        Event::Consolidated { seat } => vec![place(Place::Loans, seat)],
        Event::Ready { seat } => vec![place(Place::Player, seat)],
        Event::RoyalHunters { .. } => vec![things::DICE],
        Event::TokensGiven { seat, .. } => vec![place(Place::Tokens, seat), place(Place::Danger, seat)],
        Event::Fined { seat, .. } => vec![place(Place::Danger, seat), place(Place::Crowns, seat)],
        Event::SeasonEnded { winner: Some(seat), .. } => vec![place(Place::Trophies, seat)],
        Event::GoalsRevealed { seat, goals } => {
            goals.iter().map(|goal| things::card(Place::Kept, *seat, &goal.id)).collect()
        }
        Event::HandsPassed { .. } | Event::GameOver => Vec::new(),
    }
}
