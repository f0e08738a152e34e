//! Games and decisions as rows.

use super::Played;
use crate::sheet::{Column, Format, Sheet, Values};
use std::io::{self, Write};
use table::Seat;

/// One decision.
pub(super) struct Decided<'a> {
    pub game: u64,
    /// The number of the action in its game, from 1.
    pub step: u32,
    pub seat: Seat,
    /// How many actions were legal, and which of them was taken, counted from 0 in the engine's order.
    pub options: usize,
    pub chosen: usize,
    /// The points of the seat before it.
    pub score: i32,
    pub action: &'a str,
}

pub(super) struct Games<W: Write>(Sheet<W>);

impl<W: Write> Games<W> {
    pub(super) fn begin(format: Format, to: W, players: usize, facts: &[(String, String)]) -> io::Result<Games<W>> {
        let mut columns = vec![Column::long("game"), Column::short("actions"), Column::short("lead_changes")];
        columns.extend((1..=players).map(|seat| Column::short(format!("score_{seat}"))));
        columns.extend((1..=players).map(|seat| Column::short(format!("place_{seat}"))));
        Sheet::begin(format, to, columns, facts).map(Games)
    }

    pub(super) fn push(&mut self, index: u64, played: &Played) -> io::Result<()> {
        let places = played.places.iter().map(|&place| i32::from(place));
        let numbers =
            [played.actions as i32, played.lead.changes as i32].into_iter().chain(played.scores.iter().copied());
        let mut numbers = numbers.chain(places);
        for column in self.0.columns() {
            match &mut column.values {
                Values::Long(values) => values.push(index as i64),
                Values::Short(values) => values.push(numbers.next().unwrap_or_default()),
                Values::Text(_) => {}
            }
        }
        self.0.row()
    }

    pub(super) fn finish(self) -> io::Result<W> {
        self.0.finish()
    }
}

pub(super) struct Decisions<W: Write>(Sheet<W>);

impl<W: Write> Decisions<W> {
    pub(super) fn begin(format: Format, to: W, facts: &[(String, String)]) -> io::Result<Decisions<W>> {
        let numbers = ["step", "seat", "options", "chosen", "score"].map(Column::short);
        let columns = [Column::long("game")].into_iter().chain(numbers).chain([Column::text("action")]).collect();
        Sheet::begin(format, to, columns, facts).map(Decisions)
    }

    pub(super) fn push(&mut self, decided: &Decided<'_>) -> io::Result<()> {
        let counts =
            [decided.step as i32, i32::from(decided.seat.0) + 1, decided.options as i32, decided.chosen as i32];
        let mut numbers = counts.into_iter().chain([decided.score]);
        for column in self.0.columns() {
            match &mut column.values {
                Values::Long(values) => values.push(decided.game as i64),
                Values::Short(values) => values.push(numbers.next().unwrap_or_default()),
                Values::Text(texts) => texts.push(decided.action),
            }
        }
        self.0.row()
    }

    pub(super) fn finish(self) -> io::Result<W> {
        self.0.finish()
    }
}
