//! Two studies side by side, and what changed beyond noise.

use super::html::{Cell, Html, Row};
use super::names::{Names, decimal, signed};
use super::things;
use crate::stats::{Estimate, beyond_noise};
use crate::study::{Choice, Study};
use std::collections::BTreeMap;
use table::Say;
use table::words::name;

/// A number that both studies may have, by the key under which they are compared.
struct Measure {
    shown: String,
    estimate: Estimate,
    share: bool,
}

/// The most rows of each kind: those that come nearest to the edge of noise, or are furthest beyond it.
const MOST: usize = 120;

type Measures = BTreeMap<String, Measure>;

pub(super) fn write(html: &mut Html, one: &Study, two: &Study, names: &Names<'_>) {
    let (own, mut others) = (measures(one, names), measures(two, names));
    let pairs: Vec<(Measure, Measure)> =
        own.into_iter().filter_map(|(key, measure)| Some((measure, others.remove(&key)?))).collect();
    let chances: Vec<f64> = pairs.iter().map(|(one, two)| one.estimate.to(two.estimate).p(0.0)).collect();
    let marks = beyond_noise(&chances);
    html.section(&names.word("report-versus"));
    let count = Say::new("report-versus-note").with("count", pairs.len());
    html.text("p", "note", &names.say(count));
    let mut order: Vec<usize> = (0..pairs.len()).collect();
    order.sort_by(|&one, &two| chances[one].total_cmp(&chances[two]));
    let rows = |wanted: bool| -> Vec<Row> {
        let chosen = order.iter().filter(|&&at| marks[at] == wanted);
        chosen.map(|&at| row(&pairs[at].0, &pairs[at].1, wanted, names)).take(MOST).collect()
    };
    let keys = ["report-measure", "report-this", "report-that", "report-change"];
    let heads = keys.map(|key| names.word(key));
    let (changed, same) = (rows(true), rows(false));
    let unchanged = marks.iter().filter(|mark| !**mark).count();
    if changed.is_empty() {
        html.text("p", "", &names.word("report-versus-nothing"));
    } else {
        html.table(&names.word("report-versus-changed"), &heads, &changed);
    }
    html.open("details", "");
    html.text("summary", "", &names.say(Say::new("report-versus-same").with("count", unchanged)));
    html.table("", &heads, &same);
    if unchanged > same.len() {
        html.text("p", "fine", &names.say(Say::new("report-versus-nearest").with("count", same.len())));
    }
    html.close("details");
    html.close("section");
}

fn row(one: &Measure, two: &Measure, marked: bool, names: &Names<'_>) -> Row {
    let shown = |measure: &Measure| match measure.share {
        true => names.share(measure.estimate),
        false => names.number(measure.estimate),
    };
    let change = one.estimate.to(two.estimate);
    let scale = if one.share { 100.0 } else { 1.0 };
    let told = |value: f64| if one.share { signed(scale * value) } else { decimal(value) };
    let change = names.between(&told(change.value), &told(change.low()), &told(change.high()));
    let cells = [one.shown.clone(), shown(one), shown(two), change].map(Cell::Text);
    Row { marked, cells: cells.into() }
}

/// Everything that is compared.
fn measures(study: &Study, names: &Names<'_>) -> Measures {
    let mut all = Measures::new();
    for series in &study.series {
        let level = || name(series.level);
        let mut put = |key: &'static str, seat: Option<usize>, estimate: Estimate, share: bool| {
            let say = Say::new(key).with("level", level());
            let say = seat.map_or(say.clone(), |seat| say.with("seat", seat + 1));
            all.insert(format!("{key} {} {seat:?}", series.level), Measure { shown: names.say(say), estimate, share });
        };
        put("report-measure-length", None, series.mean_length.estimate(), false);
        for (at, seat) in series.seats.iter().enumerate() {
            put("report-measure-points", Some(at), seat.points.estimate(), false);
            if series.seats.len() > 1 {
                put("report-measure-wins", Some(at), seat.wins.estimate(), true);
            }
        }
        if series.seats.len() > 1 {
            put("report-measure-changes", None, series.mean_changes.estimate(), false);
            put("report-measure-margin", None, series.mean_margin.estimate(), false);
            put("report-measure-taken-lead", None, series.mean_taken.estimate(), false);
            put("report-measure-shared", None, series.shared.estimate(), true);
        }
        if let Some((luck, low, high)) = series.luck() {
            put("report-measure-luck", None, Estimate::new(luck, (high - low) / 3.92), false);
        }
    }
    for skill in &study.skill {
        let say = Say::new("report-skill-row").with("strong", name(skill.strong)).with("weak", name(skill.weak));
        let (shown, estimate) = (names.say(say), skill.wins.estimate());
        all.insert(format!("skill {} {}", skill.strong, skill.weak), Measure { shown, estimate, share: true });
    }
    let alone = study.plan.setup.players == 1;
    for choice in things::of(study).filter(|choice| choice.taken.of >= 30) {
        all.extend(of_choice(choice, alone, names));
    }
    all
}

fn of_choice(choice: &Choice, alone: bool, names: &Names<'_>) -> Vec<(String, Measure)> {
    let key = &choice.item.key;
    let id = format!("{} {:?} {}", key.group.key, key.group.gap, key.what);
    let what = || name(names.whole(&choice.item));
    let taken = Measure {
        shown: names.say(Say::new("report-measure-taken").with("what", what())),
        estimate: choice.taken.estimate(),
        share: true,
    };
    let added = choice.effect().map(|estimate| Measure {
        shown: names.say(Say::new("report-measure-adds").with("what", what())),
        estimate,
        share: false,
    });
    // A chance is told in percentage points.
    let scaled = added.map(|mut added| {
        if !alone {
            added.estimate = Estimate::new(100.0 * added.estimate.value, 100.0 * added.estimate.error);
        }
        (format!("adds {id}"), added)
    });
    std::iter::once((format!("taken {id}"), taken)).chain(scaled).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::{Plan, Unwatched, study};
    use table::{Seed, Setup, Words};

    struct Keys;
    impl Words for Keys {
        fn say(&self, say: &Say) -> String {
            say.key.to_string()
        }
        fn name(&self, seat: table::Seat) -> String {
            seat.to_string()
        }
    }

    /// Of numbers that are the same, one in twenty looks changed by chance: errors that are too small would show as more.
    #[test]
    fn errors_are_as_large_as_they_say() {
        let names = Names { words: &Keys };
        let (mut seen, mut all) = (0.0, 0.0);
        for (game, players) in [("midway", 2), ("mardi-gras", 3)] {
            let look = |seed: String| {
                let plan = Plan {
                    game: game.into(),
                    setup: Setup::new(players),
                    replaced: catalog::Replaced::new(),
                    levels: vec![bots::Level::Random.into()],
                    games: 120,
                    seed: Seed::from_text(&seed),
                    threads: 2,
                };
                measures(&study(&plan, &Unwatched).unwrap(), &names)
            };
            for pair in 0..8 {
                let (one, mut two) = (look(format!("one {pair}")), look(format!("two {pair}")));
                for (key, own) in one {
                    let Some(other) = two.remove(&key) else { continue };
                    seen += f64::from(u8::from(own.estimate.to(other.estimate).p(0.0) < 0.05));
                    all += 1.0;
                }
            }
        }
        println!("{seen} of {all} look changed, {:.1} %", 100.0 * seen / all);
        assert!(all > 500.0 && seen / all < 0.08, "{seen} of {all}");
    }
}
