//! First glances: what a card is worth to a seat, in points, without thinking it through.

use super::worth::Worth;
use super::{DENY, EAGER, LAND_LATER, LAND_NOW, LATER, READY, SHARP, SHORT, SPARE, WAIT, neighbour};
use catalog::games::monsters::{Action, Card, Kind, Land, Monster, Monsters, Region, StaffEffect};
use table::Seat;

/// No card looks better or worse than so many points: a glance must not shut out a second look.
const MOST: f32 = 10.0;

/// How promising an action looks, next to 1 for one that changes nothing.
pub(super) fn appeal(game: &Monsters, seat: Seat, action: Action, weights: &[f32]) -> f32 {
    let worth = Worth::to(game, seat, weights);
    let look = |points: f32| (weights[SHARP] * points.clamp(-MOST, MOST)).exp();
    match action {
        Action::Capture(card) => look(worth.capture(card)),
        Action::Discard(card) => {
            let next = Worth::to(game, neighbour(game, seat, true), weights);
            look(weights[DENY] * next.capture(card) - weights[SPARE] * worth.capture(card))
        }
        Action::Play { card, region, .. } => look(worth.play(card, region)),
        Action::Keep => look(-worth.fee()),
        Action::Ready => look(weights[READY]),
        // Points of the Dreamlands are good for nothing else, so the others are spared.
        Action::Pay { points, .. } => 2.0 / (1.0 + f32::from(points)),
        // As good as the same payment region by region, and one step instead of up to five.
        Action::PayRest => 4.0,
        Action::Show(_) => 6.0,
        Action::Stop => 0.5,
        Action::Tokens(number) => 1.0 + f32::from(number),
    }
}

impl Worth<'_> {
    /// What a card is worth that is still to be captured.
    pub(super) fn capture(&self, card: Card) -> f32 {
        match self.game.parts().kind(card) {
            Kind::Land(land) if self.board.land_cards[land.region.at()] >= land.distant => self.land(land),
            Kind::Land(land) => 0.4 * self.land(land) - self.fee(),
            Kind::Monster(monster) if self.board.can_pay(monster) => self.display(monster),
            Kind::Monster(monster) => self.wait_for(monster) - self.fee(),
            Kind::Staff(staff) => (self.staff_use(staff.effect) - f32::from(staff.cost)).max(-self.fee()),
            Kind::Event(effect) => self.event_use(effect),
            Kind::Goal(_) => self.game.parts().goal(card).map_or(0.0, |goal| self.goal_use(goal)) - self.fee(),
        }
    }

    /// What it is worth to play a card now instead of keeping it.
    fn play(&self, card: Card, region: Option<Region>) -> f32 {
        match self.game.parts().kind(card) {
            Kind::Land(land) => self.weights[EAGER] + self.land(land),
            Kind::Monster(monster) => {
                let wait = if self.time.later > 0.0 { self.weights[WAIT] } else { 0.0 };
                self.weights[EAGER] + (1.0 - wait) * self.display(monster)
            }
            Kind::Staff(staff) => {
                let share = match (staff.effect, region) {
                    (StaffEffect::Explorer, Some(region)) => 0.2 + 0.2 * self.points[region.at()],
                    _ => 1.0,
                };
                share * self.staff_use(staff.effect) - f32::from(staff.cost)
            }
            // What grows is better played late.
            Kind::Event(effect) => {
                self.event_now(effect) - (self.event_use(effect) - self.event_now(effect)) * self.time.later
            }
            Kind::Goal(_) => 0.0,
        }
    }

    fn land(&self, land: Land) -> f32 {
        let seasons = self.weights[LAND_NOW] * self.time.now + self.weights[LAND_LATER] * self.time.later;
        seasons * f32::from(land.points) * if land.region == Region::Dreamlands { 0.5 } else { 1.0 }
    }

    /// A monster that can be displayed at once.
    fn display(&self, monster: Monster) -> f32 {
        let crowns = 2.0 * f32::from(self.board.experts[monster.region.at()]);
        self.show(monster) + crowns - self.risk(f32::from(monster.danger))
    }

    /// A monster that must wait for land.
    fn wait_for(&self, monster: Monster) -> f32 {
        let lacking = (f32::from(monster.level) - self.points_for(monster.region)).max(0.0);
        if self.time.later == 0.0 {
            return 0.4 * self.time.now * self.show(monster) * self.weights[SHORT].powf(lacking.max(1.0));
        }
        self.weights[LATER] * self.show(monster) * self.weights[SHORT].powf(lacking)
    }
}
