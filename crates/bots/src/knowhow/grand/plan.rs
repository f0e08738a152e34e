//! What a seat may still build: attractions not yet begun, as far as turns, numbers, land and supply allow.
//!
//! The gains are taken one after the other, the best first, and each is believed the less, the fewer turns are left when
//! its turn comes. So a turn that is wasted costs something, and so does a large number that is spent on a small thing.

use super::{BLUR, LAND, SPARE, VISIT};

/// Sizes, from tiny to giant.
const SIZES: usize = 5;
/// More separate plots than this are not told apart.
const PLOTS: usize = 16;
/// Turns that make the difference between likely and unlikely at the very end.
const SHARP: f32 = 0.3;

/// What there is to build with.
#[derive(Clone, Copy)]
pub(super) struct Means {
    /// Turns left that are not needed for what stands already.
    turns: f32,
    /// The part of the game that is left: the less, the clearer it is what can be done.
    blur: f32,
    /// How often each action number can still be used; index 0 is number 1.
    numbers: [u8; SIZES],
    /// The sizes of the plots of building land.
    plots: [u8; PLOTS],
    count: usize,
    /// Cells that foundations still to be placed can bring.
    to_come: f32,
    /// Attractions of each size that can still be had.
    supply: [u32; SIZES],
}

impl Means {
    pub(super) fn new(turns: f32, blur: f32, numbers: [u8; SIZES], to_come: f32, supply: [u32; SIZES]) -> Means {
        Means { turns, blur, numbers, plots: [0; PLOTS], count: 0, to_come, supply }
    }

    pub(super) fn add_plot(&mut self, cells: u32) {
        if self.count < PLOTS {
            self.plots[self.count] = cells as u8;
            self.count += 1;
        }
    }

    /// Takes what an attraction of this size needs, and says how much land that lies there already it covers; nothing if it
    /// cannot be built.
    fn spend(&mut self, size: usize, weights: &[f32]) -> Option<f32> {
        let number = (size..SIZES).find(|&number| self.numbers[number] > 0)?;
        if self.supply[size] == 0 {
            return None;
        }
        let (needed, plots) = (size as u8 + 1, &mut self.plots[..self.count]);
        // The smallest plot that is large enough; or the largest of all, to be enlarged.
        let fitting = plots.iter_mut().filter(|plot| **plot >= needed).min_by_key(|plot| **plot);
        let covered = match fitting {
            Some(plot) => {
                *plot -= needed;
                needed
            }
            None => plots.iter_mut().max_by_key(|plot| **plot).map_or(0, std::mem::take),
        };
        let lacking = f32::from(needed - covered);
        if lacking > self.to_come {
            return None;
        }
        self.to_come -= lacking;
        self.numbers[number] -= 1;
        self.supply[size] -= 1;
        self.turns -= 1.0 + weights[VISIT] + lacking / weights[LAND];
        Some(f32::from(covered))
    }

    /// How sure it is that what needs all the turns but these can be done.
    fn sureness(&self, weights: &[f32]) -> f32 {
        1.0 / (1.0 + (-self.turns / (SHARP + weights[BLUR] * self.blur)).exp())
    }
}

/// Several attractions that are worth something together.
#[derive(Clone, Copy)]
struct Parcel {
    means: Means,
    built: [u8; SIZES],
    /// Points to be expected of it, and how much they are beyond what its turns would bring otherwise.
    hope: f32,
    profit: f32,
}

/// The points to be expected of what is still to be built next to `built`. `worth` says what so many attractions of each size
/// are worth, and `step` how many of a size are the next aim of who has so many of it.
pub(super) fn hopes(
    means: Means,
    built: [u8; SIZES],
    worth: &dyn Fn(&[u8; SIZES]) -> f32,
    step: &dyn Fn(u8) -> u8,
    weights: &[f32],
) -> f32 {
    let (mut means, mut built, mut hope) = (means, built, 0.0);
    let to_steps = |built: &[u8; SIZES]| -> [[u8; SIZES]; SIZES + 1] {
        std::array::from_fn(|size| {
            let mut goal = *built;
            match goal.get_mut(size) {
                Some(count) => *count = step(*count),
                // One of every size.
                None => goal = goal.map(|count| count.max(1)),
            }
            goal
        })
    };
    loop {
        let now = worth(&built);
        let parcels = to_steps(&built).into_iter().filter(|goal| *goal != built);
        let parcels = parcels.filter_map(|goal| parcel(means, &built, goal, worth(&goal) - now, weights));
        let Some(best) = parcels.max_by(|one, two| one.profit.total_cmp(&two.profit)) else { break };
        if best.profit <= 0.0 {
            break;
        }
        hope += best.hope;
        (means, built) = (best.means, best.built);
    }
    hope + weights[SPARE] * means.turns.max(0.0)
}

/// What it takes to come from `built` to `goal`, the largest first; nothing if it cannot be done.
fn parcel(mut means: Means, built: &[u8; SIZES], goal: [u8; SIZES], gain: f32, weights: &[f32]) -> Option<Parcel> {
    let before = means.turns.max(0.0);
    let mut covered = 0.0;
    for size in (0..SIZES).rev() {
        for _ in built[size]..goal[size] {
            covered += means.spend(size, weights)?;
        }
    }
    let hope = means.sureness(weights) * (gain + covered);
    let profit = hope - weights[SPARE] * (before - means.turns.max(0.0));
    Some(Parcel { means, built: goal, hope, profit })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Knowhow;

    const NONE: [u8; SIZES] = [0; SIZES];

    /// Each attraction of a size not there yet is worth 2.
    fn hope(turns: f32, numbers: [u8; SIZES], plots: &[u32]) -> f32 {
        let mut means = Means::new(turns, 0.1, numbers, 100.0, [3; SIZES]);
        plots.iter().for_each(|&plot| means.add_plot(plot));
        let worth = |counts: &[u8; SIZES]| 2.0 * counts.iter().filter(|&&count| count > 0).count() as f32;
        hopes(means, NONE, &worth, &|count| count.max(1), &catalog::games::grand::Grand::tuning().weights)
    }

    #[test]
    fn land_and_turns_and_large_numbers_are_worth_something() {
        let plenty = [7; SIZES];
        assert!(hope(10.0, plenty, &[5, 4]) > hope(10.0, plenty, &[]), "land");
        assert!(hope(20.0, plenty, &[5]) > hope(6.0, plenty, &[5]), "turns");
        assert!(hope(20.0, plenty, &[5]) > hope(20.0, [7, 0, 0, 0, 0], &[5]), "numbers");
    }

    #[test]
    fn the_smallest_plot_that_fits_is_built_on() {
        let mut means = Means::new(9.0, 0.1, [7; SIZES], 0.0, [3; SIZES]);
        [5, 2].into_iter().for_each(|plot| means.add_plot(plot));
        let weights = &catalog::games::grand::Grand::tuning().weights;
        assert_eq!(means.spend(1, weights), Some(2.0));
        assert_eq!(means.spend(4, weights), Some(5.0));
        assert_eq!(means.spend(0, weights), None, "no land is left, and none to come");
    }
}
