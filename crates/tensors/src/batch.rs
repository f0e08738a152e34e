//! Many games at once: one call takes an action at each table and writes what comes next into the caller's arrays.

use crate::{Space, Tensors, Values, encoding};
use std::sync::Arc;
use table::{BadSetup, Dice, Kit, Seat, Setup};

/// What happens at a table whose game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Autoreset {
    /// The next step deals anew and takes no notice of its action.
    NextStep,
    /// The step that ends the game deals the next one, too.
    SameStep,
}

/// The caller's arrays, a row for each table.
pub struct Rows<'a> {
    /// What the seat that is asked sees.
    pub observations: &'a mut [f32],
    /// What it may do: 1 or 0 for each action.
    pub masks: &'a mut [i8],
    /// What the step brought to each seat: nothing before the end. Then 1 for whoever beat all others down to -1 for whoever
    /// was beaten by all; alone, the points.
    pub rewards: &'a mut [f32],
    /// Did the step end the game?
    pub ended: &'a mut [bool],
    /// Who is asked.
    pub seats: &'a mut [u8],
}

/// An action that is not open at a table. Nothing was done anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadAction {
    /// It is not open to the seat that is asked.
    #[error("action {action} is not open at table {table}")]
    Closed {
        /// The table.
        table: usize,
        /// What was asked for.
        action: i64,
    },
    /// An array is not as long as it must be.
    #[error("{what} must have {want} places, but has {have}")]
    Size {
        /// Which array.
        what: &'static str,
        /// How long it must be.
        want: usize,
        /// How long it is.
        have: usize,
    },
}

/// A batch without its type.
pub trait AnyBatch: Send + Sync {
    /// How many tables there are.
    fn tables(&self) -> usize;
    /// How many sit at each.
    fn players(&self) -> usize;
    /// Numbers in an observation.
    fn observation_size(&self) -> usize;
    /// Actions in the list.
    fn action_size(&self) -> usize;
    /// Deals all tables anew, from a seed.
    fn reset(&mut self, seed: u64, rows: &mut Rows<'_>) -> Result<(), BadAction>;
    /// Takes one action at each table, on so many threads.
    fn step(&mut self, actions: &[i64], rows: &mut Rows<'_>, threads: usize) -> Result<(), BadAction>;
    /// An open action for each table, by chance.
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), BadAction>;
    /// The points of each seat as they stand, by table.
    fn scores(&self, scores: &mut [i32]) -> Result<(), BadAction>;
}

/// Many tables of one game.
pub struct Batch<G: Tensors> {
    space: Arc<Space<G>>,
    setup: Setup,
    kit: Kit<G::Parts>,
    mode: Autoreset,
    tables: Vec<Table<G>>,
}

struct Table<G: Tensors> {
    game: G,
    dice: Dice,
    /// For choices by chance; the game's dice are another thing.
    whim: Dice,
    over: bool,
    seat: Seat,
    legal: Vec<G::Action>,
    /// The place of each legal action in the list.
    places: Vec<u32>,
    /// Which of the legal ones is taken in this step.
    chosen: usize,
}

/// Where one table writes.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [i8],
    rewards: &'a mut [f32],
    ended: &'a mut bool,
    seat: &'a mut u8,
}

/// What every table of a batch shares.
struct House<'a, G: Tensors> {
    space: &'a Space<G>,
    setup: &'a Setup,
    kit: Kit<G::Parts>,
    mode: Autoreset,
}

impl<G: Tensors> Batch<G> {
    /// Deals so many tables with the game's own components.
    pub fn new(
        space: Arc<Space<G>>,
        setup: &Setup,
        tables: usize,
        seed: u64,
        mode: Autoreset,
    ) -> Result<Batch<G>, BadSetup> {
        let about = G::about();
        setup.check(about.players, about.options)?;
        let refused = || BadSetup::Players { given: setup.players, allowed: about.players.to_vec() };
        let kit = Kit::own().map_err(|_| refused())?;
        let deal = |number: usize| {
            let (mut dice, whim) = dice_of(seed, number);
            let game = G::deal(setup, kit, &mut dice)?;
            let (legal, places) = (Vec::new(), Vec::new());
            let mut table = Table { game, dice, whim, over: false, seat: Seat(0), legal, places, chosen: 0 };
            table.list(&space);
            Ok(table)
        };
        let tables = (0..tables).map(deal).collect::<Result<_, BadSetup>>()?;
        Ok(Batch { space, setup: setup.clone(), kit, mode, tables })
    }

    fn check(&self, rows: &Rows<'_>) -> Result<(), BadAction> {
        let tables = self.tables.len();
        fits("observations", rows.observations.len(), tables * self.space.observed().len())?;
        fits("masks", rows.masks.len(), tables * self.space.len())?;
        fits("rewards", rows.rewards.len(), tables * usize::from(self.setup.players))?;
        fits("ended", rows.ended.len(), tables)?;
        fits("seats", rows.seats.len(), tables)
    }

    /// Each table with its row.
    fn each<'a>(
        &'a mut self,
        rows: &'a mut Rows<'_>,
    ) -> (House<'a, G>, impl Iterator<Item = (&'a mut Table<G>, Row<'a>)>) {
        let players = usize::from(self.setup.players);
        let own = rows
            .observations
            .chunks_exact_mut(self.space.observed().len())
            .zip(rows.masks.chunks_exact_mut(self.space.len()))
            .zip(rows.rewards.chunks_exact_mut(players))
            .zip(rows.ended.iter_mut().zip(rows.seats.iter_mut()));
        let row = |(((observation, mask), rewards), (ended, seat))| Row { observation, mask, rewards, ended, seat };
        let house = House { space: &self.space, setup: &self.setup, kit: self.kit, mode: self.mode };
        (house, self.tables.iter_mut().zip(own.map(row)))
    }

    /// Is every action open where it is asked for? Then each table knows which it is to take.
    fn judge(&mut self, actions: &[i64]) -> Result<(), BadAction> {
        fits("actions", actions.len(), self.tables.len())?;
        for (number, (table, &action)) in self.tables.iter_mut().zip(actions).enumerate() {
            if !table.over {
                table.chosen = table.open(action).ok_or(BadAction::Closed { table: number, action })?;
            }
        }
        Ok(())
    }
}

fn fits(what: &'static str, have: usize, want: usize) -> Result<(), BadAction> {
    if have == want { Ok(()) } else { Err(BadAction::Size { what, want, have }) }
}

/// The dice of a table, and those of its whims.
fn dice_of(seed: u64, table: usize) -> (Dice, Dice) {
    let own = (seed ^ (table as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (Dice::quick(own ^ own >> 31), Dice::quick(own.rotate_left(32) ^ 0x5eed))
}

impl<G: Tensors> Table<G> {
    /// The place among the legal ones of an action that is open.
    #[inline]
    fn open(&self, action: i64) -> Option<usize> {
        let action = u32::try_from(action).ok()?;
        self.places.iter().position(|&place| place == action)
    }

    /// Lists what may be done next. Several may be asked at once: then the first of them acts first.
    #[inline]
    fn list(&mut self, space: &Space<G>) {
        self.legal.clear();
        self.places.clear();
        let Some(seat) = self.game.to_act().iter().next() else {
            self.over = true;
            return;
        };
        self.over = false;
        self.seat = seat;
        self.game.legal(seat, &mut self.legal);
        let players = self.game.players();
        // An action that the list lacks would shift all others: a test plays whole games to see that none does.
        self.places.extend(
            self.legal.iter().map(|&action| space.place(seat, action, players).map_or(u32::MAX, |place| place as u32)),
        );
    }

    fn deal(&mut self, house: &House<'_, G>) {
        if let Ok(game) = G::deal(house.setup, house.kit, &mut self.dice) {
            self.game = game;
        }
        self.list(house.space);
    }

    /// Takes the action that was judged.
    fn step(&mut self, house: &House<'_, G>, row: &mut Row<'_>) {
        row.rewards.fill(0.0);
        *row.ended = false;
        if self.over {
            self.deal(house);
        } else {
            self.game.step(self.seat, self.legal[self.chosen], &mut self.dice);
            self.list(house.space);
            if self.over {
                *row.ended = true;
                self.pay(row.rewards);
                if house.mode == Autoreset::SameStep {
                    self.deal(house);
                }
            }
        }
        self.show(row);
    }

    /// What the result is worth to each seat.
    fn pay(&self, rewards: &mut [f32]) {
        let Some(places) = self.game.places() else { return };
        for (seat, reward) in Seat::all(self.game.players()).zip(rewards) {
            *reward = match self.game.players() {
                1 => self.game.score(seat) as f32,
                _ => 2.0 * places.worth(seat) - 1.0,
            };
        }
    }

    #[inline]
    fn show(&self, row: &mut Row<'_>) {
        self.game.observe(self.seat, &mut Values::new(row.observation));
        row.mask.fill(0);
        for &place in &self.places {
            if let Some(slot) = row.mask.get_mut(place as usize) {
                *slot = 1;
            }
        }
        *row.seat = self.seat.0;
    }
}

impl<G: Tensors> AnyBatch for Batch<G> {
    fn tables(&self) -> usize {
        self.tables.len()
    }

    fn players(&self) -> usize {
        usize::from(self.setup.players)
    }

    fn observation_size(&self) -> usize {
        self.space.observed().len()
    }

    fn action_size(&self) -> usize {
        self.space.len()
    }

    fn reset(&mut self, seed: u64, rows: &mut Rows<'_>) -> Result<(), BadAction> {
        self.check(rows)?;
        let (house, tables) = self.each(rows);
        for (number, (table, mut row)) in tables.enumerate() {
            (table.dice, table.whim) = dice_of(seed, number);
            table.deal(&house);
            row.rewards.fill(0.0);
            *row.ended = false;
            table.show(&mut row);
        }
        Ok(())
    }

    fn step(&mut self, actions: &[i64], rows: &mut Rows<'_>, threads: usize) -> Result<(), BadAction> {
        self.check(rows)?;
        self.judge(actions)?;
        let (house, tables) = self.each(rows);
        if threads < 2 {
            tables.for_each(|(table, mut row)| table.step(&house, &mut row));
            return Ok(());
        }
        let mut work: Vec<_> = tables.collect();
        let each = work.len().div_ceil(threads).max(1);
        std::thread::scope(|scope| {
            for part in work.chunks_mut(each) {
                let house = &house;
                scope.spawn(move || {
                    part.iter_mut().for_each(|(table, row)| table.step(house, row));
                });
            }
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), BadAction> {
        fits("actions", actions.len(), self.tables.len())?;
        for (table, action) in self.tables.iter_mut().zip(actions) {
            *action = match table.places.len() {
                0 => 0,
                many => i64::from(table.places[table.whim.index(many)]),
            };
        }
        Ok(())
    }

    fn scores(&self, scores: &mut [i32]) -> Result<(), BadAction> {
        let players = usize::from(self.setup.players);
        fits("scores", scores.len(), self.tables.len() * players)?;
        for (table, row) in self.tables.iter().zip(scores.chunks_exact_mut(players)) {
            Seat::all(players).zip(row).for_each(|(seat, score)| *score = table.game.score(seat));
        }
        Ok(())
    }
}

/// Many games at once, by the id of the game; nothing if there is no such game.
pub fn open_batch(
    game: &str,
    setup: &Setup,
    tables: usize,
    seed: u64,
    mode: Autoreset,
) -> Option<Result<Box<dyn AnyBatch>, BadSetup>> {
    encoding(game).map(|encoding| encoding.batch(setup, tables, seed, mode))
}
