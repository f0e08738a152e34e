//! What a game is like, measured in games between bots: scores, seats, length, leads, luck and skill, and what every card,
//! place or button is worth. Everything comes from the words in which a game speaks of its actions and events, so every
//! game can be studied, also one that is new.

mod mention;
mod notes;
mod play;
mod series;
mod turns;

pub use mention::{Group, Item, ItemKey};
pub use notes::{Choice, Happening, Notes};
pub use series::{SeatSeries, Series};

use crate::stats::Mean;
use bots::{Knowhow, Spec};
use catalog::{NoDeal, NoSuchGame, Replaced, games};
use play::{How, Played, Player};
use table::{Explain, Kit, Say, Seat, Seed, Setup};

/// What to study.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    pub setup: Setup,
    pub replaced: Replaced,
    /// The bots to let play, from the weakest to the strongest; the last one's choices are looked at closely.
    pub levels: Vec<Spec>,
    /// How many games for each series.
    pub games: u64,
    pub seed: Seed,
    pub threads: usize,
}

/// A stronger bot among weaker ones.
#[derive(Clone, PartialEq, Debug)]
pub struct Skill {
    pub strong: Spec,
    pub weak: Spec,
    /// What the stronger one won.
    pub wins: Mean,
}

/// What was found.
pub struct Study {
    pub plan: Plan,
    /// One series a level: all seats play at that level.
    pub series: Vec<Series>,
    pub skill: Vec<Skill>,
    /// How often each thing was chosen and happened at the highest level, and what came of choosing it by chance.
    pub notes: Notes,
    /// What a seat would win if all were equal.
    pub fair: f64,
    /// The chance with which a choice was looked at, or left to chance.
    pub sampled: f64,
    /// The hash of the components.
    pub components: String,
    pub rules_version: u32,
}

/// Looks at a study while it runs.
pub trait Watch: Sync {
    /// It begins; so many games will be played.
    fn begin(&self, _games: u64) {}
    /// Another game is finished.
    fn finished(&self) {}
}

/// Nobody looks.
pub struct Unwatched;
impl Watch for Unwatched {}

/// Why there is no study.
#[derive(Debug, thiserror::Error)]
pub enum NoStudy {
    #[error(transparent)]
    Game(#[from] NoSuchGame),
    #[error(transparent)]
    Deal(#[from] NoDeal),
    #[error("a report needs at least one bot")]
    NoBots,
}

impl Explain for NoStudy {
    fn explain(&self) -> Say {
        match self {
            NoStudy::Game(bad) => bad.explain(),
            NoStudy::Deal(bad) => bad.explain(),
            NoStudy::NoBots => Say::new("report-no-bots"),
        }
    }
}

/// Every deal is played twice in a row, and so many deals are handed out at a time.
const DEALS: u64 = 20;

/// Studies a game. The same plan finds the same, however many threads there are.
///
/// # Errors
/// It cannot be set up.
pub fn study(plan: &Plan, watch: &impl Watch) -> Result<Study, NoStudy> {
    let entry = catalog::find(&plan.game)?;
    entry.deal(&plan.setup, &plan.replaced, plan.seed.key(&[]))?;
    macro_rules! run {
        ($($module:ident: $game:ty = $id:literal,)*) => {
            match entry.about.id {
                $($id => study_of::<$game>(plan, watch),)*
                _ => Err(NoSuchGame { asked: plan.game.clone(), known: vec![$($id),*] }.into()),
            }
        };
    }
    games!(run)
}

fn study_of<G: Knowhow>(plan: &Plan, watch: &impl Watch) -> Result<Study, NoStudy> {
    let kit: Kit<G::Parts> = Kit::load(&plan.replaced).map_err(NoDeal::from)?;
    let &highest = plan.levels.last().ok_or(NoStudy::NoBots)?;
    let players = usize::from(plan.setup.players);
    let game = G::deal(&plan.setup, kit, &mut plan.seed.key(&[]).dice(0)).map_err(NoDeal::from)?;
    let mut sides: Vec<Seat> = Seat::all(players).map(|seat| game.side(seat)).collect();
    sides.sort_unstable();
    sides.dedup();
    let pairs = if players > 1 { plan.levels.len() as u64 - 1 } else { 0 };
    let deals = plan.games.div_ceil(2).max(1);
    watch.begin(2 * deals * (plan.levels.len() as u64 + 1) + deals * pairs);
    let bench = Bench::<G, _> { plan, kit, watch };
    let mut series = Vec::new();
    let mut notes = Notes::default();
    let mut sampled = 0.0;
    for (number, &level) in plan.levels.iter().enumerate() {
        let last = number + 1 == plan.levels.len();
        let listen = |so_far: Option<&Series>| if last { How::Listen(sampling(so_far, players)) } else { How::Plain };
        let how = listen(series.last());
        let (own, own_notes) = bench.series(level, number as u64, deals, how);
        series.push(own);
        notes.merge(own_notes);
        sampled = how.share();
    }
    let trial_share = sampling(series.last(), players);
    notes.merge(bench.trial(highest, deals, trial_share));
    let skill =
        (0..pairs as usize).map(|at| bench.skill(plan.levels[at], plan.levels[at + 1], at as u64, deals)).collect();
    Ok(Study {
        plan: plan.clone(),
        series,
        skill,
        notes,
        fair: 1.0 / sides.len() as f64,
        sampled,
        components: kit.hash(),
        rules_version: G::about().rules_version,
    })
}

/// The chance for each choice that makes about three of them a seat and game, by what is known of the length of games: enough
/// to learn from, and few enough that the bots still play their game.
fn sampling(so_far: Option<&Series>, players: usize) -> f64 {
    so_far.map_or(0.05, |series| (3.0 * players as f64 / series.length.mean().max(1.0)).clamp(0.005, 0.2))
}

/// What all series of a study have in common.
struct Bench<'a, G: Knowhow, W: Watch> {
    plan: &'a Plan,
    kit: Kit<G::Parts>,
    watch: &'a W,
}

impl<G: Knowhow, W: Watch> Bench<'_, G, W> {
    /// All seats at one level, every deal twice.
    fn series(&self, level: Spec, number: u64, deals: u64, how: How) -> (Series, Notes) {
        let seats = vec![level; usize::from(self.plan.setup.players)];
        let empty = || (Series::new(level, seats.len()), Notes::default());
        turns::in_order(deals, DEALS, self.plan.threads, empty, |(series, notes), deal| {
            let twice = [0, 1].map(|again| self.play(&seats, deal, (4 * number + again, deal), how));
            let [Some(one), Some(two)] = twice else { return };
            series.add(&one, &two);
            notes.add(&[one, two]);
        })
    }

    /// As the series, but now and then chance chooses: what comes of that is due to the choice.
    fn trial(&self, level: Spec, deals: u64, share: f64) -> Notes {
        let seats = vec![level; usize::from(self.plan.setup.players)];
        turns::in_order(2 * deals, DEALS, self.plan.threads, Notes::default, |notes, deal| {
            if let Some(played) = self.play(&seats, deals + deal, (2, deal), How::Trial(share)) {
                notes.try_out(&played);
            }
        })
    }

    /// One stronger bot, at each seat in turn.
    fn skill(&self, weak: Spec, strong: Spec, number: u64, deals: u64) -> Skill {
        let players = usize::from(self.plan.setup.players);
        let wins = turns::in_order(deals, DEALS, self.plan.threads, Mean::default, |wins: &mut Mean, deal| {
            let own = deal as usize % players;
            let seats: Vec<Spec> = (0..players).map(|seat| if seat == own { strong } else { weak }).collect();
            if let Some(played) = self.play(&seats, 3 * deals + deal, (4 * number + 3, deal), How::Plain) {
                wins.add(played.wins[own]);
            }
        });
        Skill { strong, weak, wins }
    }

    fn play(&self, seats: &[Spec], deal: u64, chance: (u64, u64), how: How) -> Option<Played> {
        let chance = self.plan.seed.in_series(chance.0).in_series(chance.1).key(&["bots".to_owned()]);
        let key = self.plan.seed.in_series(deal).key(&[]);
        let player = Player::<G> { setup: &self.plan.setup, kit: self.kit, seats, how };
        let played = player.play(key, &mut chance.dice(0));
        self.watch.finished();
        played
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(game: &str, players: u8, games: u64) -> Plan {
        Plan {
            game: game.into(),
            setup: Setup::new(players),
            replaced: Replaced::new(),
            levels: vec![bots::Level::Random.into(), bots::Level::Easy.into()],
            games,
            seed: Seed::from_text("study"),
            threads: 2,
        }
    }

    #[test]
    fn every_game_can_be_studied() {
        for entry in catalog::all() {
            let about = entry.about;
            let found = study(&plan(about.id, about.players[0], 6), &Unwatched).unwrap();
            assert_eq!(found.series.len(), 2, "{}", about.id);
            assert!(found.series.iter().all(|series| series.games == 6), "{}", about.id);
            assert!(found.notes.choices.len() > 1 && !found.notes.happenings.is_empty(), "{}", about.id);
            let chosen: u64 = found.notes.choices.values().map(|choice| choice.chosen).sum();
            assert!(chosen >= found.series[1].length.iter().map(|(actions, games)| actions as u64 * games).sum());
        }
    }

    #[test]
    fn threads_change_nothing_but_the_time() {
        let two = plan("midway", 3, 60);
        let (one, two) =
            (study(&Plan { threads: 1, ..two.clone() }, &Unwatched).unwrap(), study(&two, &Unwatched).unwrap());
        assert_eq!((one.series, one.skill), (two.series, two.skill));
        assert_eq!(one.notes, two.notes);
    }

    #[test]
    fn shares_of_seats_add_up_and_skill_shows() {
        let found = study(&plan("midway", 3, 120), &Unwatched).unwrap();
        let sum: f64 = found.series[0].seats.iter().map(|seat| seat.wins.value()).sum();
        assert!((sum - 1.0).abs() < 1e-9);
        assert!(found.skill[0].wins.estimate().low() > found.fair, "{:?}", found.skill);
    }
}
