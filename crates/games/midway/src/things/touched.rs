//! Touched things read as an action, legal or not.

use crate::actions::Action;
use crate::booth::{Booth, Deed};
use crate::cards::{Card, Ride};
use crate::notation::{assign, start};
use crate::state::{Midway, Stage};
use table::{BadNotation, Seat, Thing};

/// What was touched, sorted by kind; the order in which it was touched says nothing.
#[derive(Default)]
struct Touched<'a> {
    button: Option<&'a str>,
    /// Cards of the own hand, lowest first.
    cards: Vec<Card>,
    /// A part in a Midway, and whose.
    part: Option<(Seat, Card)>,
    /// The ride on which a Wild lies, and in whose Midway.
    wild: Option<(Seat, Ride)>,
    ride: Option<Ride>,
    booths: Vec<Booth>,
    dice: Vec<usize>,
    /// The booth that draws from the deck or the pile, where one of them was touched.
    source: Option<Booth>,
    seat: Option<Seat>,
}

pub(crate) fn touched(game: &Midway, me: Seat, things: &[Thing]) -> Result<Action, BadNotation> {
    let unread = || {
        let texts: Vec<&str> = things.iter().map(Thing::as_str).collect();
        BadNotation::new(&texts.join(" "), "booth:hand-draw seat:1")
    };
    let mut all = Touched::default();
    for thing in things {
        all.sort_in(thing, me).ok_or_else(unread)?;
    }
    all.cards.sort_unstable();
    all.read(game, me).ok_or_else(unread)
}

impl<'a> Touched<'a> {
    fn sort_in(&mut self, thing: &'a Thing, me: Seat) -> Option<()> {
        let parts: Vec<&str> = thing.parts().collect();
        match *parts {
            ["do", button] => self.button = Some(button),
            ["hand", seat, card] if seat_of(seat)? == me => self.cards.push(card.parse().ok()?),
            ["part", seat, card] => self.part = Some((seat_of(seat)?, card.parse().ok()?)),
            ["wild", seat, ride] => self.wild = Some((seat_of(seat)?, ride.parse().ok()?)),
            ["ride", seat, ride] if seat_of(seat)? == me => self.ride = Some(ride.parse().ok()?),
            ["booth", name] => self.booths.push(Booth::ALL.into_iter().find(|booth| booth.name() == name)?),
            ["die", at] => self.dice.push(at.parse().ok().filter(|&at| at < 3)?),
            ["seat", seat] => self.seat = Some(seat_of(seat)?),
            ["deck"] => self.source = Some(Booth::DeckDraw),
            ["pile"] => self.source = Some(Booth::DiscardDraw),
            _ => return None,
        }
        Some(())
    }

    fn read(&self, game: &Midway, me: Seat) -> Option<Action> {
        if !self.dice.is_empty() {
            return self.read_dice(game);
        }
        if let [booth] = *self.booths {
            return self.read_booth(game, booth);
        }
        // In a swap the pile only says that cards are to be laid there.
        if let (Some(booth), Stage::Act) = (self.source, game.stage) {
            return self.read_booth(game, booth);
        }
        match self.button {
            Some(button) => plain(button),
            None => self.read_cards(game, me),
        }
    }

    fn read_dice(&self, game: &Midway) -> Option<Action> {
        let faces = game.turn.dice?;
        let mut shown: Vec<Booth> = self.dice.iter().filter_map(|&at| faces[at].booth()).collect();
        if let Some(button) = self.button {
            let [booth] = *shown else { return None };
            return match button {
                "raise" => Some(Action::Raise(booth)),
                "lower" => Some(Action::Lower(booth)),
                _ => None,
            };
        }
        if let [_, _, _] = *self.dice {
            return shown.first().map(|&booth| Action::AssignAll(booth));
        }
        shown.extend(&self.booths);
        let [one, two] = *shown else { return None };
        Some(assign(one, two))
    }

    fn read_booth(&self, game: &Midway, booth: Booth) -> Option<Action> {
        if game.stage == Stage::Maneuver {
            return Some(Action::Protect(booth));
        }
        let target = if booth.aims() { self.seat? } else { game.active() };
        let deed = Deed::of(booth, target);
        Some(if self.button == Some("protected") { Action::DeclareProtected(deed) } else { Action::Declare(deed) })
    }

    fn read_cards(&self, game: &Midway, me: Seat) -> Option<Action> {
        let building = matches!(game.stage, Stage::Build { .. });
        match (&*self.cards, self.part, self.wild, self.ride) {
            (&[one, two], None, None, _) => start(one, two),
            (&[card], None, None, Some(to)) if building && game.may_make_room(me, card) && card.ride() != to => {
                Some(Action::Move(card.ride(), to))
            }
            (&[card], None, None, ride) if building => add(card, ride),
            (&[card], None, None, None) => Some(hand_card(game, card)),
            ([], Some((owner, part)), None, None) => laid(game, me, owner, Action::Take(part), Action::Give(part)),
            ([], None, Some((owner, from)), Some(to)) if owner == me => Some(Action::Move(from, to)),
            ([], None, Some((owner, from)), None) if owner == me && !matches!(game.stage, Stage::Give { .. }) => {
                Some(Action::LayWild(from))
            }
            ([], None, Some((owner, from)), None) => {
                laid(game, me, owner, Action::TakeWild(from), Action::GiveWild(from))
            }
            ([], None, None, Some(ride)) => Some(Action::Place(ride)),
            _ => None,
        }
    }
}

/// A button that needs nothing else.
fn plain(button: &str) -> Option<Action> {
    Some(match button {
        "roll" => Action::Roll,
        "draw" => Action::Draw,
        "reroll" => Action::Reroll,
        "waive" => Action::Waive,
        "block" => Action::Block,
        "pass" => Action::Pass,
        "pass-all" => Action::PassAll,
        "done" => Action::Done,
        _ => return None,
    })
}

/// A card for a ride; a part that was carried to another ride than its own fits nowhere.
fn add(card: Card, ride: Option<Ride>) -> Option<Action> {
    match ride {
        Some(ride) if card.is_wild() => Some(Action::AddWild(ride)),
        None if card.is_wild() => None,
        Some(ride) if card.ride() != ride => None,
        _ => Some(Action::Add(card)),
    }
}

/// A card of the hand by itself: what it means depends on the question.
fn hand_card(game: &Midway, card: Card) -> Action {
    match game.stage {
        Stage::Choose | Stage::Refresh { .. } => Action::Lay(card),
        Stage::HandOver { .. } => Action::Give(card),
        _ => Action::Discard(card),
    }
}

/// A card in a Midway by itself: it is taken from the target, or given by its owner.
fn laid(game: &Midway, me: Seat, owner: Seat, take: Action, give: Action) -> Option<Action> {
    let target = game.under_way().and_then(|aim| aim.target);
    if owner == me { Some(give) } else { (target == Some(owner)).then_some(take) }
}

fn seat_of(text: &str) -> Option<Seat> {
    text.parse().ok().map(Seat)
}
