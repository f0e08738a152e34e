//! What may be done, how it is written down, and why it may be refused.

use crate::Monsters;
use crate::board::{Board, Pending, Stage};
use crate::card::{Card, Region};
use crate::components::{Kind, Staff, StaffEffect};
use crate::state::Step;
use table::{BadNotation, Illegal, Rule, Say, Seat};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Takes a card of the hand.
    Capture(Card),
    /// Of two players: lays a card of the hand out of the game.
    Discard(Card),
    /// Plays a card. An explorer goes to a region.
    Play { card: Card, from: Source, region: Option<Region> },
    /// Adds the captured card to the kept cards.
    Keep,
    /// Plays no more cards in this turn.
    Ready,
    /// Pays so many points of a region for a Dreamlands monster.
    Pay { points: u8, region: Region },
    /// Shows a kept monster to everybody.
    Show(Card),
    /// Shows no more.
    Stop,
    /// Gives back so many hunter tokens.
    Tokens(u8),
}

/// Where a card is played from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    Captured,
    Kept,
}

const EXAMPLE: &str = "capture cloudling";

impl Monsters {
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.acting.contains(seat) {
            return;
        }
        let board = self.board(seat);
        match board.pending {
            Pending::Payment { left, region, .. } => {
                let (least, most) = board.share(region, left);
                return out.extend((least..=most).map(|points| Action::Pay { points, region }));
            }
            Pending::Preview { from, shown, .. } => {
                out.extend(self.showable(board, from, shown).map(Action::Show));
                return out.push(Action::Stop);
            }
            Pending::Nothing => {}
        }
        match board.stage {
            Stage::Choosing => out.extend(board.hand.kinds().map(Action::Capture)),
            Stage::Discarding => out.extend(board.hand.kinds().map(Action::Discard)),
            Stage::Deciding => {
                self.list_play(board, self.capture(seat), Source::Captured, out);
                out.push(Action::Keep);
            }
            Stage::Free => out.push(Action::Ready),
            Stage::Hunting => {
                let most = self.lacking(board).min(board.tokens);
                return out.extend((0..=most).map(Action::Tokens));
            }
            Stage::Waiting => return,
        }
        for card in board.kept.kinds() {
            self.list_play(board, card, Source::Kept, out);
        }
    }

    /// The ways to play one card, if any.
    #[inline]
    fn list_play(&self, board: &Board, card: Card, from: Source, out: &mut Vec<Action>) {
        let kind = self.parts().kind(card);
        if !board.can_play(kind) {
            return;
        }
        if is_explorer(kind) {
            out.extend(Region::ALL.map(|region| Action::Play { card, from, region: Some(region) }));
        } else {
            out.push(Action::Play { card, from, region: None });
        }
    }

    /// Kept monsters that a preview may still show: each card once, in the order in which they lie.
    pub(crate) fn showable<'a>(&self, board: &'a Board, from: Card, shown: u8) -> impl Iterator<Item = Card> + use<'a> {
        let parts = self.parts();
        let unseen = move |card: Card| card > from || board.kept.count(card) > usize::from(shown);
        board.kept.kinds().filter(move |&card| card >= from && parts.monster(card).is_some() && unseen(card))
    }

    /// Danger symbols of this season that neither royal nor staff hunters take care of.
    #[inline]
    pub(crate) fn lacking(&self, board: &Board) -> u8 {
        board.danger.saturating_sub(self.royal_hunters).saturating_sub(board.hunters)
    }

    pub(crate) fn write(&self, action: Action) -> String {
        let id = |card: Card| &self.parts().label(card).id;
        match action {
            Action::Capture(card) => format!("capture {}", id(card)),
            Action::Discard(card) => format!("discard {}", id(card)),
            Action::Play { card, from, region } => {
                let kept = if from == Source::Kept { "kept " } else { "" };
                let region = region.map_or_else(String::new, |region| format!(" {}", region.id()));
                format!("play {kept}{}{region}", id(card))
            }
            Action::Keep => "keep".to_owned(),
            Action::Ready => "ready".to_owned(),
            Action::Pay { points, region } => format!("pay {points} {}", region.id()),
            Action::Show(card) => format!("show {}", id(card)),
            Action::Stop => "stop".to_owned(),
            Action::Tokens(number) => format!("tokens {number}"),
        }
    }

    pub(crate) fn read(&self, text: &str) -> Result<Action, BadNotation> {
        let words: Vec<&str> = text.split_whitespace().collect();
        self.read_words(&words).ok_or_else(|| BadNotation::new(text, EXAMPLE))
    }

    fn read_words(&self, words: &[&str]) -> Option<Action> {
        let card = |id: &str| self.parts().find(id);
        Some(match *words {
            ["capture", id] => Action::Capture(card(id)?),
            ["discard", id] => Action::Discard(card(id)?),
            ["play", "kept", id] => Action::Play { card: card(id)?, from: Source::Kept, region: None },
            ["play", "kept", id, region] => {
                Action::Play { card: card(id)?, from: Source::Kept, region: Some(Region::parse(region)?) }
            }
            ["play", id] => Action::Play { card: card(id)?, from: Source::Captured, region: None },
            ["play", id, region] => {
                Action::Play { card: card(id)?, from: Source::Captured, region: Some(Region::parse(region)?) }
            }
            ["keep"] => Action::Keep,
            ["ready"] => Action::Ready,
            ["pay", points, region] => Action::Pay { points: number(points)?, region: Region::parse(region)? },
            ["show", id] => Action::Show(card(id)?),
            ["stop"] => Action::Stop,
            ["tokens", tokens] => Action::Tokens(number(tokens)?),
            _ => return None,
        })
    }

    /// Why an action that is not listed is refused.
    pub(crate) fn explain(&self, seat: Seat, action: Action) -> Illegal {
        if self.step == Step::Over {
            return refuse("monsters-no-over", "CM-12.4");
        }
        if !self.acting.contains(seat) {
            return match self.step {
                Step::Capture => refuse("monsters-no-chosen", "CM-4.6"),
                Step::Play => refuse("monsters-no-ready", "CM-5.6"),
                Step::Danger | Step::Over => refuse("monsters-no-danger", "CM-11.6"),
            };
        }
        let board = self.board(seat);
        match (board.pending, action) {
            (Pending::Payment { .. }, _) => return refuse("monsters-no-payment", "CM-7.6"),
            (Pending::Preview { .. }, Action::Show(_)) => return refuse("monsters-no-such-show", "CM-9.8"),
            (Pending::Preview { .. }, _) => return refuse("monsters-no-preview", "CM-9.8"),
            (Pending::Nothing, _) => {}
        }
        match action {
            Action::Capture(_) if board.stage == Stage::Choosing => refuse("monsters-no-such-hand", "CM-4.2"),
            Action::Capture(_) => refuse("monsters-no-capture", "CM-4.2"),
            Action::Discard(_) if board.stage == Stage::Discarding => refuse("monsters-no-such-hand", "CM-14.2"),
            Action::Discard(_) => refuse("monsters-no-discard", "CM-14.2"),
            Action::Keep => refuse("monsters-no-keep", "CM-5.1"),
            Action::Ready => refuse("monsters-no-ready-yet", "CM-5.5"),
            Action::Pay { .. } => refuse("monsters-no-pay", "CM-7.4"),
            Action::Show(_) | Action::Stop => refuse("monsters-no-show", "CM-9.7"),
            Action::Tokens(_) if board.stage == Stage::Hunting => refuse("monsters-no-such-tokens", "CM-11.6"),
            Action::Tokens(_) => refuse("monsters-no-tokens", "CM-11.5"),
            Action::Play { card, from, region } => self.explain_play(seat, card, from, region),
        }
    }

    fn explain_play(&self, seat: Seat, card: Card, from: Source, region: Option<Region>) -> Illegal {
        let board = self.board(seat);
        if board.stage == Stage::Hunting {
            return refuse("monsters-no-play-in-danger", "CM-11.9");
        }
        let there = match from {
            Source::Kept => board.kept.contains(&card),
            Source::Captured => board.stage == Stage::Deciding && self.capture(seat) == card,
        };
        if !there {
            return match from {
                Source::Kept => refuse("monsters-no-such-kept", "CM-5.4"),
                Source::Captured => refuse("monsters-no-such-capture", "CM-5.1"),
            };
        }
        let kind = self.parts().kind(card);
        match kind {
            Kind::Goal(_) => refuse("monsters-no-goal", "CM-10.1"),
            Kind::Land(land) if !board.can_play(kind) => {
                let rule = if land.distant > 1 { "CM-6.3" } else { "CM-6.2" };
                let why = Say::new("monsters-no-distant").with("number", land.distant).with("region", land.region);
                Illegal { why, rule: Rule(rule) }
            }
            Kind::Monster(monster) if !board.can_play(kind) => {
                let rule = if monster.region == Region::Dreamlands { "CM-7.4" } else { "CM-7.1" };
                let why = Say::new("monsters-no-points").with("level", monster.level).with("region", monster.region);
                Illegal { why, rule: Rule(rule) }
            }
            _ if is_explorer(kind) && region.is_none() => refuse("monsters-no-region", "CM-8.2"),
            _ => refuse("monsters-no-need-of-region", "CM-8.2"),
        }
    }
}

#[inline]
fn is_explorer(kind: Kind) -> bool {
    matches!(kind, Kind::Staff(Staff { effect: StaffEffect::Explorer, .. }))
}

/// A number as it is written: without sign or leading zeros, so that every action is written in one way.
fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn refuse(key: &'static str, rule: &'static str) -> Illegal {
    Illegal::new(key, Rule(rule))
}
