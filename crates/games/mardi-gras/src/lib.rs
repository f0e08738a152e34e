//! Mardi Gras by Mark Goadrich: krewes gather throws, sign up for parades and entertain the revelers of New Orleans.
//!
//! The rules, numbered, are in `rules/mardi-gras.md`.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

pub mod actions;
mod census;
pub mod city;
pub mod components;
pub mod events;
mod imagine;
pub mod kind;
mod notation;
mod play;
mod refusal;
pub mod routes;
pub mod score;
pub mod setup;
mod speech;
pub mod state;
pub mod tally;
mod text;
pub mod view;

use table::{About, BadNotation, BadSetup, Dice, Eyes, Game, Illegal, Kit, Log, Places, Say, ScoreSheet};
use table::{Seat, Seats, Setup, Words};

pub use actions::{Action, Throw};
pub use city::Neighborhood;
pub use components::Components;
pub use events::Event;
pub use kind::Kind;
pub use state::{MardiGras, Phase};
pub use tally::Tally;
pub use view::View;

impl Game for MardiGras {
    type Parts = Components;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &setup::ABOUT
    }

    fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<MardiGras, BadSetup> {
        setup::deal(setup, kit, dice)
    }

    #[inline]
    fn players(&self) -> usize {
        usize::from(self.settings.players)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.actor().map_or(Seats::NONE, Seats::one)
    }

    fn prompt(&self, _: Seat) -> Say {
        self.question()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    fn play(&mut self, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.carry_out_action(seat, action, dice, log);
    }

    fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        self.explain(seat, action)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.points(seat)
    }

    fn sheet(&self, seat: Seat) -> ScoreSheet {
        self.score_sheet(seat)
    }

    fn places(&self) -> Option<Places> {
        self.final_places()
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen_by(eyes)
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> MardiGras {
        self.imagined_by(seat, dice)
    }

    fn notation(&self, action: Action) -> String {
        self.write_action(action)
    }

    fn parse(&self, text: &str) -> Result<Action, BadNotation> {
        self.read_action(text)
    }

    fn label(&self, seat: Seat, action: Action) -> Say {
        self.choice(seat, action)
    }

    fn draw(view: &View, words: &dyn Words) -> String {
        text::draw(view, words)
    }

    fn census(&self) -> Vec<(String, i64)> {
        self.count_everything()
    }
}
