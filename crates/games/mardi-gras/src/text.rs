//! The table in characters. A kind has one letter for card and reveler alike: F, C, H, B.

use table::{Say, Seat, Words};

use crate::kind::Kind;
use crate::speech;
use crate::state::Phase;
use crate::tally::Tally;
use crate::view::{CardState, CardView, CrowdView, KreweView, View};

const WIDTH: usize = 100;

pub(crate) fn draw(view: &View, words: &dyn Words) -> String {
    let page = Page { view, words };
    let parts = [page.legend(), page.map(), page.routes(), page.stops(), page.krewes(), page.casino(), page.hand()];
    parts.iter().filter(|part| !part.is_empty()).map(String::as_str).collect::<Vec<_>>().join("\n\n")
}

struct Page<'a> {
    view: &'a View,
    words: &'a dyn Words,
}

fn letter(kind: Kind) -> char {
    ['F', 'C', 'H', 'B'][kind.index()]
}

/// `FFCB`, or with counts where there are many: `F12 C3`.
fn pieces(tally: Tally, room: usize) -> String {
    let held = || Kind::ALL.into_iter().filter(|&kind| tally.of(kind) > 0);
    if tally.is_empty() {
        return "-".to_owned();
    }
    if usize::from(tally.total()) <= room.min(8) {
        return held().map(|kind| letter(kind).to_string().repeat(usize::from(tally.of(kind)))).collect();
    }
    held().map(|kind| format!("{}{}", letter(kind), tally.of(kind))).collect::<Vec<_>>().join(" ")
}

/// All four counts, in columns: `F3 C0 H1 B2`.
fn columns(tally: Tally) -> String {
    Kind::ALL.map(|kind| format!("{}{:<2}", letter(kind), tally.of(kind))).join(" ")
}

/// A text cut or filled to `width` characters.
fn fit(text: &str, width: usize) -> String {
    let cut: String = text.chars().take(width).collect();
    format!("{cut:<width$}")
}

/// A name broken into lines of at most `width` characters.
fn wrap(name: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

impl Page<'_> {
    fn word(&self, key: &'static str) -> String {
        self.words.word(key)
    }

    fn legend(&self) -> String {
        let kinds = Kind::ALL.map(|kind| {
            format!(
                "{} {}/{}",
                letter(kind),
                self.words.say(&speech::card(kind)),
                self.words.say(&speech::reveler(kind))
            )
        });
        kinds.join("   ")
    }

    /// The neighborhoods in rows, as the map reads: a row ends where the next one lies further left.
    fn map(&self) -> String {
        let crowds = &self.view.crowds;
        let rows = crowds.chunk_by(|one, next| one.anchor[0] < next.anchor[0]);
        let rule = "-".repeat(WIDTH);
        let mut lines = vec![rule.clone()];
        for row in rows {
            lines.extend(self.map_row(row));
            lines.push(rule.clone());
        }
        lines.join("\n")
    }

    fn map_row(&self, row: &[CrowdView]) -> Vec<String> {
        let width = (WIDTH - (row.len() - 1)) / row.len();
        let names: Vec<Vec<String>> = row.iter().map(|crowd| wrap(&self.marked(crowd), width)).collect();
        let height = names.iter().map(Vec::len).max().unwrap_or(0);
        let cell = |texts: Vec<String>| {
            texts.iter().map(|text| fit(text, width)).collect::<Vec<_>>().join("|").trim_end().to_owned()
        };
        let mut lines: Vec<String> = (0..height)
            .map(|line| cell(names.iter().map(|name| name.get(line).cloned().unwrap_or_default()).collect()))
            .collect();
        lines.push(cell(row.iter().map(|crowd| format!("  {}", pieces(crowd.revelers, width - 2))).collect()));
        lines
    }

    /// A neighborhood at the stop of the parade is marked.
    fn marked(&self, crowd: &CrowdView) -> String {
        let here = match self.view.phase {
            Phase::Parade { stop, .. } => {
                let card = &self.view.cards[usize::from(self.view.round)];
                card.stops[usize::from(stop)].between.iter().any(|at| self.view.crowds[at.index()].id == crowd.id)
            }
            _ => false,
        };
        if here { format!("*{}", crowd.name) } else { crowd.name.to_owned() }
    }

    fn routes(&self) -> String {
        let mut lines = vec![self.word("mardi-gras-board-routes")];
        let out = self.view.cards.iter().filter(|card| card.state != CardState::Gone);
        lines.extend(out.map(|card| self.route(card)));
        if lines.len() == 1 { String::new() } else { lines.join("\n") }
    }

    fn route(&self, card: &CardView) -> String {
        let mark = if card.state == CardState::Active { '>' } else { ' ' };
        let slot = |slot: &crate::view::SlotView| {
            let holder = slot.holder.map_or("-".to_owned(), |seat| seat.to_string());
            format!("{}:{holder}", slot.name.to_uppercase())
        };
        let slots: Vec<String> = card.slots.iter().map(slot).collect();
        let length = self.words.say(&speech::length(card.length));
        let free = card.slots.iter().any(|slot| slot.holder.is_none());
        let price = Say::new("mardi-gras-board-price").with("price", card.price);
        let price = if free { self.words.say(&price) } else { String::new() };
        format!("{mark} {}  {}  {}  {price}", card.letter, fit(&length, 8), fit(&slots.join("  "), 40))
            .trim_end()
            .to_owned()
    }

    /// The stops of the active route with the revelers on both sides.
    fn stops(&self) -> String {
        let Some(card) = self.view.cards.get(usize::from(self.view.round)) else { return String::new() };
        let now = match self.view.phase {
            Phase::Parade { stop, .. } => Some(usize::from(stop)),
            _ => None,
        };
        let title = Say::new("mardi-gras-board-stops").with("route", speech::letter(card.letter));
        let mut lines = vec![self.words.say(&title)];
        for (place, stop) in card.stops.iter().enumerate() {
            let mark = if now == Some(place) { '>' } else { ' ' };
            let side = |at: usize| {
                let crowd = &self.view.crowds[stop.between[at].index()];
                fit(&format!("{} {}", fit(crowd.name, 25), pieces(crowd.revelers, 8)), 36)
            };
            let line = format!("{mark}{:>2} {} {} {}", place + 1, fit(stop.street, 21), side(0), side(1));
            lines.push(line.trim_end().to_owned());
        }
        lines.join("\n")
    }

    fn krewes(&self) -> String {
        let mut lines = vec![self.word("mardi-gras-board-krewes")];
        let seats = Seat::all(self.view.krewes.len());
        lines.extend(seats.map(|seat| self.krewe(seat, &self.view.krewes[seat.at()])));
        lines.join("\n")
    }

    fn krewe(&self, seat: Seat, krewe: &KreweView) -> String {
        let mark = if self.view.to_act == Some(seat) { '>' } else { ' ' };
        let crown = if self.view.royalty == seat { '^' } else { ' ' };
        let name = fit(&self.words.name(seat), 16);
        let KreweView { home, casino, size, count, points, .. } = krewe;
        let line = format!(
            "{mark}{seat}{crown}{name} {home:>4} {casino:>6} {size:>5} {count:>5}   {}  {}  {points:>3}",
            columns(krewe.seen),
            columns(krewe.entertained)
        );
        line.trim_end().to_owned()
    }

    fn casino(&self) -> String {
        let View { deck, discards, phase, .. } = self.view;
        let piles =
            Say::new("mardi-gras-board-deck").with("deck", deck.count).with("discards", speech::cards(*discards));
        let piles = self.words.say(&piles);
        match *phase {
            Phase::Gamble { shown, .. } => {
                let shown = Say::new("mardi-gras-board-shown").with("cards", speech::cards(shown));
                format!("{piles}\n{}", self.words.say(&shown))
            }
            _ => piles,
        }
    }

    fn hand(&self) -> String {
        let line = |(seat, krewe): (Seat, &KreweView)| {
            let hand = krewe.hand?;
            let say = Say::new("mardi-gras-board-hand").with("seat", seat).with("cards", speech::cards(hand));
            Some(self.words.say(&say))
        };
        let hands = Seat::all(self.view.krewes.len()).zip(&self.view.krewes).filter_map(line);
        hands.collect::<Vec<_>>().join("\n")
    }
}
