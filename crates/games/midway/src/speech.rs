//! What the engine says to the one who is asked: the question, each answer in words, and where the game stands.

use crate::actions::{Action, legal};
use crate::booth::{Booth, Deed, Face};
use crate::cards::{Card, Ride};
use crate::state::{HAND_LIMIT, Midway, Stage};
use table::{Arg, Dice, Game, Say, Seat};

/// The question of the moment.
pub(crate) fn prompt(game: &Midway, seat: Seat) -> Say {
    match game.stage {
        Stage::Trim => Say::new("midway-ask-trim").with("count", game.own_hand().len() - HAND_LIMIT),
        Stage::Choose if game.own_hand().has(Card::WILD) => Say::new("midway-ask-choose"),
        Stage::Choose if game.can_refresh() => Say::new("midway-ask-choose-from-ride"),
        Stage::Choose => Say::new("midway-ask-roll"),
        Stage::Refresh { laid, wild: true, .. } => Say::new("midway-ask-refresh").with("count", laid),
        Stage::Refresh { .. } => Say::new("midway-ask-refresh-wild"),
        Stage::Assign => ask_assign(game),
        Stage::Maneuver => Say::new("midway-ask-maneuver"),
        Stage::Act => ask_act(game),
        Stage::Block { deed, .. } => ask_block(game, seat, deed),
        Stage::HandOver { target, aside } => {
            Say::new("midway-ask-hand-over").with("target", target).with("card", say_card(aside))
        }
        Stage::Take { raid } => Say::new("midway-ask-take").with("target", raid.target),
        Stage::Place { from: Some(ride), .. } => Say::new("midway-ask-move").with("ride", say_ride(ride)),
        Stage::Place { from: None, .. } => Say::new("midway-ask-place"),
        Stage::Give { raid } => Say::new("midway-ask-give").with("target", raid.target),
        Stage::Toss => Say::new("midway-ask-toss"),
        Stage::Build { .. } => ask_build(game, seat),
        Stage::Over { .. } => Say::new("midway-over"),
    }
}

fn ask_assign(game: &Midway) -> Say {
    match game.dice() {
        [low, _, high] if low == high => Say::new("midway-ask-assign-all"),
        [_, _, Face::Any] => Say::new("midway-ask-assign-any"),
        dice => Say::new("midway-ask-assign").with("dice", dice_shown(&dice)),
    }
}

fn ask_act(game: &Midway) -> Say {
    let to_do: Vec<Booth> = game.turn.to_do().collect();
    if let [booth] = *to_do {
        let mut ways = 0;
        game.each_way(booth, |_| ways += 1);
        let key = if ways > 1 { "midway-ask-act-at" } else { "midway-ask-act-last" };
        return Say::new(key).with("action", say_booth(booth));
    }
    let [first, .., last] = *to_do else { return Say::new("midway-over") };
    if first == last {
        return Say::new("midway-ask-act-same").with("action", say_booth(first)).with("count", to_do.len());
    }
    Say::new("midway-ask-act").with("actions", booths(&to_do))
}

fn ask_block(game: &Midway, seat: Seat, deed: Deed) -> Say {
    match deed.target() {
        Some(target) if target == seat => Say::new("midway-ask-block-against-you"),
        Some(target) => Say::new("midway-ask-block-against").with("target", target),
        None => Say::new("midway-ask-block"),
    }
    .with("seat", game.active())
    .with("action", say_booth(deed.booth()))
}

fn ask_build(game: &Midway, seat: Seat) -> Say {
    let mut open = Vec::new();
    legal(game, seat, &mut open);
    let wins = |&action: &Action| action != Action::Done && after(game, seat, action).is_over();
    let builds = |action: &Action| matches!(action, Action::Start(..) | Action::Add(_) | Action::AddWild(_));
    Say::new(if open.iter().any(wins) {
        "midway-ask-build-win"
    } else if open.iter().any(builds) {
        "midway-ask-build"
    } else if open.len() > 1 {
        "midway-ask-build-wilds"
    } else {
        "midway-ask-build-nothing"
    })
}

/// The game after an action of building, in which nothing is left to chance.
fn after(game: &Midway, seat: Seat, action: Action) -> Midway {
    let mut after = *game;
    after.step(seat, action, &mut Dice::quick(0));
    after
}

/// Where the game stands.
pub(crate) fn heading(game: &Midway) -> Say {
    let key = if game.asked().is_some() { "midway-heading" } else { "midway-heading-over" };
    Say::new(key).with("number", game.turn_number()).with("seat", game.active())
}

/// An action in words.
pub(crate) fn label(game: &Midway, _: Seat, action: Action) -> Say {
    let card = |key: &'static str, card: Card| Say::new(key).with("card", say_card(card));
    let ride = |key: &'static str, ride: Ride| Say::new(key).with("ride", say_ride(ride));
    match action {
        Action::Discard(thrown) => card("midway-do-discard", thrown),
        Action::Roll => Say::new("midway-do-roll"),
        Action::Lay(laid) if game.stage == Stage::Choose && !laid.is_wild() => card("midway-do-swap", laid),
        Action::Lay(laid) => card("midway-do-lay", laid),
        Action::LayWild(from) => ride("midway-do-lay-wild", from),
        Action::Draw => Say::new("midway-do-draw").with("count", drawn(game)),
        Action::Reroll => Say::new("midway-do-reroll"),
        Action::Raise(from) => turn(from, from.above()),
        Action::Lower(from) => turn(from, from.below()),
        Action::Assign(one, two) => assign(game, &[one, two]),
        Action::AssignAll(booth) => assign(game, &[booth; 3]),
        Action::Protect(booth) => Say::new("midway-do-protect").with("action", say_booth(booth)),
        Action::Waive => Say::new("midway-do-waive"),
        Action::Declare(deed) => declare(deed),
        Action::DeclareProtected(deed) => Say::new("midway-do-protected").with("action", declare(deed)),
        Action::Block => Say::new("midway-do-block"),
        Action::Pass => Say::new("midway-do-pass"),
        Action::PassAll => Say::new("midway-do-pass-all"),
        Action::Take(part) => card("midway-do-take", part),
        Action::TakeWild(from) => Say::new("midway-do-take").with("card", say_laid(Card::WILD, from)),
        Action::Give(given) => card("midway-do-give", given),
        Action::GiveWild(from) => Say::new("midway-do-give").with("card", say_laid(Card::WILD, from)),
        Action::Place(to) => ride("midway-do-place", to),
        Action::Start(first, second) => start(first, second),
        Action::Add(part) if part.is_wild() => card("midway-do-discard", part),
        Action::Add(part) => ride("midway-do-add", part.ride()).with("part", say_part(part)),
        Action::AddWild(to) => ride("midway-do-add", to).with("part", say_part(Card::WILD)),
        Action::Move(from, to) => Say::new("midway-do-move").with("from", say_ride(from)).with("to", say_ride(to)),
        Action::Done => Say::new("midway-do-done"),
    }
}

/// How many cards a swap will bring, as far as the deck lasts.
fn drawn(game: &Midway) -> usize {
    let laid = if let Stage::Refresh { laid, .. } = game.stage { usize::from(laid) } else { 0 };
    laid.min(game.deck.len())
}

fn turn(from: Booth, to: Option<Booth>) -> Say {
    Say::new("midway-do-turn").with("from", from.number()).with("to", to.map_or(0, Booth::number))
}

/// What is impossible now may be possible later in the turn, but it is well to know.
fn assign(game: &Midway, to_do: &[Booth]) -> Say {
    let mut shut: Vec<Booth> = to_do.iter().copied().filter(|&booth| !game.is_open(booth)).collect();
    shut.dedup();
    let say = match *shut {
        [] => Say::new("midway-do-assign"),
        [booth] => Say::new("midway-do-assign-shut").with("shut", say_booth(booth)),
        _ => Say::new("midway-do-assign-all-shut"),
    };
    say.with("actions", booths(to_do))
}

fn start(first: Card, second: Card) -> Say {
    let say = Say::new("midway-do-start").with("first", say_part(first)).with("second", say_part(second));
    let part = if first.is_wild() { second } else { first };
    say.with("ride", if part.is_wild() { say_part(part) } else { say_ride(part.ride()) })
}

fn declare(deed: Deed) -> Say {
    match deed.target() {
        Some(target) => Say::new(format!("midway-do-{}", deed.booth().name())).with("target", target),
        None => say_booth(deed.booth()),
    }
}

pub(crate) fn say_ride(ride: Ride) -> Say {
    Say::new(format!("midway-ride-{ride}"))
}

/// The part without its ride.
pub(crate) fn say_part(card: Card) -> Say {
    Say::new(format!("midway-part-{}", card.part_name()))
}

pub(crate) fn say_card(card: Card) -> Say {
    if card.is_wild() {
        return say_part(card);
    }
    Say::new("midway-card").with("ride", say_ride(card.ride())).with("part", say_part(card))
}

/// A card that lies in a Midway: a Wild is named with its ride.
pub(crate) fn say_laid(card: Card, ride: Ride) -> Say {
    if card.is_wild() { Say::new("midway-wild-at").with("ride", say_ride(ride)) } else { say_card(card) }
}

/// The action of a booth.
pub(crate) fn say_booth(booth: Booth) -> Say {
    Say::new(format!("midway-action-{}", booth.name()))
}

pub(crate) fn list(cards: &[Card]) -> Arg {
    Arg::List(cards.iter().map(|&card| say_card(card).into()).collect())
}

/// The numbers on the dice.
pub(crate) fn dice_shown(dice: &[Face]) -> Arg {
    let shown = |face: &Face| face.booth().map_or(Arg::from(Say::new("midway-die-any")), |booth| booth.number().into());
    Arg::List(dice.iter().map(shown).collect())
}

/// The actions of the dice, in ascending order; equal dice are counted.
pub(crate) fn booths(to_do: &[Booth]) -> Arg {
    let say = |equal: &[Booth]| match equal.len() {
        1 => say_booth(equal[0]),
        2 => Say::new("midway-twice").with("action", say_booth(equal[0])),
        _ => Say::new("midway-three-times").with("action", say_booth(equal[0])),
    };
    Arg::List(to_do.chunk_by(|one, other| one == other).map(|equal| say(equal).into()).collect())
}
