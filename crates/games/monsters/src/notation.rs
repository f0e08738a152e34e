//! How an action is written down, and read back.

use crate::Monsters;
use crate::actions::{Action, Source};
use crate::card::{Card, Region};
use crate::components::MAX_LEVEL;
use table::BadNotation;

pub(crate) const EXAMPLE: &str = "capture cloudling";

pub(crate) fn notation(game: &Monsters, action: Action) -> String {
    let id = |card: Card| &game.parts().label(card).id;
    match action {
        Action::Capture(card) => format!("capture {}", id(card)),
        Action::Discard(card) => format!("discard {}", id(card)),
        Action::Play { card, from, region } => {
            let kept = if from == Source::Kept { "kept " } else { "" };
            let region = region.map_or_else(String::new, |region| format!(" {}", region.id()));
            format!("play {kept}{}{region}", id(card))
        }
        Action::Keep => "keep".to_owned(),
        Action::Ready => "ready".to_owned(),
        Action::Pay { points, region } => format!("pay {points} {}", region.id()),
        Action::PayRest => "pay rest".to_owned(),
        Action::Show(card) => format!("show {}", id(card)),
        Action::Stop => "stop".to_owned(),
        Action::Tokens(number) => format!("tokens {number}"),
    }
}

pub(crate) fn parse(game: &Monsters, text: &str) -> Result<Action, BadNotation> {
    let words: Vec<&str> = text.split_whitespace().collect();
    read(game, &words).ok_or_else(|| BadNotation::new(text, EXAMPLE))
}

fn read(game: &Monsters, words: &[&str]) -> Option<Action> {
    let card = |id: &str| game.parts().find(id);
    let play = |id: &str, from: Source, region: Option<Region>| Some(Action::Play { card: card(id)?, from, region });
    match *words {
        ["capture", id] => Some(Action::Capture(card(id)?)),
        ["discard", id] => Some(Action::Discard(card(id)?)),
        ["play", "kept", id] => play(id, Source::Kept, None),
        ["play", "kept", id, region] => play(id, Source::Kept, Some(Region::parse(region)?)),
        ["play", id] => play(id, Source::Captured, None),
        ["play", id, region] => play(id, Source::Captured, Some(Region::parse(region)?)),
        ["keep"] => Some(Action::Keep),
        ["ready"] => Some(Action::Ready),
        ["pay", "rest"] => Some(Action::PayRest),
        ["pay", points, region] => Some(Action::Pay { points: land(points)?, region: Region::parse(region)? }),
        ["show", id] => Some(Action::Show(card(id)?)),
        ["stop"] => Some(Action::Stop),
        ["tokens", tokens] => Some(Action::Tokens(number(tokens)?)),
        _ => None,
    }
}

/// A number as it is written: without sign or leading zeros, so that every action is written in one way.
pub(crate) fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// So much land as a monster may cost.
pub(crate) fn land(text: &str) -> Option<u8> {
    number(text).filter(|&points| points <= MAX_LEVEL)
}
