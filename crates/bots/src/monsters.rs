//! Know-how of monsters: the points that everybody may expect to end with.
//!
//! Land points are worth the monsters that they will pay for, as long as there are captures left to find these. So
//! lands count most at the beginning and monsters at the end. Kept cards count by how soon they can be played.

use crate::{Knowhow, Standing, Tuning};
use monsters::{Action, Board, Card, EventEffect, GoalEffect, HAND, Kind, Land, Monster, Monsters, REGIONS, Region};
use monsters::{SEASONS, Source, StaffEffect, Stage, Step};
use table::{Game, MAX_SEATS, Seat};

crate::weights! { "monsters":
    // Land points that a capture will find use for, what such a point brings, and how much more in a large region.
    DEMAND, POINT, FOCUS,
    // How much of its points a kept monster is worth if it can be played now, in a later season, or with a point more.
    NOW, LATER, SHORT,
    // What a lore symbol is worth, and the best card of the next hand, next to its glance.
    LORE, NEXT,
    // What is kept but could be played is worth so much less.
    IDLE,
    // The worth of a hunter and of crowns from staff, for each season to come; of a token; of having money at hand.
    HUNTER, TRAINER, COORDINATOR, EXPERT, TOKEN, PURSE,
    // How goals grow, and what a trophy in sight and an open bonus are worth.
    GROWTH, LEAD, BONUS,
    // Points that decide a game at its end, and how many more at its beginning.
    DECISIVE, EARLY,
}

/// The chance of each sum of the royal dice, from 0 to 6.
const ROYAL: [f32; 7] =
    [64.0 / 216.0, 48.0 / 216.0, 60.0 / 216.0, 25.0 / 216.0, 15.0 / 216.0, 3.0 / 216.0, 1.0 / 216.0];

/// What a loan costs beyond the crowns that it brings.
const LOAN: f32 = 2.0;

/// What a danger symbol without a hunter costs.
const FINE: f32 = 3.0;

const TURNS: f32 = (SEASONS * HAND) as f32;

impl Knowhow for Monsters {
    fn tuning() -> &'static Tuning {
        tuned()
    }

    fn standing(&self) -> Standing {
        self.standing_by(&tuned().weights)
    }

    /// Chances to win that grow with the points expected, the steeper the less is left to play.
    fn standing_by(&self, weights: &[f32]) -> Standing {
        let season = Time::of(self);
        let scale = weights[DECISIVE] + weights[EARLY] * season.captures() / TURNS;
        let mut chances = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for seat in Seat::all(self.players()) {
            chances[seat.at()] = (Prospect::of(self, seat, weights).points() / scale).exp();
            sum += chances[seat.at()];
        }
        chances.map(|chance| chance / sum)
    }

    fn appeal(&self, seat: Seat, action: Action) -> f32 {
        let board = self.board(seat);
        match action {
            Action::Capture(card) => glance(self, board, card),
            Action::Discard(card) => 1.0 / (0.2 + glance(self, board, card)),
            Action::Play { card, from, region } => play_use(self, board, card, from, region),
            Action::Keep => 1.0,
            Action::Ready => 1.5,
            // Points of the Dreamlands are good for nothing else, so the others are spared.
            Action::Pay { points, .. } => 2.0 / (1.0 + f32::from(points)),
            Action::Show(_) => 6.0,
            Action::Stop => 0.5,
            Action::Tokens(number) => 1.0 + f32::from(number),
        }
    }
}

/// How much is left to play.
#[derive(Clone, Copy)]
struct Time {
    /// Of this season, from 1 to 0.
    now: f32,
    /// Seasons after this one.
    later: f32,
}

impl Time {
    fn of(game: &Monsters) -> Time {
        let turns = match game.current_step() {
            Step::Capture => HAND - game.turn(),
            Step::Play => HAND - 1 - game.turn(),
            Step::Danger | Step::Over => 0,
        };
        Time { now: turns as f32 / HAND as f32, later: SEASONS.saturating_sub(game.season() + 1) as f32 }
    }

    /// Captures still to be made.
    fn captures(self) -> f32 {
        (self.now + self.later) * HAND as f32
    }

    fn seasons(self) -> f32 {
        self.now + self.later
    }
}

/// What one seat may expect.
struct Prospect<'a> {
    game: &'a Monsters,
    seat: Seat,
    board: &'a Board,
    time: Time,
    weights: &'a [f32],
    /// Land points by region, those of lands included that could be played.
    points: [f32; REGIONS],
    /// Land points that are free in this season and, all together, in later ones.
    free_now: [f32; REGIONS],
    free_later: [f32; REGIONS],
    /// Danger symbols beyond the own hunters, those of monsters included that could be displayed now.
    danger: f32,
    /// What has been counted so far.
    sum: f32,
}

impl<'a> Prospect<'a> {
    fn of(game: &'a Monsters, seat: Seat, weights: &'a [f32]) -> Prospect<'a> {
        let board = game.board(seat);
        let points = board.points.map(f32::from);
        let time = Time::of(game);
        let free_now = Region::ALL.map(|region| f32::from(board.left(region)));
        let free_later = points.map(|points| points * time.later);
        let danger = f32::from(board.danger) - f32::from(board.hunters);
        let sum = game.score(seat) as f32;
        Prospect { game, seat, board, time, weights, points, free_now, free_later, danger, sum }
    }

    fn points(mut self) -> f32 {
        let held = self.game.captured(self.seat);
        let cards = || self.board.kept.iter().copied().chain(held);
        for card in cards() {
            if let Kind::Land(land) = self.game.parts().kind(card) {
                self.add_land(land);
            }
        }
        // The largest first: small ones find their points more easily.
        for size in [true, false] {
            for card in cards() {
                if let Some(monster) = self.game.parts().monster(card).filter(|monster| (monster.level > 2) == size) {
                    self.add_monster(monster);
                }
            }
        }
        for card in cards() {
            self.add_other(card);
        }
        if held.is_some_and(|card| !self.board.can_play(self.game.parts().kind(card))) {
            self.sum -= 1.0 + if self.board.crowns == 0 { LOAN } else { 0.0 };
        }
        let hopes = self.season_hopes() + self.next_hand() - self.danger();
        self.sum + self.land_worth() + self.staff_worth() + self.purse() + hopes
    }

    fn add_land(&mut self, land: Land) {
        let region = land.region.at();
        let reachable = self.board.land_cards[region] >= land.distant;
        let share = if reachable { 1.0 } else { 0.4 };
        let points = share * f32::from(land.points);
        self.points[region] += points;
        self.free_now[region] += if reachable { points } else { 0.0 };
        self.free_later[region] += points * self.time.later;
        self.sum -= self.weights[IDLE];
    }

    /// A monster that is not yet displayed.
    fn add_monster(&mut self, monster: Monster) {
        let (level, danger) = (f32::from(monster.level), f32::from(monster.danger));
        let worth = f32::from(monster.vp) + self.weights[LORE] * f32::from(monster.lore);
        let later = self.weights[LATER] * (worth - self.hunt(danger - f32::from(self.board.hunters)));
        let points = match monster.region {
            Region::Dreamlands => self.points.iter().sum(),
            region => self.points[region.at()],
        };
        let can_wait = self.time.later >= 1.0 && points >= level;
        let now = worth * self.weights[NOW] - self.hunt(self.danger + danger) + self.hunt(self.danger);
        if now > if can_wait { later - 1.0 } else { 0.0 } && take(&mut self.free_now, monster.region, level) {
            self.danger += danger;
            self.sum += now;
        } else if can_wait && take(&mut self.free_later, monster.region, level) {
            self.sum += later;
        } else if self.time.seasons() > 0.0 {
            let lacking = (level - points).max(1.0);
            // Without a later season only a new land of this season helps.
            let chance = if self.time.later >= 1.0 { 1.0 } else { 0.4 * self.time.now };
            self.sum += later.max(0.0) * chance * self.weights[SHORT].powf(lacking);
        }
    }

    /// Staff, events and goals that are not yet played.
    fn add_other(&mut self, card: Card) {
        self.sum += match self.game.parts().kind(card) {
            Kind::Land(_) | Kind::Monster(_) => return,
            Kind::Staff(staff) => {
                let worth = self.staff_use(staff.effect) - f32::from(staff.cost);
                worth.max(0.0) - self.weights[IDLE]
            }
            Kind::Event(effect) => self.event_use(effect) - self.weights[IDLE],
            Kind::Goal(_) => self.game.parts().goal(card).map_or(0.0, |goal| self.goal_use(goal)),
        };
    }

    /// The monsters that land points will pay for, as far as they can be found.
    fn land_worth(&self) -> f32 {
        let demand = self.weights[DEMAND] * self.time.captures();
        let dreams = Region::Dreamlands.at();
        let free: f32 = (0..REGIONS)
            .map(|region| {
                let free = self.free_now[region] * self.time.now + self.free_later[region];
                // Points of the Dreamlands wait for eight monsters only.
                if region == dreams { free * 0.35 } else { free * self.focus(region) }
            })
            .sum();
        if demand > 0.0 { self.weights[POINT] * demand * (1.0 - (-free / demand).exp()) } else { 0.0 }
    }

    /// Large regions pay for large monsters, which are worth more a point.
    fn focus(&self, region: usize) -> f32 {
        1.0 + self.weights[FOCUS] * ((self.points[region] - 1.0) / 3.0).clamp(0.0, 1.0)
    }

    fn staff_worth(&self) -> f32 {
        let board = self.board;
        let experts: f32 =
            Region::ALL.iter().map(|&region| f32::from(board.experts[region.at()]) * self.expert_use(region)).sum();
        let seasons = self.time.seasons();
        experts
            + seasons * self.weights[HUNTER] * f32::from(board.hunters)
            + seasons * self.weights[TRAINER] * f32::from(board.trainers)
            + seasons * self.weights[COORDINATOR] * f32::from(board.coordinators)
            + (self.weights[TOKEN] - 1.0) * f32::from(board.tokens) * seasons.min(1.0)
    }

    fn staff_use(&self, effect: StaffEffect) -> f32 {
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
    fn expert_use(&self, region: Region) -> f32 {
        let share = self.points[region.at()] / (3.0 + self.points.iter().sum::<f32>());
        self.weights[EXPERT] * share * self.time.seasons()
    }

    fn event_use(&self, effect: EventEffect) -> f32 {
        match effect {
            EventEffect::Crowns { amount } => f32::from(amount),
            EventEffect::HunterTokens { amount } => self.weights[TOKEN] * f32::from(amount),
            EventEffect::CrownsPerStaff { amount } => {
                f32::from(amount) * (f32::from(self.board.staff) + 0.3 * self.time.later)
            }
            EventEffect::CrownsPerLandPoint { region, amount } => {
                f32::from(amount) * (self.points[region.at()] + 0.5 * self.time.later)
            }
            EventEffect::CrownsPerRevealedKeptMonster { amount } => {
                let kept = self.board.kept.iter().filter(|&&card| self.game.parts().monster(card).is_some()).count();
                f32::from(amount) * kept as f32
            }
        }
    }

    /// What a goal will be worth: what it is worth now, and how it may grow.
    fn goal_use(&self, goal: &GoalEffect) -> f32 {
        let now = goal.worth(self.board, self.game.parts()) as f32;
        let (seasons, left) = (self.time.seasons(), self.time.captures() / TURNS);
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

    /// Who has no money must borrow for the next card that he keeps.
    fn purse(&self) -> f32 {
        let short = (3.0 - f32::from(self.board.crowns)).max(0.0);
        -self.weights[PURSE] * short * self.time.seasons().min(1.0)
    }

    /// The trophy and the bonus of this season.
    fn season_hopes(&self) -> f32 {
        if self.game.current_step() == Step::Over {
            return 0.0;
        }
        let own = f32::from(self.board.wanted);
        let others = self.seat.others(self.game.players()).map(|seat| f32::from(self.game.board(seat).wanted));
        let lead = own - others.fold(0.0, f32::max);
        let trophy = f32::from(self.game.parts().numbers.trophy_vp);
        let blur = 1.0 + 6.0 * self.time.now;
        let chance = if own == 0.0 { 0.0 } else { likely(self.weights[LEAD] * 4.0 * lead / blur) };
        let bonus = if self.board.bonus_paid { 0.0 } else { self.weights[BONUS] * self.time.now };
        trophy * chance + bonus
    }

    /// What the danger check of this season is expected to cost.
    fn danger(&self) -> f32 {
        let over = matches!(self.game.current_step(), Step::Danger | Step::Over) && self.board.stage != Stage::Hunting;
        if over { 0.0 } else { self.hunt(self.danger) }
    }

    /// What so many danger symbols without own hunters are expected to cost.
    fn hunt(&self, symbols: f32) -> f32 {
        if symbols <= 0.0 {
            return 0.0;
        }
        let tokens = f32::from(self.board.tokens);
        let cost = |lacking: f32| lacking.min(tokens) + FINE * (lacking - tokens).max(0.0);
        ROYAL.iter().enumerate().map(|(royal, chance)| chance * cost((symbols - royal as f32).max(0.0))).sum()
    }

    /// The best card of the hand that this seat looks at or will look at next.
    fn next_hand(&self) -> f32 {
        let seats = self.game.players();
        let passed = self.game.current_step() == Step::Capture && self.board.stage == Stage::Waiting;
        let from = if passed { self.giver(seats) } else { self.seat };
        let hand = &self.game.board(from).hand;
        self.weights[NEXT] * hand.iter().map(|&card| glance(self.game, self.board, card)).fold(0.0, f32::max)
    }

    /// Who passes hands to this seat.
    fn giver(&self, seats: usize) -> Seat {
        let back = if self.game.season().is_multiple_of(2) { seats - 1 } else { 1 };
        Seat(((self.seat.at() + back) % seats) as u8)
    }
}

/// Takes points of a region, or of any for a monster of the Dreamlands, if there are enough.
fn take(free: &mut [f32; REGIONS], region: Region, level: f32) -> bool {
    if region != Region::Dreamlands {
        let own = &mut free[region.at()];
        let enough = *own >= level;
        *own -= if enough { level } else { 0.0 };
        return enough;
    }
    if free.iter().sum::<f32>() < level {
        return false;
    }
    let mut left = level;
    for own in free.iter_mut().rev() {
        let share = own.min(left);
        *own -= share;
        left -= share;
    }
    true
}

/// From 0 to 1, one half at 0.
fn likely(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead).exp())
}

/// What a card in hand is worth, at a glance.
fn glance(game: &Monsters, board: &Board, card: Card) -> f32 {
    let later = SEASONS.saturating_sub(game.season() + 1) as f32;
    match game.parts().kind(card) {
        Kind::Land(land) if board.land_cards[land.region.at()] >= land.distant => {
            (0.4 + 0.8 * later) * f32::from(land.points) * if land.region == Region::Dreamlands { 0.5 } else { 1.0 }
        }
        Kind::Land(_) => 0.3,
        Kind::Monster(monster) if board.can_pay(monster) => 0.5 + 0.35 * f32::from(monster.vp),
        Kind::Monster(monster) => 0.04 * f32::from(monster.vp) * later,
        Kind::Staff(_) => 0.2 + 0.4 * later,
        Kind::Event(_) => 1.0,
        Kind::Goal(_) => 1.0,
    }
}

fn play_use(game: &Monsters, board: &Board, card: Card, from: Source, region: Option<Region>) -> f32 {
    // A captured card that is not played costs a crown.
    let first = if from == Source::Captured { 2.0 } else { 1.0 };
    let later = SEASONS.saturating_sub(game.season() + 1) as f32;
    first
        * match game.parts().kind(card) {
            Kind::Land(_) => 6.0,
            Kind::Monster(_) => 8.0,
            Kind::Staff(staff) if board.crowns >= u16::from(staff.cost) => {
                let share = region.map_or(1.0, |region| 0.1 + 0.2 * f32::from(board.points[region.at()]));
                later * share
            }
            Kind::Staff(_) => 0.1,
            Kind::Event(EventEffect::CrownsPerLandPoint { region, .. }) => f32::from(board.points[region.at()]) - later,
            Kind::Event(EventEffect::CrownsPerStaff { .. }) => f32::from(board.staff) - 0.5 * later,
            Kind::Event(_) => 5.0,
            Kind::Goal(_) => 0.0,
        }
        .max(0.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Seen, choose};
    use table::{Dice, Kit, Setup};

    /// A game of three in which `level` sits on one seat, changing with the seed, among players who do anything.
    fn play(level: Level, seed: u64) -> (Monsters, Seat) {
        let kit = Kit::own().unwrap_or_else(|bad| panic!("{bad}"));
        let mut dice = Dice::quick(seed);
        let mut game = Monsters::deal(&Setup::new(3), kit, &mut dice).unwrap_or_else(|bad| panic!("{bad}"));
        let own = Seat((seed % 3) as u8);
        while let Some(seat) = game.to_act().first() {
            let level = if seat == own { level } else { Level::Random };
            let Some(action) = choose(level, Seen::new(&game, seat), &mut dice) else { break };
            game.step(seat, action, &mut dice);
        }
        (game, own)
    }

    #[test]
    fn easy_drafts_a_decent_carnival() {
        let games: Vec<(Monsters, Seat)> = (0..12).map(|seed| play(Level::Easy, seed)).collect();
        let mean = games.iter().map(|(game, own)| game.score(*own)).sum::<i32>() / games.len() as i32;
        let won = games.iter().filter(|(game, own)| game.places().is_some_and(|places| places.won(*own))).count();
        assert!(mean > 45 && won >= 8, "a mean of {mean} points, {won} games won");
    }

    #[test]
    fn a_monster_of_the_dreamlands_takes_points_of_the_dreamlands_first() {
        let mut free = [1.0, 0.0, 2.0, 0.0, 0.0, 3.0];
        assert!(!take(&mut free, Region::Dreamlands, 7.0));
        assert!(take(&mut free, Region::Dreamlands, 4.0));
        assert_eq!(free, [1.0, 0.0, 1.0, 0.0, 0.0, 0.0]);
        assert!(take(&mut free, Region::Aerie, 1.0) && !take(&mut free, Region::Aerie, 1.0));
    }

    #[test]
    fn the_royal_dice_are_counted_right() {
        assert!((ROYAL.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        let mean: f32 = ROYAL.iter().enumerate().map(|(sum, chance)| sum as f32 * chance).sum();
        assert!((mean - 1.5).abs() < 1e-6);
    }
}
