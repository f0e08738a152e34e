//! What a player is asked, and what he can answer, in words.

use crate::Monsters;
use crate::actions::{Action, Source};
use crate::board::{Pending, Stage};
use crate::card::Card;
use crate::components::Kind;
use table::{Say, Seat};

impl Monsters {
    pub(crate) fn ask(&self, seat: Seat) -> Say {
        let board = self.board(seat);
        match board.pending {
            Pending::Payment { monster, left, region } => {
                return self.of(monster, "monsters-ask-pay").with("left", left).with("region", region);
            }
            Pending::Preview { .. } => return Say::new("monsters-ask-show"),
            Pending::Nothing => {}
        }
        match board.stage {
            Stage::Choosing => Say::new("monsters-ask-capture"),
            Stage::Discarding => Say::new("monsters-ask-discard"),
            Stage::Deciding => self.of(self.capture(seat), "monsters-ask-play"),
            Stage::Free => Say::new("monsters-ask-ready"),
            Stage::Hunting => Say::new("monsters-ask-tokens").with("lacking", self.lacking(board)),
            Stage::Waiting => Say::new("monsters-ask-nothing"),
        }
    }

    pub(crate) fn describe(&self, action: Action) -> Say {
        match action {
            Action::Capture(card) => self.of(card, "monsters-do-capture"),
            Action::Discard(card) => self.of(card, "monsters-do-discard"),
            Action::Play { card, from, region: Some(region) } => {
                self.of(card, pick(from, "monsters-do-send", "monsters-do-send-kept")).with("region", region)
            }
            Action::Play { card, from, region: None } => match self.parts().kind(card) {
                Kind::Staff(staff) => {
                    self.of(card, pick(from, "monsters-do-hire", "monsters-do-hire-kept")).with("crowns", staff.cost)
                }
                Kind::Monster(monster) => self
                    .of(card, pick(from, "monsters-do-display", "monsters-do-display-kept"))
                    .with("level", monster.level)
                    .with("region", monster.region),
                Kind::Event(_) | Kind::Land(_) | Kind::Goal(_) => {
                    self.of(card, pick(from, "monsters-do-play", "monsters-do-play-kept"))
                }
            },
            Action::Keep => Say::new("monsters-do-keep").with("crowns", self.parts().numbers.keep_cost),
            Action::Ready => Say::new("monsters-do-ready"),
            Action::Pay { points, region } => Say::new("monsters-do-pay").with("points", points).with("region", region),
            Action::Show(card) => self.of(card, "monsters-do-show"),
            Action::Stop => Say::new("monsters-do-stop"),
            Action::Tokens(number) => Say::new("monsters-do-tokens").with("number", number),
        }
    }

    fn of(&self, card: Card, key: &'static str) -> Say {
        Say::new(key).with("card", &self.name(card))
    }
}

fn pick(from: Source, captured: &'static str, kept: &'static str) -> &'static str {
    match from {
        Source::Captured => captured,
        Source::Kept => kept,
    }
}
