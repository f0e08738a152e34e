//! A game without its type.

use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use table::record::{BadRecord, Record};
use table::{About, BadNotation, Event, Eyes, Game, Illegal, Outcome, Rule, Say, Seat, Seats, Sitting, Words};

/// Something that a seat may do: its notation and its words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offer {
    pub action: String,
    pub label: Say,
}

/// An event as some eyes see it: for a screen to animate and for a log to print.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    pub event: Value,
    pub say: Say,
}

/// An event without its type. It cannot be looked at except through somebody's eyes.
pub trait AnyEvent: Send + Sync {
    fn told(&self, eyes: Eyes) -> Option<Told>;
}

impl<E: Event> AnyEvent for E {
    fn told(&self, eyes: Eyes) -> Option<Told> {
        let seen = self.seen_by(eyes)?;
        Some(Told { say: seen.say(), event: serde_json::to_value(&seen).unwrap_or_default() })
    }
}

/// Why an action was not done.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refused {
    /// The text is no action of this game.
    #[error(transparent)]
    Notation(#[from] BadNotation),
    /// It is an action, but not now or not for this seat.
    #[error("refused by rule {}", .0.rule)]
    Illegal(Illegal),
    /// There is no such seat.
    #[error("there is no seat {0} at this table")]
    Seat(Seat),
}

impl Refused {
    /// The rule that the action breaks.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Refused::Illegal(illegal) => Some(illegal.rule),
            Refused::Notation(_) | Refused::Seat(_) => None,
        }
    }
}

/// What an action did, without its type.
pub struct Acted {
    /// The action as it is written in records, however it was typed.
    pub notation: String,
    pub events: Vec<Box<dyn AnyEvent>>,
    pub for_good: bool,
}

/// A table with some game on it.
pub trait AnySitting: Send + Sync {
    fn about(&self) -> &'static About;
    fn players(&self) -> usize;
    /// How many actions have been taken.
    fn step(&self) -> u32;
    fn to_act(&self) -> Seats;
    fn side(&self, seat: Seat) -> Seat;
    /// What a seat is being asked; nothing if it is not to act.
    fn prompt(&self, seat: Seat) -> Option<Say>;
    fn legal(&self, seat: Seat) -> Vec<Offer>;
    fn act(&mut self, seat: Seat, action: &str) -> Result<Acted, Refused>;
    fn view(&self, eyes: Eyes) -> Value;
    fn draw(&self, eyes: Eyes, words: &dyn Words) -> String;
    fn outcome(&self) -> Option<Outcome>;
    fn digest(&self) -> String;
    /// The whole state as JSON, hidden things included: for storage only.
    fn snapshot(&self) -> Value;
    /// Takes down the last action in a record.
    fn note(&self, record: &mut Record, seat: Seat, action: String);
    fn clone_box(&self) -> Box<dyn AnySitting>;
    /// The [`Sitting`] itself, for whoever knows its type.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnySitting for Sitting<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn players(&self) -> usize {
        self.game.players()
    }

    fn step(&self) -> u32 {
        Sitting::step(self)
    }

    fn to_act(&self) -> Seats {
        self.game.to_act()
    }

    fn side(&self, seat: Seat) -> Seat {
        self.game.side(seat)
    }

    fn prompt(&self, seat: Seat) -> Option<Say> {
        self.to_act().contains(seat).then(|| self.game.prompt(seat))
    }

    fn legal(&self, seat: Seat) -> Vec<Offer> {
        let mut legal = Vec::new();
        if seat.at() < self.players() {
            self.game.legal(seat, &mut legal);
        }
        let offer = |action| Offer { action: self.game.notation(action), label: self.game.label(seat, action) };
        legal.into_iter().map(offer).collect()
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Acted, Refused> {
        if seat.at() >= self.players() {
            return Err(Refused::Seat(seat));
        }
        let action = self.game.parse(action)?;
        let notation = self.game.notation(action);
        let acted = Sitting::act(self, seat, action).map_err(Refused::Illegal)?;
        let events = acted.events.into_iter().map(|event| Box::new(event) as Box<dyn AnyEvent>).collect();
        Ok(Acted { notation, events, for_good: acted.for_good })
    }

    fn view(&self, eyes: Eyes) -> Value {
        serde_json::to_value(self.game.view(eyes)).unwrap_or_default()
    }

    fn draw(&self, eyes: Eyes, words: &dyn Words) -> String {
        G::draw(&self.game.view(eyes), words)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn digest(&self) -> String {
        self.game.digest()
    }

    fn snapshot(&self) -> Value {
        serde_json::to_value(&self.game).unwrap_or_default()
    }

    fn note(&self, record: &mut Record, seat: Seat, action: String) {
        record.push(seat, action, &self.game);
    }

    fn clone_box(&self) -> Box<dyn AnySitting> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// What a replay shows after each action.
pub type Each<'a> = dyn FnMut(Seat, &str, &[Box<dyn AnyEvent>], &dyn AnySitting) + 'a;

/// Replays a record of the game `G`; see [`Record::replay`].
pub(crate) fn replay<G: Game>(
    record: &Record,
    kit: table::Kit<G::Parts>,
    steps: usize,
    each: &mut Each<'_>,
) -> Result<Box<dyn AnySitting>, BadRecord> {
    let sitting = record.replay::<G>(kit, steps, |line, events, sitting| {
        let events: Vec<Box<dyn AnyEvent>> = events.iter().map(|event| Box::new(event.clone()) as _).collect();
        each(line.seat, &line.action, &events, sitting);
    })?;
    Ok(Box::new(sitting))
}
