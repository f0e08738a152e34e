//! Pictures inside the page, in the inks of its style. They are small enough to be read on a phone without being shrunk.

use super::html::escape;
use crate::simulate::Histogram;
use crate::stats::Estimate;
use std::fmt::Write;

const WIDTH: f64 = 340.0;
const LEFT: f64 = 62.0;
const RIGHT: f64 = 330.0;
/// More bars than these are put together.
const BARS: i64 = 44;

/// The class of a seat's ink.
fn ink(seat: usize) -> String {
    format!("i{}", seat % 6)
}

struct Svg(String);

impl Svg {
    fn new(height: f64, told: &str) -> Svg {
        let told = escape(told);
        Svg(format!("<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{told}\">"))
    }

    fn text(&mut self, x: f64, y: f64, anchor: &str, text: &str) {
        _ = write!(self.0, "<text x=\"{x:.0}\" y=\"{y:.0}\" text-anchor=\"{anchor}\">{}</text>", escape(text));
    }

    fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        _ = write!(self.0, "<path class=\"{class}\" d=\"M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}\"/>");
    }

    fn finish(mut self) -> String {
        self.0.push_str("</svg>");
        self.0
    }
}

/// The least and the largest of all numbers: the scale of pictures that are to be compared.
pub(super) fn ends<'a>(all: impl Iterator<Item = &'a Histogram>) -> Option<(i64, i64)> {
    let both = |ends: Option<(i64, i64)>, number: i64| {
        Some(ends.map_or((number, number), |(low, high)| (low.min(number), high.max(number))))
    };
    all.flat_map(Histogram::iter).map(|(number, _)| number).fold(None, both)
}

/// Several sets of numbers one above the other on one scale: a name, the numbers, and the seat whose ink they have.
pub(super) fn spreads(told: &str, rows: &[(String, &Histogram, usize)], ends: Option<(i64, i64)>) -> String {
    let Some((low, high)) = ends else { return String::new() };
    let row = if rows.len() == 1 { 96.0 } else { 44.0 };
    let bottom = row * rows.len() as f64 + 4.0;
    let mut svg = Svg::new(bottom + 20.0, told);
    let width = (high - low) / BARS + 1;
    let bars = ((high - low) / width + 1) as f64;
    let x = |bar: f64| LEFT + (RIGHT - LEFT) * bar / bars;
    for (at, (name, histogram, seat)) in rows.iter().enumerate() {
        let floor = row * (at + 1) as f64;
        let mut counts = vec![0u64; bars as usize];
        histogram.iter().for_each(|(number, count)| counts[((number - low) / width) as usize] += count);
        let most = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
        let mut path = String::new();
        for (bar, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let height = ((row - 8.0) * count as f64 / most).max(1.0);
            let (from, wide) = (x(bar as f64), (x(1.0) - x(0.0) - 0.7).max(0.8));
            _ = write!(path, "M{from:.1} {floor:.0}v-{height:.1}h{wide:.1}v{height:.1}z");
        }
        _ = write!(svg.0, "<path class=\"{}\" d=\"{path}\"/>", ink(*seat));
        svg.line("hair", (LEFT, floor), (RIGHT, floor));
        svg.text(LEFT - 6.0, floor - 6.0, "end", name);
        let mean = x((histogram.mean() - low as f64 + 0.5) / width as f64);
        svg.line("mark", (mean, floor - row + 8.0), (mean, floor + 3.0));
    }
    for (number, anchor) in ticks(low, high) {
        svg.text(
            x((number - low) as f64 / width as f64 + 0.5 / width as f64),
            bottom + 14.0,
            anchor,
            &number.to_string(),
        );
    }
    svg.finish()
}

/// The ends of a scale, and its middle where it does not crowd them.
fn ticks(low: i64, high: i64) -> Vec<(i64, &'static str)> {
    match high - low {
        0 => vec![(low, "middle")],
        1..4 => vec![(low, "middle"), (high, "middle")],
        _ => vec![(low, "start"), (low + (high - low) / 2, "middle"), (high, "end")],
    }
}

/// The end of the scale of shares: the next tenth above all of them and their bounds.
pub(super) fn top(shares: impl Iterator<Item = Estimate>, fair: f64) -> f64 {
    let top = shares.map(Estimate::high).fold(fair, f64::max);
    ((top * 10.0).ceil() / 10.0).clamp(0.1, 1.0)
}

/// Shares with their bounds, and the line at which all would be equal. The scale goes to `top`.
pub(super) fn shares(told: &str, rows: &[(String, Estimate, usize)], fair: f64, top: f64) -> String {
    let bottom = 30.0 * rows.len() as f64 + 4.0;
    let mut svg = Svg::new(bottom + 20.0, told);
    let x = |share: f64| LEFT + (RIGHT - LEFT) * share.clamp(0.0, top) / top;
    for share in [0.0, top / 2.0, top] {
        svg.line("hair", (x(share), 0.0), (x(share), bottom));
        let anchor = if share < top { "middle" } else { "end" };
        svg.text(x(share), bottom + 14.0, anchor, &format!("{:.0} %", 100.0 * share));
    }
    svg.line("ghost", (x(fair), 0.0), (x(fair), bottom));
    for (at, (name, estimate, seat)) in rows.iter().enumerate() {
        let y = 30.0 * at as f64 + 17.0;
        svg.text(LEFT - 6.0, y + 5.0, "end", name);
        let wide = x(estimate.value) - x(0.0);
        _ = write!(svg.0, "<path class=\"{}\" d=\"M{LEFT} {:.0}h{wide:.1}v14h-{wide:.1}z\"/>", ink(*seat), y - 7.0);
        svg.line("mark", (x(estimate.low()), y), (x(estimate.high()), y));
    }
    svg.finish()
}

/// A line with its bounds around nothing, for a row of a table. `reach` is the end of the scale on both sides.
pub(super) fn whisker(estimate: Estimate, reach: f64, marked: bool) -> String {
    let x = |value: f64| 60.0 + 56.0 * (value / reach.max(1e-9)).clamp(-1.0, 1.0);
    let class = match (marked, estimate.value > 0.0) {
        (false, _) => "flat",
        (true, true) => "up",
        (true, false) => "down",
    };
    let (low, high, dot) = (x(estimate.low()), x(estimate.high()), x(estimate.value));
    format!(
        "<svg viewBox=\"0 0 120 16\" aria-hidden=\"true\"><path class=\"hair\" d=\"M60 0V16\"/><path class=\"{class}\" d=\"M{low:.1} 8H{high:.1}M{:.1} 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0\"/></svg>",
        dot - 3.5
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_has_a_bar_for_every_number_and_few_for_many() {
        let few: Histogram = [1, 2, 2, 5].into_iter().collect();
        let alone = |histogram: &Histogram| spreads("", &[("a".into(), histogram, 0)], ends([histogram].into_iter()));
        let bars = |histogram: &Histogram| alone(histogram).matches('z').count();
        assert_eq!(bars(&few), 3);
        let many: Histogram = (0..1000).collect();
        assert!(bars(&many) as i64 <= BARS);
        assert_eq!(alone(&Histogram::default()), "");
    }

    /// What stands side by side is to be compared: the same number stands at the same place.
    #[test]
    fn pictures_on_one_scale_have_the_same_ends() {
        let (low, high): (Histogram, Histogram) = ([0, 5].into_iter().collect(), [5, 9].into_iter().collect());
        let scale = ends([&low, &high].into_iter());
        assert_eq!(scale, Some((0, 9)));
        for histogram in [&low, &high] {
            let drawn = spreads("", &[(String::new(), histogram, 0)], scale);
            assert!(
                drawn.contains(">9</text>") && drawn.contains("M196.0"),
                "the end of the scale, and the bar of five: {drawn}"
            );
        }
    }

    #[test]
    fn a_whisker_stays_within_its_cell() {
        let drawn = whisker(Estimate::new(5.0, 100.0), 10.0, false);
        assert!(drawn.contains("M4.0 8H116.0"), "{drawn}");
    }
}
