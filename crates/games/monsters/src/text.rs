//! The table in characters.

use crate::board::Stage;
use crate::card::Region;
use crate::state::Step;
use crate::view::{Face, FaceKind, Held, LotView, RegionView, SeatView, View};
use table::text::WIDTH;
use table::{Arg, Say, Seat, Words};

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
        let passing = self.say(Say::new(passing).with("deck", view.deck));
        self.line(format!("{head}  {passing}"));
        let wanted = match view.season_card.region {
            Some(region) => Say::new("monsters-text-wanted").with("region", region),
            None => Say::new("monsters-text-wanted-danger"),
        };
        self.line(self.say(wanted.with("season", Arg::Name(view.season_card.name.into()))));
        if view.step == Step::Danger {
            self.line(self.say(Say::new("monsters-event-royal").with("number", view.royal_hunters)));
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
            .with("points", seat.score)
            .with("crowns", seat.crowns)
            .with("tokens", seat.tokens)
            .with("loans", seat.loans);
        let doing = if view.step == Step::Over { String::new() } else { format!("  [{doing}]") };
        self.line(self.say(purse) + &doing);
        let regions: Vec<String> = seat.regions.iter().map(|region| self.region(region)).collect();
        self.row("monsters-text-lands", &regions);
        self.faces("monsters-text-staff", &seat.staff);
        self.faces("monsters-text-display", &seat.display);
        self.season_so_far(seat);
        self.menagerie(seat);
        let counts = Say::new("monsters-text-counts")
            .with("hand", seat.hand_size)
            .with("kept", seat.kept_size)
            .with("captured", u8::from(seat.has_capture))
            .with("stack", seat.stack);
        self.row("monsters-text-cards", &[self.say(counts)]);
        self.faces("monsters-text-known", &seat.shown);
    }

    fn region(&self, region: &RegionView) -> String {
        let name = self.words.word(short(region.region));
        if region.points == 0 { format!("{name} -") } else { format!("{name} {}/{}", region.left, region.points) }
    }

    fn faces(&mut self, key: &'static str, faces: &[Face]) {
        let items: Vec<String> = grouped(faces.iter().map(|face| self.face(face)));
        self.row(key, &items);
    }

    fn season_so_far(&mut self, seat: &SeatView) {
        if seat.danger == 0 && seat.wanted == 0 && seat.hunters == 0 {
            return;
        }
        let text = Say::new("monsters-text-so-far")
            .with("danger", seat.danger)
            .with("hunters", seat.hunters)
            .with("wanted", seat.wanted);
        self.row("monsters-text-season", &[self.say(text)]);
    }

    fn menagerie(&mut self, seat: &SeatView) {
        let worth = |face: &Face| match face.kind {
            FaceKind::Monster { vp, .. } => u32::from(vp),
            _ => 0,
        };
        if seat.menagerie.is_empty() && seat.trophies == 0 {
            return;
        }
        let text = Say::new("monsters-text-retired")
            .with("monsters", seat.menagerie.len())
            .with("points", seat.menagerie.iter().map(worth).sum::<u32>())
            .with("trophies", seat.trophies);
        self.row("monsters-text-menagerie", &[self.say(text)]);
    }

    /// What only the player himself sees.
    fn own_cards(&mut self, view: &View, seat: &SeatView) {
        let Some(kept) = &seat.kept else { return };
        let nothing = kept.is_empty() && seat.hand.is_none() && seat.capture.is_none();
        if nothing {
            return;
        }
        self.gap();
        self.line(self.say(Say::new("monsters-text-own").with("seat", seat.seat)));
        self.held("monsters-text-hand", seat.hand.iter().flatten());
        self.held("monsters-text-captured", seat.capture.iter());
        self.held("monsters-text-kept", kept.iter());
        let held = seat.hand.iter().flatten().chain(&seat.capture).chain(kept);
        self.texts(held.map(|held| &held.face));
        for lot in seat.remembers.iter().flatten().filter(|lot| usize::from(lot.season) == view.season) {
            self.lot(lot);
        }
    }

    fn held<'a>(&mut self, key: &'static str, cards: impl Iterator<Item = &'a Held>) {
        let items = grouped(cards.map(|held| {
            let mark = if held.playable { "*" } else { "" };
            let worth = held.worth.map_or_else(String::new, |worth| format!("={worth}"));
            format!("{mark}{}{worth}", self.face(&held.face))
        }));
        self.row(key, &items);
    }

    /// What is written on these cards, each once.
    fn texts<'a>(&mut self, faces: impl Iterator<Item = &'a Face>) {
        let mut told = Vec::new();
        for face in faces.filter(|face| face.says.is_some()) {
            if !told.contains(&face.id) {
                told.push(face.id);
                let text = face.says.iter().map(|say| self.words.say(say)).collect::<String>();
                self.wrap(" ".repeat(INDENT), format!("{}: {text}", face.name).split(' '), " ");
            }
        }
    }

    /// Cards that were passed on, and who may have them.
    fn lot(&mut self, lot: &LotView) {
        let captures = |&seat: &Seat| Say::new("monsters-text-captures-of").with("seat", seat).into();
        let mut holders: Vec<Arg> = lot.captured_by.iter().map(captures).collect();
        if let Some(seat) = lot.hand_of {
            holders.push(Say::new("monsters-text-hand-of").with("seat", seat).into());
        }
        if lot.discarded {
            holders.push(Say::new("monsters-text-discards").into());
        }
        let mut items: Vec<String> = grouped(lot.cards.iter().map(|card| card.name.to_string()));
        items.push(self.say(Say::new("monsters-text-with").with("holders", holders)));
        self.row("monsters-text-passed", &items);
    }

    fn face(&self, face: &Face) -> String {
        let name = face.name;
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

/// Equal items that follow each other, written once with their number.
fn grouped(items: impl Iterator<Item = String>) -> Vec<String> {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for item in items {
        match groups.last_mut() {
            Some((last, number)) if *last == item => *number += 1,
            _ => groups.push((item, 1)),
        }
    }
    groups.into_iter().map(|(item, number)| if number == 1 { item } else { format!("{number}x {item}") }).collect()
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
