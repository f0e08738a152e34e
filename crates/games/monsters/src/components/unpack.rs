//! Reads the files of a component set, card by card, and refuses what could not be played.

use super::{
    Components, EventEffect, Kind, Label, Land, MAX_DICE, MAX_LEVEL, Monster, Numbers, Origin, Season, Staff,
    StaffEffect,
};
use super::{StartLand, Trophy, Wanted};
use crate::card::{Card, MAX_KINDS, Region};
use crate::goal::GoalEffect;
use crate::setup::{HAND, MAX_DECK, MAX_LORE, MAX_PLAYERS, SEASONS, START_LANDS};
use serde::Deserialize;
use table::{BadParts, Files};

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
const MAX_VP: u8 = 50;
const MAX_COINS: u8 = 20;
const MAX_SEASONS: usize = 8;

pub(super) fn unpack(files: &Files) -> Result<Components, BadParts> {
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
