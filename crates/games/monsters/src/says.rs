//! What is written on staff, events and goals.

use crate::card::Card;
use crate::components::{Components, EventEffect, Kind, StaffEffect};
use crate::goal::{Band, GoalEffect, LevelWorth, Measure};
use table::{Arg, Say};

impl Components {
    /// The text of a card; lands and monsters have none, their numbers say it all.
    pub fn says(&self, card: Card) -> Option<Say> {
        match self.kind(card) {
            Kind::Land(_) | Kind::Monster(_) => None,
            Kind::Staff(staff) => Some(staff_says(staff.effect)),
            Kind::Event(effect) => Some(event_says(effect)),
            Kind::Goal(_) => self.goal(card).map(goal_says),
        }
    }
}

fn crowns(key: &'static str, crowns: u8) -> Say {
    Say::new(key).with("crowns", crowns)
}

fn points(key: &'static str, vp: u8) -> Say {
    Say::new(key).with("points", vp)
}

fn staff_says(effect: StaffEffect) -> Say {
    match effect {
        StaffEffect::Explorer => Say::new("monsters-says-explorer"),
        StaffEffect::Hunters { amount } => Say::new("monsters-says-hunters").with("number", amount),
        StaffEffect::CrownsOnDangerousMonster { per_danger } => crowns("monsters-says-trainer", per_danger),
        StaffEffect::CrownsOnEvent { amount } => crowns("monsters-says-coordinator", amount),
        StaffEffect::CrownsOnMonster { region, amount } => {
            crowns("monsters-says-expert", amount).with("region", region)
        }
    }
}

fn event_says(effect: EventEffect) -> Say {
    match effect {
        EventEffect::Crowns { amount } => crowns("monsters-says-crowns", amount),
        EventEffect::HunterTokens { amount } => Say::new("monsters-says-tokens").with("number", amount),
        EventEffect::CrownsPerRevealedKeptMonster { amount } => crowns("monsters-says-preview", amount),
        EventEffect::CrownsPerStaff { amount } => crowns("monsters-says-gala", amount),
        EventEffect::CrownsPerLandPoint { region, amount } => {
            crowns("monsters-says-tour", amount).with("region", region)
        }
    }
}

fn goal_says(goal: &GoalEffect) -> Say {
    match goal {
        GoalEffect::PerMonsterOfRegion { region, vp } => points("monsters-says-authority", *vp).with("region", *region),
        GoalEffect::PerStaff { vp } => points("monsters-says-employer", *vp),
        GoalEffect::PerMonsterOfLevel { levels } => {
            let level = |worth: &LevelWorth| points("monsters-says-level", worth.vp).with("level", worth.level);
            let levels: Vec<Arg> = levels.iter().map(|worth| level(worth).into()).collect();
            Say::new("monsters-says-levels").with("levels", levels)
        }
        GoalEffect::PerDangerSymbol { vp } => points("monsters-says-danger", *vp),
        GoalEffect::PerDistantLand { vp } => points("monsters-says-distant", *vp),
        GoalEffect::PerLandCard { region, vp } => points("monsters-says-land-cards", *vp).with("region", *region),
        GoalEffect::PerHunterToken { vp } => points("monsters-says-equipment", *vp),
        GoalEffect::PerOtherGoal { vp } => points("monsters-says-steward", *vp),
        GoalEffect::PerLoan { vp } => points("monsters-says-debts", *vp),
        GoalEffect::IfNoLoan { vp } => points("monsters-says-thrift", *vp),
        GoalEffect::Flat { vp } => points("monsters-says-flat", *vp),
        GoalEffect::IfAnyRegion { at_least, measure, vp } => {
            let key = pick(*measure, "monsters-says-obsession", "monsters-says-obsession-cards");
            points(key, *vp).with("number", *at_least)
        }
        GoalEffect::IfEveryRegion { at_least, measure, vp } => {
            let key = pick(*measure, "monsters-says-jack", "monsters-says-jack-cards");
            points(key, *vp).with("number", *at_least)
        }
        GoalEffect::ByLandTypes { bands } => {
            let band = |band: &Band| points("monsters-says-regions", band.vp).with("number", band.at_most);
            let bands: Vec<Arg> = bands.iter().map(|own| band(own).into()).collect();
            Say::new("monsters-says-specialist").with("bands", bands)
        }
        GoalEffect::IfSecond { vp } => points("monsters-says-second", *vp),
    }
}

fn pick(measure: Measure, by_points: &'static str, by_cards: &'static str) -> &'static str {
    match measure {
        Measure::LandPoints => by_points,
        Measure::LandCards => by_cards,
    }
}
