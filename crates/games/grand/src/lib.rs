//! The Grand Carnival: lay foundations, build attractions, lead guests past them.
//!
//! The rules are in `rules/grand.md`; what is cited as GC-4.2 stands there. A Fairground of eight by eight cells is a
//! `u64`: guests walk by flood fill, attractions are placed by table and shift.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

pub mod actions;
pub mod cell;
mod census;
pub mod components;
pub mod events;
pub mod fairground;
pub mod foundation;
mod imagine;
mod labels;
mod legal;
mod play;
pub mod railyard;
mod refusal;
mod score;
mod setup;
pub mod shape;
pub mod state;
mod text;
pub mod trick;
pub mod view;
pub mod walk;

pub use actions::{Action, Deed, Source};
pub use cell::Spot;
pub use components::Parts;
pub use events::Event;
pub use state::{Board, Grand, Stage, Standing};
pub use trick::Trick;
pub use view::View;

use table::{About, BadNotation, BadSetup, Dice, Eyes, Game, Illegal, Kit, Log, Places};
use table::{Say, ScoreSheet, Seat, Seats, Setup, Words};

impl Game for Grand {
    type Parts = Parts;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &setup::ABOUT
    }

    fn deal(setup: &Setup, kit: Kit<Parts>, dice: &mut Dice) -> Result<Grand, BadSetup> {
        Ok(setup::deal(setup, kit, dice))
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        if self.stage == Stage::Over { Seats::NONE } else { Seats::one(self.active()) }
    }

    fn prompt(&self, _: Seat) -> Say {
        self.say_prompt()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.active() {
            self.list_legal(out);
        }
    }

    #[inline]
    fn play(&mut self, _: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.act(action, dice, log);
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

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Grand {
        self.imagined(seat, dice)
    }

    fn notation(&self, action: Action) -> String {
        action.write(self.kit.parts())
    }

    fn parse(&self, text: &str) -> Result<Action, BadNotation> {
        Action::read(text, self.kit.parts())
    }

    fn label(&self, _: Seat, action: Action) -> Say {
        self.say_label(action)
    }

    fn draw(view: &View, words: &dyn Words) -> String {
        text::board(view, words)
    }

    fn census(&self) -> Vec<(String, i64)> {
        self.count_everything()
    }
}
