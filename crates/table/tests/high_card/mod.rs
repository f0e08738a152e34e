//! High card: everybody lays a card in secret, the highest takes a point, three rounds. With built-in faults on request.

use serde::{Deserialize, Serialize};
use table::{
    About, BadNotation, BadParts, BadSetup, Dice, Event, Eyes, Files, Game, Hop, Illegal, Kit, Log, Note, Parts,
    Places, Price, Ranking, Rule, Say, ScoreSheet, Seat, Seats, Section, Setup, Thing, Words,
};
use ts_rs::TS;

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Fault {
    None,
    RefusalWithoutRule,
    HiddenChance,
    ViewLeaks,
    PublicSeesMore,
    EventLeaks,
    PublicToldMore,
    SilentReveal,
    ImagineCopies,
    ImagineLeans,
    TooLong,
    LosesCard,
    CountsNothing,
    ForgetsField,
    VagueNotation,
    ReadsAnything,
    NoExample,
    WrongSheet,
    WrongPlaces,
    PanicsOnNonsense,
    OffersAlike,
    OfferOfNothing,
    TouchLeaks,
    Unexplained,
    NoteWithoutLines,
    NoteWithoutRule,
    MuteButton,
    Speechless,
    FalsePromise,
    LostHop,
    HiddenPoints,
}

const ROUNDS: u8 = 3;

pub struct Pack {
    cards: u16,
}

impl Parts for Pack {
    const FILES: &'static [(&'static str, &'static str)] = &[("pack.toml", "cards = 15\n")];
    fn load(files: &Files) -> Result<Pack, BadParts> {
        #[derive(Deserialize)]
        struct Read {
            cards: u16,
        }
        files.read("pack.toml").map(|read: Read| Pack { cards: (1 << read.cards) - 1 })
    }
}

/// Sets of cards are bit masks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HighCard<const FAULT: u8> {
    kit: Kit<Pack>,
    pool: u16,
    hands: Vec<u16>,
    laid: Vec<Option<u8>>,
    out: u16,
    /// What was laid in the round before, seat by seat: all have seen it.
    before: Vec<u8>,
    round: u8,
    /// Nobody sees it; only a fault writes it.
    noise: u32,
    #[serde(skip_serializing_if = "forgets::<FAULT>", default)]
    points: Vec<u8>,
}

fn forgets<const FAULT: u8>(_: &[u8]) -> bool {
    FAULT == Fault::ForgetsField as u8
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Happened {
    event: String,
    seat: Seat,
    card: Option<u8>,
    /// Does everybody see the card?
    open: bool,
    /// A fault says that it came from where nothing is.
    lost: bool,
    /// A fault tells it to bystanders, though not to those who play.
    shouted: bool,
}

impl Event for Happened {
    fn seen_by(&self, eyes: Eyes) -> Option<Happened> {
        let card = self.card.filter(|_| self.open || self.shouted && eyes == Eyes::Public || eyes.see(self.seat));
        Some(Happened { card, ..self.clone() })
    }
    fn say(&self) -> Say {
        Say::new("high-card")
    }
    fn hops(&self, _: Eyes) -> Vec<Hop> {
        let from = if self.lost { Thing::named("cellar") } else { Thing::named("pool") };
        if self.event == "draw" { vec![Hop::new(from, hand(self.seat))] } else { Vec::new() }
    }
}

fn hand(seat: Seat) -> Thing {
    Thing::new(format_args!("hand:{}", seat.0))
}

#[derive(Serialize, TS)]
pub struct Seen {
    hands: Vec<Option<u16>>,
    laid: Vec<bool>,
    laid_cards: Vec<Option<u8>>,
    pool: Option<u16>,
    out: u16,
    before: Vec<u8>,
    points: Vec<u8>,
}

fn draw(pool: &mut u16, dice: &mut Dice) -> u8 {
    let nth = dice.below(pool.count_ones());
    let card = (0..16).filter(|card| *pool & 1 << card != 0).nth(nth as usize).unwrap_or_default();
    *pool &= !(1 << card);
    card
}

impl<const FAULT: u8> HighCard<FAULT> {
    fn has(fault: Fault) -> bool {
        FAULT == fault as u8
    }

    fn reveal(&mut self, dice: &mut Dice, log: &mut impl Log<Happened>) {
        let laid: Vec<u8> = self.laid.iter().map(|card| card.unwrap_or_default()).collect();
        for (index, &card) in laid.iter().enumerate() {
            log.tell(|| Happened {
                event: "lay".into(),
                seat: Seat(index as u8),
                card: Some(card),
                open: true,
                lost: false,
                shouted: false,
            });
            self.out |= 1 << card;
            if laid.iter().max() == Some(&card) {
                self.points[index] += 1;
            }
        }
        if Self::has(Fault::LosesCard) {
            self.pool &= self.pool.wrapping_sub(1);
        }
        self.laid.fill(None);
        self.before = laid;
        self.round += 1;
        for index in 0..self.hands.len() {
            let mut fixed = Dice::quick(1);
            let dice = if Self::has(Fault::SilentReveal) { &mut fixed } else { &mut *dice };
            let card = draw(&mut self.pool, dice);
            self.hands[index] |= 1 << card;
            let open = Self::has(Fault::EventLeaks);
            log.tell(|| Happened {
                event: "draw".into(),
                seat: Seat(index as u8),
                card: Some(card),
                open,
                lost: Self::has(Fault::LostHop),
                shouted: Self::has(Fault::PublicToldMore),
            });
        }
    }
}

static CALLS: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);

impl<const FAULT: u8> Game for HighCard<FAULT> {
    type Parts = Pack;
    type Action = u8;
    type Event = Happened;
    type View = Seen;

    fn about() -> &'static About {
        const fn about(longest: u32) -> About {
            About {
                id: "high-card",
                rules_version: 1,
                rule_prefix: "HC",
                players: &[2, 3],
                options: &[],
                ranking: Ranking::ByScore,
                longest,
            }
        }
        static RIGHT: About = about(9);
        static SHORT: About = about(5);
        if Self::has(Fault::TooLong) { &SHORT } else { &RIGHT }
    }

    fn deal(setup: &Setup, kit: Kit<Pack>, dice: &mut Dice) -> Result<Self, BadSetup> {
        let players = usize::from(setup.players);
        let mut pool = kit.cards;
        let hands = (0..players).map(|_| 1 << draw(&mut pool, dice) | 1 << draw(&mut pool, dice)).collect();
        Ok(HighCard {
            kit,
            pool,
            hands,
            laid: vec![None; players],
            out: 0,
            before: Vec::new(),
            round: 0,
            noise: 0,
            points: vec![0; players],
        })
    }

    fn players(&self) -> usize {
        self.hands.len()
    }

    fn to_act(&self) -> Seats {
        Seat::all(self.players()).filter(|seat| self.round < ROUNDS && self.laid[seat.at()].is_none()).collect()
    }

    fn prompt(&self, _: Seat) -> Say {
        Say::new("high-card-lay")
    }

    fn legal(&self, seat: Seat, out: &mut Vec<u8>) {
        if self.to_act().contains(seat) {
            out.extend((0..16).filter(|card| self.hands[seat.at()] & 1 << card != 0));
        }
    }

    fn play(&mut self, seat: Seat, card: u8, dice: &mut Dice, log: &mut impl Log<Happened>) {
        self.hands[seat.at()] &= !(1 << card);
        self.laid[seat.at()] = Some(card);
        log.tell(|| Happened {
            event: "choose".into(),
            seat,
            card: Some(card),
            open: false,
            lost: false,
            shouted: false,
        });
        if self.laid.iter().all(Option::is_some) {
            self.reveal(dice, log);
        }
        if Self::has(Fault::HiddenChance) {
            self.noise = CALLS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        }
    }

    fn refusal(&self, _: Seat, card: u8) -> Illegal {
        assert!(card < 16 || !Self::has(Fault::PanicsOnNonsense), "there is no such card");
        let rule = if Self::has(Fault::RefusalWithoutRule) { "" } else { "HC-1.1" };
        Illegal::new("high-card-no", Rule(rule))
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.points[seat.at()])
    }

    fn sheet(&self, seat: Seat) -> ScoreSheet {
        let mut sheet = ScoreSheet::default();
        let extra = i32::from(Self::has(Fault::WrongSheet));
        sheet.add("high-card-points", self.score(seat) + extra, Rule("HC-1.2"));
        sheet
    }

    fn places(&self) -> Option<Places> {
        let turned = if Self::has(Fault::WrongPlaces) { -1 } else { 1 };
        self.is_over().then(|| Places::by_key(self.players(), |seat| turned * self.score(seat)))
    }

    fn view(&self, eyes: Eyes) -> Seen {
        // What a bystander sees of hands, no player's view of the table betrays.
        let open = Self::has(Fault::ViewLeaks) || Self::has(Fault::PublicSeesMore) && eyes == Eyes::Public;
        Seen {
            hands: Seat::all(self.players()).map(|s| eyes.see(s).then(|| self.hands[s.at()])).collect(),
            laid: self.laid.iter().map(Option::is_some).collect(),
            laid_cards: Seat::all(self.players()).map(|s| self.laid[s.at()].filter(|_| open || eyes.see(s))).collect(),
            pool: (eyes == Eyes::All).then_some(self.pool),
            out: self.out,
            before: self.before.clone(),
            points: self.points.clone(),
        }
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut world = self.clone();
        if Self::has(Fault::ImagineCopies) {
            return world;
        }
        let own = self.hands[seat.at()] | self.laid[seat.at()].map_or(0, |card| 1 << card);
        world.pool = self.kit.cards & !self.out & !own;
        for other in seat.others(self.players()) {
            let count = self.hands[other.at()].count_ones();
            world.hands[other.at()] = (0..count).fold(0, |hand, _| hand | 1 << draw(&mut world.pool, dice));
            if self.laid[other.at()].is_some() {
                world.laid[other.at()] = Some(draw(&mut world.pool, dice));
            }
        }
        if Self::has(Fault::ImagineLeans) && self.pool & 1 != 0 {
            return self.clone();
        }
        world
    }

    fn notation(&self, card: u8) -> String {
        if Self::has(Fault::VagueNotation) { "lay".into() } else { format!("lay {card}") }
    }

    fn parse(&self, text: &str) -> Result<u8, BadNotation> {
        if Self::has(Fault::ReadsAnything) && !text.starts_with("lay") {
            return Ok(0);
        }
        let card = text.strip_prefix("lay ").and_then(|card| card.parse().ok());
        let example = if Self::has(Fault::NoExample) { "a card" } else { "lay 3" };
        card.filter(|card| *card < 16).ok_or_else(|| BadNotation::new(text, example))
    }

    fn label(&self, _: Seat, card: u8) -> Say {
        Say::new("high-card-lay").with("card", card)
    }

    fn heading(&self) -> Say {
        Say::new("high-card-round").with("round", self.round)
    }

    fn shown(&self, eyes: Eyes, seat: Seat) -> Option<ScoreSheet> {
        (eyes != Eyes::Public || !Self::has(Fault::HiddenPoints)).then(|| self.sheet(seat))
    }

    fn things(view: &Seen) -> Vec<Thing> {
        let cards = view.hands.iter().flatten().flat_map(|hand| (0..16).filter(move |card| hand & 1 << card != 0));
        let cards = cards.map(|card| Thing::new(format_args!("card:{card}")));
        let hands = Seat::all(view.hands.len()).map(hand);
        std::iter::once(Thing::named("pool")).chain(hands).chain(cards).collect()
    }

    fn explain(_: &Seen, thing: &Thing) -> Option<Note> {
        let silent = Self::has(Fault::Unexplained) && thing.kind() != "card" || thing.is_button();
        let note = Note::new(Say::new("high-card-thing"));
        let note = if Self::has(Fault::NoteWithoutLines) { note } else { note.line(Say::new("high-card-what")) };
        (!silent).then(|| if Self::has(Fault::NoteWithoutRule) { note } else { note.rule("HC-1.1") })
    }

    fn describe(_: &Seen) -> Vec<Section> {
        if Self::has(Fault::Speechless) { Vec::new() } else { vec![Section::new(Say::new("high-card-table"))] }
    }

    fn touches(&self, _: Seat, card: u8) -> Vec<Vec<Thing>> {
        let thing = match card {
            _ if Self::has(Fault::OffersAlike) => Thing::button("lay"),
            _ if Self::has(Fault::OfferOfNothing) => Thing::new(format_args!("dream:{card}")),
            _ if Self::has(Fault::MuteButton) => Thing::button(card),
            card => Thing::new(format_args!("card:{card}")),
        };
        let mut ways = vec![vec![thing]];
        if Self::has(Fault::TouchLeaks) {
            ways.push(vec![Thing::button(format_args!("{card}-{}", self.pool))]);
        }
        ways
    }

    fn touched(&self, seat: Seat, things: &[Thing]) -> Result<u8, BadNotation> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        let found = legal.into_iter().find(|&card| self.touches(seat, card).iter().any(|way| way == things));
        let read = || things.first()?.rest().parse().ok();
        found.or_else(read).ok_or_else(|| BadNotation::new("", "card:3"))
    }

    fn price(&self, _: Seat, _: u8) -> Price {
        if Self::has(Fault::FalsePromise) { Price::FREE } else { Price::FOR_GOOD }
    }

    fn all_actions(&self) -> Vec<u8> {
        (0..20).collect()
    }

    fn draw(_: &Seen, _: &dyn Words) -> String {
        String::new()
    }

    fn census(&self) -> Vec<(String, i64)> {
        if Self::has(Fault::CountsNothing) {
            return Vec::new();
        }
        let laid = self.laid.iter().flatten().fold(0, |set: u16, card| set | 1 << card);
        let all = self.hands.iter().fold(self.pool | self.out | laid, |set, hand| set | hand);
        vec![("cards".into(), i64::from(all.count_ones()))]
    }
}
