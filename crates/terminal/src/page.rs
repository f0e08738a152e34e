//! Longer things to print: choices, refusals, rules and final scores.

use catalog::{Entry, Numbered, Offer, Refused};
use std::io::{self, Write};
use table::text::wrap;
use table::{Explain, Outcome, Say, Seat, Words};

/// Longer lists of choices are shown in part, with the advice to narrow them down.
const CHOICES_SHOWN: usize = 40;

/// What can be done, each with its number and its notation.
pub(crate) fn print_offers(out: &mut impl Write, offers: &[Offer], words: &dyn Words) -> io::Result<()> {
    for (number, offer) in offers.iter().take(CHOICES_SHOWN).enumerate() {
        writeln!(out, "{:>4}  {}  [{}]", number + 1, words.say(&offer.label), offer.action)?;
    }
    if offers.len() > CHOICES_SHOWN {
        let more = Say::new("terminal-more-choices").with("count", offers.len() - CHOICES_SHOWN);
        writeln!(out, "{}", words.say(&more))?;
    }
    Ok(())
}

/// Why something was not done, with the rule that says so.
pub(crate) fn print_refusal(
    out: &mut impl Write,
    entry: &Entry,
    refused: &Refused,
    words: &dyn Words,
) -> io::Result<()> {
    match refused {
        Refused::Illegal(illegal) => {
            writeln!(out, "{}", words.say(&illegal.why))?;
            let book = words.rules(entry.about.id, entry.rulebook());
            let rule = book.rule(illegal.rule.0).map(rule_lines);
            rule.map_or(Ok(()), |rule| writeln!(out, "{rule}"))
        }
        Refused::Notation(bad) => {
            writeln!(out, "{}\n{}", words.say(&bad.explain()), words.word("terminal-try-help"))
        }
        Refused::Seat(_) => writeln!(out, "{}", words.word("terminal-no-seat")),
    }
}

/// A rule as text: number, then its paragraphs. A table keeps its lines.
pub fn rule_lines(rule: &Numbered) -> String {
    let plain = rule.text.replace("*(", "(").replace(")*", ")").replace("**", "");
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
pub fn print_rules(out: &mut impl Write, entry: &Entry, number: Option<&str>, words: &dyn Words) -> io::Result<bool> {
    let book = words.rules(entry.about.id, entry.rulebook());
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
        // Alone there is no second place.
        let key = match (outcome.places.players(), outcome.places.won(seat)) {
            (1, true) => "terminal-won-alone",
            (1, false) => "terminal-lost-alone",
            _ => "terminal-place",
        };
        let headline =
            Say::new(key).with("place", outcome.places.of(seat)).with("seat", seat).with("total", sheet.total());
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
