//! Where the game stands, what a player is asked, and what can be answered, in words.

use crate::Monsters;
use crate::actions::{Action, Source};
use crate::board::{Board, Pending};
use crate::card::{Card, Region};
use crate::components::{Kind, Monster};
use crate::setup::{HAND, SEASONS};
use crate::state::{Stage, Step};
use table::{Arg, Say, Seat};

pub(crate) fn heading(game: &Monsters) -> Say {
    let key = match game.step {
        Step::Capture | Step::Play => "monsters-heading",
        Step::Danger => "monsters-heading-danger",
        Step::Over => return Say::new("monsters-heading-over"),
    };
    Say::new(key)
        .with("season", game.season() + 1)
        .with("seasons", SEASONS)
        .with("turn", game.turn() + 1)
        .with("turns", HAND)
}

pub(crate) fn prompt(game: &Monsters, seat: Seat) -> Say {
    let board = game.board(seat);
    match board.pending {
        Pending::Payment { monster, left, region } => {
            return of(game, monster, "monsters-ask-pay").with("left", left).with("region", region.short());
        }
        Pending::Preview { amount, .. } => return ask_show(game, seat, amount),
        Pending::Nothing => {}
    }
    match board.stage {
        Stage::Choosing => ask_capture(game, board),
        Stage::Discarding => with_kept(game, board, "monsters-ask-discard", "monsters-ask-discard-kept"),
        Stage::Deciding => ask_play(game, seat),
        Stage::Free => ask_ready(game, board),
        Stage::Hunting => {
            Say::new("monsters-ask-tokens").with("lacking", game.lacking(board)).with("tokens", board.tokens)
        }
        Stage::Waiting => Say::new("monsters-ask-nothing"),
    }
}

fn ask_show(game: &Monsters, seat: Seat, crowns: u8) -> Say {
    let left = game.showable(seat).count();
    let key = if left > 0 { "monsters-ask-show" } else { "monsters-ask-show-none" };
    Say::new(key).with("crowns", crowns).with("number", left)
}

/// How many kept cards could be played now.
fn playable(game: &Monsters, board: &Board) -> usize {
    board.kept.iter().filter(|&&card| board.can_play(game.parts().kind(card))).count()
}

/// The first key, or the second where a kept card may be played before.
fn with_kept(game: &Monsters, board: &Board, plain: &'static str, kept: &'static str) -> Say {
    let number = playable(game, board);
    Say::new(if number == 0 { plain } else { kept }).with("cards", board.hand.len()).with("kept", number)
}

fn ask_capture(game: &Monsters, board: &Board) -> Say {
    let broke = board.crowns < u16::from(game.parts().numbers.keep_cost);
    let stuck = broke && !board.hand.iter().any(|&card| board.can_play(game.parts().kind(card)));
    if stuck {
        return Say::new("monsters-ask-capture-broke").with("cards", board.hand.len());
    }
    with_kept(game, board, "monsters-ask-capture", "monsters-ask-capture-kept")
}

fn ask_play(game: &Monsters, seat: Seat) -> Say {
    let (board, card) = (game.board(seat), game.capture(seat));
    let kind = game.parts().kind(card);
    let keep = u16::from(game.parts().numbers.keep_cost);
    let broke = game.loans_for(seat, keep) > 0;
    let key = match kind {
        Kind::Goal(_) if broke => "monsters-ask-goal-broke",
        Kind::Goal(_) => "monsters-ask-goal",
        _ if !board.can_play(kind) && broke => "monsters-ask-keep-broke",
        _ if !board.can_play(kind) => "monsters-ask-keep",
        Kind::Land(_) => "monsters-ask-land",
        Kind::Event(_) => "monsters-ask-event",
        Kind::Staff(staff) if game.loans_for(seat, u16::from(staff.cost)) > 0 => "monsters-ask-staff-broke",
        Kind::Staff(_) => "monsters-ask-staff",
        Kind::Monster(Monster { region: Region::Dreamlands, .. }) => "monsters-ask-dream",
        Kind::Monster(_) => "monsters-ask-monster",
    };
    let say = of(game, card, key).with("keep", keep);
    match kind {
        Kind::Monster(monster) => say.with("level", monster.level).with("region", monster.region.short()),
        Kind::Staff(staff) => say.with("crowns", staff.cost),
        Kind::Land(_) | Kind::Event(_) | Kind::Goal(_) => say,
    }
}

fn ask_ready(game: &Monsters, board: &Board) -> Say {
    let last = game.turn() + 1 == HAND;
    let number = playable(game, board);
    Say::new(match (number, last) {
        (0, false) => "monsters-ask-ready-none",
        (0, true) => "monsters-ask-ready-none-last",
        (_, false) => "monsters-ask-ready",
        (_, true) => "monsters-ask-ready-last",
    })
    .with("number", number)
}

pub(crate) fn label(game: &Monsters, seat: Seat, action: Action) -> Say {
    match action {
        Action::Capture(card) => of(game, card, "monsters-do-capture"),
        Action::Discard(card) => of(game, card, "monsters-do-discard"),
        Action::Play { card, from, region: Some(region) } => {
            of(game, card, pick(from, "monsters-do-send", "monsters-do-send-kept")).with("region", region)
        }
        Action::Play { card, from, region: None } => label_play(game, card, from),
        Action::Keep => Say::new("monsters-do-keep").with("crowns", game.parts().numbers.keep_cost),
        Action::Ready => Say::new("monsters-do-ready"),
        Action::Pay { points, region } => Say::new("monsters-do-pay").with("points", points).with("region", region),
        Action::PayRest => label_rest(game, seat),
        Action::Show(card) => of(game, card, "monsters-do-show"),
        Action::Stop => Say::new("monsters-do-stop"),
        Action::Tokens(number) => {
            let open = game.lacking(game.board(seat)).saturating_sub(number);
            Say::new("monsters-do-tokens").with("number", number).with("crowns", game.fine_for(open))
        }
    }
}

fn label_play(game: &Monsters, card: Card, from: Source) -> Say {
    match game.parts().kind(card) {
        Kind::Staff(staff) => {
            of(game, card, pick(from, "monsters-do-hire", "monsters-do-hire-kept")).with("crowns", staff.cost)
        }
        Kind::Monster(Monster { region: Region::Dreamlands, level, .. }) => {
            of(game, card, pick(from, "monsters-do-dream", "monsters-do-dream-kept")).with("level", level)
        }
        Kind::Monster(monster) => of(game, card, pick(from, "monsters-do-display", "monsters-do-display-kept"))
            .with("level", monster.level)
            .with("region", monster.region.short()),
        Kind::Event(_) | Kind::Land(_) | Kind::Goal(_) => {
            of(game, card, pick(from, "monsters-do-play", "monsters-do-play-kept"))
        }
    }
}

/// Which land pays for the rest.
fn label_rest(game: &Monsters, seat: Seat) -> Say {
    let board = game.board(seat);
    let shares = match board.pending {
        Pending::Payment { left, region, .. } => board.spread(region, left, game.parts()),
        Pending::Nothing | Pending::Preview { .. } => Default::default(),
    };
    let share = |region: Region| {
        let points = shares[region.at()];
        let say = Say::new("monsters-do-share").with("points", points).with("region", region.short());
        (points > 0).then(|| Arg::from(say))
    };
    let shares: Vec<Arg> = Region::ALL.into_iter().filter_map(share).collect();
    Say::new("monsters-do-pay-rest").with("shares", shares)
}

fn of(game: &Monsters, card: Card, key: &'static str) -> Say {
    Say::new(key).with("card", &game.name(card))
}

fn pick(from: Source, captured: &'static str, kept: &'static str) -> &'static str {
    match from {
        Source::Captured => captured,
        Source::Kept => kept,
    }
}
