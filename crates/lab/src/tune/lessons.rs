//! What there is to learn from games: positions with the results they led to, and what a search looked at in them.

use super::{Course, spread};
use bots::{Bot, Budget, Knowhow, Seen, Standing, Tuning, shares};
use catalog::{NoDeal, Replaced};
use std::sync::{Mutex, PoisonError};
use table::{Dice, Kit, Seat, Sitting};

/// About so many positions of every game are kept: more would say nearly the same.
const KEPT_A_GAME: u32 = 24;

/// In every so many choices a bot plays at random, so that odd positions are learnt from too.
const ODD: u32 = 12;

/// How long a search looks at a position for appeal to learn from.
const LOOK: Budget = Budget::iterations(300);

/// A position, how it ended for everybody, and what a search would look at in it.
#[derive(Clone)]
struct Lesson<G: Knowhow> {
    game: u64,
    world: G,
    result: Standing,
    seat: Seat,
    looks: Vec<(G::Action, f32)>,
}

pub(super) struct Lessons<G: Knowhow>(Vec<Lesson<G>>);

impl<G: Knowhow> Lessons<G> {
    pub(super) fn learn(course: &Course, each: &(dyn Fn() + Sync)) -> Result<Lessons<G>, NoDeal> {
        let kit = Kit::load(&Replaced::new())?;
        let all = Mutex::new(Vec::new());
        spread(course.threads, course.games, |index| {
            let lessons = play(course, course.deal::<G>(kit, index)?, index);
            all.lock().unwrap_or_else(PoisonError::into_inner).extend(lessons);
            each();
            Ok(())
        })?;
        let mut lessons: Vec<Lesson<G>> = all.into_inner().unwrap_or_else(PoisonError::into_inner);
        // Threads finish in any order; what is learnt must not depend on it.
        lessons.sort_by_key(|lesson| lesson.game);
        Ok(Lessons(lessons))
    }

    pub(super) fn positions(&self) -> usize {
        self.0.len()
    }

    /// Four games of five to learn from, and the fifth to test what was learnt.
    pub(super) fn split(&self) -> (Lessons<G>, Lessons<G>) {
        let (test, learn) = self.0.iter().cloned().partition(|lesson| lesson.game % 5 == 4);
        (Lessons(learn), Lessons(test))
    }

    /// How far the standing of every seat misses its result.
    pub(super) fn standing_errors(&self, weights: &[f32]) -> Vec<f32> {
        let errors = |lesson: &Lesson<G>| {
            let standing = lesson.world.standing(weights);
            let players = lesson.world.players();
            let errors: [f32; table::MAX_SEATS] = std::array::from_fn(|seat| standing[seat] - lesson.result[seat]);
            errors.into_iter().take(players)
        };
        self.0.iter().flat_map(errors).collect()
    }

    /// For each weight, whether the standing goes by it.
    pub(super) fn weighing_on_standing(&self, weights: &[f32]) -> Vec<bool> {
        let here = self.standing_errors(weights);
        let weighs = |at: usize| {
            let mut moved = weights.to_vec();
            moved[at] += moved[at].abs().max(1.0);
            self.standing_errors(&moved) != here
        };
        (0..weights.len()).map(weighs).collect()
    }

    /// How surprising the looks of a search are to appeal: the mean cross-entropy.
    pub(super) fn surprise(&self, weights: &[f32]) -> f64 {
        let mut sum = 0.0;
        let mut count = 0.0f64;
        for lesson in self.0.iter().filter(|lesson| lesson.looks.len() > 1) {
            let appeal = |action| 1e-3 + lesson.world.appeal(lesson.seat, action, weights).max(0.0);
            let total: f32 = lesson.looks.iter().map(|(action, _)| appeal(*action)).sum();
            let surprise = |(action, share): &(G::Action, f32)| -f64::from(share * (appeal(*action) / total).ln());
            sum += lesson.looks.iter().map(surprise).sum::<f64>();
            count += 1.0;
        }
        sum / count.max(1.0)
    }
}

/// Plays one game and keeps some of its positions.
fn play<G: Knowhow>(course: &Course, mut sitting: Sitting<G>, index: u64) -> Vec<Lesson<G>> {
    let tuning: &Tuning = G::tuning();
    let chance = course.seed.in_series(index).key(&["lessons".to_owned()]);
    let mut dice = Dice::quick(chance.dice(0).bits().into());
    let players = sitting.game.players();
    let mut bots: Vec<Bot> =
        (0..players).map(|seat| Bot::new(course.player(seat + index as usize), dice.bits().into())).collect();
    let mut met: Vec<(G, Seat)> = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = sitting.game.to_act().first() {
        legal.clear();
        sitting.game.legal(seat, &mut legal);
        if legal.len() > 1 {
            met.push((sitting.game.clone(), seat));
        }
        let step = sitting.step();
        let odd = dice.below(ODD) == 0;
        let chosen =
            if odd { Some(dice.pick(&legal)) } else { bots[seat.at()].choose_in(Seen::new(&sitting.game, seat), step) };
        if chosen.is_none_or(|action| sitting.act(seat, action).is_err()) {
            return Vec::new();
        }
    }
    let result = sitting.game.result();
    let often = (met.len() as u32 / KEPT_A_GAME).max(1);
    met.retain(|_| dice.below(often) == 0);
    let lesson = |(world, seat): (G, Seat)| {
        let seed = dice.bits().into();
        let mut looks = shares(Seen::new(&world, seat), tuning, LOOK, seed);
        legal.clear();
        world.legal(seat, &mut legal);
        let unseen: Vec<_> = legal.iter().filter(|action| looks.iter().all(|(other, _)| other != *action)).collect();
        looks.extend(unseen.into_iter().map(|&action| (action, 0.0)));
        Lesson { game: index, result, seat, looks, world }
    };
    met.into_iter().map(lesson).collect()
}
