//! Carnival of Monsters: a drafting game for two to five players in four seasons.
//!
//! The rules are in `rules/monsters.md`; numbers such as `CM-7.4` refer to it.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod actions;
mod board;
mod card;
mod census;
mod components;
mod describe;
mod event;
mod explain;
mod goal;
mod imagine;
mod journal;
mod memory;
mod notation;
mod pile;
mod play;
mod refusal;
mod says;
mod score;
mod setup;
mod speech;
mod state;
mod text;
mod things;
mod view;

pub use actions::{Action, Source};
pub use board::{Board, Pending};
pub use card::{Card, REGIONS, Region};
pub use components::{Components, EventEffect, Kind, Land, Monster, Season, Staff, StaffEffect, Trophy, Wanted};
pub use event::{Event, Guard, Name, Spot};
pub use goal::{Band, GoalEffect, LevelWorth, Measure};
pub use setup::{HAND, Options, SEASONS, SIMPLIFIED};
pub use state::{Monsters, Stage, Step};
pub use view::View;

use table::{About, BadNotation, BadSetup, Dice, Eyes, Game, Illegal, Kit, Log, Note, Places, Price, Say, ScoreSheet};
use table::{Seat, Seats, Section, Setup, Shut, Thing, Words};

impl Game for Monsters {
    type Parts = Components;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &setup::ABOUT
    }

    fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<Monsters, BadSetup> {
        setup::deal(setup, kit, dice)
    }

    #[inline]
    fn players(&self) -> usize {
        state::players(self)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        state::to_act(self)
    }

    fn prompt(&self, seat: Seat) -> Say {
        speech::prompt(self, seat)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        actions::legal(self, seat, out);
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        play::play(self, seat, action, dice, log);
    }

    fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        refusal::refusal(self, seat, action)
    }

    fn score(&self, seat: Seat) -> i32 {
        score::score(self, seat)
    }

    fn sheet(&self, seat: Seat) -> ScoreSheet {
        score::sheet(self, seat)
    }

    fn places(&self) -> Option<Places> {
        score::places(self)
    }

    fn view(&self, eyes: Eyes) -> View {
        view::view(self, eyes)
    }

    fn heading(&self) -> Say {
        speech::heading(self)
    }

    fn shown(&self, eyes: Eyes, seat: Seat) -> Option<ScoreSheet> {
        score::shown(self, eyes, seat)
    }

    fn things(view: &View) -> Vec<Thing> {
        things::things(view)
    }

    fn explain(view: &View, thing: &Thing) -> Option<Note> {
        explain::explain(view, thing)
    }

    fn describe(view: &View) -> Vec<Section> {
        describe::describe(view)
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Monsters {
        imagine::imagine(self, seat, dice)
    }

    fn notation(&self, action: Action) -> String {
        notation::notation(self, action)
    }

    fn parse(&self, text: &str) -> Result<Action, BadNotation> {
        notation::parse(self, text)
    }

    fn label(&self, seat: Seat, action: Action) -> Say {
        speech::label(self, seat, action)
    }

    fn touches(&self, seat: Seat, action: Action) -> Vec<Vec<Thing>> {
        things::touches(self, seat, action)
    }

    fn touched(&self, seat: Seat, things: &[Thing]) -> Result<Action, BadNotation> {
        things::touched(self, seat, things)
    }

    fn price(&self, seat: Seat, action: Action) -> Price {
        things::price(self, seat, action)
    }

    fn shut(&self, seat: Seat) -> Vec<Shut> {
        things::shut(self, seat)
    }

    fn all_actions(&self) -> Vec<Action> {
        things::all_actions(self)
    }

    fn strange_actions(&self) -> Vec<Action> {
        things::strange_actions(self)
    }

    fn draw(view: &View, words: &dyn Words) -> String {
        text::draw(view, words)
    }

    fn census(&self) -> Vec<(String, i64)> {
        census::census(self)
    }
}
