//! How actions are written.

use crate::actions::{Action, Deed, Source};
use crate::cell::{self, Cells, Spot, each};
use crate::components::Components;
use crate::fairground::CORNERS;
use crate::foundation::Quarter;
use crate::railyard::Stack;
use crate::state::Grand;
use table::BadNotation;

/// Writes an action.
pub(crate) fn notation(game: &Grand, action: Action) -> String {
    match action {
        Action::Peek => "peek".to_owned(),
        Action::Begin { deed, number } => format!("{} {number}", deed.word()),
        Action::Take(Source::Stack(stack)) => format!("take {}", stack.word()),
        Action::Take(Source::Space(space)) => format!("take {space}"),
        Action::Put { lot, quarter } => format!("put {}{}", cell::name(lot), write_quarter(quarter)),
        Action::Cycle(true) => "cycle".to_owned(),
        Action::Cycle(false) => "keep".to_owned(),
        Action::Refill(stack) => format!("refill {}", stack.word()),
        Action::Build { shape, way, anchor, reserve } => {
            let shape = &game.kit.parts().shapes[usize::from(shape)];
            let cells = write_cells(shape.ways[usize::from(way)].at(anchor));
            format!("build {}@{cells}{}", shape.code, if reserve { " reserve" } else { "" })
        }
        Action::Move { from, to, plain } => {
            format!("move {} {}{}", from.name(), to.name(), if plain { " plain" } else { "" })
        }
        Action::Done => "done".to_owned(),
        Action::Tickets { corners } => format!("tickets {}", write_corners(corners)),
        Action::Entry { door } => format!("entry {}", Spot::entry(door).name()),
        Action::Barker { cell } => format!("barker {}", cell::name(cell)),
    }
}

/// Reads what [`notation`] wrote.
pub(crate) fn parse(game: &Grand, text: &str) -> Result<Action, BadNotation> {
    let words: Vec<&str> = text.split_whitespace().collect();
    read_words(&words, game.kit.parts()).ok_or_else(|| no_action(text))
}

/// What is no action, with an example of one.
pub(crate) fn no_action(text: &str) -> BadNotation {
    BadNotation::new(text, "build i3@c4,c5,c6")
}

impl Stack {
    pub fn word(self) -> &'static str {
        match self {
            Stack::Left => "left",
            Stack::Right => "right",
        }
    }

    pub(crate) fn read(word: &str) -> Option<Stack> {
        Stack::BOTH.into_iter().find(|stack| stack.word() == word)
    }
}

fn read_words(words: &[&str], parts: &Components) -> Option<Action> {
    match *words {
        ["peek"] => Some(Action::Peek),
        ["cycle"] => Some(Action::Cycle(true)),
        ["keep"] => Some(Action::Cycle(false)),
        ["done"] => Some(Action::Done),
        ["take", from] => read_source(from).map(Action::Take),
        ["put", space] => read_put(space, Quarter::None),
        ["put", space, "left"] => read_put(space, Quarter::Left),
        ["put", space, "right"] => read_put(space, Quarter::Right),
        ["refill", stack] => Stack::read(stack).map(Action::Refill),
        ["tickets", corners] => read_corners(corners).map(|corners| Action::Tickets { corners }),
        ["entry", spot] => Spot::parse(spot)?.door().map(|door| Action::Entry { door }),
        ["barker", spot] => cell::parse(spot).map(|cell| Action::Barker { cell }),
        ["move", from, to] => read_move(from, to, false),
        ["move", from, to, "plain"] => read_move(from, to, true),
        ["build", piece] if piece.contains('@') => read_build(piece, false, parts),
        ["build", piece, "reserve"] => read_build(piece, true, parts),
        [deed, number] => {
            let deed = Deed::ALL.into_iter().find(|own| own.word() == deed)?;
            read_digit(number).map(|number| Action::Begin { deed, number })
        }
        _ => None,
    }
}

/// One digit from 1 to 5.
fn read_digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        &[digit @ b'1'..=b'5'] => Some(digit - b'0'),
        _ => None,
    }
}

fn read_source(text: &str) -> Option<Source> {
    match read_digit(text) {
        Some(1) => None,
        Some(space) => Some(Source::Space(space)),
        None => Stack::read(text).map(Source::Stack),
    }
}

fn write_quarter(quarter: Quarter) -> &'static str {
    match quarter {
        Quarter::None => "",
        Quarter::Left => " left",
        Quarter::Right => " right",
    }
}

fn read_put(space: &str, quarter: Quarter) -> Option<Action> {
    let lot = cell::parse(space).filter(|&lot| cell::SPACES & cell::bit(lot) != 0)?;
    Some(Action::Put { lot, quarter })
}

/// The names of cells, joined by commas.
fn write_cells(cells: Cells) -> String {
    each(cells).map(cell::name).collect::<Vec<_>>().join(",")
}

fn read_build(piece: &str, reserve: bool, parts: &Components) -> Option<Action> {
    let (code, list) = piece.split_once('@')?;
    let shape = parts.shapes.iter().position(|shape| shape.code == code)?;
    let cells = list.split(',').map(cell::parse).try_fold(0, |cells, cell| Some(cells | cell::bit(cell?)))?;
    let (way, anchor) = parts.shapes[shape].lay(cells)?;
    Some(Action::Build { shape: shape as u8, way, anchor, reserve })
}

fn read_move(from: &str, to: &str, plain: bool) -> Option<Action> {
    Some(Action::Move { from: Spot::parse(from)?, to: Spot::parse(to)?, plain })
}

fn write_corners(corners: u8) -> String {
    let chosen = CORNERS.iter().enumerate().filter(|(place, _)| corners >> place & 1 == 1);
    let names: Vec<&str> = chosen.map(|(_, corner)| corner.name).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(",") }
}

fn read_corners(text: &str) -> Option<u8> {
    if text == "none" {
        return Some(0);
    }
    text.split(',').try_fold(0, |corners, name| {
        let place = CORNERS.iter().position(|corner| corner.name == name)?;
        Some(corners | 1 << place)
    })
}
