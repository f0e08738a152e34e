//! Scenes for tests: Fairgrounds drawn in characters, actions in notation.

use grand::cell::{self, bit, spaces_of};
use grand::fairground::Fairground;
use grand::foundation::Foundation;
use grand::state::NUMBERS;
use grand::{Claim, Event, Grand, Spot, Stage, Trick};
use serde_json::Value;
use table::{Dice, Game, Kit, Seat, Setup, Thing};

/// Three tricks that the scene of a test does not touch by accident.
pub const QUIET: [Trick; 3] = [Trick::Mystery, Trick::Pockets, Trick::Spectacle];

/// A new game in which the first seat begins.
pub fn game(players: u8) -> Grand {
    let setup = if players == 1 { Setup::new(1) } else { Setup::new(players).with("first", "first_seat") };
    deal(&setup, 1)
}

pub fn deal(setup: &Setup, seed: u64) -> Grand {
    Grand::deal(setup, Kit::own().unwrap(), &mut Dice::quick(seed)).unwrap()
}

/// A new game for two with these tricks in play.
pub fn game_with(tricks: [Trick; 3]) -> Grand {
    Grand { tricks, ..game(2) }
}

/// A game for two in which the first seat's Fairground looks like the picture, and no trick can come in between.
pub fn scene(picture: &str) -> Grand {
    let mut game = game_with(QUIET);
    for board in &mut game.boards {
        board.standings = [Claim::Locked; 3];
    }
    lay(&mut game, 0, picture);
    game
}

/// Draws a Fairground: eight rows of eight, the highest first. `~` no foundation, `.` walkway, `#` construction site, `@`
/// guest, `&` barker, `%` guest on a construction site, capital letters for attractions (in the order of the alphabet).
pub fn lay(game: &mut Grand, seat: usize, picture: &str) {
    let rows: Vec<&str> = picture.split_whitespace().collect();
    assert_eq!(rows.len(), 8, "a Fairground has eight rows");
    let at = |cell: u8| rows[7 - usize::from(cell / 8)].as_bytes()[usize::from(cell % 8)];
    let cells =
        |marks: &str| (0..64).filter(|&cell| marks.as_bytes().contains(&at(cell))).fold(0, |set, cell| set | bit(cell));
    let letters: Vec<u8> = (b'A'..=b'Z').filter(|letter| (0..64).any(|cell| at(cell) == *letter)).collect();
    let mut fair = Fairground::new(game.boards[seat].fair.waiting);
    fair.ground = !cells("~");
    assert_eq!(spaces_of(fair.ground).count_ones() * 4, fair.ground.count_ones(), "foundations are two by two");
    fair.guests = cells("@%");
    fair.barkers = cells("&");
    fair.sites = cells("#%");
    for letter in letters {
        let covered = (0..64).filter(|&cell| at(cell) == letter).fold(0, |set, cell| set | bit(cell));
        fair.sites |= covered;
        let tile = tile_of(game, covered);
        fair.build(tile, covered);
    }
    game.boards[seat].fair = fair;
}

/// Some attraction of that shape, taken from the supply if it is there.
fn tile_of(game: &mut Grand, cells: u64) -> u8 {
    let shape = game.kit.shapes.iter().find(|shape| shape.lay(cells).is_some()).expect("an attraction of that shape");
    let there = if shape.tiles & game.supply != 0 { shape.tiles & game.supply } else { shape.tiles };
    let tile = there.trailing_zeros() as u8;
    game.supply &= !(1 << tile);
    tile
}

/// Gives the attraction with this letter some tickets.
pub fn ticket(game: &mut Grand, seat: usize, letter: char, count: u8) {
    let added = game.boards[seat].fair.add_tickets(letter as usize - 'A' as usize, count);
    assert_eq!(added, count, "there is room for the tickets");
}

/// The tickets of each attraction, in the order of the letters.
pub fn tickets(game: &Grand, seat: usize) -> Vec<u8> {
    game.boards[seat].fair.attractions().map(|built| built.tickets).collect()
}

/// Lets a seat hold a trick from an earlier turn.
pub fn hold(game: &mut Grand, seat: usize, trick: Trick) {
    if let Some(slot) = game.slot_of(trick) {
        game.boards[seat].standings[slot] = Claim::Gained;
    }
    game.boards[seat].held |= 1 << trick as u16;
}

/// Where a seat stands with a trick that is in play.
pub fn standing(game: &Grand, seat: usize, trick: Trick) -> Claim {
    game.boards[seat].standings[game.slot_of(trick).expect("the trick is in play")]
}

/// Does actions of whoever is to act, and returns all that happened.
pub fn act(game: &mut Grand, actions: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for (step, text) in actions.iter().enumerate() {
        let action = game.parse(text).unwrap_or_else(|bad| panic!("{bad}"));
        let seat = game.active();
        let done = game.apply(seat, action, &mut Dice::quick(step as u64 + 7), &mut events);
        assert!(done.is_ok(), "{text}: {done:?}, but these are legal: {:?}", legal(game));
    }
    events
}

/// The rule by which an action of the active seat is refused.
pub fn refused(game: &Grand, text: &str) -> &'static str {
    refused_to(game, game.active(), text)
}

pub fn refused_to(game: &Grand, seat: Seat, text: &str) -> &'static str {
    let action = game.parse(text).unwrap_or_else(|bad| panic!("{bad}"));
    let mut copy = *game;
    match copy.apply(seat, action, &mut Dice::quick(0), &mut Vec::new()) {
        Ok(()) => panic!("{text} should be refused"),
        Err(illegal) => illegal.rule.0,
    }
}

/// Everything that is open to whoever is to act.
pub fn legal(game: &Grand) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(game.active(), &mut actions);
    actions.into_iter().map(|action| game.notation(action)).collect()
}

pub fn may(game: &Grand, text: &str) -> bool {
    legal(game).iter().any(|action| action == text)
}

/// The legal actions that begin with this word.
pub fn legal_with(game: &Grand, start: &str) -> Vec<String> {
    legal(game).into_iter().filter(|action| action.starts_with(start)).collect()
}

/// The places where the guest at `from` can stop.
pub fn ends(game: &Grand, from: &str) -> Vec<String> {
    let start = format!("move {from} ");
    let mut found: Vec<String> = legal_with(game, &start).iter().map(|text| text[start.len()..].to_owned()).collect();
    found.sort_unstable();
    found
}

/// Plays the first legal action until the stage is `Begin` again or the game is over.
pub fn finish_turn(game: &mut Grand) {
    while game.stage != Stage::Begin && game.stage != Stage::Over {
        let first = legal(game)[0].clone();
        act(game, &[&first]);
    }
}

/// Lets the active seat do nothing: one of its numbers is covered as if it had passed.
pub fn skip_turn(game: &mut Grand) {
    let number = (1..=NUMBERS).find(|&number| game.own().is_free(number)).expect("a free number");
    let pass = grand::Action::Begin { deed: grand::Deed::Pass, number };
    game.step(game.active(), pass, &mut Dice::quick(3));
    finish_turn(game);
}

/// Lets everybody do nothing until this round (from 1) begins, or the game is over.
pub fn skip_to_round(game: &mut Grand, round: u8) {
    while game.round + 1 < round && game.stage != Stage::Over {
        skip_turn(game);
    }
}

/// Lets everybody do nothing until the game is over.
pub fn skip_to_end(game: &mut Grand) {
    while game.stage != Stage::Over {
        skip_turn(game);
    }
}

/// Plays a random game to its end.
pub fn play_out(game: &mut Grand, seed: u64) {
    let mut dice = Dice::quick(seed);
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        actions.clear();
        game.legal(seat, &mut actions);
        let action = dice.pick(&actions);
        game.step(seat, action, &mut dice);
    }
}

/// Changes the written form of a game: for what only the Railyard itself may touch.
pub fn rewritten(game: &Grand, change: impl FnOnce(&mut Value)) -> Grand {
    let mut value = serde_json::to_value(game).unwrap();
    change(&mut value);
    serde_json::from_value(value).unwrap()
}

/// A pool with these foundations in it, as it is written.
pub fn pool(foundations: &[Foundation]) -> Value {
    let mut counts = [0; Foundation::KINDS];
    foundations.iter().for_each(|foundation| counts[foundation.kind()] += 1);
    serde_json::to_value(counts).unwrap()
}

/// A foundation from its two rows, written `#./..`.
pub fn foundation(rows: &str) -> Foundation {
    Foundation::from_picture(&rows.replace('/', "\n")).expect("a foundation")
}

/// The face-up row as text.
pub fn face_up(game: &Grand) -> Vec<String> {
    game.railyard.face_up().iter().map(|foundation| foundation.rows().join("/")).collect()
}

/// The points of the line that cites this rule; 0 if there is none.
pub fn points_by(game: &Grand, seat: u8, rule: &str) -> i32 {
    game.sheet(Seat(seat)).lines.iter().filter(|line| line.rule.0 == rule).map(|line| line.points).sum()
}

pub fn guest_at(game: &Grand, seat: usize, name: &str) -> bool {
    let fair = &game.boards[seat].fair;
    let spot = Spot::parse(name).expect("a spot");
    match (spot.cell(), spot.door()) {
        (Some(cell), _) => fair.guests & bit(cell) != 0,
        (_, Some(door)) => fair.waiting & bit(door) != 0,
        _ => fair.bigtop > 0,
    }
}

pub fn cell_bit(name: &str) -> u64 {
    bit(cell::parse(name).expect("a cell"))
}

/// A cell as views and events tell it.
pub fn cell_named(name: &str) -> cell::Cell {
    cell::Cell(cell::parse(name).expect("a cell"))
}

/// Things by their ids.
pub fn things(ids: &[&'static str]) -> Vec<Thing> {
    ids.iter().map(|id| Thing::named(id)).collect()
}

/// Why the active seat may not do what it means by touching these, and the rule.
pub fn why_not(game: &Grand, ids: &[&'static str]) -> (String, &'static str) {
    let action = game.touched(game.active(), &things(ids)).unwrap_or_else(|bad| panic!("{bad}"));
    let no = game.refusal(game.active(), action);
    (no.why.key.into_owned(), no.rule.0)
}
