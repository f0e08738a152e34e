//! Every card, place and button: how often it is taken, and what it adds.

use super::charts::whisker;
use super::html::{Cell, Html, Row};
use super::names::{Names, decimal, percent};
use crate::stats::{Estimate, beyond_noise};
use crate::study::{Choice, Group, Happening, Item, Study};
use std::collections::BTreeMap;
use table::words::name;
use table::{Arg, Say};

/// How much of a study is shown: those groups and things that are met most.
#[derive(Clone, Copy)]
struct Most {
    groups: usize,
    /// The things of a group that are drawn.
    rows: usize,
    /// Are the others folded away, or left out?
    folds: bool,
}

const OF_ONE: Most = Most { groups: 14, rows: 24, folds: true };
/// Two studies share a page.
const OF_TWO: Most = Most { groups: 6, rows: 16, folds: false };
/// So many groups are open at once, the others on demand.
const OPEN: usize = 4;
/// What fills a gap with more different things than these are combinations and no things.
const THINGS: usize = 150;
const NUMBERS: usize = 12;

/// A choice of which chance has shown what it adds.
pub(super) struct Rated<'a> {
    pub choice: &'a Choice,
    pub effect: Estimate,
    /// Beyond noise, among all that were tried.
    pub marked: bool,
}

/// The choices of a study that are things, and no combinations of them.
pub(super) fn of(study: &Study) -> impl Iterator<Item = &Choice> {
    let sizes = sizes(study.notes.choices.values().map(|choice| &choice.item));
    study.notes.choices.values().filter(move |choice| is_thing(&choice.item, &sizes))
}

/// Everything that can be said of what choices add.
pub(super) fn rated(study: &Study) -> Vec<Rated<'_>> {
    let found: Vec<(&Choice, Estimate)> = of(study).filter_map(|choice| Some((choice, choice.effect()?))).collect();
    let marks = beyond_noise(&found.iter().map(|(_, effect)| effect.p(0.0)).collect::<Vec<_>>());
    found.into_iter().zip(marks).map(|((choice, effect), marked)| Rated { choice, effect, marked }).collect()
}

fn sizes<'a>(items: impl Iterator<Item = &'a Item>) -> BTreeMap<&'a Group, usize> {
    items.fold(BTreeMap::new(), |mut sizes, item| {
        *sizes.entry(&item.key.group).or_default() += 1;
        sizes
    })
}

/// Amounts and places in all their combinations are left out.
fn is_thing(item: &Item, sizes: &BTreeMap<&Group, usize>) -> bool {
    let most = if matches!(item.what, Some(Arg::Number(_))) { NUMBERS } else { THINGS };
    sizes.get(&item.key.group).is_some_and(|&size| size <= most)
}

pub(super) fn write(html: &mut Html, study: &Study, side: &str, names: &Names<'_>) {
    let alone = study.plan.setup.players == 1;
    let titled = |key: &'static str| match side.is_empty() {
        true => names.word(key),
        false => format!("{}: {side}", names.word(key)),
    };
    html.section(&titled("report-choices"));
    html.text("p", "note", &names.word(if alone { "report-choices-note-alone" } else { "report-choices-note" }));
    let most = if side.is_empty() { OF_ONE } else { OF_TWO };
    choices(html, study, names, (alone, most));
    html.close("section");
    html.section(&titled("report-happenings"));
    html.text("p", "note", &names.word("report-happenings-note"));
    happenings(html, study, names, (alone, most));
    html.close("section");
}

/// Things that fill the same gap, the most frequent first; what fills its gap alone is put with the others of its kind.
struct Table<'a, T> {
    group: Option<&'a Group>,
    title: String,
    rows: Vec<(&'a T, u64)>,
    /// Those that are met less often.
    rest: Vec<(&'a T, u64)>,
    left_out: usize,
}

fn tables<'a, T>(
    all: impl Iterator<Item = (&'a T, &'a Item, u64)>,
    names: &Names<'_>,
    other: &'static str,
    most: Most,
) -> Vec<Table<'a, T>> {
    let all: Vec<_> = all.collect();
    let sizes = sizes(all.iter().map(|(_, item, _)| *item));
    let mut found: BTreeMap<Option<&Group>, Vec<(&T, &Item, u64)>> = BTreeMap::new();
    for own in all.iter().filter(|(_, item, _)| is_thing(item, &sizes)) {
        let group = &own.1.key.group;
        let together = group.gap.is_some() && sizes.get(group).is_some_and(|&size| size > 1);
        found.entry(together.then_some(group)).or_default().push(*own);
    }
    let table = |(group, mut own): (Option<&'a Group>, Vec<(&'a T, &'a Item, u64)>)| {
        let title = match group {
            Some(group) => names.group(group, own.first()?.1)?,
            None => names.word(other),
        };
        own.sort_by_key(|(_, _, count)| std::cmp::Reverse(*count));
        let mut rows: Vec<(&T, u64)> = own.into_iter().map(|(own, _, count)| (own, count)).collect();
        let others = rows.split_off(rows.len().min(most.rows));
        let (rest, left_out) = if most.folds { (others, 0) } else { (Vec::new(), others.len()) };
        Some(Table { group, title, rows, rest, left_out })
    };
    let mut tables: Vec<_> = found.into_iter().filter_map(table).collect();
    let total = |table: &Table<'_, T>| table.rows.iter().map(|(_, count)| count).sum::<u64>();
    tables.sort_by_key(|table| std::cmp::Reverse(total(table)));
    tables.truncate(most.groups);
    tables
}

/// The first tables are seen at once, the others when somebody asks for them.
fn fold(html: &mut Html, at: usize, all: usize, names: &Names<'_>) {
    if at == OPEN {
        html.open("details", "");
        html.text("summary", "", &names.say(Say::new("report-more").with("count", all - OPEN)));
    }
}

fn unfold(html: &mut Html, all: usize) {
    if all > OPEN {
        html.close("details");
    }
}

/// What is met less often: folded away without its drawing, or counted.
fn others(html: &mut Html, heads: &[String], rest: Vec<Row>, left_out: usize, names: &Names<'_>) {
    if left_out > 0 {
        html.text("p", "fine", &names.say(Say::new("report-left-out").with("count", left_out)));
    }
    if rest.is_empty() {
        return;
    }
    html.open("details", "");
    html.text("summary", "", &names.say(Say::new("report-rest").with("count", rest.len())));
    let told = |mut row: Row| {
        row.cells.pop();
        row
    };
    html.table("", &heads[..heads.len() - 1], &rest.into_iter().map(told).collect::<Vec<_>>());
    html.close("details");
}

/// The end of the scale on both sides: as far as the bounds of what is known well reach.
fn reach(effects: impl Iterator<Item = Option<Estimate>>) -> f64 {
    let mut ends: Vec<f64> = effects.flatten().map(|effect| effect.value.abs() + 2.0 * effect.error).collect();
    ends.sort_by(f64::total_cmp);
    // One that is hardly known must not make all others small.
    ends.get(ends.len() * 4 / 5).or(ends.last()).copied().unwrap_or(1.0)
}

fn choices(html: &mut Html, study: &Study, names: &Names<'_>, (alone, most): (bool, Most)) {
    let rated: BTreeMap<_, _> = rated(study).into_iter().map(|own| (&own.choice.item.key, own.marked)).collect();
    let games = study.series.last().map_or(1, |series| series.games).max(1) as f64;
    let all = study.notes.choices.values().filter(|choice| choice.chosen + choice.tried().0 > 0);
    let adds = if alone { "report-adds-points" } else { "report-adds" };
    let heads = ["report-thing-column", "report-per-game", "report-when-offered", adds, "report-drawn"]
        .map(|key| names.word(key));
    let counted = all.map(|choice| (choice, &choice.item, choice.chosen));
    let tables = tables(counted, names, "report-other-choices", most);
    let count = tables.len();
    for (at, mut table) in tables.into_iter().enumerate() {
        fold(html, at, count, names);
        let reach = reach(table.rows.iter().map(|(choice, _)| choice.effect()));
        let value = |choice: &Choice| choice.effect().map_or(f64::NEG_INFINITY, |effect| effect.value);
        for part in [&mut table.rows, &mut table.rest] {
            part.sort_by(|(one, _), (two, _)| value(two).total_cmp(&value(one)));
        }
        let row = |(choice, _): &(&Choice, u64)| {
            let marked = rated.get(&choice.item.key).copied().unwrap_or(false);
            let offered = if choice.taken.of == 0 { "–".into() } else { percent(choice.taken.value()) };
            let what = if table.group.is_some() { names.item(&choice.item) } else { names.whole(&choice.item) };
            let per_game = decimal(choice.chosen as f64 / games);
            effect_row(what, [per_game, offered], choice.effect(), (alone, reach, marked), names)
        };
        html.table(&table.title, &heads, &table.rows.iter().map(row).collect::<Vec<_>>());
        others(html, &heads, table.rest.iter().map(row).collect(), table.left_out, names);
    }
    unfold(html, count);
}

fn effect_row(
    what: String,
    counts: [String; 2],
    effect: Option<Estimate>,
    (alone, reach, marked): (bool, f64, bool),
    names: &Names<'_>,
) -> Row {
    let told = effect.map_or_else(|| "–".into(), |effect| names.added(effect, alone));
    let drawn = effect.map(|effect| whisker(effect, reach, marked)).unwrap_or_default();
    let texts = std::iter::once(what).chain(counts).chain([told]).map(Cell::Text);
    Row { marked, cells: texts.chain([Cell::Drawn(drawn)]).collect() }
}

fn happenings(html: &mut Html, study: &Study, names: &Names<'_>, (alone, most): (bool, Most)) {
    let notes = &study.notes;
    let games = study.series.last().map_or(1, |series| series.games).max(1) as f64;
    let with = if alone { "report-goes-with-points" } else { "report-goes-with" };
    let heads =
        ["report-thing-column", "report-per-game", "report-reach", with, "report-drawn"].map(|key| names.word(key));
    let counted = notes.happenings.values().map(|own| (own, &own.item, own.times));
    let tables = tables(counted, names, "report-other-happenings", most);
    let count = tables.len();
    for (at, mut table) in tables.into_iter().enumerate() {
        fold(html, at, count, names);
        let effect = |own: &Happening| notes.goes_with(own);
        let reach = reach(table.rows.iter().map(|(own, _)| effect(own)));
        let value = |own: &Happening| effect(own).map_or(f64::NEG_INFINITY, |effect| effect.value);
        for part in [&mut table.rows, &mut table.rest] {
            part.sort_by(|(one, _), (two, _)| value(two).total_cmp(&value(one)));
        }
        let row = |(own, times): &(&Happening, u64)| {
            let what = if table.group.is_some() { names.item(&own.item) } else { names.whole(&own.item) };
            let counts = [decimal(*times as f64 / games), percent(notes.reach(own))];
            effect_row(what, counts, effect(own), (alone, reach, false), names)
        };
        html.table(&table.title, &heads, &table.rows.iter().map(row).collect::<Vec<_>>());
        others(html, &heads, table.rest.iter().map(row).collect(), table.left_out, names);
    }
    unfold(html, count);
    let told = notes.happenings.len();
    html.text("p", "fine", &names.say(Say::new("report-happenings-count").with("count", name(told))));
}
