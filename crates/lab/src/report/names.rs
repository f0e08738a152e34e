//! Numbers and things in words.

use crate::stats::Estimate;
use crate::study::{Group, Item};
use table::words::name;
use table::{Arg, Say, Words};

/// Where a thing goes in a sentence.
const GAP: &str = "…";

/// Puts what a study speaks of into words.
pub(super) struct Names<'a> {
    pub words: &'a dyn Words,
}

impl Names<'_> {
    pub(super) fn word(&self, key: &'static str) -> String {
        self.words.word(key)
    }

    pub(super) fn say(&self, say: Say) -> String {
        self.words.say(&say)
    }

    /// The name of a thing on its own.
    pub(super) fn item(&self, item: &Item) -> String {
        match &item.what {
            Some(what) => self.say(Say::new("report-thing").with("what", what.clone())),
            None => self.whole(item),
        }
    }

    /// The sentence in which it is named, with nothing but it filled in.
    pub(super) fn whole(&self, item: &Item) -> String {
        self.masked(&item.say, item.key.group.gap.as_deref(), item.what.clone())
    }

    /// The sentence that a group of things fills, with a gap where they go. Nothing where the gap does not show: then it
    /// holds no thing, but decides how the sentence is worded.
    pub(super) fn group(&self, group: &Group, sample: &Item) -> Option<String> {
        let told = self.masked(&sample.say, group.gap.as_deref(), Some(name(GAP)));
        told.contains(GAP).then(|| told.trim_end_matches('.').to_owned())
    }

    fn masked(&self, say: &Say, gap: Option<&str>, filling: Option<Arg>) -> String {
        let any = || name(self.word("report-any"));
        let fill = |own: &str, arg: &Arg| match (arg, &filling) {
            (Arg::Seat(_), _) => arg.clone(),
            (_, Some(filling)) if gap == Some(own) => filling.clone(),
            _ => any(),
        };
        let args = say.args.iter().map(|(own, arg)| (own.clone(), fill(own, arg))).collect();
        self.say(Say { key: say.key.clone(), args })
    }

    /// A share with its bounds.
    pub(super) fn share(&self, estimate: Estimate) -> String {
        let bound = |share: f64| format!("{:.1}", 100.0 * share.clamp(0.0, 1.0));
        self.between(&percent(estimate.value), &bound(estimate.low()), &bound(estimate.high()))
    }

    /// A number with its bounds.
    pub(super) fn number(&self, estimate: Estimate) -> String {
        self.between(&decimal(estimate.value), &decimal(estimate.low()), &decimal(estimate.high()))
    }

    /// What something adds, with its bounds: in percentage points of the chance to win, or in points.
    pub(super) fn added(&self, estimate: Estimate, points: bool) -> String {
        let scale = if points { 1.0 } else { 100.0 };
        let shown = |value: f64| signed(scale * value);
        self.between(&shown(estimate.value), &shown(estimate.low()), &shown(estimate.high()))
    }

    pub(super) fn between(&self, value: &str, low: &str, high: &str) -> String {
        let say = Say::new("report-between").with("value", name(value));
        let told = self.say(say.with("low", name(low)).with("high", name(high)));
        // A narrow cell may break before the bounds, and nowhere in them.
        told.split_once(" (")
            .map_or(told.clone(), |(value, bounds)| format!("{value} ({}", bounds.replace(' ', "\u{a0}")))
    }
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1}\u{a0}%", 100.0 * share)
}

/// As many places as tell something.
pub(super) fn decimal(number: f64) -> String {
    let places = match number.abs() {
        size if size >= 100.0 => 0,
        size if size >= 10.0 => 1,
        _ => 2,
    };
    let text = format!("{number:.places$}");
    // Nothing is "-0".
    if text == "-0.00" { "0.00".into() } else { text.replace('-', "−") }
}

pub(super) fn signed(number: f64) -> String {
    let text = format!("{number:+.1}");
    if text == "-0.0" { "+0.0".into() } else { text.replace('-', "−") }
}

/// Thousands apart.
pub(super) fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_people_read_them() {
        assert_eq!(
            [decimal(123.45), decimal(12.345), decimal(1.2345), decimal(-0.001)],
            ["123", "12.3", "1.23", "0.00"]
        );
        assert_eq!([signed(1.25), signed(-3.0), signed(-0.01)], ["+1.2", "−3.0", "+0.0"]);
        assert_eq!(grouped(1_234_567.0), "1\u{202f}234\u{202f}567");
        assert_eq!(grouped(100.0), "100");
    }
}
