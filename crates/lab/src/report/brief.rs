//! The study in a few sentences, each with its bounds.

use super::html::Html;
use super::names::{Names, decimal, percent};
use super::things::{Rated, rated};
use crate::study::{Series, Study};
use table::words::name;
use table::{Arg, Say};

pub(super) fn write(html: &mut Html, study: &Study, names: &Names<'_>) {
    let Some(series) = study.series.last() else { return };
    html.section(&names.word("report-brief"));
    html.open("ul", "brief");
    let alone = series.seats.len() < 2;
    let mut says = vec![length(series)];
    if alone {
        says.push(points(series, names));
    } else {
        says.push(seats(study, series, names));
        says.push(lead(series, names));
        says.push(close(series, names));
    }
    says.extend(luck(series, names, alone));
    says.extend(study.skill.iter().map(|skill| {
        let wins = names.share(skill.wins.estimate());
        Say::new("report-brief-skill")
            .with("strong", name(skill.strong))
            .with("weak", name(skill.weak))
            .with("wins", name(wins))
            .with("fair", name(percent(study.fair)))
    }));
    says.extend(tried(study, names, alone));
    for say in says {
        html.text("li", "", &names.say(say));
    }
    html.close("ul");
    html.close("section");
}

fn length(series: &Series) -> Say {
    let quartile = |share| series.length.quantile(share).unwrap_or_default();
    Say::new("report-brief-length")
        .with("mean", name(decimal(series.length.mean())))
        .with("low", name(quartile(0.25)))
        .with("high", name(quartile(0.75)))
}

fn points(series: &Series, names: &Names<'_>) -> Say {
    let points = series.seats.first().map(|seat| seat.points.estimate()).unwrap_or_default();
    Say::new("report-brief-points").with("level", name(series.level)).with("points", name(names.number(points)))
}

/// The seat that is furthest from its share, and whether chance could have done it.
fn seats(study: &Study, series: &Series, names: &Names<'_>) -> Say {
    let shares = series.seats.iter().map(|seat| seat.wins.estimate()).enumerate();
    let furthest = shares.min_by(|(_, one), (_, two)| one.p(study.fair).total_cmp(&two.p(study.fair)));
    let Some((seat, share)) = furthest else { return Say::new("report-brief-seats-equal") };
    // Of several seats the furthest was picked: it must be as many times as unlikely.
    let beyond = share.p(study.fair) * series.seats.len() as f64 <= 0.05;
    Say::new(if beyond { "report-brief-seats" } else { "report-brief-seats-equal" })
        .with("seat", seat + 1)
        .with("level", name(series.level))
        .with("share", name(names.share(share)))
        .with("fair", name(percent(study.fair)))
}

fn lead(series: &Series, names: &Names<'_>) -> Say {
    Say::new("report-brief-lead")
        .with("changes", name(names.number(series.mean_changes.estimate())))
        .with("percent", name(series.taken.quantile(0.5).unwrap_or_default()))
}

fn close(series: &Series, names: &Names<'_>) -> Say {
    Say::new("report-brief-close")
        .with("margin", name(names.number(series.mean_margin.estimate())))
        .with("middle", series.margin.quantile(0.5).unwrap_or_default())
        .with("shared", name(percent(series.shared.value())))
}

fn luck(series: &Series, names: &Names<'_>, alone: bool) -> Option<Say> {
    let (r, low, high) = series.luck()?;
    let told = names.between(&decimal(r), &decimal(low), &decimal(high));
    let key = if alone { "report-brief-luck-alone" } else { "report-brief-luck" };
    Some(Say::new(key).with("luck", name(told)).with("level", name(series.level)))
}

/// What stood out among the choices that chance made.
fn tried(study: &Study, names: &Names<'_>, alone: bool) -> Option<Say> {
    let all = rated(study);
    let mut beyond: Vec<&Rated<'_>> = all.iter().filter(|rated| rated.marked).collect();
    if all.is_empty() {
        return None;
    }
    if beyond.is_empty() {
        return Some(Say::new("report-brief-tried-nothing").with("count", all.len()));
    }
    beyond.sort_by(|one, two| two.effect.value.total_cmp(&one.effect.value));
    let told = |rated: &&&Rated<'_>| -> Arg {
        let what = names.whole(&rated.choice.item);
        Say::new("report-brief-thing")
            .with("what", name(what))
            .with("adds", name(names.added(rated.effect, alone)))
            .into()
    };
    let best = beyond.iter().filter(|rated| rated.effect.value > 0.0).take(3);
    let worst = beyond.iter().rev().filter(|rated| rated.effect.value < 0.0).take(3);
    let list: Vec<Arg> = best.chain(worst).map(|rated| told(&rated)).collect();
    let key = if alone { "report-brief-tried-alone" } else { "report-brief-tried" };
    Some(Say::new(key).with("count", all.len()).with("beyond", beyond.len()).with("things", Arg::List(list)))
}
