//! What single things are worth to one seat, in points: land, staff, events, goals, danger.

use super::Time;
use super::{COORDINATOR, EXPERT, FOCUS, GROWTH, HUNTER, LORE, POINT, TOKEN, TRAINER};
use catalog::games::monsters::{Board, EventEffect, GoalEffect, Monster, Monsters, REGIONS, Region, StaffEffect};
use table::{Game, Seat};

/// The chance of each sum of the royal dice, from 0 to 6.
const ROYAL: [f32; 7] =
    [64.0 / 216.0, 48.0 / 216.0, 60.0 / 216.0, 25.0 / 216.0, 15.0 / 216.0, 3.0 / 216.0, 1.0 / 216.0];

/// What a loan costs beyond the crowns that it brings.
const LOAN: f32 = 2.0;

/// What a danger symbol without a hunter costs.
const FINE: f32 = 3.0;

/// One seat's eye for what things are worth.
pub(super) struct Worth<'a> {
    pub(super) game: &'a Monsters,
    pub(super) board: &'a Board,
    pub(super) time: Time,
    pub(super) weights: &'a [f32],
    /// Land points by region, those of lands included that are expected to be played.
    pub(super) points: [f32; REGIONS],
    /// Danger symbols beyond the own hunters, those of monsters included that are expected to be displayed in this season.
    pub(super) danger: f32,
}

impl<'a> Worth<'a> {
    pub(super) fn to(game: &'a Monsters, seat: Seat, weights: &'a [f32]) -> Worth<'a> {
        let board = game.board(seat);
        let points = board.points.map(f32::from);
        let danger = f32::from(board.danger) - f32::from(board.hunters);
        Worth { game, board, time: Time::of(game), weights, points, danger }
    }

    /// What it costs to keep a captured card.
    pub(super) fn fee(&self) -> f32 {
        1.0 + if self.board.crowns == 0 { LOAN } else { 0.0 }
    }

    /// A monster's points and lore, before any danger.
    pub(super) fn show(&self, monster: Monster) -> f32 {
        f32::from(monster.vp) + self.weights[LORE] * f32::from(monster.lore)
    }

    /// What the danger of one more monster costs in this season.
    pub(super) fn risk(&self, danger: f32) -> f32 {
        self.hunt(self.danger + danger) - self.hunt(self.danger)
    }

    /// What so many danger symbols without own hunters are expected to cost.
    pub(super) fn hunt(&self, symbols: f32) -> f32 {
        if symbols <= 0.0 {
            return 0.0;
        }
        let tokens = f32::from(self.board.tokens);
        let cost = |lacking: f32| lacking.min(tokens) + FINE * (lacking - tokens).max(0.0);
        ROYAL.iter().enumerate().map(|(royal, chance)| chance * cost((symbols - royal as f32).max(0.0))).sum()
    }

    /// Land points that a monster of this region can be paid with, in a season that has just begun.
    pub(super) fn points_for(&self, region: Region) -> f32 {
        match region {
            Region::Dreamlands => self.points.iter().sum(),
            region => self.points[region.at()],
        }
    }

    /// Large regions pay for large monsters, which are worth more a point.
    pub(super) fn focus(&self, region: usize) -> f32 {
        1.0 + self.weights[FOCUS] * ((self.points[region] - 1.0) / 3.0).clamp(0.0, 1.0)
    }

    pub(super) fn staff_use(&self, effect: StaffEffect) -> f32 {
        let seasons = self.time.seasons();
        match effect {
            StaffEffect::Explorer => 0.8 * self.weights[POINT] * seasons,
            StaffEffect::Hunters { amount } => seasons * self.weights[HUNTER] * f32::from(amount),
            StaffEffect::CrownsOnDangerousMonster { per_danger } => {
                seasons * self.weights[TRAINER] * f32::from(per_danger)
            }
            StaffEffect::CrownsOnEvent { amount } => seasons * self.weights[COORDINATOR] * f32::from(amount),
            StaffEffect::CrownsOnMonster { region, amount } => f32::from(amount) * self.expert_use(region),
        }
    }

    /// How many monsters of a region are still to be expected.
    pub(super) fn expert_use(&self, region: Region) -> f32 {
        let share = self.points[region.at()] / (3.0 + self.points.iter().sum::<f32>());
        self.weights[EXPERT] * share * self.time.seasons()
    }

    /// What an event brings at once.
    pub(super) fn event_now(&self, effect: EventEffect) -> f32 {
        match effect {
            EventEffect::Crowns { amount } => f32::from(amount),
            EventEffect::HunterTokens { amount } => self.weights[TOKEN] * f32::from(amount),
            EventEffect::CrownsPerStaff { amount } => f32::from(amount) * f32::from(self.board.staff),
            EventEffect::CrownsPerLandPoint { region, amount } => f32::from(amount) * self.points[region.at()],
            EventEffect::CrownsPerRevealedKeptMonster { amount } => {
                let kept = self.board.kept.iter().filter(|&&card| self.game.parts().monster(card).is_some()).count();
                f32::from(amount) * kept as f32
            }
        }
    }

    /// What an event will bring in the end: staff and land are still to come.
    pub(super) fn event_use(&self, effect: EventEffect) -> f32 {
        let later = match effect {
            EventEffect::CrownsPerStaff { amount } => 0.3 * f32::from(amount),
            EventEffect::CrownsPerLandPoint { amount, .. } => 0.5 * f32::from(amount),
            _ => 0.0,
        };
        self.event_now(effect) + later * self.time.later
    }

    /// What a goal will be worth: what it is worth now, and how it may grow.
    pub(super) fn goal_use(&self, goal: &GoalEffect) -> f32 {
        let now = goal.worth(self.board, self.game.parts()) as f32;
        let (seasons, left) = (self.time.seasons(), self.time.captures() / super::TURNS);
        let grow = |each: f32| now + self.weights[GROWTH] * each * seasons;
        match goal {
            GoalEffect::PerMonsterOfRegion { region, vp } => {
                now + self.weights[GROWTH] * f32::from(*vp) * self.expert_use(*region)
            }
            GoalEffect::PerStaff { vp } => grow(0.5 * f32::from(*vp)),
            GoalEffect::PerMonsterOfLevel { .. } | GoalEffect::PerDangerSymbol { .. } => grow(1.5),
            GoalEffect::PerDistantLand { vp } | GoalEffect::PerHunterToken { vp } => grow(0.4 * f32::from(*vp)),
            GoalEffect::PerLandCard { vp, .. } => grow(0.2 * f32::from(*vp)),
            GoalEffect::PerOtherGoal { vp } | GoalEffect::PerLoan { vp } => grow(0.4 * f32::from(*vp)),
            GoalEffect::IfNoLoan { .. } => now * (1.0 - 0.5 * left),
            GoalEffect::Flat { .. } => now,
            GoalEffect::IfAnyRegion { at_least, vp, .. } => {
                let most = self.points.iter().copied().fold(0.0, f32::max);
                now.max(f32::from(*vp) * likely(most + 1.5 * seasons - f32::from(*at_least)))
            }
            GoalEffect::IfEveryRegion { at_least, vp, .. } => {
                let lacking: f32 = self.points.iter().map(|points| (f32::from(*at_least) - points).max(0.0)).sum();
                now.max(f32::from(*vp) * likely(2.0 * seasons - lacking))
            }
            GoalEffect::ByLandTypes { .. } => now * (1.0 - 0.6 * left),
            GoalEffect::IfSecond { vp } => f32::from(*vp) / self.game.players().max(2) as f32,
        }
    }
}

/// From 0 to 1, one half at 0.
pub(super) fn likely(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_royal_dice_are_counted_right() {
        assert!((ROYAL.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        let mean: f32 = ROYAL.iter().enumerate().map(|(sum, chance)| sum as f32 * chance).sum();
        assert!((mean - 1.5).abs() < 1e-6);
    }
}
