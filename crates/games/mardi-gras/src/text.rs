//! The table in characters. A kind has one letter for card and reveler alike: F, C, H, B.

use table::{Say, Seat, Words};

use crate::counts::Counts;
use crate::kind::Kind;
use crate::routes::Route;
use crate::speech;
use crate::view::{CardState, KreweView, PlaceView, RouteView, Step, View};

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
fn pieces(tally: Counts, room: usize) -> String {
    let held = || tally.kinds();
    if tally.is_empty() {
        return "-".to_owned();
    }
    if usize::from(tally.total()) <= room.min(8) {
        return held().map(|kind| letter(kind).to_string().repeat(usize::from(tally.of(kind)))).collect();
    }
    held().map(|kind| format!("{}{}", letter(kind), tally.of(kind))).collect::<Vec<_>>().join(" ")
}

/// All four counts, in columns: `F3 C0 H1 B2`.
fn columns(tally: Counts) -> String {
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

/// A neighborhood at the stop of the parade is marked.
fn marked(place: &PlaceView) -> String {
    if place.reached { format!("*{}", place.name) } else { place.name.to_owned() }
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
        let places = &self.view.places;
        let rows = places.chunk_by(|one, next| one.anchor[0] < next.anchor[0]);
        let rule = "-".repeat(WIDTH);
        let mut lines = vec![rule.clone()];
        for row in rows {
            lines.extend(self.map_row(row));
            lines.push(rule.clone());
        }
        lines.join("\n")
    }

    fn map_row(&self, row: &[PlaceView]) -> Vec<String> {
        let width = (WIDTH - (row.len() - 1)) / row.len();
        let names: Vec<Vec<String>> = row.iter().map(|crowd| wrap(&marked(crowd), width)).collect();
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

    fn routes(&self) -> String {
        let mut lines = vec![self.word("mardi-gras-table-routes")];
        let out = self.view.routes.iter().filter(|card| card.state != CardState::Gone);
        lines.extend(out.map(|card| self.route(card)));
        if lines.len() == 1 { String::new() } else { lines.join("\n") }
    }

    fn route(&self, card: &RouteView) -> String {
        let mark = if card.state == CardState::Active { '>' } else { ' ' };
        let slot = |slot: &crate::view::SlotView| {
            let holder = slot.holder.map_or("-".to_owned(), |seat| seat.to_string());
            let name = slot.thing.parts().last().unwrap_or_default().to_uppercase();
            format!("{name}:{holder}")
        };
        let slots: Vec<String> = card.slots.iter().map(slot).collect();
        let length = self.words.say(&speech::length(card.length));
        let price = match card.price {
            Some(price) => self.words.say(&Say::new("mardi-gras-table-price").with("price", price)),
            None => self.word("mardi-gras-table-full"),
        };
        format!("{mark} {}  {}  {}  {price}", card.letter, fit(&length, 8), fit(&slots.join("  "), 40))
            .trim_end()
            .to_owned()
    }

    /// The stops of the active route with the revelers on both sides.
    fn stops(&self) -> String {
        let Some(route) = self.view.active().and_then(|card| self.view.printed(card.letter)) else {
            return String::new();
        };
        let title = Say::new("mardi-gras-table-stops").with("route", speech::letter(route.letter));
        let lines = (0..route.halts.len()).map(|place| self.stop(route, place));
        std::iter::once(self.words.say(&title)).chain(lines).collect::<Vec<_>>().join("\n")
    }

    fn stop(&self, route: &Route, place: usize) -> String {
        let here = matches!(self.view.step, Step::Parade { number, .. } if usize::from(number) == place + 1);
        let halt = &route.halts[place];
        let [one, other] = halt.between.map(|at| {
            let crowd = self.view.place(at);
            fit(&format!("{} {}", fit(crowd.name, 25), pieces(crowd.revelers, 8)), 36)
        });
        let mark = if here { '>' } else { ' ' };
        format!("{mark}{:>2} {} {one} {other}", place + 1, fit(&halt.street, 21)).trim_end().to_owned()
    }

    fn krewes(&self) -> String {
        let mut lines = vec![self.word("mardi-gras-table-krewes")];
        let seats = Seat::all(self.view.krewes.len());
        lines.extend(seats.map(|seat| self.krewe(seat, &self.view.krewes[seat.at()])));
        lines.join("\n")
    }

    fn krewe(&self, seat: Seat, krewe: &KreweView) -> String {
        let mark = if self.view.to_act == Some(seat) { '>' } else { ' ' };
        let crown = if self.view.royalty.holder == seat { '^' } else { ' ' };
        let name = fit(&self.words.name(seat), 16);
        let KreweView { home, gamblers, size, hand, .. } = krewe;
        let line = format!(
            "{mark}{seat}{crown}{name} {:>4} {:>6} {size:>5} {:>5}   {}  {}  {:>3}",
            home.count,
            gamblers.count,
            hand.count,
            columns(hand.known),
            krewe
                .races
                .iter()
                .map(|race| format!("{}{:<2}", letter(race.kind), race.count))
                .collect::<Vec<_>>()
                .join(" "),
            krewe.points()
        );
        line.trim_end().to_owned()
    }

    fn casino(&self) -> String {
        let View { deck, discards, casino, .. } = self.view;
        let piles =
            Say::new("mardi-gras-table-deck").with("deck", deck.count).with("discards", speech::cards(discards.cards));
        let piles = self.words.say(&piles);
        if casino.shown.is_empty() {
            return piles;
        }
        let shown = Say::new("mardi-gras-table-shown").with("cards", speech::cards(casino.shown));
        format!("{piles}\n{}", self.words.say(&shown))
    }

    fn hand(&self) -> String {
        let line = |(seat, krewe): (Seat, &KreweView)| {
            let hand = krewe.hand.cards?;
            let say = Say::new("mardi-gras-table-hand").with("seat", seat).with("cards", speech::cards(hand));
            Some(self.words.say(&say))
        };
        let hands = Seat::all(self.view.krewes.len()).zip(&self.view.krewes).filter_map(line);
        hands.collect::<Vec<_>>().join("\n")
    }
}
