//! What somebody asks who looks for positions with one clearly best action: quick looks, and whether a choice holds in
//! whatever world it may be.

use crate::mind::Mind;
use crate::search::Search;
use crate::thought::Thought;
use crate::{Budget, Knowhow, Rule, Seen};
use catalog::{AnySitting, games};
use table::{Dice, Seat, Sitting};

/// A quick look at a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Glance {
    /// What the seat can expect.
    pub outlook: f32,
    /// The actions that were tried, the most promising first: what each is worth, and its share of the thinking.
    pub tried: Vec<(String, f32, f32)>,
}

/// Thinks as [`advise`](crate::advise) does, and tells only what each action is worth: nothing is followed or explained.
///
/// ```
/// use catalog::{Replaced, find};
/// use table::{Seat, Seed, Setup};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let key = Seed::from_text("an example").key(&[]);
/// let sitting = find("midway")?.deal(&Setup::new(2), &Replaced::new(), key)?;
/// let seat = sitting.to_act().first().unwrap_or(Seat(0));
/// let look = bots::glance(&*sitting, seat, 20, 7).ok_or("somebody is asked")?;
/// let (best, worth, _) = &look.tried[0];
/// assert!(*worth >= 0.0 && sitting.legal(seat).iter().any(|offer| offer.action == *best));
/// # Ok(())
/// # }
/// ```
pub fn glance(sitting: &dyn AnySitting, seat: Seat, times: u32, seed: u64) -> Option<Glance> {
    macro_rules! glance {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(
            if let Some(sitting) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                return Some(glance_in(Seen::new(&sitting.game, seat), &sitting.game, times, seed));
            }
        )*};
    }
    games!(glance);
    None
}

fn glance_in<G: Knowhow>(seen: Seen<'_, G>, writer: &G, times: u32, seed: u64) -> Glance {
    let mut thought = Thought::<G>::new(&Mind::new(Rule::Guided, G::tuning()), seen.seat(), 1);
    thought.run(seen, Budget::iterations(times), &mut Dice::quick(seed));
    let tried = thought.weighed().iter().map(|one| (writer.notation(one.action), one.value, one.share)).collect();
    Glance { outlook: thought.outlook()[seen.seat().at()], tried }
}

/// How an action is tried against its rivals, world by world.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// In so many worlds.
    pub worlds: u32,
    /// No more worlds are looked at once more than so many say no.
    pub failures: u32,
    /// So many iterations for each action in each world.
    pub times: u32,
}

/// In how many worlds, each taken for the real one, is `best` worth at least as much as every rival?
pub fn holds(
    sitting: &dyn AnySitting,
    seat: Seat,
    best: &str,
    rivals: &[&str],
    trial: Trial,
    seed: u64,
) -> Option<u32> {
    macro_rules! holds {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(
            if let Some(sitting) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                let read = |text: &str| table::Game::parse(&sitting.game, text).ok();
                let rivals: Option<Vec<_>> = rivals.iter().map(|text| read(text)).collect();
                let held = Held { best: read(best)?, rivals: &rivals?, trial };
                return Some(held.count(Seen::new(&sitting.game, seat), seed));
            }
        )*};
    }
    games!(holds);
    None
}

struct Held<'a, A> {
    best: A,
    rivals: &'a [A],
    trial: Trial,
}

impl<A: Copy> Held<'_, A> {
    fn count<G: Knowhow<Action = A>>(&self, seen: Seen<'_, G>, seed: u64) -> u32 {
        let (mut held, mut failed) = (0, 0);
        for number in 0..self.trial.worlds {
            let seed = seed.wrapping_add(u64::from(number));
            let world = seen.imagine(&mut Dice::quick(seed));
            let known = Seen::supposing(&world, seen.seat());
            let value = |action: A| {
                let mut search = Search::<G>::new(Mind::new(Rule::Guided, G::tuning()), seen.seat());
                search.try_only(known, action, self.trial.times, &mut Dice::quick(!seed)).unwrap_or(0.0)
            };
            let best = value(self.best);
            if self.rivals.iter().all(|&rival| value(rival) <= best) {
                held += 1;
            } else {
                failed += 1;
            }
            if failed > self.trial.failures {
                break;
            }
        }
        held
    }
}
