//! Three games too small to play, in which it is known what a search must find: for tests.
//!
//! * Nim: take one to three of the counters in turn; whoever takes the last one wins.
//! * Pennies: both show a side at once; seat 1 wins if they match.
//! * Cups: a ball lies under one of three cups, and only seat 1 knows where. Seat 0 may look for it at even stakes, or leave
//!   it and win one time in two.

use crate::{Knowhow, Standing};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use table::{
    About, BadNotation, BadParts, BadSetup, Choice, Dice, Event, Eyes, Files, Game, Illegal, Kit, Log, MAX_SEATS,
};
use table::{Note, Parts, Places, Price, Ranking, Rule, Say, ScoreSheet, Seat, Seats, Section, Setup, Thing, Words};
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Toy {
    Nim { counters: u8, turn: Seat, winner: Option<Seat> },
    Pennies { shown: [Option<u8>; 2] },
    Cups { ball: u8, winner: Option<Seat> },
}

pub(crate) struct Nothing;

impl Parts for Nothing {
    const FILES: &'static [(&'static str, &'static str)] = &[];
    fn load(_: &Files) -> Result<Self, BadParts> {
        Ok(Nothing)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub(crate) struct Quiet;

impl Event for Quiet {
    fn seen_by(&self, _: Eyes) -> Option<Self> {
        None
    }
    fn say(&self) -> Say {
        Say::new("toy")
    }
}

impl Toy {
    pub(crate) fn nim(counters: u8) -> Toy {
        Toy::Nim { counters, turn: Seat(0), winner: None }
    }

    pub(crate) fn pennies() -> Toy {
        Toy::Pennies { shown: [None; 2] }
    }

    pub(crate) fn cups(ball: u8) -> Toy {
        Toy::Cups { ball, winner: None }
    }

    fn winner(&self) -> Option<Seat> {
        match self {
            Toy::Nim { winner, .. } | Toy::Cups { winner, .. } => *winner,
            Toy::Pennies { shown: [Some(one), Some(two)] } => Some(Seat(u8::from(one == two))),
            Toy::Pennies { .. } => None,
        }
    }
}

/// In cups, leaving the ball alone.
pub(crate) const LEAVE: u8 = 3;

impl Game for Toy {
    type Parts = Nothing;
    type Action = u8;
    type Event = Quiet;
    type View = ();

    fn about() -> &'static About {
        const NO_CHOICES: &[Choice] = &[];
        static ABOUT: About = About {
            id: "toy",
            rules_version: 1,
            rule_prefix: "TY",
            players: &[2],
            options: NO_CHOICES,
            ranking: Ranking::WinnersOnly,
            longest: 100,
        };
        &ABOUT
    }

    fn deal(_: &Setup, _: Kit<Nothing>, _: &mut Dice) -> Result<Self, BadSetup> {
        Ok(Toy::nim(10))
    }

    fn players(&self) -> usize {
        2
    }

    fn to_act(&self) -> Seats {
        match self {
            _ if self.winner().is_some() => Seats::NONE,
            Toy::Nim { turn, .. } => Seats::one(*turn),
            Toy::Pennies { shown } => Seat::all(2).filter(|seat| shown[seat.at()].is_none()).collect(),
            Toy::Cups { .. } => Seats::one(Seat(0)),
        }
    }

    fn prompt(&self, _: Seat) -> Say {
        Say::new("toy")
    }

    fn legal(&self, seat: Seat, out: &mut Vec<u8>) {
        if !self.to_act().contains(seat) {
            return;
        }
        match self {
            Toy::Nim { counters, .. } => out.extend(1..=3.min(*counters)),
            Toy::Pennies { .. } => out.extend(0..2),
            Toy::Cups { .. } => out.extend(0..=LEAVE),
        }
    }

    fn play(&mut self, seat: Seat, action: u8, dice: &mut Dice, _: &mut impl Log<Quiet>) {
        match self {
            Toy::Nim { counters, turn, winner } => {
                *counters -= action;
                *winner = (*counters == 0).then_some(seat);
                *turn = turn.left(2);
            }
            Toy::Pennies { shown } => shown[seat.at()] = Some(action),
            Toy::Cups { ball, winner } => {
                let found = if action == LEAVE { dice.below(2) == 0 } else { *ball == action };
                *winner = Some(Seat(u8::from(!found)));
            }
        }
    }

    fn refusal(&self, _: Seat, _: u8) -> Illegal {
        Illegal::new("toy", Rule("TY-1.1"))
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.winner() == Some(seat))
    }

    fn sheet(&self, _: Seat) -> ScoreSheet {
        ScoreSheet::default()
    }

    fn places(&self) -> Option<Places> {
        self.winner().map(|winner| Places::winners(2, |seat| seat == winner))
    }

    fn view(&self, _: Eyes) {}

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Toy {
        match self {
            Toy::Nim { .. } => self.clone(),
            Toy::Pennies { shown } => {
                let mut shown = *shown;
                let other = &mut shown[seat.left(2).at()];
                *other = other.map(|_| dice.below(2) as u8);
                Toy::Pennies { shown }
            }
            Toy::Cups { winner, .. } => Toy::Cups { ball: dice.below(3) as u8, winner: *winner },
        }
    }

    fn notation(&self, action: u8) -> String {
        action.to_string()
    }

    fn parse(&self, text: &str) -> Result<u8, BadNotation> {
        text.parse().map_err(|_| BadNotation::new(text, "1"))
    }

    fn label(&self, _: Seat, action: u8) -> Say {
        Say { key: Cow::Owned(format!("toy-{action}")), args: Vec::new() }
    }

    fn heading(&self) -> Say {
        Say::new("toy")
    }

    fn things((): &()) -> Vec<Thing> {
        Vec::new()
    }

    fn explain((): &(), _: &Thing) -> Option<Note> {
        None
    }

    fn describe((): &()) -> Vec<Section> {
        Vec::new()
    }

    fn touches(&self, _: Seat, action: u8) -> Vec<Vec<Thing>> {
        vec![vec![Thing::button(action)]]
    }

    fn touched(&self, _: Seat, things: &[Thing]) -> Result<u8, BadNotation> {
        let text = things.first().map_or("", Thing::rest);
        self.parse(text)
    }

    fn price(&self, _: Seat, _: u8) -> Price {
        Price::FREE
    }

    fn all_actions(&self) -> Vec<u8> {
        (0..=LEAVE).collect()
    }

    fn draw((): &(), _: &dyn Words) -> String {
        String::new()
    }

    fn census(&self) -> Vec<(String, i64)> {
        Vec::new()
    }
}

impl tensors::Tensors for Toy {}

impl Knowhow for Toy {
    fn standing(&self, _: &[f32]) -> Standing {
        [0.5; MAX_SEATS]
    }
}
