//! The printed parts: loads `components/*.toml` and refuses a set that could not be played.

use crate::card::{Card, MAX_KINDS, Region};
use crate::goal::GoalEffect;
use crate::setup::{HAND, MAX_DECK, MAX_LORE, MAX_PLAYERS, SEASONS, START_LANDS};
use serde::Deserialize;
use table::{BadParts, Files, Parts};

/// Everything that comes out of the box.
pub struct Components {
    pub numbers: Numbers,
    /// What each kind of card does. Apart from the names, because the rules look here all the time.
    pub kinds: Vec<Kind>,
    /// What is printed on each kind of card besides.
    pub labels: Vec<Label>,
    pub goals: Vec<GoalEffect>,
    pub start_lands: Vec<StartLand>,
    pub seasons: Vec<Season>,
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Land(Land),
    Monster(Monster),
    Staff(Staff),
    Event(EventEffect),
    /// A secret goal: its place in [`Components::goals`].
    Goal(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Land {
    pub region: Region,
    pub points: u8,
    /// How many land cards of the region must be in play before.
    pub distant: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Monster {
    pub region: Region,
    pub level: u8,
    pub vp: u8,
    pub danger: u8,
    pub lore: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Staff {
    pub cost: u8,
    pub effect: StaffEffect,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum StaffEffect {
    Explorer,
    Hunters { amount: u8 },
    CrownsOnDangerousMonster { per_danger: u8 },
    CrownsOnEvent { amount: u8 },
    CrownsOnMonster { region: Region, amount: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EventEffect {
    Crowns { amount: u8 },
    HunterTokens { amount: u8 },
    CrownsPerRevealedKeptMonster { amount: u8 },
    CrownsPerStaff { amount: u8 },
    CrownsPerLandPoint { region: Region, amount: u8 },
}

/// The words and numbers on a card that no rule asks for.
pub struct Label {
    pub id: String,
    pub name: String,
    pub copies: u8,
    /// Does it stay in the deck of the simplified game?
    pub simple: bool,
}

pub struct StartLand {
    pub id: String,
    pub name: String,
    pub land: Land,
    pub copies: u8,
}

/// A season card.
pub struct Season {
    pub id: String,
    pub name: String,
    pub wanted: Wanted,
    pub trophy: Trophy,
}

/// Which monsters the public wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    Region(Region),
    /// At least so many danger symbols.
    Danger(u8),
}

impl Wanted {
    #[inline]
    pub fn matches(self, monster: Monster) -> bool {
        match self {
            Wanted::Region(region) => monster.region == region,
            Wanted::Danger(least) => monster.danger >= least,
        }
    }
}

/// What is summed up for the trophy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trophy {
    Vp,
    Danger,
}

/// The numbers of the game, from `game.toml`.
#[derive(Deserialize)]
pub struct Numbers {
    #[serde(flatten)]
    _origin: Origin,
    pub start_crowns: u8,
    pub keep_cost: u8,
    pub loan_crowns: u8,
    pub loan_vp: u8,
    pub loan_cards: u8,
    pub consolidated_cards: u8,
    pub consolidated_loans: u8,
    pub fine: u8,
    pub season_bonus: u8,
    pub trophy_vp: u8,
    pub crown_vp: u8,
    pub hunter_token_vp: u8,
    pub royal_dice: RoyalDice,
    simplified: Simplified,
    counts: Counts,
}

#[derive(Deserialize)]
pub struct RoyalDice {
    #[serde(flatten)]
    _origin: Origin,
    pub dice: u8,
    pub faces: Vec<u8>,
}

/// What leaves the deck in the simplified game.
#[derive(Deserialize)]
struct Simplified {
    #[serde(flatten)]
    _origin: Origin,
    remove_kinds: Vec<String>,
    remove_effects: Vec<String>,
}

#[derive(Deserialize)]
struct Counts {
    #[serde(flatten)]
    _origin: Origin,
    land: usize,
    monster: usize,
    staff: usize,
    event: usize,
    goal: usize,
    start_land: usize,
    season: usize,
}

/// How sure a fact is, and where it is from: every table must say so.
#[derive(Deserialize)]
struct Origin {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Provenance {
    Known,
    Partly,
    Reconstructed,
}

/// What stands on every card.
#[derive(Deserialize)]
struct Row<T> {
    id: String,
    name: String,
    copies: u8,
    #[serde(flatten)]
    _origin: Origin,
    #[serde(flatten)]
    print: T,
}

#[derive(Deserialize)]
struct LandPrint {
    region: Region,
    points: u8,
    distant: u8,
}

#[derive(Deserialize)]
struct MonsterPrint {
    region: Region,
    level: u8,
    vp: u8,
    danger: u8,
    lore: u8,
}

#[derive(Deserialize)]
struct StaffPrint {
    cost: u8,
    effect: StaffEffect,
}

#[derive(Deserialize)]
struct EventPrint {
    effect: EventEffect,
}

#[derive(Deserialize)]
struct GoalPrint {
    effect: GoalEffect,
}

#[derive(Deserialize)]
struct SeasonPrint {
    matches: Matches,
    trophy: Trophy,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Matches {
    region: Option<Region>,
    danger_at_least: Option<u8>,
}

#[derive(Deserialize)]
struct Lands {
    land: Vec<Row<LandPrint>>,
}

#[derive(Deserialize)]
struct StartLands {
    start_land: Vec<Row<LandPrint>>,
}

#[derive(Deserialize)]
struct Monsters {
    monster: Vec<Row<MonsterPrint>>,
}

#[derive(Deserialize)]
struct StaffCards {
    staff: Vec<Row<StaffPrint>>,
}

#[derive(Deserialize)]
struct Events {
    event: Vec<Row<EventPrint>>,
}

#[derive(Deserialize)]
struct Goals {
    goal: Vec<Row<GoalPrint>>,
}

#[derive(Deserialize)]
struct Seasons {
    season: Vec<Row<SeasonPrint>>,
}

/// Larger numbers than these could not be counted in the state.
const MAX_POINTS: u8 = 4;
const MAX_SYMBOLS: u8 = 4;
const MAX_LEVEL: u8 = 20;
const MAX_VP: u8 = 50;
const MAX_COINS: u8 = 20;
const MAX_SEASONS: usize = 8;
pub(crate) const MAX_DICE: u8 = 6;

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("game.toml", include_str!("../components/game.toml")),
        ("lands.toml", include_str!("../components/lands.toml")),
        ("start_lands.toml", include_str!("../components/start_lands.toml")),
        ("monsters.toml", include_str!("../components/monsters.toml")),
        ("staff.toml", include_str!("../components/staff.toml")),
        ("events.toml", include_str!("../components/events.toml")),
        ("goals.toml", include_str!("../components/goals.toml")),
        ("seasons.toml", include_str!("../components/seasons.toml")),
    ];

    fn load(files: &Files) -> Result<Components, BadParts> {
        let mut box_ = Unpacked::new(files.read("game.toml")?)?;
        box_.lands(files.read::<Lands>("lands.toml")?.land)?;
        box_.monsters(files.read::<Monsters>("monsters.toml")?.monster)?;
        box_.staff(files.read::<StaffCards>("staff.toml")?.staff)?;
        box_.events(files.read::<Events>("events.toml")?.event)?;
        box_.goals(files.read::<Goals>("goals.toml")?.goal)?;
        box_.start_lands(files.read::<StartLands>("start_lands.toml")?.start_land)?;
        box_.seasons(files.read::<Seasons>("seasons.toml")?.season)?;
        box_.check_deck()?;
        Ok(box_.parts)
    }
}

impl Components {
    #[inline]
    pub fn kind(&self, card: Card) -> Kind {
        self.kinds[card.at()]
    }

    /// The numbers of a card that is a monster.
    #[inline]
    pub fn monster(&self, card: Card) -> Option<Monster> {
        match self.kind(card) {
            Kind::Monster(monster) => Some(monster),
            _ => None,
        }
    }

    pub fn goal(&self, card: Card) -> Option<&GoalEffect> {
        match self.kind(card) {
            Kind::Goal(place) => self.goals.get(usize::from(place)),
            _ => None,
        }
    }

    pub fn label(&self, card: Card) -> &Label {
        &self.labels[card.at()]
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<Card> {
        self.labels.iter().position(|label| label.id == id).map(|place| Card(place as u8))
    }

    /// Every card of the deck, in the order of the set.
    pub fn deck(&self, simplified: bool) -> impl Iterator<Item = Card> {
        let in_play = move |(_, label): &(usize, &Label)| label.simple || !simplified;
        self.labels
            .iter()
            .enumerate()
            .filter(in_play)
            .flat_map(|(place, label)| (0..label.copies).map(move |_| Card(place as u8)))
    }
}

/// A component set while it is being read.
struct Unpacked {
    parts: Components,
}

fn bad(file: &str, cause: impl Into<String>) -> BadParts {
    BadParts::new(file, None, cause)
}

/// Refuses numbers that the state could not count.
fn within(file: &str, id: &str, what: &str, value: u8, most: u8) -> Result<(), BadParts> {
    let fine = value <= most;
    fine.then_some(()).ok_or_else(|| bad(file, format!("{id}: {what} is {value}, but may be {most} at most")))
}

fn counted<T>(file: &str, rows: &[Row<T>], wanted: usize) -> Result<(), BadParts> {
    let found: usize = rows.iter().map(|row| usize::from(row.copies)).sum();
    let fine = found == wanted;
    fine.then_some(()).ok_or_else(|| bad(file, format!("there are {found} cards, but game.toml counts {wanted}")))
}

impl Unpacked {
    fn new(numbers: Numbers) -> Result<Unpacked, BadParts> {
        let file = "game.toml";
        within(file, "royal_dice", "dice", numbers.royal_dice.dice, MAX_DICE)?;
        if numbers.royal_dice.faces.is_empty() || numbers.royal_dice.faces.len() > usize::from(u8::MAX) {
            return Err(bad(file, "a royal die has from 1 to 255 faces"));
        }
        for &face in &numbers.royal_dice.faces {
            within(file, "royal_dice", "a face", face, MAX_COINS)?;
        }
        if numbers.loan_crowns == 0 {
            return Err(bad(file, "a loan must bring at least 1 crown"));
        }
        for (what, value) in [
            ("start_crowns", numbers.start_crowns),
            ("keep_cost", numbers.keep_cost),
            ("loan_vp", numbers.loan_vp),
            ("fine", numbers.fine),
            ("season_bonus", numbers.season_bonus),
            ("trophy_vp", numbers.trophy_vp),
        ] {
            within(file, "the game", what, value, MAX_COINS)?;
        }
        let parts = Components {
            numbers,
            kinds: Vec::new(),
            labels: Vec::new(),
            goals: Vec::new(),
            start_lands: Vec::new(),
            seasons: Vec::new(),
        };
        Ok(Unpacked { parts })
    }

    /// Adds a kind of card to the deck.
    fn add<T>(&mut self, file: &str, row: &Row<T>, kind: Kind, simple: bool) -> Result<(), BadParts> {
        let id = row.id.clone();
        let plain = !id.is_empty() && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        if !plain {
            return Err(bad(file, format!("{id:?}: an id has small letters, digits and hyphens only")));
        }
        if self.parts.find(&id).is_some() {
            return Err(bad(file, format!("{id} is there twice")));
        }
        if self.parts.kinds.len() == MAX_KINDS {
            return Err(bad(file, format!("there are more than {MAX_KINDS} kinds of card")));
        }
        self.parts.kinds.push(kind);
        self.parts.labels.push(Label { id, name: row.name.clone(), copies: row.copies, simple });
        Ok(())
    }

    /// Does this kind of card stay in the simplified game?
    fn keeps_kind(&self, kind: &str) -> bool {
        !self.parts.numbers.simplified.remove_kinds.iter().any(|removed| removed == kind)
    }

    fn lands(&mut self, rows: Vec<Row<LandPrint>>) -> Result<(), BadParts> {
        let file = "lands.toml";
        counted(file, &rows, self.parts.numbers.counts.land)?;
        for row in &rows {
            let land = land(file, row)?;
            self.add(file, row, Kind::Land(land), self.keeps_kind("land"))?;
        }
        Ok(())
    }

    fn monsters(&mut self, rows: Vec<Row<MonsterPrint>>) -> Result<(), BadParts> {
        let file = "monsters.toml";
        counted(file, &rows, self.parts.numbers.counts.monster)?;
        for row in &rows {
            let MonsterPrint { region, level, vp, danger, lore } = row.print;
            within(file, &row.id, "level", level, MAX_LEVEL)?;
            within(file, &row.id, "vp", vp, MAX_VP)?;
            within(file, &row.id, "danger", danger, MAX_SYMBOLS)?;
            within(file, &row.id, "lore", lore, MAX_SYMBOLS)?;
            let monster = Monster { region, level, vp, danger, lore };
            self.add(file, row, Kind::Monster(monster), self.keeps_kind("monster"))?;
        }
        Ok(())
    }

    fn staff(&mut self, rows: Vec<Row<StaffPrint>>) -> Result<(), BadParts> {
        let file = "staff.toml";
        counted(file, &rows, self.parts.numbers.counts.staff)?;
        for row in &rows {
            let StaffPrint { cost, effect } = row.print;
            within(file, &row.id, "cost", cost, MAX_COINS)?;
            let (name, amount) = match effect {
                StaffEffect::Explorer => ("explorer", 0),
                StaffEffect::Hunters { amount } => ("hunters", amount),
                StaffEffect::CrownsOnDangerousMonster { per_danger } => ("crowns_on_dangerous_monster", per_danger),
                StaffEffect::CrownsOnEvent { amount } => ("crowns_on_event", amount),
                StaffEffect::CrownsOnMonster { amount, .. } => ("crowns_on_monster", amount),
            };
            within(file, &row.id, "amount", amount, MAX_SYMBOLS)?;
            let removed = self.parts.numbers.simplified.remove_effects.iter().any(|removed| removed == name);
            let simple = self.keeps_kind("staff") && !removed;
            self.add(file, row, Kind::Staff(Staff { cost, effect }), simple)?;
        }
        Ok(())
    }

    fn events(&mut self, rows: Vec<Row<EventPrint>>) -> Result<(), BadParts> {
        let file = "events.toml";
        counted(file, &rows, self.parts.numbers.counts.event)?;
        for row in &rows {
            let effect = row.print.effect;
            let (name, amount) = match effect {
                EventEffect::Crowns { amount } => ("crowns", amount),
                EventEffect::HunterTokens { amount } => ("hunter_tokens", amount),
                EventEffect::CrownsPerRevealedKeptMonster { amount } => ("crowns_per_revealed_kept_monster", amount),
                EventEffect::CrownsPerStaff { amount } => ("crowns_per_staff", amount),
                EventEffect::CrownsPerLandPoint { amount, .. } => ("crowns_per_land_point", amount),
            };
            within(file, &row.id, "amount", amount, MAX_SYMBOLS)?;
            let removed = self.parts.numbers.simplified.remove_effects.iter().any(|removed| removed == name);
            let simple = self.keeps_kind("event") && !removed;
            self.add(file, row, Kind::Event(effect), simple)?;
        }
        Ok(())
    }

    fn goals(&mut self, rows: Vec<Row<GoalPrint>>) -> Result<(), BadParts> {
        let file = "goals.toml";
        counted(file, &rows, self.parts.numbers.counts.goal)?;
        for row in rows {
            let place = self.parts.goals.len() as u8;
            self.add(file, &row, Kind::Goal(place), self.keeps_kind("goal"))?;
            within(file, &row.id, "vp", row.print.effect.most(), MAX_COINS)?;
            if matches!(row.print.effect, GoalEffect::IfSecond { .. }) && row.copies > 1 {
                return Err(bad(file, format!("{}: two players cannot both be asked whether they are second", row.id)));
            }
            self.parts.goals.push(row.print.effect);
        }
        Ok(())
    }

    fn start_lands(&mut self, rows: Vec<Row<LandPrint>>) -> Result<(), BadParts> {
        let file = "start_lands.toml";
        counted(file, &rows, self.parts.numbers.counts.start_land)?;
        if self.parts.numbers.counts.start_land < START_LANDS * MAX_PLAYERS {
            return Err(bad(file, format!("{START_LANDS} start lands are needed for each of {MAX_PLAYERS} players")));
        }
        for row in rows {
            let land = land(file, &row)?;
            self.parts.start_lands.push(StartLand { id: row.id, name: row.name, land, copies: row.copies });
        }
        Ok(())
    }

    fn seasons(&mut self, rows: Vec<Row<SeasonPrint>>) -> Result<(), BadParts> {
        let file = "seasons.toml";
        counted(file, &rows, self.parts.numbers.counts.season)?;
        if !(SEASONS..=MAX_SEASONS).contains(&rows.len()) {
            return Err(bad(file, format!("there must be from {SEASONS} to {MAX_SEASONS} seasons")));
        }
        for row in rows {
            let wanted = match (row.print.matches.region, row.print.matches.danger_at_least) {
                (Some(region), None) => Wanted::Region(region),
                (None, Some(least)) => Wanted::Danger(least),
                _ => return Err(bad(file, format!("{}: matches is either a region or danger_at_least", row.id))),
            };
            if row.copies != 1 {
                return Err(bad(file, format!("{}: each season is there once", row.id)));
            }
            self.parts.seasons.push(Season { id: row.id, name: row.name, wanted, trophy: row.print.trophy });
        }
        Ok(())
    }

    /// The deck must be small enough to be held and large enough never to run out.
    fn check_deck(&self) -> Result<(), BadParts> {
        let lore = |card: Card| self.parts.monster(card).map_or(0, |monster| usize::from(monster.lore));
        for simplified in [false, true] {
            let cards = self.parts.deck(simplified).count();
            let drawn: usize = self.parts.deck(simplified).map(lore).sum();
            let dealt = MAX_PLAYERS * HAND * SEASONS;
            if drawn > MAX_LORE {
                return Err(bad("monsters.toml", format!("there are {drawn} lore symbols; {MAX_LORE} are the most")));
            }
            if !(dealt + drawn..=MAX_DECK).contains(&cards) {
                let least = dealt + drawn;
                return Err(bad("game.toml", format!("a deck of {cards} cards; it must have {least} to {MAX_DECK}")));
            }
        }
        Ok(())
    }
}

fn land(file: &str, row: &Row<LandPrint>) -> Result<Land, BadParts> {
    let LandPrint { region, points, distant } = row.print;
    within(file, &row.id, "points", points, MAX_POINTS)?;
    within(file, &row.id, "distant", distant, MAX_SYMBOLS)?;
    Ok(Land { region, points, distant })
}
