//! The Grand Carnival: lay foundations, build attractions, lead guests past them.
//!
//! The rules are in `rules/grand.md`; what is cited as GC-4.2 stands there. A Fairground of eight by eight cells is a
//! `u64`: guests walk by flood fill, attractions are placed by table and shift.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

pub mod actions;
pub mod cell;
mod census;
pub mod components;
mod describe;
pub mod event;
mod explain;
pub mod fairground;
pub mod foundation;
mod imagine;
mod notation;
mod outlook;
mod peril;
mod play;
pub mod railyard;
mod refusal;
mod score;
mod setup;
pub mod shape;
mod speech;
pub mod state;
mod tally;
mod text;
pub mod things;
pub mod trick;
pub mod view;
pub mod walk;

pub use actions::{Action, Deed, Source};
pub use cell::Spot;
pub use components::Components;
pub use event::Event;
pub use setup::Options;
pub use state::{Board, Claim, Grand, Stage};
pub use trick::Trick;
pub use view::View;

use table::{About, BadNotation, BadSetup, Dice, Eyes, Game, Illegal, Kit, Log, Note, Places, Price};
use table::{Say, ScoreSheet, Seat, Seats, Section, Setup, Shut, Thing, Words};

impl Game for Grand {
    type Parts = Components;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &setup::ABOUT
    }

    fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<Grand, BadSetup> {
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

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Grand {
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
