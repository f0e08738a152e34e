//! What happened, and who may know it.

use crate::Monsters;
use crate::card::{Card, Region};
use crate::components::Season;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use table::{Arg, Eyes, Say, Seat};

/// A card as it is spoken of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// Something that happened. Cards that not everybody may see are `Some` for their owner only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    SeasonBegan { number: u8, season: Name },
    HandSeen { seat: Seat, cards: Option<Vec<Name>> },
    Captured { seat: Seat, card: Option<Name> },
    DrewFromStack { seat: Seat, card: Option<Name> },
    Discarded { seat: Seat, card: Option<Name> },
    HandsPassed { left: bool },
    Kept { seat: Seat, card: Option<Name> },
    LandPlayed { seat: Seat, card: Name },
    Displayed { seat: Seat, card: Name },
    SeasonBonus { seat: Seat, crowns: u16 },
    StaffEarned { seat: Seat, crowns: u16 },
    LoreDrawn { seat: Seat, card: Option<Name> },
    Hired { seat: Seat, card: Name, region: Option<Region> },
    EventPlayed { seat: Seat, card: Name },
    CrownsGained { seat: Seat, crowns: u16 },
    TokensGained { seat: Seat, number: u8 },
    Shown { seat: Seat, card: Name },
    Paid { seat: Seat, crowns: u16 },
    Borrowed { seat: Seat, crowns: u16 },
    Consolidated { seat: Seat },
    Ready { seat: Seat },
    RoyalHunters { hunters: u8, dice: Vec<u8> },
    TokensGiven { seat: Seat, number: u8 },
    Fined { seat: Seat, symbols: u8 },
    SeasonEnded { winner: Option<Seat>, season: Name },
    GoalsRevealed { seat: Seat, goals: Vec<Name> },
    GameOver,
}

impl table::Event for Event {
    fn seen_by(&self, eyes: Eyes) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::HandSeen { seat, .. } if !eyes.see(*seat) => return None,
            Event::Captured { seat, card }
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
            Event::SeasonBegan { number, season } => {
                Say::new("monsters-event-season").with("number", *number).with("season", season)
            }
            Event::HandSeen { seat, cards } => {
                let cards: Vec<Arg> = cards.iter().flatten().map(Arg::from).collect();
                by("monsters-event-hand", seat).with("cards", cards)
            }
            Event::Captured { seat, card } => maybe("monsters-event-captured", "monsters-event-chose", seat, card),
            Event::DrewFromStack { seat, card } => {
                maybe("monsters-event-drew", "monsters-event-drew-hidden", seat, card)
            }
            Event::Discarded { seat, card } => {
                maybe("monsters-event-discarded", "monsters-event-discarded-hidden", seat, card)
            }
            Event::HandsPassed { left: true } => Say::new("monsters-event-passed-left"),
            Event::HandsPassed { left: false } => Say::new("monsters-event-passed-right"),
            Event::Kept { seat, card } => maybe("monsters-event-kept", "monsters-event-kept-hidden", seat, card),
            Event::LandPlayed { seat, card } => with_card("monsters-event-land", seat, card),
            Event::Displayed { seat, card } => with_card("monsters-event-displayed", seat, card),
            Event::SeasonBonus { seat, crowns: n } => crowns("monsters-event-bonus", seat, *n),
            Event::StaffEarned { seat, crowns: n } => crowns("monsters-event-staff-earned", seat, *n),
            Event::LoreDrawn { seat, card } => maybe("monsters-event-lore", "monsters-event-lore-hidden", seat, card),
            Event::Hired { seat, card, region: None } => with_card("monsters-event-hired", seat, card),
            Event::Hired { seat, card, region: Some(region) } => {
                with_card("monsters-event-sent", seat, card).with("region", *region)
            }
            Event::EventPlayed { seat, card } => with_card("monsters-event-played", seat, card),
            Event::CrownsGained { seat, crowns: n } => crowns("monsters-event-gained", seat, *n),
            Event::TokensGained { seat, number } => by("monsters-event-tokens", seat).with("number", *number),
            Event::Shown { seat, card } => with_card("monsters-event-shown", seat, card),
            Event::Paid { seat, crowns: n } => crowns("monsters-event-paid", seat, *n),
            Event::Borrowed { seat, crowns: n } => crowns("monsters-event-borrowed", seat, *n),
            Event::Consolidated { seat } => by("monsters-event-consolidated", seat),
            Event::Ready { seat } => by("monsters-event-ready", seat),
            Event::RoyalHunters { hunters, .. } => Say::new("monsters-event-royal").with("number", *hunters),
            Event::TokensGiven { seat, number } => by("monsters-event-tokens-given", seat).with("number", *number),
            Event::Fined { seat, symbols } => by("monsters-event-fined", seat).with("number", *symbols),
            Event::SeasonEnded { winner: Some(seat), season } => {
                by("monsters-event-trophy", seat).with("season", season)
            }
            Event::SeasonEnded { winner: None, season } => Say::new("monsters-event-no-trophy").with("season", season),
            Event::GoalsRevealed { seat, goals } if goals.is_empty() => by("monsters-event-no-goals", seat),
            Event::GoalsRevealed { seat, goals } => {
                let goals: Vec<Arg> = goals.iter().map(Arg::from).collect();
                by("monsters-event-goals", seat).with("goals", goals)
            }
            Event::GameOver => Say::new("monsters-event-over"),
        }
    }

    /// Looking at a hand cannot be undone. Cards from deck and stacks come with dice, which are noticed anyway.
    fn reveals(&self) -> bool {
        matches!(self, Event::HandSeen { .. } | Event::GoalsRevealed { .. })
    }
}
