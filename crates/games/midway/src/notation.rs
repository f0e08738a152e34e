//! Actions in short, readable ASCII: `hand draw 2`, `take wild@ferris`, `start swings-seats wild`.

use crate::actions::Action;
use crate::booth::{Booth, Deed};
use crate::cards::{Card, Ride};
use crate::state::Midway;
use std::fmt;
use table::{BadNotation, Seat};

const EXAMPLE: &str = "hand draw 2";

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::DeckDraw => f.write_str("deck draw"),
            Deed::DiscardDraw => f.write_str("discard draw"),
            Deed::HandDraw(seat) => write!(f, "hand draw {seat}"),
            Deed::HandTrade(seat) => write!(f, "hand trade {seat}"),
            Deed::MidwayTrade(seat) => write!(f, "midway trade {seat}"),
            Deed::MidwaySteal(seat) => write!(f, "midway steal {seat}"),
        }
    }
}

impl fmt::Display for Booth {
    /// By the number on its die.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Roll => f.write_str("roll"),
            Action::Lay(card) => write!(f, "lay {card}"),
            Action::LayWild(ride) => write!(f, "lay wild@{ride}"),
            Action::Draw => f.write_str("draw"),
            Action::Reroll => f.write_str("reroll"),
            Action::Raise(booth) => write!(f, "raise {booth}"),
            Action::Lower(booth) => write!(f, "lower {booth}"),
            Action::Assign(one, two) => write!(f, "assign {one} {two}"),
            Action::AssignAll(booth) => write!(f, "assign {booth} {booth} {booth}"),
            Action::Protect(booth) => write!(f, "protect {booth}"),
            Action::Waive => f.write_str("waive"),
            Action::Declare(deed) => write!(f, "{deed}"),
            Action::DeclareProtected(deed) => write!(f, "{deed} protected"),
            Action::Block => f.write_str("block"),
            Action::Pass => f.write_str("pass"),
            Action::PassAll => f.write_str("pass all"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::TakeWild(ride) => write!(f, "take wild@{ride}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::GiveWild(ride) => write!(f, "give wild@{ride}"),
            Action::Place(ride) => write!(f, "place wild@{ride}"),
            Action::Start(first, second) => write!(f, "start {first} {second}"),
            Action::Add(card) => write!(f, "add {card}"),
            Action::AddWild(ride) => write!(f, "add wild@{ride}"),
            Action::Move(from, to) => write!(f, "move wild@{from} {to}"),
            Action::Done => f.write_str("done"),
        }
    }
}

pub(crate) fn notation(_: &Midway, action: Action) -> String {
    action.to_string()
}

/// Reads an action. Capitals and extra spaces do no harm.
pub(crate) fn parse(_: &Midway, text: &str) -> Result<Action, BadNotation> {
    let lower = text.to_ascii_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    read(&words).ok_or_else(|| BadNotation::new(text, EXAMPLE))
}

fn read(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["roll"] => Action::Roll,
        ["draw"] => Action::Draw,
        ["reroll"] => Action::Reroll,
        ["waive"] => Action::Waive,
        ["block"] => Action::Block,
        ["pass"] => Action::Pass,
        ["pass", "all"] => Action::PassAll,
        ["done"] => Action::Done,
        ["raise", booth] => Action::Raise(number(booth)?),
        ["lower", booth] => Action::Lower(number(booth)?),
        ["protect", booth] => Action::Protect(number(booth)?),
        ["assign", one, two] => assign(number(one)?, number(two)?),
        ["assign", one, two, three] if one == two && two == three => Action::AssignAll(number(one)?),
        ["start", first, second] => start(first.parse().ok()?, second.parse().ok()?)?,
        ["move", from, to] => Action::Move(wild_at(from)?, to.parse().ok()?),
        ["place", ride] => Action::Place(wild_at(ride)?),
        ["discard", "draw"] => Action::Declare(Deed::DiscardDraw),
        [verb @ ("discard" | "lay" | "take" | "give" | "add"), what] => with_card(verb, what)?,
        [ref deed @ .., "protected"] => Action::DeclareProtected(deed_of(deed)?),
        ref deed => Action::Declare(deed_of(deed)?),
    })
}

fn deed_of(words: &[&str]) -> Option<Deed> {
    Some(match *words {
        ["deck", "draw"] => Deed::DeckDraw,
        ["discard", "draw"] => Deed::DiscardDraw,
        ["hand", "draw", target] => Deed::HandDraw(seat(target)?),
        ["hand", "trade", target] => Deed::HandTrade(seat(target)?),
        ["midway", "trade", target] => Deed::MidwayTrade(seat(target)?),
        ["midway", "steal", target] => Deed::MidwaySteal(seat(target)?),
        _ => return None,
    })
}

/// The verbs that go with a card, or with a Wild on a ride.
fn with_card(verb: &str, what: &str) -> Option<Action> {
    if let Some(ride) = wild_at(what) {
        return match verb {
            "lay" => Some(Action::LayWild(ride)),
            "take" => Some(Action::TakeWild(ride)),
            "give" => Some(Action::GiveWild(ride)),
            "add" => Some(Action::AddWild(ride)),
            _ => None,
        };
    }
    let card: Card = what.parse().ok()?;
    match verb {
        "discard" => Some(Action::Discard(card)),
        "lay" => Some(Action::Lay(card)),
        "give" => Some(Action::Give(card)),
        // In a Midway a Wild is named with its ride.
        "take" if !card.is_wild() => Some(Action::Take(card)),
        "add" if !card.is_wild() => Some(Action::Add(card)),
        _ => None,
    }
}

/// Two cards of one ride, the parts in their order and the Wild last.
pub(crate) fn start(one: Card, two: Card) -> Option<Action> {
    let (first, second) = (one.min(two), one.max(two));
    let fitting = !first.is_wild() && first != second && (second.is_wild() || first.ride() == second.ride());
    fitting.then_some(Action::Start(first, second))
}

/// Dice in ascending order.
pub(crate) fn assign(one: Booth, two: Booth) -> Action {
    Action::Assign(one.min(two), one.max(two))
}

fn number(text: &str) -> Option<Booth> {
    Booth::of(text.parse().ok()?)
}

fn seat(text: &str) -> Option<Seat> {
    let number: u8 = text.parse().ok()?;
    (1..=4).contains(&number).then(|| Seat(number - 1))
}

fn wild_at(text: &str) -> Option<Ride> {
    text.strip_prefix("wild@")?.parse().ok()
}
