//! The table in characters.

use crate::card::Region;
use crate::describe::holders;
use crate::state::{Stage, Step};
use crate::view::{Face, FaceKind, Held, LotView, Lying, RegionView, SeatView, View};
use table::text::WIDTH;
use table::{Arg, Say, Words};

/// Where lists begin, after the name of the row.
const INDENT: usize = 13;

pub fn draw(view: &View, words: &dyn Words) -> String {
    let mut pen = Pen { words, lines: Vec::new() };
    pen.season(view);
    for seat in &view.seats {
        pen.gap();
        pen.seat(view, seat);
    }
    for seat in &view.seats {
        pen.own_cards(view, seat);
    }
    pen.gap();
    pen.line(pen.words.word("monsters-text-legend"));
    pen.lines.join("\n") + "\n"
}

struct Pen<'a> {
    words: &'a dyn Words,
    lines: Vec<String>,
}

impl Pen<'_> {
    fn line(&mut self, text: String) {
        self.lines.push(text);
    }

    fn gap(&mut self) {
        self.lines.push(String::new());
    }

    fn say(&self, say: Say) -> String {
        self.words.say(&say)
    }

    /// A named row of items.
    fn row(&mut self, key: &'static str, items: &[String]) {
        if !items.is_empty() {
            let name = format!("  {:<width$}", self.words.word(key), width = INDENT - 2);
            self.wrap(name, items.iter().map(String::as_str), "  ");
        }
    }

    /// Writes pieces one after the other and breaks the line before the edge.
    fn wrap<'a>(&mut self, mut line: String, pieces: impl Iterator<Item = &'a str>, gap: &str) {
        let mut empty = true;
        for piece in pieces {
            if !empty && line.chars().count() + gap.len() + piece.chars().count() > WIDTH {
                self.lines.push(std::mem::replace(&mut line, " ".repeat(INDENT)));
                empty = true;
            }
            if !empty {
                line.push_str(gap);
            }
            line.push_str(piece);
            empty = false;
        }
        self.lines.push(line);
    }

    fn season(&mut self, view: &View) {
        let step = self.words.word(match view.step {
            Step::Capture => "monsters-text-capture",
            Step::Play => "monsters-text-play",
            Step::Danger => "monsters-text-danger-check",
            Step::Over => "monsters-text-over",
        });
        let head = Say::new("monsters-text-head").with("season", view.season).with("turn", view.turn);
        let head = self.say(head.with("step", Arg::Name(step.into())));
        let passing = if view.passes_left { "monsters-text-left" } else { "monsters-text-right" };
        let passing = self.say(Say::new(passing).with("deck", view.deck.count));
        self.line(format!("{head}  {passing}"));
        let wanted = match view.season_card.region {
            Some(region) => Say::new("monsters-text-wanted").with("region", region),
            None => Say::new("monsters-text-wanted-danger"),
        };
        self.line(self.say(wanted.with("season", Arg::Name(view.season_card.name.into()))));
        if let Some(hunters) = view.dice.hunters {
            self.line(self.say(Say::new("monsters-event-royal").with("number", hunters)));
        }
        let past: Vec<String> = view
            .past_seasons
            .iter()
            .map(|past| {
                let name = Arg::Name(past.card.name.into());
                self.say(match past.winner {
                    Some(seat) => Say::new("monsters-text-trophy").with("season", name).with("seat", seat),
                    None => Say::new("monsters-text-no-trophy").with("season", name),
                })
            })
            .collect();
        self.row("monsters-text-past", &past);
    }

    fn seat(&mut self, view: &View, seat: &SeatView) {
        let doing = self.words.word(match seat.stage {
            Stage::Waiting => "monsters-text-waiting",
            Stage::Choosing => "monsters-text-choosing",
            Stage::Discarding => "monsters-text-discarding",
            Stage::Deciding => "monsters-text-deciding",
            Stage::Free => "monsters-text-free",
            Stage::Hunting => "monsters-text-hunting",
        });
        let purse = Say::new("monsters-text-seat")
            .with("seat", seat.seat)
            .with("points", seat.points(view))
            .with("crowns", seat.crowns.count)
            .with("tokens", seat.tokens.count)
            .with("loans", seat.loans.count);
        let doing = if view.step == Step::Over { String::new() } else { format!("  [{doing}]") };
        self.line(self.say(purse) + &doing);
        let regions: Vec<String> = seat.regions.iter().map(|region| self.region(region)).collect();
        self.row("monsters-text-lands", &regions);
        self.faces("monsters-text-staff", &seat.staff.cards);
        self.faces("monsters-text-display", &seat.display.cards);
        self.season_so_far(seat);
        self.menagerie(seat);
        let counts = Say::new("monsters-text-counts")
            .with("hand", seat.hand.size)
            .with("kept", seat.kept.size)
            .with("captured", u8::from(seat.captured.lies))
            .with("stack", seat.stack.as_ref().map_or(0, |stack| stack.count));
        self.row("monsters-text-cards", &[self.say(counts)]);
        self.faces("monsters-text-known", &seat.known);
    }

    fn region(&self, region: &RegionView) -> String {
        let name = self.words.word(short(region.region));
        if region.points == 0 { format!("{name} -") } else { format!("{name} {}/{}", region.left, region.points) }
    }

    fn faces(&mut self, key: &'static str, cards: &[Lying]) {
        let items: Vec<String> = cards.iter().map(|card| times(card.count, self.face(&card.face))).collect();
        self.row(key, &items);
    }

    fn season_so_far(&mut self, seat: &SeatView) {
        let danger = &seat.danger;
        if danger.claws == 0 && seat.race.count == 0 && danger.hunters == 0 {
            return;
        }
        let text = Say::new("monsters-text-so-far")
            .with("danger", danger.claws)
            .with("hunters", danger.hunters)
            .with("wanted", seat.race.count);
        self.row("monsters-text-season", &[self.say(text)]);
    }

    fn menagerie(&mut self, seat: &SeatView) {
        if seat.menagerie.size == 0 && seat.trophies.count == 0 {
            return;
        }
        let text = Say::new("monsters-text-retired")
            .with("monsters", seat.menagerie.size)
            .with("points", seat.menagerie_points)
            .with("trophies", seat.trophies.count);
        self.row("monsters-text-menagerie", &[self.say(text)]);
    }

    /// What only the player himself sees; at the end, what everybody kept.
    fn own_cards(&mut self, view: &View, seat: &SeatView) {
        let Some(kept) = &seat.kept.cards else { return };
        let nothing = kept.is_empty() && seat.hand.cards.is_none() && seat.captured.card.is_none();
        if nothing {
            return;
        }
        self.gap();
        let title = if view.step == Step::Over { "monsters-text-at-end" } else { "monsters-text-own" };
        self.line(self.say(Say::new(title).with("seat", seat.seat)));
        let hand = || seat.hand.cards.iter().flatten();
        self.held("monsters-text-hand", hand());
        self.held("monsters-text-captured", seat.captured.card.iter());
        self.held("monsters-text-kept", kept.iter());
        self.texts(hand().chain(&seat.captured.card).chain(kept).map(|held| &held.face));
        for lot in seat.memory.iter().flat_map(|memory| &memory.lots) {
            if usize::from(lot.season) == view.season {
                self.lot(lot);
            }
        }
    }

    fn held<'a>(&mut self, key: &'static str, cards: impl Iterator<Item = &'a Held>) {
        let items: Vec<String> = cards
            .map(|held| {
                let mark = if held.playable { "*" } else { "" };
                let worth = held.worth.map_or_else(String::new, |worth| format!("={worth}"));
                times(held.count, format!("{mark}{}{worth}", self.face(&held.face)))
            })
            .collect();
        self.row(key, &items);
    }

    /// What is written on these cards, each once.
    fn texts<'a>(&mut self, faces: impl Iterator<Item = &'a Face>) {
        let mut told = Vec::new();
        for face in faces.filter(|face| matches!(face.kind, FaceKind::Staff { .. } | FaceKind::Event | FaceKind::Goal))
        {
            if !told.contains(&face.id) {
                told.push(face.id);
                let text = self.words.say(&face.says);
                self.wrap(" ".repeat(INDENT), format!("{}: {text}", self.words.named(face.name)).split(' '), " ");
            }
        }
    }

    /// Cards that were passed on, and who may have them.
    fn lot(&mut self, lot: &LotView) {
        let items: Vec<String> = grouped(lot.cards.iter().map(|card| self.words.named(&card.name)));
        self.row("monsters-text-passed", &items);
        let with = self.say(Say::new("monsters-text-with").with("holders", holders(lot)));
        self.wrap(" ".repeat(INDENT), with.split(' '), " ");
    }

    fn face(&self, face: &Face) -> String {
        let name = self.words.named(face.name);
        let short = |region: Region| self.words.word(short(region));
        let marks = |mark: &str, number: u8| mark.repeat(usize::from(number));
        match face.kind {
            FaceKind::Land { region, points, distant } => {
                format!("{name}({}+{points}{})", short(region), marks("~", distant))
            }
            FaceKind::Monster { region, level, vp, danger, lore } => {
                format!("{name}({}{level} {vp}p{}{})", short(region), marks("!", danger), marks("?", lore))
            }
            FaceKind::Staff { cost } => format!("{name}(${cost})"),
            FaceKind::Event => format!("{name}({})", self.words.word("monsters-text-event")),
            FaceKind::Goal => format!("{name}({})", self.words.word("monsters-text-goal")),
        }
    }
}

/// So many of the same.
fn times(count: usize, item: String) -> String {
    if count == 1 { item } else { format!("{count}x {item}") }
}

/// Equal items that follow each other, written once with their number.
fn grouped(items: impl Iterator<Item = String>) -> Vec<String> {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for item in items {
        match groups.last_mut() {
            Some((last, number)) if *last == item => *number += 1,
            _ => groups.push((item, 1)),
        }
    }
    groups.into_iter().map(|(item, number)| times(number, item)).collect()
}

fn short(region: Region) -> &'static str {
    match region {
        Region::Aerie => "monsters-short-aerie",
        Region::Caves => "monsters-short-caves",
        Region::Darklands => "monsters-short-darklands",
        Region::Depths => "monsters-short-depths",
        Region::Forest => "monsters-short-forest",
        Region::Dreamlands => "monsters-short-dreamlands",
    }
}
