//! What is printed on a card, in words.

use crate::card::{Card, Region};
use crate::components::{Components, EventEffect, Kind, Land, Monster, StaffEffect};
use crate::goal::{Band, GoalEffect, LevelWorth, Measure};
use table::{Arg, Rule, Say};

impl Components {
    /// What a card is and does, in a sentence.
    pub(crate) fn says(&self, card: Card) -> Say {
        match self.kind(card) {
            Kind::Land(land) => land_says(land),
            Kind::Monster(monster) => monster_says(monster),
            Kind::Staff(staff) => {
                Say::new("monsters-says-staff").with("cost", staff.cost).with("does", staff_says(staff.effect))
            }
            Kind::Event(effect) => Say::new("monsters-says-event").with("does", event_says(effect)),
            Kind::Goal(place) => {
                let does = goal_says(&self.goals[usize::from(place)]);
                Say::new("monsters-says-goal").with("does", does)
            }
        }
    }

    /// The rule that explains a card.
    pub(crate) fn rule(&self, card: Card) -> Rule {
        match self.kind(card) {
            Kind::Land(Land { distant: 0, region: Region::Dreamlands, .. }) => Rule("CM-7.5"),
            Kind::Land(Land { distant: 0, .. }) => Rule("CM-6.1"),
            Kind::Land(Land { distant: 1, .. }) => Rule("CM-6.2"),
            Kind::Land(_) => Rule("CM-6.3"),
            Kind::Monster(Monster { region: Region::Dreamlands, .. }) => Rule("CM-7.4"),
            Kind::Monster(_) => Rule("CM-7.1"),
            Kind::Staff(staff) => staff_rule(staff.effect),
            Kind::Event(effect) => event_rule(effect),
            Kind::Goal(place) => self.goals[usize::from(place)].rule(),
        }
    }
}

fn staff_rule(effect: StaffEffect) -> Rule {
    Rule(match effect {
        StaffEffect::Explorer => "CM-8.2",
        StaffEffect::Hunters { .. } => "CM-8.4",
        StaffEffect::CrownsOnDangerousMonster { .. } => "CM-8.5",
        StaffEffect::CrownsOnEvent { .. } => "CM-8.6",
        StaffEffect::CrownsOnMonster { .. } => "CM-8.7",
    })
}

fn event_rule(effect: EventEffect) -> Rule {
    Rule(match effect {
        EventEffect::Crowns { .. } => "CM-9.3",
        EventEffect::HunterTokens { .. } => "CM-9.4",
        EventEffect::CrownsPerStaff { .. } => "CM-9.5",
        EventEffect::CrownsPerLandPoint { .. } => "CM-9.6",
        EventEffect::CrownsPerRevealedKeptMonster { .. } => "CM-9.7",
    })
}

pub(crate) fn land_says(land: Land) -> Say {
    let key = match (land.region, land.distant) {
        (Region::Dreamlands, _) => "monsters-says-dream-land",
        (_, 0) => "monsters-says-land",
        (_, _) => "monsters-says-distant-land",
    };
    Say::new(key).with("points", land.points).with("region", land.region).with("distant", land.distant)
}

fn monster_says(monster: Monster) -> Say {
    let dream = monster.region == Region::Dreamlands;
    Say::new(if dream { "monsters-says-dream-monster" } else { "monsters-says-monster" })
        .with("level", monster.level)
        .with("region", monster.region)
        .with("points", monster.vp)
        .with("danger", monster.danger)
        .with("lore", monster.lore)
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
