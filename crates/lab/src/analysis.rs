//! A game that was looked at again, drawn.

use crate::picture::{Hang, Picture, SEAT_INKS};
use bots::{Analysis, Moment};
use table::words::name;
use table::{Say, Seat, Words};

const WIDTH: u32 = 960;
const HEIGHT: u32 = 480;
const LEFT: f64 = 76.0;
const RIGHT: f64 = 760.0;
const TOP: f64 = 104.0;
const BOTTOM: f64 = 420.0;
/// Lines are told apart by their dashes, too.
const DASHES: [&str; 6] = ["none", "10 5", "3 4", "14 4 3 4", "6 3", "2 3 8 3"];

/// Draws how a game went, with the costliest choices marked.
pub fn svg(analysis: &Analysis, costliest: usize, words: &dyn Words) -> String {
    let game = Say::new(format!("{}-title", analysis.game));
    let title = words.say(&Say::new("analyse-title").with("game", game));
    let subtitle = words.word("analyse-subtitle");
    let mut picture = Picture::new(WIDTH, HEIGHT, &title, &subtitle);
    picture.text("poster", 34.0, 54.0, Hang::Right, &title);
    picture.text("note", 34.0, 78.0, Hang::Right, &subtitle);
    let last = analysis.moments.len().max(1);
    axes(&mut picture, last, words);
    let players = analysis.moments.first().map_or(0, |moment| moment.outlook.len());
    for seat in 0..players {
        let point = |moment: &Moment| moment.outlook.get(seat).map(|&value| at(moment.number, last, value));
        let points: Vec<(f64, f64)> = analysis.moments.iter().filter_map(point).collect();
        let (ink, dashes) = (SEAT_INKS[seat % SEAT_INKS.len()], DASHES[seat % DASHES.len()]);
        picture.curve(ink, dashes, &points);
        let y = TOP + 20.0 + 28.0 * seat as f64;
        picture.curve(ink, dashes, &[(RIGHT + 16.0, y), (RIGHT + 56.0, y)]);
        picture.text("text", RIGHT + 64.0, y + 5.0, Hang::Right, &words.name(Seat(seat as u8)));
    }
    for moment in analysis.costliest(costliest) {
        let Some(&value) = moment.outlook.get(moment.seat.at()) else { continue };
        let (x, y) = at(moment.number, last, value);
        picture.dot(SEAT_INKS[moment.seat.at() % SEAT_INKS.len()], x, y, 6.0);
        picture.text("note", x, y - 12.0, Hang::Middle, &moment.number.to_string());
    }
    picture.finish()
}

fn at(number: usize, last: usize, value: f32) -> (f64, f64) {
    let along = if last > 1 { (number - 1) as f64 / (last - 1) as f64 } else { 0.5 };
    (LEFT + (RIGHT - LEFT) * along, BOTTOM - (BOTTOM - TOP) * f64::from(value.clamp(0.0, 1.0)))
}

fn axes(picture: &mut Picture, last: usize, words: &dyn Words) {
    for percent in [0u8, 25, 50, 75, 100] {
        let (_, y) = at(1, last, f32::from(percent) / 100.0);
        picture.line("hair", (LEFT, y), (RIGHT, y));
        let label = Say::new("arena-percent").with("share", name(percent));
        picture.text("note", LEFT - 8.0, y + 4.0, Hang::Left, &words.say(&label));
    }
    picture.line("key", (LEFT, BOTTOM), (RIGHT, BOTTOM));
    for quarter in 0..=4 {
        let number = 1 + (last - 1) * quarter / 4;
        picture.text("note", at(number, last, 0.0).0, BOTTOM + 20.0, Hang::Middle, &number.to_string());
    }
    picture.text("note", (LEFT + RIGHT) / 2.0, BOTTOM + 38.0, Hang::Middle, &words.word("analyse-actions"));
}
