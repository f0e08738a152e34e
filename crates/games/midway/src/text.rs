//! The table in characters: one line a player, one column a ride.

use crate::booth::Booth;
use crate::cards::{Card, PARTS};
use crate::speech::{booths, say_card};
use crate::view::{DieState, Player, RideState, RideView, View};
use std::fmt::Write;
use table::text::wrap;
use table::{Arg, Say, Seat, Words};

const NAME: usize = 20;
const RIDE: usize = 12;

pub(crate) fn draw(view: &View, words: &dyn Words) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_table(&mut out, view, words);
    out
}

fn write_table(out: &mut String, view: &View, words: &dyn Words) -> std::fmt::Result {
    let turn = Say::new("midway-text-turn").with("number", view.turn).with("seat", view.active);
    writeln!(out, "{}", words.say(&turn))?;
    if view.options.teams {
        writeln!(out, "{}", words.say(&teams()))?;
    }
    writeln!(out, "{}", words.say(&piles(view)))?;
    if !view.dice.is_empty() {
        writeln!(out, "{}", words.say(&tableau(view)))?;
    }
    writeln!(out)?;
    write_heading(out, view, words)?;
    for player in &view.players {
        write_player(out, view, player, words)?;
    }
    writeln!(out, "{}", words.word("midway-text-legend"))?;
    for player in &view.players {
        write_hand(out, view, player, words)?;
    }
    if let Some(card) = view.aside.as_ref().and_then(|aside| aside.card) {
        writeln!(out, "{}", words.say(&Say::new("midway-text-aside").with("card", say_card(card))))?;
    }
    Ok(())
}

fn piles(view: &View) -> Say {
    let top = view.pile.top.map_or(Say::new("midway-text-no-card"), say_card);
    Say::new("midway-text-piles").with("deck", view.deck.count).with("pile", view.pile.count).with("top", top)
}

fn tableau(view: &View) -> Say {
    let to_do: Vec<Booth> =
        view.dice.iter().filter(|die| die.state == DieState::ToDo).filter_map(|die| die.booth).collect();
    if to_do.is_empty() {
        let any = || Arg::from(Say::new("midway-die-any"));
        let numbers = view.dice.iter().map(|die| die.number.map_or_else(any, Arg::from)).collect();
        return Say::new("midway-text-dice").with("dice", Arg::List(numbers));
    }
    Say::new("midway-text-tableau").with("actions", booths(&to_do))
}

fn teams() -> Say {
    let team = |one: u8| Arg::List(vec![Seat(one).into(), Seat(one + 2).into()]);
    Say::new("midway-text-teams").with("first", team(0)).with("second", team(1))
}

fn write_heading(out: &mut String, view: &View, words: &dyn Words) -> std::fmt::Result {
    write!(out, "{:NAME$}", "")?;
    for ride in view.players.first().map_or(&[][..], |player| &player.rides) {
        let name = words.say(&Say::new(format!("midway-text-ride-{}", ride.ride)));
        write!(out, " {:width$}", fit(&name, RIDE - 2), width = RIDE - 1)?;
    }
    writeln!(out, "{}", words.word("midway-text-columns"))
}

fn write_player(out: &mut String, view: &View, player: &Player, words: &dyn Words) -> std::fmt::Result {
    let mark = if view.asked == Some(player.seat) { '>' } else { ' ' };
    write!(out, "{mark} {:width$}", fit(&words.name(player.seat), NAME - 3), width = NAME - 2)?;
    for ride in &player.rides {
        write!(out, "{:RIDE$}", cell(ride))?;
    }
    writeln!(out, "{:>3}{:>6}{:>6}", player.open.count, player.hand.count, player.tickets.count)
}

/// `[BLMS]` a locked set, `(B.M.**)` complete with Wilds, ` B..S* ` under construction.
fn cell(ride: &RideView) -> String {
    let letter = |place: usize| {
        let there = ride.parts().any(|part| part.part_name() == PARTS[place]);
        if there { PARTS[place].as_bytes()[0].to_ascii_uppercase() as char } else { '.' }
    };
    let parts: String = (0..PARTS.len()).map(letter).collect();
    let wilds = "*".repeat(ride.wilds as usize);
    match ride.state {
        RideState::Locked => format!("[{parts}{wilds}]"),
        RideState::Complete => format!("({parts}{wilds})"),
        RideState::Empty | RideState::Begun => format!(" {parts}{wilds} "),
    }
}

fn write_hand(out: &mut String, view: &View, player: &Player, words: &dyn Words) -> std::fmt::Result {
    let Some(hand) = &player.hand.cards else { return Ok(()) };
    let each = hand.iter().flat_map(|held| std::iter::repeat_n(held.card, usize::from(held.count)));
    let cards: Vec<Arg> = each.map(|card: Card| say_card(card).into()).collect();
    let cards = if cards.is_empty() { Arg::from(Say::new("midway-text-no-card")) } else { Arg::List(cards) };
    let say = Say::new(if view.me().is_some() { "midway-text-your-hand" } else { "midway-text-hand" });
    writeln!(out, "{}", wrap(&words.say(&say.with("seat", player.seat).with("cards", cards)), 4))
}

/// The text cut to a width.
fn fit(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}
