//! Longer things to print: rules and final scores.

use catalog::{Entry, Numbered};
use std::io::{self, Write};
use table::text::wrap;
use table::{Outcome, Say, Seat, Words};

/// A rule as text: number, then its paragraphs. A table keeps its lines.
pub fn rule_lines(rule: &Numbered) -> String {
    let plain = rule.text.replace("*(ruling)*", "(ruling)").replace("**", "");
    let mut paragraphs = plain.split("\n\n");
    let mut text = wrap(&format!("{}  {}", rule.number, paragraphs.next().unwrap_or_default()), 9);
    for paragraph in paragraphs {
        text.push('\n');
        if paragraph.starts_with('|') {
            let rows = paragraph.lines().filter(|row| !row.contains("---"));
            text.push_str(&rows.map(|row| format!("         {row}")).collect::<Vec<_>>().join("\n"));
        } else {
            text.push_str(&wrap(&format!("         {paragraph}"), 9));
        }
    }
    text
}

/// The whole rulebook, or one rule. Says whether that rule exists.
pub fn print_rules(out: &mut impl Write, entry: &Entry, number: Option<&str>) -> io::Result<bool> {
    let book = entry.rulebook();
    if let Some(number) = number {
        let Some(rule) = book.rule(number) else { return Ok(false) };
        writeln!(out, "{}", rule_lines(rule))?;
        return Ok(true);
    }
    writeln!(out, "{}\n", book.title.to_uppercase())?;
    writeln!(out, "{}", wrap(&book.introduction, 0))?;
    for chapter in &book.chapters {
        writeln!(out, "\n{}\n", chapter.title.to_uppercase())?;
        for rule in &chapter.rules {
            writeln!(out, "{}", rule_lines(rule))?;
        }
    }
    Ok(true)
}

/// Places and points, each line with its rule.
pub fn print_scores(out: &mut impl Write, outcome: &Outcome, words: &dyn Words) -> io::Result<()> {
    let mut seats: Vec<Seat> = Seat::all(outcome.places.players()).collect();
    seats.sort_by_key(|seat| outcome.places.of(*seat));
    writeln!(out, "\n{}", words.word("terminal-final-scores"))?;
    for seat in seats {
        let sheet = &outcome.sheets[seat.at()];
        let headline = Say::new("terminal-place")
            .with("place", outcome.places.of(seat))
            .with("seat", seat)
            .with("total", sheet.total());
        writeln!(out, "{}", words.say(&headline))?;
        if let Some(title) = &sheet.title {
            writeln!(out, "      {}", words.say(title))?;
        }
        for line in sheet.lines.iter().chain(&sheet.ties) {
            writeln!(out, "{:>6}  {}  ({})", line.points, words.say(&line.what), line.rule)?;
        }
    }
    Ok(())
}
