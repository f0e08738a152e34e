//! Scores, seats, length, leads, luck and skill: one section each, a picture a level, the numbers in tables.

use super::charts;
use super::html::{Html, Row};
use super::names::{Names, decimal, percent};
use crate::simulate::Histogram;
use crate::stats::Mean;
use crate::study::{Series, Study};
use table::Say;
use table::words::name;

type Studies<'a> = [(&'a Study, String)];

pub(super) fn write(html: &mut Html, studies: &Studies<'_>, names: &Names<'_>) {
    let alone = studies.iter().all(|(study, _)| study.plan.setup.players == 1);
    scores(html, studies, names);
    if !alone {
        seats(html, studies, names);
    }
    spread(html, studies, names, "report-length", |series| (&series.length, &series.mean_length));
    if !alone {
        spread(html, studies, names, "report-lead", |series| (&series.changes, &series.mean_changes));
        spread(html, studies, names, "report-taken", |series| (&series.taken, &series.mean_taken));
        spread(html, studies, names, "report-margin", |series| (&series.margin, &series.mean_margin));
    }
    luck_and_skill(html, studies, names);
}

/// Every series, with the name of its level and of its side where two are compared.
fn each<'a>(studies: &'a Studies<'a>) -> impl Iterator<Item = (&'a Study, &'a Series, String)> {
    let levels = studies.iter().map(|(study, _)| study.series.len()).max().unwrap_or(0);
    // The two sides of a level stand beside each other.
    (0..levels).flat_map(move |level| {
        studies.iter().filter_map(move |(study, side)| {
            let series = study.series.get(level)?;
            let title = match side.is_empty() {
                true => series.level.to_string(),
                false => format!("{}: {side}", series.level),
            };
            Some((*study, series, title))
        })
    })
}

fn seat_name(names: &Names<'_>, seat: usize) -> String {
    names.say(Say::new("report-seat").with("seat", seat + 1))
}

fn heads(names: &Names<'_>, keys: &[&'static str]) -> Vec<String> {
    keys.iter().map(|key| names.word(key)).collect()
}

/// The least, the quartiles and the most.
fn quartiles(histogram: &Histogram) -> [String; 5] {
    [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| histogram.quantile(share).unwrap_or_default().to_string())
}

fn scores(html: &mut Html, studies: &Studies<'_>, names: &Names<'_>) {
    html.section(&names.word("report-scores"));
    html.text("p", "note", &names.word("report-scores-note"));
    html.open("div", "sides");
    let mut rows = Vec::new();
    let ends = charts::ends(each(studies).flat_map(|(_, series, _)| series.seats.iter().map(|seat| &seat.scores)));
    for (_, series, title) in each(studies) {
        let seats: Vec<_> =
            series.seats.iter().enumerate().map(|(at, seat)| (seat_name(names, at), &seat.scores, at)).collect();
        html.figure(
            &charts::spreads(&names.say(Say::new("report-scores-told").with("level", name(&title))), &seats, ends),
            &title,
        );
        for (at, seat) in series.seats.iter().enumerate() {
            let who = names.say(Say::new("report-seat-level").with("level", name(&title)).with("seat", at + 1));
            let spread = decimal(seat.scores.variance().sqrt());
            rows.push(Row::plain(
                [who, names.number(seat.points.estimate()), spread].into_iter().chain(quartiles(&seat.scores)),
            ));
        }
    }
    html.close("div");
    let keys = [
        "report-who",
        "report-mean",
        "report-deviation",
        "report-least",
        "report-lower",
        "report-middle",
        "report-upper",
        "report-most",
    ];
    html.table("", &heads(names, &keys), &rows);
    html.close("section");
}

fn seats(html: &mut Html, studies: &Studies<'_>, names: &Names<'_>) {
    html.section(&names.word("report-seats"));
    html.text("p", "note", &names.word("report-seats-note"));
    html.open("div", "sides");
    let mut rows = Vec::new();
    let several = || each(studies).filter(|(_, series, _)| series.seats.len() > 1);
    let reach = |(study, series, _): (&Study, &Series, String)| {
        charts::top(series.seats.iter().map(|seat| seat.wins.estimate()), study.fair)
    };
    let top = several().map(reach).fold(0.0, f64::max);
    for (study, series, title) in several() {
        let shares = || series.seats.iter().map(|seat| seat.wins.estimate()).enumerate();
        let drawn: Vec<_> = shares().map(|(at, share)| (seat_name(names, at), share, at)).collect();
        let told = names.say(Say::new("report-seats-told").with("level", name(&title)));
        html.figure(&charts::shares(&told, &drawn, study.fair, top), &title);
        for (at, share) in shares() {
            let who = names.say(Say::new("report-seat-level").with("level", name(&title)).with("seat", at + 1));
            let mut row = Row::plain([who, names.share(share), names.added(fair(share, study.fair), false)]);
            row.marked = share.p(study.fair) * series.seats.len() as f64 <= 0.05;
            rows.push(row);
        }
    }
    html.close("div");
    html.table("", &heads(names, &["report-who", "report-wins", "report-over-fair"]), &rows);
    html.close("section");
}

/// How far a share is from the fair one.
fn fair(share: crate::stats::Estimate, fair: f64) -> crate::stats::Estimate {
    crate::stats::Estimate::new(share.value - fair, share.error)
}

/// A number a game: how it is spread, and its mean, deal by deal.
type Spread = fn(&Series) -> (&Histogram, &Mean);

/// A section about one number a game; its title, note and what is told of its picture go by one key.
fn spread(html: &mut Html, studies: &Studies<'_>, names: &Names<'_>, key: &str, of: Spread) {
    html.section(&names.say(Say::new(key.to_owned())));
    html.text("p", "note", &names.say(Say::new(format!("{key}-note"))));
    html.open("div", "sides");
    let mut rows = Vec::new();
    let ends = charts::ends(each(studies).map(|(_, series, _)| of(series).0));
    for (_, series, title) in each(studies).filter(|(_, series, _)| of(series).0.count() > 0) {
        let told = names.say(Say::new(key.to_owned()));
        let (spread, mean) = of(series);
        html.figure(&charts::spreads(&told, &[(String::new(), spread, 1)], ends), &title);
        rows.push(Row::plain([title, names.number(mean.estimate())].into_iter().chain(quartiles(spread))));
    }
    html.close("div");
    let keys =
        ["report-who", "report-mean", "report-least", "report-lower", "report-middle", "report-upper", "report-most"];
    html.table("", &heads(names, &keys), &rows);
    html.close("section");
}

fn luck_and_skill(html: &mut Html, studies: &Studies<'_>, names: &Names<'_>) {
    html.section(&names.word("report-luck"));
    html.text("p", "note", &names.word("report-luck-note"));
    let mut rows = Vec::new();
    for (_, series, title) in each(studies) {
        if let Some((r, low, high)) = series.luck() {
            rows.push(Row::plain([
                title,
                names.between(&decimal(r), &decimal(low), &decimal(high)),
                names.share(series.shared.estimate()),
            ]));
        }
    }
    html.table(
        &names.word("report-luck-table"),
        &heads(names, &["report-who", "report-again", "report-shared"]),
        &rows,
    );
    let skilled = studies.iter().flat_map(|(study, side)| study.skill.iter().map(move |skill| (study, side, skill)));
    let row = |(study, side, skill): (&&Study, &String, &crate::study::Skill)| {
        let say = Say::new("report-skill-row").with("strong", name(skill.strong)).with("weak", name(skill.weak));
        let title =
            [names.say(say), side.clone()].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(": ");
        Row::plain([title, names.share(skill.wins.estimate()), percent(study.fair)])
    };
    let rows: Vec<Row> = skilled.map(row).collect();
    if !rows.is_empty() {
        html.table(
            &names.word("report-skill-table"),
            &heads(names, &["report-who", "report-wins", "report-fair"]),
            &rows,
        );
    }
    html.close("section");
}
