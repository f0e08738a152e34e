//! The Grand Carnival in numbers. The own Fairground is told cell by cell, those of the others in sums.

use crate::{Pen, Tensors, around, from, share};
use catalog::games::Grand;
use catalog::games::grand::cell::{Cells, each};
use catalog::games::grand::components::ROUNDS;
use catalog::games::grand::foundation::Foundation;
use catalog::games::grand::railyard::{FACE_UP, Stack};
use catalog::games::grand::shape::{LARGEST, Tiles};
use catalog::games::grand::state::{MOST_PLAYERS, NUMBERS, TRICKS, Turn};
use catalog::games::grand::{Action, Claim, Spot, Stage, Trick};
use table::{Game, Seat};

const STAGES: [&str; 11] =
    ["begin", "take", "put", "cycle", "refill", "build", "move", "tickets", "entry", "barker", "over"];
/// The shapes of the attractions.
const SHAPES: usize = 21;
/// Slots about each seat.
const OF_A_SEAT: usize = 24;

impl Tensors for Grand {
    const OWN: bool = true;

    fn observe(&self, eyes: Seat, pen: &mut impl Pen) {
        table(self, eyes, pen);
        railyard(self, eyes, pen);
        stock(self, "supply", self.supply, pen);
        stock(self, "reserve", self.reserve, pen);
        for slot in 0..TRICKS {
            trick(self, slot, eyes, pen);
        }
        for (place, seat) in around(eyes, usize::from(self.players), MOST_PLAYERS) {
            pen.block(seat.is_some(), OF_A_SEAT, |pen| board(self, place, seat.unwrap_or(eyes), pen));
        }
        fairground(self, eyes, pen);
    }

    fn fits(&self, action: Action) -> bool {
        match action {
            // Nobody leaves the Bigtop, and nobody goes back to an Entry space.
            Action::Move { from, to, .. } => {
                let from = from.cell().is_some() || from.door().is_some_and(|door| self.kit.doors.contains(&door));
                from && (to.cell().is_some() || to == Spot::BIGTOP)
            }
            Action::Entry { door } => self.kit.doors.contains(&door),
            _ => true,
        }
    }
}

fn table(game: &Grand, eyes: Seat, pen: &mut impl Pen) {
    let players = usize::from(game.players);
    pen.flags(MOST_PLAYERS, |count| format!("players:{}", count + 1), [players - 1]);
    pen.flag(|| "strict_mallets".into(), game.strict_mallets && game.is_solo());
    pen.flags(ROUNDS, |day| format!("day:{}", day + 1), [usize::from(game.round).min(ROUNDS - 1)]);
    let (stage, amount, second) = match game.stage {
        Stage::Begin => (0, 0, game.turn.peeked),
        Stage::Take { reach } => (1, reach, false),
        Stage::Put { .. } => (2, 0, false),
        Stage::Cycle => (3, 0, false),
        Stage::Refill => (4, 0, false),
        Stage::Build { left } => (5, left, game.turn.built > 0),
        Stage::Move { left } => (6, left, game.turn.first_mover.is_some()),
        Stage::Tickets { .. } => (7, 0, false),
        Stage::Entry => (8, 0, false),
        Stage::Barker => (9, 0, false),
        Stage::Over => (10, 0, false),
    };
    pen.one_of("stage", &STAGES, Some(stage));
    pen.value(|| "stage:amount".into(), share(amount, 8));
    pen.flag(|| "stage:second".into(), second);
    let active = (game.stage != Stage::Over).then(|| from(eyes, game.active(), players));
    pen.flags(MOST_PLAYERS, |seat| format!("active:seat{seat}"), active);
    pen.flags(MOST_PLAYERS, |seat| format!("starter:seat{seat}"), [from(eyes, game.starter, players)]);
    pen.value(|| "guests".into(), share(game.guests, 40));
    pen.value(|| "barkers".into(), share(game.barkers, 8));
    let hand = match game.stage {
        Stage::Put { foundation, .. } => Some(foundation),
        _ => None,
    };
    pattern(|| "hand".into(), hand, pen);
}

/// Is there a foundation, and which of its four cells are construction sites?
fn pattern(name: impl Fn() -> String, foundation: Option<Foundation>, pen: &mut impl Pen) {
    pen.flag(|| format!("{}:there", name()), foundation.is_some());
    let sites = foundation.map_or(0, Foundation::kind);
    let corners = ["lower-left", "lower-right", "upper-left", "upper-right"];
    pen.flags(4, |at| format!("{}:site:{}", name(), corners[at]), (0..4).filter(|at| sites >> at & 1 == 1));
}

fn railyard(game: &Grand, eyes: Seat, pen: &mut impl Pen) {
    let (railyard, players) = (&game.railyard, usize::from(game.players));
    for at in 0..FACE_UP {
        pattern(|| format!("space{}", at + 2), railyard.face_up().get(at).copied(), pen);
    }
    for stack in Stack::BOTH {
        let side = ["left", "right"][stack.at()];
        pen.value(|| format!("stack:{side}"), share(railyard.height(stack), 40));
        let top = railyard.top(stack);
        let known = top.filter(|top| top.known_to.contains(eyes)).map(|top| top.foundation);
        pattern(|| format!("stack:{side}:top"), known, pen);
        let peeked = top.into_iter().flat_map(|top| top.known_to.iter()).map(|seat| from(eyes, seat, players));
        pen.flags(MOST_PLAYERS, |seat| format!("stack:{side}:peeked-by:seat{seat}"), peeked);
    }
    pen.value(|| "discard".into(), share(railyard.discard_height(), 40));
    pattern(|| "discard:top".into(), railyard.discard_top(), pen);
}

fn stock(game: &Grand, what: &str, tiles: Tiles, pen: &mut impl Pen) {
    let shapes = &game.kit.parts().shapes;
    let name = |at: usize| shapes.get(at).map_or(String::new(), |shape| shape.code.clone());
    let count = |at: usize| shapes.get(at).map_or(0, |shape| (shape.tiles & tiles).count_ones());
    pen.values(SHAPES, |at| format!("{what}:{}", name(at)), |at| share(count(at), 2));
}

fn trick(game: &Grand, slot: usize, eyes: Seat, pen: &mut impl Pen) {
    let trick = game.tricks[slot];
    let which = Trick::ALL.iter().position(|&one| one == trick);
    pen.flags(Trick::ALL.len(), |at| format!("trick{slot}:{}", Trick::ALL[at].code()), which);
    for (place, seat) in around(eyes, usize::from(game.players), MOST_PLAYERS) {
        pen.block(seat.is_some(), 5, |pen| progress(game, slot, place, seat.unwrap_or(eyes), pen));
    }
}

/// How far a seat has come with a trick.
fn progress(game: &Grand, slot: usize, place: usize, seat: Seat, pen: &mut impl Pen) {
    let (board, trick) = (game.board(seat), game.tricks[slot]);
    let standing = match board.standings[slot] {
        Claim::Open => 0,
        Claim::LastChance => 1,
        Claim::Gained => 2,
        Claim::Locked => 3,
    };
    let words = ["open", "last-chance", "gained", "locked"];
    pen.flags(4, |at| format!("trick{slot}:seat{place}:{}", words[at]), [standing]);
    // What happens on a turn counts for whoever takes it.
    let turn = if seat == game.active() { game.turn } else { Turn::default() };
    let progress = trick.progress(&board.fair, &turn);
    pen.value(|| format!("trick{slot}:seat{place}:progress"), share(progress.have.min(progress.need), progress.need));
}

fn board(game: &Grand, place: usize, seat: Seat, pen: &mut impl Pen) {
    let board = game.board(seat);
    let fair = &board.fair;
    let name = |what: &str| format!("seat{place}:{what}");
    pen.flag(|| name("there"), true);
    pen.value(|| name("score"), game.score(seat) as f32 / 50.0);
    let free = board.free_numbers().map(|number| usize::from(number) - 1);
    pen.flags(usize::from(NUMBERS), |at| format!("seat{place}:free:{}", at + 1), free);
    pen.value(|| name("foundations"), share(fair.foundations(), 16));
    pen.value(|| name("open-sites"), share(fair.open_sites().count_ones(), 16));
    pen.value(|| name("guests"), share(fair.guests.count_ones(), 8));
    pen.value(|| name("waiting"), share(fair.waiting.count_ones(), 2));
    pen.value(|| name("bigtop"), share(fair.bigtop, 4));
    pen.value(|| name("barkers"), share(fair.barkers.count_ones(), 4));
    pen.value(|| name("tickets"), share(fair.tickets(), 20));
    let (mut built, mut sold) = ([0.0; LARGEST], [0.0; LARGEST]);
    for attraction in fair.attractions() {
        let size = usize::from(attraction.size()).clamp(1, LARGEST) - 1;
        built[size] += 0.2;
        sold[size] += if attraction.tickets > 0 { 0.2 } else { 0.0 };
    }
    pen.values(LARGEST, |at| format!("seat{place}:built:{}", at + 1), |at| built[at]);
    pen.values(LARGEST, |at| format!("seat{place}:ticketed:{}", at + 1), |at| sold[at]);
}

/// Every cell of the own Fairground, a1 at the lower left.
fn fairground(game: &Grand, eyes: Seat, pen: &mut impl Pen) {
    let fair = &game.board(eyes).fair;
    let mut plane = |what: &str, cells: Cells| {
        let name = |at: usize| format!("{what}:{}{}", char::from(b'a' + (at % 8) as u8), at / 8 + 1);
        pen.flags(64, name, each(cells).map(usize::from));
    };
    plane("walkway", fair.walkways());
    plane("site", fair.sites);
    plane("attraction", fair.covered);
    plane("guest", fair.guests);
    plane("waiting", fair.waiting);
    plane("barker", fair.barkers);
    let room = fair.attractions().filter(|built| built.has_room()).fold(0, |cells, built| cells | built.cells);
    plane("ticket-room", room);
    let own_turn = game.active() == eyes;
    plane("ticket-cell", if let Stage::Tickets { cell, .. } = game.stage && own_turn { 1 << cell } else { 0 });
}
