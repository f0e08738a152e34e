//! Secret goals: what each asks for and what it is worth.

use crate::board::Board;
use crate::card::Region;
use crate::components::{Components, Kind, Monster};
use serde::Deserialize;
use table::Rule;

/// What a secret goal pays.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum GoalEffect {
    PerMonsterOfRegion { region: Region, vp: u8 },
    PerStaff { vp: u8 },
    PerMonsterOfLevel { levels: Vec<LevelWorth> },
    PerDangerSymbol { vp: u8 },
    PerDistantLand { vp: u8 },
    PerLandCard { region: Region, vp: u8 },
    PerHunterToken { vp: u8 },
    PerOtherGoal { vp: u8 },
    PerLoan { vp: u8 },
    IfNoLoan { vp: u8 },
    Flat { vp: u8 },
    IfAnyRegion { at_least: u8, measure: Measure, vp: u8 },
    IfEveryRegion { at_least: u8, measure: Measure, vp: u8 },
    ByLandTypes { bands: Vec<Band> },
    IfSecond { vp: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct LevelWorth {
    pub level: u8,
    pub vp: u8,
}

/// Worth `vp` with at most so many regions; the first band that fits counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Band {
    pub at_most: u8,
    pub vp: u8,
}

/// How land is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    LandPoints,
    LandCards,
}

impl GoalEffect {
    /// The rule that explains this goal.
    pub fn rule(&self) -> Rule {
        Rule(match self {
            GoalEffect::PerMonsterOfRegion { .. } => "CM-10.3",
            GoalEffect::PerStaff { .. } => "CM-10.4",
            GoalEffect::PerMonsterOfLevel { levels } if levels.len() == 1 => "CM-10.5",
            GoalEffect::PerMonsterOfLevel { .. } => "CM-10.6",
            GoalEffect::PerDangerSymbol { .. } => "CM-10.7",
            GoalEffect::PerDistantLand { .. } => "CM-10.8",
            GoalEffect::PerLandCard { .. } => "CM-10.9",
            GoalEffect::PerHunterToken { .. } => "CM-10.10",
            GoalEffect::PerOtherGoal { .. } => "CM-10.11",
            GoalEffect::PerLoan { .. } => "CM-10.12",
            GoalEffect::IfNoLoan { .. } => "CM-10.13",
            GoalEffect::Flat { .. } => "CM-10.14",
            GoalEffect::IfAnyRegion { .. } => "CM-10.15",
            GoalEffect::IfEveryRegion { .. } => "CM-10.16",
            GoalEffect::ByLandTypes { .. } => "CM-10.17",
            GoalEffect::IfSecond { .. } => "CM-10.18",
        })
    }

    /// The most points that it gives at a time.
    pub(crate) fn most(&self) -> u8 {
        match self {
            GoalEffect::PerMonsterOfLevel { levels } => levels.iter().map(|worth| worth.vp).max().unwrap_or(0),
            GoalEffect::ByLandTypes { bands } => bands.iter().map(|band| band.vp).max().unwrap_or(0),
            &GoalEffect::PerMonsterOfRegion { vp, .. }
            | &GoalEffect::PerStaff { vp }
            | &GoalEffect::PerDangerSymbol { vp }
            | &GoalEffect::PerDistantLand { vp }
            | &GoalEffect::PerLandCard { vp, .. }
            | &GoalEffect::PerHunterToken { vp }
            | &GoalEffect::PerOtherGoal { vp }
            | &GoalEffect::PerLoan { vp }
            | &GoalEffect::IfNoLoan { vp }
            | &GoalEffect::Flat { vp }
            | &GoalEffect::IfAnyRegion { vp, .. }
            | &GoalEffect::IfEveryRegion { vp, .. }
            | &GoalEffect::IfSecond { vp } => vp,
        }
    }

    /// What it would be worth to the owner of this board now. Being second depends on the others: it counts nothing
    /// here.
    pub fn worth(&self, board: &Board, parts: &Components) -> i32 {
        let each = |vp: u8, number: usize| i32::from(vp) * number as i32;
        let paid = |vp: u8, fulfilled: bool| if fulfilled { i32::from(vp) } else { 0 };
        match self {
            &GoalEffect::PerMonsterOfRegion { region, vp } => {
                each(vp, monsters(board, parts).filter(|monster| monster.region == region).count())
            }
            &GoalEffect::PerStaff { vp } => each(vp, usize::from(board.staff)),
            GoalEffect::PerMonsterOfLevel { levels } => {
                let worth = |level: u8| levels.iter().find(|worth| worth.level == level).map_or(0, |worth| worth.vp);
                monsters(board, parts).map(|monster| i32::from(worth(monster.level))).sum()
            }
            &GoalEffect::PerDangerSymbol { vp } => {
                each(vp, monsters(board, parts).map(|monster| usize::from(monster.danger)).sum())
            }
            &GoalEffect::PerDistantLand { vp } => each(vp, usize::from(board.distant_lands)),
            &GoalEffect::PerLandCard { region, vp } => each(vp, usize::from(board.land_cards[region.at()])),
            &GoalEffect::PerHunterToken { vp } => each(vp, usize::from(board.tokens)),
            &GoalEffect::PerOtherGoal { vp } => {
                // The card itself is among the kept ones only after it was kept.
                let kept = board.goals(parts).any(|card| parts.goal(card) == Some(self));
                each(vp, board.goals(parts).count() - usize::from(kept))
            }
            &GoalEffect::PerLoan { vp } => each(vp, usize::from(board.loans)),
            &GoalEffect::IfNoLoan { vp } => paid(vp, board.loans == 0),
            &GoalEffect::Flat { vp } => i32::from(vp),
            &GoalEffect::IfAnyRegion { at_least, measure, vp } => {
                paid(vp, measure.lands(board).iter().any(|&land| land >= at_least))
            }
            &GoalEffect::IfEveryRegion { at_least, measure, vp } => {
                paid(vp, measure.lands(board).iter().all(|&land| land >= at_least))
            }
            GoalEffect::ByLandTypes { bands } => {
                let types = board.points.iter().filter(|&&points| points > 0).count();
                bands.iter().find(|band| types <= usize::from(band.at_most)).map_or(0, |band| i32::from(band.vp))
            }
            GoalEffect::IfSecond { .. } => 0,
        }
    }
}

impl Measure {
    fn lands(self, board: &Board) -> &[u8; crate::card::REGIONS] {
        match self {
            Measure::LandPoints => &board.points,
            Measure::LandCards => &board.land_cards,
        }
    }
}

/// All monsters that a player has displayed.
fn monsters(board: &Board, parts: &Components) -> impl Iterator<Item = Monster> {
    board.played.iter().filter_map(move |&card| match parts.kind(card) {
        Kind::Monster(monster) => Some(monster),
        _ => None,
    })
}
