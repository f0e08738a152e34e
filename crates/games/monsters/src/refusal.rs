//! Why an action is refused.

use crate::Monsters;
use crate::actions::{Action, Source, is_explorer};
use crate::board::{Board, Pending};
use crate::card::{Card, Region};
use crate::components::{Kind, Land, Monster};
use crate::state::{Stage, Step};
use table::{Illegal, Rule, Say, Seat};

pub(crate) fn refusal(game: &Monsters, seat: Seat, action: Action) -> Illegal {
    if game.step == Step::Over {
        return refuse("monsters-no-over", "CM-12.4");
    }
    if !game.acting.contains(seat) {
        return match game.step {
            Step::Capture => refuse("monsters-no-chosen", "CM-4.6"),
            Step::Play => refuse("monsters-no-ready", "CM-5.6"),
            Step::Danger | Step::Over => refuse("monsters-no-danger", "CM-11.6"),
        };
    }
    let board = game.board(seat);
    match (board.pending, action) {
        (Pending::Payment { .. }, Action::Pay { .. }) => refuse("monsters-no-such-payment", "CM-7.6"),
        (Pending::Payment { .. }, _) => refuse("monsters-no-payment", "CM-7.6"),
        (Pending::Preview { .. }, Action::Show(card)) => no_show(game, board, card),
        (Pending::Preview { .. }, _) => refuse("monsters-no-preview", "CM-9.8"),
        (Pending::Nothing, Action::Play { card, from, region }) => no_play(game, seat, card, from, region),
        (Pending::Nothing, _) => out_of_place(board.stage, action),
    }
}

/// Why a card cannot be shown in the preview that is under way.
fn no_show(game: &Monsters, board: &Board, card: Card) -> Illegal {
    match game.parts().monster(card) {
        None => refuse("monsters-no-monster", "CM-9.7"),
        Some(_) if board.kept.contains(&card) => refuse("monsters-no-more-shows", "CM-9.8"),
        Some(_) => refuse("monsters-no-such-kept", "CM-9.7"),
    }
}

/// An action that has its place, but not here.
fn out_of_place(stage: Stage, action: Action) -> Illegal {
    match action {
        Action::Capture(_) if stage == Stage::Choosing => refuse("monsters-no-such-hand", "CM-4.2"),
        Action::Capture(_) if stage == Stage::Discarding => refuse("monsters-no-second-capture", "CM-14.2"),
        Action::Capture(_) => refuse("monsters-no-capture", "CM-4.2"),
        Action::Discard(_) if stage == Stage::Discarding => refuse("monsters-no-such-hand", "CM-14.2"),
        Action::Discard(_) => refuse("monsters-no-discard", "CM-14.2"),
        Action::Keep if stage == Stage::Discarding => refuse("monsters-no-play-yet", "CM-14.3"),
        Action::Keep => refuse("monsters-no-keep", "CM-5.1"),
        Action::Ready => refuse("monsters-no-ready-yet", "CM-5.5"),
        Action::Pay { .. } | Action::PayRest => refuse("monsters-no-pay", "CM-7.4"),
        Action::Show(_) | Action::Stop => refuse("monsters-no-show", "CM-9.7"),
        Action::Tokens(_) if stage == Stage::Hunting => refuse("monsters-no-such-tokens", "CM-11.6"),
        Action::Tokens(_) | Action::Play { .. } => refuse("monsters-no-tokens", "CM-11.5"),
    }
}

fn no_play(game: &Monsters, seat: Seat, card: Card, from: Source, region: Option<Region>) -> Illegal {
    let board = game.board(seat);
    if board.stage == Stage::Hunting {
        return refuse("monsters-no-play-in-danger", "CM-11.9");
    }
    let captured = game.captured(seat) == Some(card);
    match from {
        Source::Kept if !board.kept.contains(&card) => return refuse("monsters-no-such-kept", "CM-5.4"),
        Source::Captured if !captured => return refuse("monsters-no-such-capture", "CM-5.1"),
        Source::Captured if board.stage == Stage::Discarding => return refuse("monsters-no-play-yet", "CM-14.3"),
        Source::Kept | Source::Captured => {}
    }
    let kind = game.parts().kind(card);
    cannot_play(board, kind).unwrap_or_else(|| {
        let key =
            if is_explorer(kind) && region.is_none() { "monsters-no-region" } else { "monsters-no-need-of-region" };
        refuse(key, "CM-8.2")
    })
}

/// What is missing for a card to be played, wherever it lies.
pub(crate) fn cannot_play(board: &Board, kind: Kind) -> Option<Illegal> {
    match kind {
        _ if board.can_play(kind) => None,
        Kind::Land(land) => Some(no_distant(board, land)),
        Kind::Monster(monster) => Some(no_points(board, monster)),
        Kind::Goal(_) => Some(refuse("monsters-no-goal", "CM-10.1")),
        Kind::Staff(_) | Kind::Event(_) => None,
    }
}

fn no_distant(board: &Board, land: Land) -> Illegal {
    let have = board.land_cards[land.region.at()];
    let why = Say::new("monsters-no-distant")
        .with("number", land.distant)
        .with("region", land.region.short())
        .with("have", have);
    Illegal { why, rule: Rule(if land.distant > 1 { "CM-6.3" } else { "CM-6.2" }) }
}

fn no_points(board: &Board, monster: Monster) -> Illegal {
    let dream = monster.region == Region::Dreamlands;
    let (key, have, rule) = if dream {
        ("monsters-no-points-any", board.left_of_all(), "CM-7.4")
    } else {
        ("monsters-no-points", board.left(monster.region), "CM-7.1")
    };
    let why = Say::new(key).with("level", monster.level).with("region", monster.region.short()).with("have", have);
    Illegal { why, rule: Rule(rule) }
}

fn refuse(key: &'static str, rule: &'static str) -> Illegal {
    Illegal::new(key, Rule(rule))
}
