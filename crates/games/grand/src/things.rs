//! Everything that lies on the table or can be touched: what it is called, what it is touched for, and what that costs.

pub mod id;
mod touch;

pub(crate) use touch::{quarter_button, touched, touches};

use crate::actions::{Action, Deed, Source};
use crate::cell::{SPACES, Spot, each};
use crate::foundation::Quarter;
use crate::railyard::Stack;
use crate::refusal::refusal;
use crate::state::{Grand, NUMBERS, Stage};
use crate::view::{BoardView, View};
use table::{Dice, Event as _, Illegal, Price, Seat, Shut, Thing};

/// Every thing that this view shows.
pub(crate) fn things(view: &View) -> Vec<Thing> {
    let mut all: Vec<Thing> = view.days.iter().map(|day| day.thing.clone()).collect();
    all.push(view.starter.thing.clone());
    all.extend(view.deeds.iter().map(|deed| deed.thing.clone()));
    let yard = &view.railyard;
    all.extend([&yard.left.thing, &yard.right.thing, &yard.discard.thing].map(Thing::clone));
    all.extend(yard.spaces.iter().map(|space| space.thing.clone()));
    all.extend(view.hand.iter().map(|hand| hand.thing.clone()));
    all.extend(view.supply.iter().chain(&view.reserve).map(|stock| stock.thing.clone()));
    all.extend([view.guests.thing.clone(), view.barkers.thing.clone()]);
    all.extend(view.tricks.iter().map(|trick| trick.thing.clone()));
    view.boards.iter().for_each(|board| add_board(board, &mut all));
    all
}

fn add_board(board: &BoardView, all: &mut Vec<Thing>) {
    all.extend(board.numbers.iter().map(|number| number.thing.clone()));
    all.extend(each(SPACES).map(|lot| id::lot(board.seat, lot)));
    all.extend(board.laid_cells().map(|cell| id::cell(board.seat, cell)));
    all.extend(board.entries.iter().map(|entry| entry.thing.clone()));
    all.push(board.bigtop.thing.clone());
    all.extend(board.bigtop.figure.clone());
    all.extend(board.guests.iter().map(|guest| guest.thing.clone()));
    all.extend(board.barkers.iter().map(|barker| barker.thing.clone()));
    all.extend(board.attractions.iter().flat_map(|built| std::iter::once(&built.thing).chain(&built.tickets)).cloned());
    all.extend(board.tally.iter().map(|line| line.thing.clone()));
}

/// Nothing here costs anything, but what is turned over has been seen.
pub(crate) fn price(game: &Grand, _: Seat, action: Action) -> Price {
    let yard = &game.railyard;
    let for_good = match (game.stage, action) {
        (_, Action::Peek | Action::Take(Source::Stack(_)) | Action::Refill(_)) => true,
        (Stage::Put { facedown, .. }, Action::Put { .. }) => !facedown && yard.only_refill().is_some(),
        (_, Action::Cycle(true)) => {
            let mut after = *yard;
            after.discard_all();
            after.only_refill().is_some()
        }
        _ => ends_solo_day(game, action),
    };
    if for_good { Price::FOR_GOOD } else { Price::FREE }
}

/// Alone, the last turn of a day may end with a cycle of the Railyard: it is tried out, for which action ends a turn is a
/// long story.
fn ends_solo_day(game: &Grand, action: Action) -> bool {
    let last_turn = game.turns + 1 == NUMBERS * game.players && !game.is_last_round();
    let mut legal = Vec::new();
    if game.is_solo() && last_turn {
        crate::actions::legal(game, game.active(), &mut legal);
    }
    if !legal.contains(&action) {
        return false;
    }
    let (mut after, mut dice, mut events) = (*game, Dice::quick(0), Vec::new());
    crate::play::play(&mut after, game.active(), action, &mut dice, &mut events);
    dice.used() > 0 || events.iter().any(|event| event.reveals())
}

/// What cannot be chosen now though others of its kind can, and why.
pub(crate) fn shut(game: &Grand, seat: Seat) -> Vec<Shut> {
    if seat != game.active() {
        return Vec::new();
    }
    match game.stage {
        Stage::Begin => shut_at_begin(game, seat),
        Stage::Take { reach } => shut_rails(game, seat, reach),
        Stage::Build { left } => shut_shapes(game, left),
        Stage::Move { left } => shut_guests(game, seat, left),
        _ => Vec::new(),
    }
}

fn closed(thing: Thing, no: Illegal) -> Shut {
    Shut { thing, why: no.why, rule: no.rule }
}

fn shut_at_begin(game: &Grand, seat: Seat) -> Vec<Shut> {
    let mut legal = Vec::new();
    crate::actions::legal(game, seat, &mut legal);
    let open = |fits: &dyn Fn(Deed, u8) -> bool| {
        legal.iter().any(|action| matches!(*action, Action::Begin { deed, number } if fits(deed, number)))
    };
    let why = |deed: Deed, number: u8| refusal(game, seat, Action::Begin { deed, number });
    let numbers = (1..=NUMBERS).filter(|&number| !open(&|_, own| own == number));
    let mut shut: Vec<Shut> =
        numbers.map(|number| closed(id::number(seat, number), why(Deed::Build, number))).collect();
    let free = game.board(seat).free_numbers().last().unwrap_or(NUMBERS);
    let deeds = Deed::MAIN.into_iter().filter(|&deed| !open(&|own, _| own == deed));
    shut.extend(deeds.map(|deed| closed(id::deed(deed), why(deed, free))));
    shut
}

fn shut_rails(game: &Grand, seat: Seat, reach: u8) -> Vec<Shut> {
    let empty = Stack::BOTH.into_iter().filter(|&stack| game.railyard.height(stack) == 0).map(Source::Stack);
    let far = (reach + 1..=NUMBERS).map(Source::Space);
    let sources = empty.chain(far);
    sources.map(|source| closed(id::source(source), refusal(game, seat, Action::Take(source)))).collect()
}

fn shut_shapes(game: &Grand, left: u8) -> Vec<Shut> {
    let open = game.own().fair.open_sites();
    let mut shut = Vec::new();
    for reserve in [false, true] {
        let stock = if reserve { game.reserve } else { game.supply };
        for shape in game.kit.shapes.iter().filter(|shape| shape.tiles & stock != 0) {
            let thing = if reserve { id::reserve(&shape.code) } else { id::shape(&shape.code) };
            let no = game.no_shape(left, shape, reserve, open);
            shut.extend(no.map(|no| closed(thing, no)));
        }
    }
    shut
}

fn shut_guests(game: &Grand, seat: Seat, left: u8) -> Vec<Shut> {
    let fair = &game.own().fair;
    let all = each(fair.waiting).map(Spot::entry).chain(each(fair.guests).map(Spot));
    let movers: Vec<Spot> = game.movers().filter(|&from| !game.own().feet().ends(from, left).is_empty()).collect();
    let stuck = all.filter(|from| !movers.contains(from));
    stuck.map(|from| closed(id::guest(seat, from), game.no_way_for(from))).collect()
}

/// Every action that can be written down.
pub(crate) fn all_actions(game: &Grand) -> Vec<Action> {
    let mut all = vec![Action::Peek, Action::Done, Action::Cycle(true), Action::Cycle(false)];
    for number in 1..=NUMBERS {
        all.extend(Deed::ALL.map(|deed| Action::Begin { deed, number }));
    }
    all.extend((2..=NUMBERS).map(|space| Action::Take(Source::Space(space))));
    all.extend(Stack::BOTH.into_iter().flat_map(|stack| [Action::Take(Source::Stack(stack)), Action::Refill(stack)]));
    all.extend(each(SPACES).flat_map(|lot| Quarter::ALL.map(|quarter| Action::Put { lot, quarter })));
    all.extend((0..16).map(|corners| Action::Tickets { corners }));
    all.extend((0..8).map(|door| Action::Entry { door }));
    all.extend((0..64).map(|cell| Action::Barker { cell }));
    add_moves(&mut all);
    add_builds(game, &mut all);
    all
}

/// Numbers, cells and shapes that are not there.
pub(crate) fn strange_actions(_: &Grand) -> Vec<Action> {
    const NO: u8 = u8::MAX;
    let build = |shape, way, anchor| Action::Build { shape, way, anchor, reserve: shape == 0 };
    let walk = |from, to| Action::Move { from: Spot(from), to: Spot(to), plain: false };
    let put = |lot, quarter| Action::Put { lot, quarter };
    let mut all = vec![Action::Tickets { corners: NO }, Action::Entry { door: NO }, Action::Barker { cell: NO }];
    all.extend([0, NO].into_iter().flat_map(|number| Deed::ALL.map(|deed| Action::Begin { deed, number })));
    all.extend([0, 1, NO].map(|space| Action::Take(Source::Space(space))));
    all.extend([put(1, Quarter::Left), put(NO, Quarter::None)]);
    all.extend([build(NO, 0, 0), build(0, NO, 0), build(3, 1, 63), build(0, 0, NO)]);
    all.extend([walk(NO, 0), walk(9, NO), walk(NO, NO)]);
    all
}

fn add_moves(all: &mut Vec<Action>) {
    let spots = || (0..=Spot::BIGTOP.0).map(Spot);
    for from in spots() {
        all.extend(spots().flat_map(|to| [false, true].map(|plain| Action::Move { from, to, plain })));
    }
}

fn add_builds(game: &Grand, all: &mut Vec<Action>) {
    for (shape, printed) in (0u8..).zip(&game.kit.parts().shapes) {
        for (way, form) in (0u8..).zip(&printed.ways) {
            let build = |anchor: u8, reserve: bool| Action::Build { shape, way, anchor, reserve };
            all.extend(each(form.fits(!0)).flat_map(|anchor| [false, true].map(|reserve| build(anchor, reserve))));
        }
    }
}
