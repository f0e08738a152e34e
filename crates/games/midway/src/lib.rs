//! Carnival: a deck-and-dice game about four rides along a Midway. The rules are in `rules/midway.md`.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod actions;
mod booth;
mod cards;
mod census;
mod components;
mod describe;
mod event;
mod explain;
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
mod stage;
mod state;
mod text;
mod things;
mod view;

pub use actions::Action;
pub use booth::{Aim, Booth, Deed, Face};
pub use cards::{Card, PARTS, Part, RIDES, Ride};
pub use components::Components;
pub use event::{Event, Landing};
pub use hand::Cards;
pub use pile::Pile;
pub use row::{Rides, Row};
pub use setup::Options;
pub use stage::{StageView, Step};
pub use state::{Midway, Raid, Stage, Turn};
pub use view::{BoothView, DieState, DieView, Filled, Player, RideState, RideView, Slot, View};

use table::{About, BadNotation, BadSetup, Dice, Eyes, Game, Illegal, Kit, Log, Note, Places, Price, Say};
use table::{ScoreSheet, Seat, Seats, Section, Setup, Shut, Thing, Words};

impl Game for Midway {
    type Parts = Components;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &setup::ABOUT
    }

    fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<Midway, BadSetup> {
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

    fn side(&self, seat: Seat) -> Seat {
        state::side(self, seat)
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

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Midway {
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
