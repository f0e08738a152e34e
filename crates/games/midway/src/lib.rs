//! Carnival: a deck-and-dice game about four rides along a Midway. The rules are in `rules/midway.md`.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod actions;
mod cards;
mod components;
mod events;
mod hand;
mod imagine;
mod notation;
mod pile;
mod play;
mod raid;
mod refusal;
mod row;
mod score;
mod setup;
mod speech;
mod state;
mod text;
mod view;

pub use actions::{Action, Deed, Face};
pub use cards::{Card, PARTS, RIDES, Ride};
pub use components::Components;
pub use events::Event;
pub use hand::Cards;
pub use pile::Pile;
pub use row::{Rides, Row};
pub use setup::Options;
pub use state::{Midway, Phase, Raid, Turn};
pub use view::{Player, RideView, Stage, View};

use state::{MOST_PLAYERS, TURNS_IN_ALL};
use table::{About, BadNotation, BadSetup, Dice, Eyes, Game, Illegal, Kit, Log, Places, Ranking, Say, ScoreSheet};
use table::{Seat, Seats, Setup, Words};

/// More than the most actions in a turn: laying a whole hand, or three dice actions with all their blocks and Wilds,
/// and then building with a whole hand and moving every Wild after each card.
const ACTIONS_IN_A_TURN: u32 = 400;

static ABOUT: About = About {
    id: "midway",
    rules_version: 1,
    rule_prefix: "MC",
    players: &[2, 3, 4],
    options: setup::OPTIONS,
    ranking: Ranking::WinnersOnly,
    longest: TURNS_IN_ALL as u32 * MOST_PLAYERS as u32 * ACTIONS_IN_A_TURN,
};

impl Game for Midway {
    type Parts = Components;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<Midway, BadSetup> {
        Midway::set_up(setup, kit, dice)
    }

    fn players(&self) -> usize {
        self.seats()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.asked().map_or(Seats::NONE, Seats::one)
    }

    fn prompt(&self, _: Seat) -> Say {
        self.question()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asked() == Some(seat) {
            self.list(out);
        }
    }

    #[inline]
    fn play(&mut self, _: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.act(action, dice, log);
    }

    fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        self.why_not(seat, action)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.score_of(seat)
    }

    fn sheet(&self, seat: Seat) -> ScoreSheet {
        self.sheet_of(seat)
    }

    fn places(&self) -> Option<Places> {
        self.final_places()
    }

    fn side(&self, seat: Seat) -> Seat {
        Seat(self.purse(seat) as u8)
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen_by(eyes)
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Midway {
        self.imagined_by(seat, dice)
    }

    fn notation(&self, action: Action) -> String {
        action.to_string()
    }

    fn parse(&self, text: &str) -> Result<Action, BadNotation> {
        notation::parse(text)
    }

    fn label(&self, _: Seat, action: Action) -> Say {
        speech::label(action)
    }

    fn draw(view: &View, words: &dyn Words) -> String {
        text::draw(view, words)
    }

    fn census(&self) -> Vec<(String, i64)> {
        Card::all().map(|card| (card.to_string(), self.count_everywhere(card))).collect()
    }
}
