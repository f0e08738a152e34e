//! Carnival Tycoon: a roll-and-write for one, with a challenge, and a race on the same coloured dice for up to six.
//!
//! The rules are in `rules/tycoon.md`.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

pub mod actions;
pub mod blueprint;
pub mod board;
pub mod components;
pub mod desk;
pub mod event;
pub mod faces;
mod imagine;
pub mod line;
pub mod list;
mod play;
mod refusal;
mod score;
pub mod setup;
pub mod state;
mod text;
pub mod view;

pub use actions::Action;
pub use components::{Components, Staff};
pub use event::Happening;
pub use state::Tycoon;
pub use view::View;

use crate::actions::name;
use crate::state::{Carnival, Stage, Work};
use table::{About, BadNotation, BadSetup, Dice, Eyes, Game, Illegal, Kit, Log, Places, Say, ScoreSheet};
use table::{Seat, Seats, Setup, Words};

impl Game for Tycoon {
    type Parts = Components;
    type Action = Action;
    type Event = Happening;
    type View = View;

    fn about() -> &'static About {
        &setup::ABOUT
    }

    fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<Tycoon, BadSetup> {
        setup::deal(setup, kit, dice)
    }

    fn players(&self) -> usize {
        self.carnivals.len()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        Seat::all(self.carnivals.len()).filter(|&seat| self.carnival(seat).is_acting()).collect()
    }

    fn prompt(&self, seat: Seat) -> Say {
        let desk = self.desk(seat);
        match desk.own.stage {
            Stage::Choose if desk.own.actions() == 0 => Say::new("tycoon-ask-first").with("round", self.round),
            Stage::Choose => Say::new("tycoon-ask-second"),
            Stage::Place(Work::Stall(kind)) => {
                Say::new("tycoon-ask-place").with("what", name(&self.parts().stalls.kinds[usize::from(kind)].name))
            }
            Stage::Place(Work::Ride(ride)) => Say::new("tycoon-ask-place").with("what", name(&desk.card(ride).name)),
            Stage::Guests { .. } => Say::new("tycoon-ask-guest").with("room", desk.room()),
            Stage::Dice => {
                let level = desk.own.rides.last().map_or(0, |ride| desk.card(ride.card).level);
                Say::new("tycoon-ask-dice").with("dice", level)
            }
            Stage::Done | Stage::Bankrupt => Say::new("tycoon-ask-nothing"),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        actions::legal(self.desk(seat), out);
    }

    fn play(&mut self, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Happening>) {
        self.act(seat, action, dice, log);
    }

    fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        refusal::explain(self.desk(seat), action, self.is_over())
    }

    fn score(&self, seat: Seat) -> i32 {
        self.score_of(seat)
    }

    fn sheet(&self, seat: Seat) -> ScoreSheet {
        self.score_sheet(seat)
    }

    fn places(&self) -> Option<Places> {
        self.final_places()
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen(eyes)
    }

    fn imagine(&self, _: Seat, _: &mut Dice) -> Tycoon {
        self.imagined()
    }

    fn notation(&self, action: Action) -> String {
        actions::write(self.parts(), action)
    }

    fn parse(&self, text: &str) -> Result<Action, BadNotation> {
        actions::read(self.parts(), text)
    }

    fn label(&self, seat: Seat, action: Action) -> Say {
        actions::label(self.desk(seat), action)
    }

    fn draw(view: &View, words: &dyn Words) -> String {
        text::board(view, words)
    }

    /// The boxes of every lot: free ones, guests, and those of each ride and stall on its own, so that nothing may
    /// overlap or vanish.
    fn census(&self) -> Vec<(String, i64)> {
        let boxes = |seat: Seat| {
            let (parts, own) = (self.parts(), self.carnival(seat));
            let rides: u32 = own.rides.iter().map(|ride| ride.boxes(parts).count()).sum();
            let stalls: u32 = own.stalls.iter().map(|stall| stall.boxes(parts).count()).sum();
            (
                format!("boxes of seat {seat}"),
                i64::from(self.desk(seat).free().count() + own.guests.count() + rides + stalls),
            )
        };
        Seat::all(self.players()).map(boxes).collect()
    }

    #[inline]
    fn is_over(&self) -> bool {
        !self.carnivals.iter().any(Carnival::is_acting)
    }
}
