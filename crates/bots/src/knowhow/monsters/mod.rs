//! Know-how of monsters: the points that everybody may expect to end with.
//!
//! Land points are worth the monsters that they will pay for, as long as there are captures left to find these. So
//! lands count most at the beginning and monsters at the end. Kept cards count by how soon they can be played.

mod glance;
mod worth;

use crate::knowhow::by_places;
use crate::{Knowhow, Standing, Term, Tuning};
use catalog::games::monsters::{Action, Card, HAND, Kind, Land, Monster, Monsters, REGIONS, Region, SEASONS, Stage, Step};
use table::{Game, MAX_SEATS, Seat};
use worth::{Worth, likely};

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
    // Glances: how sharply they tell points apart, and what a land point is worth in this season and in each to come.
    SHARP, LAND_NOW, LAND_LATER,
    // Glances: how eagerly cards are played, how much a monster loses by being shown before it must, and when one is ready.
    EAGER, WAIT, READY,
    // Glances at what to discard: how much is kept from the next player, and how much is spared for oneself.
    DENY, SPARE,
}

const TURNS: f32 = (SEASONS * HAND) as f32;

/// What points come from.
const PARTS: [&str; 8] = ["shown", "cards", "land", "staff", "purse", "season", "hand", "danger"];

/// A lead of so many points at the end is a clear one.
const CLOSE: f32 = 10.0;

impl Knowhow for Monsters {
    fn tuning() -> &'static Tuning {
        tuned()
    }

    fn first_release() -> &'static Tuning {
        first_released()
    }

    /// Chances to win that grow with the points expected, the steeper the less is left to play.
    fn standing(&self, weights: &[f32]) -> Standing {
        let season = Time::of(self);
        // Tuning may try any weight, but points never count the other way.
        let scale = (weights[DECISIVE] + weights[EARLY] * season.captures() / TURNS).max(1.0);
        chances(self, scale, |seat| Prospect::of(self, seat, weights).parts().iter().sum())
    }

    /// Points.
    fn terms(&self, seat: Seat, weights: &[f32]) -> Vec<Term> {
        Term::list(PARTS, Prospect::of(self, seat, weights).parts())
    }

    /// Winning counts most, but a close end is better than a far one: that is quicker to learn from, and whoever falls
    /// behind plays on in earnest.
    fn result(&self) -> Standing {
        let (places, close) = (by_places(self), chances(self, CLOSE, |seat| self.score(seat) as f32));
        std::array::from_fn(|seat| (places[seat] + close[seat]) / 2.0)
    }

    fn appeal(&self, seat: Seat, action: Action, weights: &[f32]) -> f32 {
        glance::appeal(self, seat, action, weights)
    }
}

/// Shares of one that grow with points, e times for each `scale` of them.
fn chances(game: &Monsters, scale: f32, points: impl Fn(Seat) -> f32) -> Standing {
    let mut all = [f32::NEG_INFINITY; MAX_SEATS];
    Seat::all(game.players()).for_each(|seat| all[seat.at()] = points(seat) / scale);
    let most = all.into_iter().fold(f32::NEG_INFINITY, f32::max);
    let all = all.map(|points| (points - most).exp());
    let sum: f32 = all.iter().sum();
    all.map(|chance| chance / sum)
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
    seat: Seat,
    worth: Worth<'a>,
    /// Land points that are free in this season and, all together, in later ones.
    free_now: [f32; REGIONS],
    free_later: [f32; REGIONS],
    /// What the cards that are not played yet are worth, as far as they have been counted.
    sum: f32,
}

impl<'a> Prospect<'a> {
    fn of(game: &'a Monsters, seat: Seat, weights: &'a [f32]) -> Prospect<'a> {
        let worth = Worth::to(game, seat, weights);
        let free_now = Region::ALL.map(|region| f32::from(worth.board.left(region)));
        let free_later = worth.points.map(|points| points * worth.time.later);
        Prospect { seat, worth, free_now, free_later, sum: 0.0 }
    }

    /// Where the points come from, by the names of [`PARTS`].
    fn parts(mut self) -> [f32; 8] {
        let (game, board) = (self.worth.game, self.worth.board);
        let held = game.captured(self.seat);
        let cards = || board.kept.iter().copied().chain(held);
        for card in cards() {
            if let Kind::Land(land) = game.parts().kind(card) {
                self.add_land(land);
            }
        }
        // The largest first: small ones find their points more easily.
        for large in [true, false] {
            for card in cards() {
                if let Some(monster) = game.parts().monster(card).filter(|monster| (monster.level > 2) == large) {
                    self.add_monster(monster);
                }
            }
        }
        for card in cards() {
            self.add_other(card);
        }
        if held.is_some_and(|card| !board.can_play(game.parts().kind(card))) {
            self.sum -= self.worth.fee();
        }
        let shown = game.score(self.seat) as f32;
        let (season, hand, danger) = (self.season_hopes(), self.next_hand(), -self.danger());
        [shown, self.sum, self.land_worth(), self.staff_worth(), self.purse(), season, hand, danger]
    }

    fn weight(&self, weight: usize) -> f32 {
        self.worth.weights[weight]
    }

    fn add_land(&mut self, land: Land) {
        let region = land.region.at();
        let reachable = self.worth.board.land_cards[region] >= land.distant;
        let share = if reachable { 1.0 } else { 0.4 };
        let points = share * f32::from(land.points);
        self.worth.points[region] += points;
        self.free_now[region] += if reachable { points } else { 0.0 };
        self.free_later[region] += points * self.worth.time.later;
        self.sum -= self.weight(IDLE);
    }

    /// A monster that is not yet displayed.
    fn add_monster(&mut self, monster: Monster) {
        let (level, danger) = (f32::from(monster.level), f32::from(monster.danger));
        let (show, time) = (self.worth.show(monster), self.worth.time);
        let later = self.weight(LATER) * (show - self.worth.hunt(danger - f32::from(self.worth.board.hunters)));
        let points = self.worth.points_for(monster.region);
        let can_wait = time.later >= 1.0 && points >= level;
        let now = show * self.weight(NOW) - self.worth.risk(danger);
        if now > if can_wait { later - 1.0 } else { 0.0 } && take(&mut self.free_now, monster.region, level) {
            self.worth.danger += danger;
            self.sum += now;
        } else if can_wait && take(&mut self.free_later, monster.region, level) {
            self.sum += later;
        } else if time.seasons() > 0.0 {
            let lacking = (level - points).max(1.0);
            // Without a later season only a new land of this season helps.
            let chance = if time.later >= 1.0 { 1.0 } else { 0.4 * time.now };
            self.sum += later.max(0.0) * chance * self.weight(SHORT).powf(lacking);
        }
    }

    /// Staff, events and goals that are not yet played.
    fn add_other(&mut self, card: Card) {
        let parts = self.worth.game.parts();
        self.sum += match parts.kind(card) {
            Kind::Land(_) | Kind::Monster(_) => return,
            Kind::Staff(staff) => {
                let gain = self.worth.staff_use(staff.effect) - f32::from(staff.cost);
                gain.max(0.0) - self.weight(IDLE)
            }
            Kind::Event(effect) => self.worth.event_use(effect) - self.weight(IDLE),
            Kind::Goal(_) => parts.goal(card).map_or(0.0, |goal| self.worth.goal_use(goal)),
        };
    }

    /// The monsters that land points will pay for, as far as they can be found.
    fn land_worth(&self) -> f32 {
        let demand = self.weight(DEMAND) * self.worth.time.captures();
        let dreams = Region::Dreamlands.at();
        let free: f32 = (0..REGIONS)
            .map(|region| {
                let free = self.free_now[region] * self.worth.time.now + self.free_later[region];
                // Points of the Dreamlands wait for eight monsters only.
                if region == dreams { free * 0.35 } else { free * self.worth.focus(region) }
            })
            .sum();
        if demand > 0.0 { self.weight(POINT) * demand * (1.0 - (-free / demand).exp()) } else { 0.0 }
    }

    fn staff_worth(&self) -> f32 {
        let (board, seasons) = (self.worth.board, self.worth.time.seasons());
        let expert = |region: &Region| f32::from(board.experts[region.at()]) * self.worth.expert_use(*region);
        let experts: f32 = Region::ALL.iter().map(expert).sum();
        experts
            + seasons * self.weight(HUNTER) * f32::from(board.hunters)
            + seasons * self.weight(TRAINER) * f32::from(board.trainers)
            + seasons * self.weight(COORDINATOR) * f32::from(board.coordinators)
            + (self.weight(TOKEN) - 1.0) * f32::from(board.tokens) * seasons.min(1.0)
    }

    /// Who has no money must borrow for the next card that he keeps.
    fn purse(&self) -> f32 {
        let short = (3.0 - f32::from(self.worth.board.crowns)).max(0.0);
        -self.weight(PURSE) * short * self.worth.time.seasons().min(1.0)
    }

    /// The trophy and the bonus of this season.
    fn season_hopes(&self) -> f32 {
        let (game, board, now) = (self.worth.game, self.worth.board, self.worth.time.now);
        if game.current_step() == Step::Over {
            return 0.0;
        }
        let own = f32::from(board.wanted);
        let others = self.seat.others(game.players()).map(|seat| f32::from(game.board(seat).wanted));
        let lead = own - others.fold(0.0, f32::max);
        let trophy = f32::from(game.parts().numbers.trophy_vp);
        let blur = 1.0 + 6.0 * now;
        let chance = if own == 0.0 { 0.0 } else { likely(self.weight(LEAD) * 4.0 * lead / blur) };
        let bonus = if board.bonus_paid { 0.0 } else { self.weight(BONUS) * now };
        trophy * chance + bonus
    }

    /// What the danger check of this season is expected to cost.
    fn danger(&self) -> f32 {
        let checked = matches!(self.worth.game.current_step(), Step::Danger | Step::Over);
        let over = checked && self.worth.board.stage != Stage::Hunting;
        if over { 0.0 } else { self.worth.hunt(self.worth.danger) }
    }

    /// The best card of the hand that this seat looks at or will look at next.
    fn next_hand(&self) -> f32 {
        let game = self.worth.game;
        let passed = game.current_step() == Step::Capture && self.worth.board.stage == Stage::Waiting;
        let from = if passed { neighbour(game, self.seat, false) } else { self.seat };
        let hand = &game.board(from).hand;
        self.weight(NEXT) * hand.iter().map(|&card| self.worth.capture(card)).fold(0.0, f32::max)
    }
}

/// Who is handed this seat's cards in this season, or (not `onward`) hands on to it.
fn neighbour(game: &Monsters, seat: Seat, onward: bool) -> Seat {
    let seats = game.players();
    let left = game.season().is_multiple_of(2) == onward;
    Seat(((seat.at() + if left { 1 } else { seats - 1 }) % seats) as u8)
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
}
