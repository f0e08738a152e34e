//! Climbing: weights are moved a little, both ways, and go where more is won. It needs many games, but learns what a standing
//! that foretells results does not: what wins. The method is Spall's (simultaneous perturbation).

use super::{Course, NoTuning, compare, game_of, spread};
use crate::interval::Interval;
use bots::{Knowhow, Tuning};
use catalog::{NoDeal, Replaced};
use std::sync::{Mutex, PoisonError};
use table::{Dice, Kit, Seat};

/// How many directions are tried before each step, each both ways, and over how many deals.
const DIRECTIONS: u64 = 6;
const DEALS: u64 = 8;
const GAMES_A_STEP: u64 = 2 * DIRECTIONS * DEALS;

/// How far weights are moved to see what it brings, as a part of their size.
const REACH: f32 = 0.2;

/// How far the first step goes, next to the reach; the later ones go less and less far.
const STRIDE: f32 = 0.5;

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Climbed {
    pub tuning: Tuning,
    pub steps: u64,
    /// What the new weights win against the old ones, in games that were not learnt from.
    pub won: Interval,
    pub judged: u64,
}

/// Three games of four are for learning; the others judge what was learnt.
pub(super) fn climb_game<G: Knowhow>(course: &Course, each: &(dyn Fn() + Sync)) -> Result<Climbed, NoTuning> {
    let start = G::tuning();
    if start.weights.is_empty() {
        return Err(NoTuning::NoWeights(G::about().id));
    }
    let kit = Kit::load(&Replaced::new()).map_err(NoDeal::from)?;
    let steps = (course.games * 3 / 4 / GAMES_A_STEP).max(1);
    let mut dice = Dice::quick(course.seed.key(&["climb".to_owned()]).dice(0).bits().into());
    let mut here = start.clone();
    for step in 0..steps {
        let directions: Vec<Vec<f32>> = (0..DIRECTIONS).map(|_| direction(&mut dice, here.weights.len())).collect();
        let gains = feel::<G>(course, kit, &here, &directions, step, each)?;
        let stride = STRIDE * REACH * (1.0 - step as f32 / steps as f32);
        here = towards(&here, &uphill(&directions, &gains), stride);
    }
    let judged = course.games.saturating_sub(steps * GAMES_A_STEP);
    let judges = Course { games: judged, seed: course.seed.in_series(u64::MAX), ..course.clone() };
    let won = compare::<G>(&judges, &here, start, each)?;
    Ok(Climbed { tuning: here, steps, won, judged })
}

/// Each weight up or down.
fn direction(dice: &mut Dice, weights: usize) -> Vec<f32> {
    (0..weights).map(|_| if dice.below(2) == 0 { 1.0 } else { -1.0 }).collect()
}

/// The tuning with each weight moved by a part of its size. A weight keeps its sign, and so its meaning.
fn towards(from: &Tuning, direction: &[f32], far: f32) -> Tuning {
    let weights = from.weights.iter().zip(direction).map(|(weight, way)| weight * (far * way).exp()).collect();
    Tuning { weights, ..from.clone() }
}

/// How much more is won by going in each direction than by going back.
fn feel<G: Knowhow>(
    course: &Course,
    kit: Kit<G::Parts>,
    here: &Tuning,
    directions: &[Vec<f32>],
    step: u64,
    each: &(dyn Fn() + Sync),
) -> Result<Vec<f64>, NoDeal> {
    let results = Mutex::new(vec![0.0; GAMES_A_STEP as usize]);
    spread(course.threads, GAMES_A_STEP, |index| {
        let (try_number, deal) = (index / DEALS, step * DEALS + index % DEALS);
        let way = if try_number.is_multiple_of(2) { REACH } else { -REACH };
        let there = towards(here, &directions[try_number as usize / 2], way);
        let merit = merit::<G>(course, kit, deal, &there, here)?;
        results.lock().unwrap_or_else(PoisonError::into_inner)[index as usize] = merit;
        each();
        Ok(())
    })?;
    let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    let merits: Vec<f64> = results.chunks(DEALS as usize).map(|deals| deals.iter().sum()).collect();
    Ok(merits.chunks(2).map(|ways| ways[0] - ways[1]).collect())
}

/// How much better those who play by `there` fare in a deal than those who stay `here`; alone, how well. Nothing, if the
/// game did not come to its end.
fn merit<G: Knowhow>(
    course: &Course,
    kit: Kit<G::Parts>,
    deal: u64,
    there: &Tuning,
    here: &Tuning,
) -> Result<f64, NoDeal> {
    let sitting = course.deal::<G>(kit, deal)?;
    let round = deal / course.setups.len() as u64;
    let alone = sitting.game.players() == 1;
    let moved = |seat: Seat| alone || u64::from(sitting.game.side(seat).0) % 2 == round % 2;
    let chance = course.seed.in_series(deal).key(&["climb".to_owned()]);
    let Some(game) = game_of(course, &sitting, &chance, |seat| if moved(seat) { there } else { here }) else {
        return Ok(0.0);
    };
    let result = game.result();
    let mean = |wanted: bool| {
        let seats: Vec<Seat> = Seat::all(game.players()).filter(|&seat| moved(seat) == wanted).collect();
        seats.iter().map(|seat| f64::from(result[seat.at()])).sum::<f64>() / seats.len().max(1) as f64
    };
    Ok(mean(true) - mean(false))
}

/// Where the directions lead all in all, each by its part of what they gain. Chance alone makes it about as long as one of
/// them, agreement longer.
fn uphill(directions: &[Vec<f32>], gains: &[f64]) -> Vec<f32> {
    let length = gains.iter().map(|gain| gain * gain).sum::<f64>().sqrt().max(f64::MIN_POSITIVE);
    let along =
        |at: usize| directions.iter().zip(gains).map(|(way, gain)| f64::from(way[at]) * gain / length).sum::<f64>();
    (0..directions.first().map_or(0, Vec::len)).map(|at| along(at) as f32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use catalog::games::Midway;
    use table::{Seed, Setup};

    fn tuning(weights: &[f32]) -> Tuning {
        Tuning { weights: weights.to_vec(), ..Tuning::default() }
    }

    #[test]
    fn weights_keep_their_signs() {
        let moved = towards(&tuning(&[2.0, -1.0, 0.0]), &[1.0, -1.0, 1.0], 0.5).weights;
        assert!(moved[0] > 3.0 && moved[1] < 0.0 && moved[1] > -1.0 && moved[2] == 0.0, "{moved:?}");
    }

    /// Who plays by good weights fares better than who plays by their opposites, and going on counts for more than going back
    /// if it wins more.
    #[test]
    fn what_wins_is_felt() {
        let course = Course {
            setups: vec![Setup::new(2)],
            games: 0,
            players: vec![Level::Easy.into()],
            seed: Seed::from_text("climb"),
            threads: 2,
            tuning: None,
        };
        let kit = Kit::load(&Replaced::new()).unwrap();
        let good = Midway::tuning();
        let bad = Tuning { weights: good.weights.iter().map(|weight| -weight).collect(), ..good.clone() };
        let mean =
            |there, here| (0..DEALS).map(|deal| merit::<Midway>(&course, kit, deal, there, here).unwrap()).sum::<f64>();
        assert!(mean(good, &bad) > 0.0 && mean(&bad, good) < 0.0);

        // Far enough that it tells.
        let way: Vec<f32> = (0..good.weights.len()).map(|at| if at % 2 == 0 { 10.0 } else { -10.0 }).collect();
        let gains = feel::<Midway>(&course, kit, good, &vec![way.clone(); DIRECTIONS as usize], 0, &|| ()).unwrap();
        let forth = mean(&towards(good, &way, REACH), good) - mean(&towards(good, &way, -REACH), good);
        assert!(forth != 0.0 && gains.iter().all(|gain| (gain - forth).abs() < 1e-9), "{gains:?} {forth}");
    }

    /// The way up a slope is found from what both ways along random directions bring.
    #[test]
    fn steps_go_uphill() {
        let height = |weights: &[f32]| -f64::from((weights[0].ln() - 1.0).powi(2) + (weights[1].ln() + 1.0).powi(2));
        let mut dice = Dice::quick(5);
        let mut here = tuning(&[1.0, 1.0]);
        for step in 0..60 {
            let directions: Vec<Vec<f32>> = (0..DIRECTIONS).map(|_| direction(&mut dice, 2)).collect();
            let gain = |way: &Vec<f32>| {
                height(&towards(&here, way, REACH).weights) - height(&towards(&here, way, -REACH).weights)
            };
            let gains: Vec<f64> = directions.iter().map(gain).collect();
            here = towards(&here, &uphill(&directions, &gains), STRIDE * REACH * (1.0 - step as f32 / 60.0));
        }
        assert!(height(&here.weights) > -0.05, "{here:?}");
    }
}
