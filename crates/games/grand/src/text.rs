//! The table in characters: `#` construction site, `.` walkway, `@` guest, `&` barker, a letter for each attraction.

use crate::cell::{Cell, Place, Spot};
use crate::foundation::{Floor, Pattern};
use crate::state::Claim;
use crate::view::{BoardView, RailyardView, Stock, TrickView, View, When};
use table::{Arg, Say, Words};

const WIDTH: usize = 100;

/// The whole table.
pub(crate) fn draw(view: &View, words: &dyn Words) -> String {
    let mut lines = vec![heading(view, words), String::new()];
    lines.extend(draw_railyard(&view.railyard, words));
    lines.push(String::new());
    lines.extend(draw_stock("grand-text-supply", &view.supply, words));
    lines.extend(draw_stock("grand-text-reserve", &view.reserve, words));
    lines.extend(view.tricks.iter().flat_map(|trick| draw_trick(trick, view, words)));
    lines.push(String::new());
    let fairs: Vec<Vec<String>> = view.boards.iter().map(|board| draw_fair(board, view, words)).collect();
    lines.extend(side_by_side(&fairs));
    lines.push(String::new());
    lines.extend(view.boards.iter().flat_map(|board| draw_attractions(board, words)));
    lines.push(words.word("grand-text-legend"));
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn heading(view: &View, words: &dyn Words) -> String {
    let round = view.days.iter().position(|day| day.when == When::Now).unwrap_or(view.days.len() - 1);
    words.say(
        &Say::new("grand-text-heading")
            .with("day", Arg::Name(view.days[round].name.clone().into()))
            .with("round", round + 1)
            .with("guests", view.guests.count)
            .with("barkers", view.barkers.count),
    )
}

/// The stacks, the four face-up foundations with their numbers, and the discard pile.
fn draw_railyard(railyard: &RailyardView, words: &dyn Words) -> Vec<String> {
    let mut columns: Vec<Vec<String>> = vec![vec![words.word("grand-text-railyard")]];
    for stack in [&railyard.left, &railyard.right] {
        let height = format!("1 [{}]", stack.height);
        columns.push(with_picture(height, stack.top));
    }
    for space in &railyard.spaces {
        columns.push(with_picture(format!("{}", space.space), space.foundation));
    }
    let discard = words.say(&Say::new("grand-text-discard").with("count", railyard.discard.height));
    columns.push(with_picture(discard, railyard.discard.top));
    side_by_side(&columns)
}

fn with_picture(title: String, foundation: Option<Pattern>) -> Vec<String> {
    let rows = foundation.map_or([String::new(), String::new()], Pattern::rows);
    std::iter::once(title).chain(rows.iter().map(|row| spaced(row))).collect()
}

/// A space after every character.
fn spaced(row: &str) -> String {
    row.chars().flat_map(|mark| [mark, ' ']).collect()
}

/// Columns of lines next to each other, filled up to equal width.
fn side_by_side(columns: &[Vec<String>]) -> Vec<String> {
    let height = columns.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: &Vec<String>| column.iter().map(|line| line.chars().count()).max().unwrap_or(0) + 2;
    let widths: Vec<usize> = columns.iter().map(width).collect();
    let line = |row: usize| {
        let cell = |(column, width): (&Vec<String>, &usize)| {
            format!("{:width$}", column.get(row).map_or("", String::as_str), width = *width)
        };
        columns.iter().zip(&widths).map(cell).collect::<String>()
    };
    (0..height).map(line).collect()
}

/// Every shape that can be had as a little picture, with its code and how many there are.
fn draw_stock(title: &'static str, stocks: &[Stock], words: &dyn Words) -> Vec<String> {
    if stocks.is_empty() {
        return Vec::new();
    }
    let blocks: Vec<Vec<String>> = stocks.iter().map(draw_shape).collect();
    let mut lines = vec![words.word(title)];
    let (mut row, mut used) = (Vec::new(), 0);
    for block in blocks {
        let width = block.iter().map(String::len).max().unwrap_or(0) + 2;
        if used + width > WIDTH {
            lines.extend(side_by_side(&row));
            (row, used) = (Vec::new(), 0);
        }
        used += width;
        row.push(block);
    }
    lines.extend(side_by_side(&row));
    lines
}

fn draw_shape(stock: &Stock) -> Vec<String> {
    let covers = |row: u8, file: u8| stock.cells.contains(&Cell(row * 8 + file));
    let height = (0..8).rev().find(|&row| (0..8).any(|file| covers(row, file))).map_or(0, |top| top + 1);
    let line = |row: u8| (0..8).map(|file| if covers(row, file) { '#' } else { ' ' }).collect::<String>();
    let picture = (0..height).rev().map(|row| line(row).trim_end().to_owned());
    std::iter::once(format!("{} x{}", stock.shape, stock.names.len())).chain(picture).collect()
}

/// The title and the goal of a trick, and where everybody stands.
fn draw_trick(trick: &TrickView, view: &View, words: &dyn Words) -> Vec<String> {
    let (goal, ability) = (words.say(&trick.goal), words.say(&trick.ability));
    let standings = trick.standings.iter().zip(&view.boards);
    let standing = |(&standing, board): (&Claim, &BoardView)| {
        format!("{}: {}", words.name(board.seat), words.word(standing_word(standing)))
    };
    let all: Vec<String> = standings.map(standing).collect();
    let mut lines = wrapped_words("", &format!("{} {goal} {ability}", words.named(&trick.title)));
    lines.extend(wrapped_words("  ", &format!("[{}]", all.join(", "))));
    lines
}

fn standing_word(standing: Claim) -> &'static str {
    match standing {
        Claim::Open => "grand-standing-open",
        Claim::LastChance => "grand-standing-last-chance",
        Claim::Gained => "grand-standing-gained",
        Claim::Locked => "grand-standing-locked",
    }
}

/// Pieces joined by `glue`, in lines that are not too wide and begin with `lead`; all but the first are indented more.
fn wrapped(lead: &str, pieces: &[String], glue: &str) -> Vec<String> {
    let mut lines = vec![lead.to_owned()];
    for (place, piece) in pieces.iter().enumerate() {
        let glued = if place + 1 < pieces.len() { format!("{piece}{glue}") } else { piece.clone() };
        let last = lines.len() - 1;
        let width = lines[last].chars().count() + glued.trim_end().chars().count();
        if place > 0 && width > WIDTH {
            lines.push(format!("{lead}  {glued}"));
        } else {
            lines[last].push_str(&glued);
        }
    }
    lines
}

/// As [`wrapped`], broken at blanks.
fn wrapped_words(lead: &str, text: &str) -> Vec<String> {
    wrapped(lead, &text.split_whitespace().map(str::to_owned).collect::<Vec<_>>(), " ")
}

/// One Fairground with its Bigtop, Entry spaces and action numbers.
fn draw_fair(board: &BoardView, view: &View, words: &dyn Words) -> Vec<String> {
    let turn = if view.active == Some(board.seat) { ">" } else { " " };
    let name: String = words.name(board.seat).chars().take(20).collect();
    let edge = format!("  +{}+", "-".repeat(17));
    let mut lines = vec![format!("{turn}{name}")];
    lines.push(format!(
        " {}",
        words.say(&Say::new("grand-text-points").with("points", board.points()).with("tickets", board.tickets()))
    ));
    lines.push(format!(" {}", words.say(&Say::new("grand-text-bigtop").with("count", board.bigtop.guests))));
    lines.push(edge.clone());
    for row in (0..8).rev() {
        let marks: String = (0..8).map(|file| mark(board, row * 8 + file)).collect();
        lines.push(format!("{} | {}|", row + 1, spaced(&marks)));
    }
    lines.push(edge);
    lines.push(format!("    {}", spaced("abcdefgh")));
    let waiting = |door: u8| board.entries.iter().find(|entry| entry.door == Cell(door));
    let entry = |door: u8| waiting(door).map_or(' ', |entry| if entry.guest { '@' } else { '_' });
    lines.push(format!("0   {}", spaced(&(0..8).map(entry).collect::<String>())));
    let numbers = board.numbers.iter().map(|own| if own.free { own.number.to_string() } else { "-".to_owned() });
    lines.push(format!("    {}", numbers.collect::<Vec<_>>().join(" ")));
    lines
}

fn mark(board: &BoardView, cell: u8) -> char {
    if board.guests.iter().any(|guest| guest.at == Place(Spot(cell))) {
        return '@';
    }
    if board.barkers.iter().any(|barker| barker.at == Cell(cell)) {
        return '&';
    }
    board.attraction_on(cell).map_or(ground(board.ground_at(cell)), |built| built.letter)
}

fn ground(floor: Option<Floor>) -> char {
    match floor {
        None => ' ',
        Some(Floor::Walkway) => '.',
        Some(Floor::Site) => '#',
    }
}

/// The attractions of a player by their letters, with their tickets.
fn draw_attractions(board: &BoardView, words: &dyn Words) -> Vec<String> {
    if board.attractions.is_empty() {
        return Vec::new();
    }
    let one = |built: &crate::view::AttractionView| {
        format!("{} {} {}/{}", built.letter, words.named(&built.name), built.tickets.len(), built.size)
    };
    let mut pieces: Vec<String> = board.attractions.iter().map(one).collect();
    pieces[0] = format!("{}: {}", words.name(board.seat), pieces[0]);
    wrapped("", &pieces, ", ")
}
