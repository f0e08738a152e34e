//! Carnival of Monsters: a drafting game for two to five players in four seasons.
//!
//! The rules are in `rules/monsters.md`; numbers such as `CM-7.4` refer to it.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod actions;
mod board;
mod card;
mod census;
mod components;
mod event;
mod goal;
mod imagine;
mod journal;
mod memory;
mod pile;
mod play;
mod says;
mod score;
mod setup;
mod speech;
mod state;
mod text;
mod view;

pub use actions::{Action, Source};
pub use board::{Board, Pending, Stage};
pub use card::{Card, REGIONS, Region};
pub use components::{Components, EventEffect, Kind, Land, Monster, Season, Staff, StaffEffect, Trophy, Wanted};
pub use event::{Event, Name};
pub use goal::{Band, GoalEffect, LevelWorth, Measure};
pub use setup::{HAND, SEASONS, SIMPLIFIED};
pub use state::{Monsters, Step};
pub use view::View;

use table::{About, BadNotation, BadSetup, Dice, Eyes, Game, Illegal, Kit, Log, Places, Say, ScoreSheet};
use table::{Seat, Seats, Setup, Words};

impl Game for Monsters {
    type Parts = Components;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &setup::ABOUT
    }

    fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<Monsters, BadSetup> {
        Ok(Monsters::set_up(setup, kit, dice))
    }

    fn players(&self) -> usize {
        self.count()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.acting
    }

    fn prompt(&self, seat: Seat) -> Say {
        self.ask(seat)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    fn play(&mut self, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.act(seat, action, dice, log);
    }

    fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        self.explain(seat, action)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.total(seat)
    }

    fn sheet(&self, seat: Seat) -> ScoreSheet {
        self.write_sheet(seat)
    }

    fn places(&self) -> Option<Places> {
        self.rank()
    }

    fn view(&self, eyes: Eyes) -> View {
        View::new(self, eyes)
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Monsters {
        imagine::imagine(self, seat, dice)
    }

    fn notation(&self, action: Action) -> String {
        self.write(action)
    }

    fn parse(&self, text: &str) -> Result<Action, BadNotation> {
        self.read(text)
    }

    fn label(&self, _: Seat, action: Action) -> Say {
        self.describe(action)
    }

    fn draw(view: &View, words: &dyn Words) -> String {
        text::draw(view, words)
    }

    fn census(&self) -> Vec<(String, i64)> {
        self.count_parts()
    }
}
