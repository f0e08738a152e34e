//! The encoding of a game without its type.

use crate::batch::{AnyBatch, Autoreset, Batch};
use crate::{Space, Tensors, Values};
use catalog::{AnySitting, games};
use std::sync::{Arc, LazyLock};
use table::{About, BadSetup, Seat, Setup, Sitting};

/// How one game is told in numbers.
pub trait Encoding: Send + Sync {
    /// The facts about the game.
    fn about(&self) -> &'static About;
    /// Raised with every change of the layout.
    fn version(&self) -> u32;
    /// Is it made for this game, or the plain one?
    fn is_own(&self) -> bool;
    /// A name for every slot of an observation.
    fn observation_names(&self) -> &[String];
    /// A name for every action; seats in it are counted from the actor.
    fn action_names(&self) -> &[String];
    /// Writes what a seat sees. `out` is as long as [`Encoding::observation_names`].
    fn observe(&self, sitting: &dyn AnySitting, seat: Seat, out: &mut [f32]);
    /// Writes 1 for every action open to a seat and 0 for all others. `out` is as long as [`Encoding::action_names`].
    fn mask(&self, sitting: &dyn AnySitting, seat: Seat, out: &mut [i8]);
    /// The places of the actions open to a seat, in the order in which the engine lists them.
    fn legal(&self, sitting: &dyn AnySitting, seat: Seat) -> Vec<usize>;
    /// The place of an action in writing.
    fn place(&self, sitting: &dyn AnySitting, seat: Seat, action: &str) -> Result<usize, NoIndex>;
    /// The action at a place, as the game writes it here.
    fn notation(&self, sitting: &dyn AnySitting, seat: Seat, place: usize) -> Result<String, NoIndex>;
    /// Many games of this kind at once.
    fn batch(&self, setup: &Setup, tables: usize, seed: u64, mode: Autoreset) -> Result<Box<dyn AnyBatch>, BadSetup>;
}

/// What was asked for is not in the list of actions.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoIndex {
    /// There is no such seat at this table.
    #[error("there is no seat {} at this table", .0.at())]
    Seat(Seat),
    /// The text is no action of this game.
    #[error("{0:?} is no action of this game")]
    Notation(String),
    /// The number is too large.
    #[error("there is no action {0}; there are {1}")]
    Place(usize, usize),
    /// The table is of another game.
    #[error("the table is of another game")]
    Game,
}

struct Of<G: Tensors>(Arc<Space<G>>);

impl<G: Tensors> Of<G> {
    fn new() -> Option<Of<G>> {
        Space::new().map(|space| Of(Arc::new(space)))
    }

    fn game<'a>(&self, sitting: &'a dyn AnySitting, seat: Seat) -> Result<&'a G, NoIndex> {
        let sitting = sitting.as_any().downcast_ref::<Sitting<G>>().ok_or(NoIndex::Game)?;
        if seat.at() < sitting.game.players() { Ok(&sitting.game) } else { Err(NoIndex::Seat(seat)) }
    }
}

impl<G: Tensors> Encoding for Of<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn version(&self) -> u32 {
        G::VERSION
    }

    fn is_own(&self) -> bool {
        G::OWN
    }

    fn observation_names(&self) -> &[String] {
        self.0.observed()
    }

    fn action_names(&self) -> &[String] {
        self.0.names()
    }

    fn observe(&self, sitting: &dyn AnySitting, seat: Seat, out: &mut [f32]) {
        match self.game(sitting, seat) {
            Ok(game) => game.observe(seat, &mut Values::new(out)),
            Err(_) => out.fill(0.0),
        }
    }

    fn mask(&self, sitting: &dyn AnySitting, seat: Seat, out: &mut [i8]) {
        out.fill(0);
        for place in self.legal(sitting, seat) {
            if let Some(slot) = out.get_mut(place) {
                *slot = 1;
            }
        }
    }

    fn legal(&self, sitting: &dyn AnySitting, seat: Seat) -> Vec<usize> {
        let Ok(game) = self.game(sitting, seat) else { return Vec::new() };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        legal.into_iter().filter_map(|action| self.0.place(seat, action, game.players())).collect()
    }

    fn place(&self, sitting: &dyn AnySitting, seat: Seat, action: &str) -> Result<usize, NoIndex> {
        let game = self.game(sitting, seat)?;
        let unknown = || NoIndex::Notation(action.to_owned());
        let read = game.parse(action).map_err(|_| unknown())?;
        self.0.place(seat, read, game.players()).ok_or_else(unknown)
    }

    fn notation(&self, sitting: &dyn AnySitting, seat: Seat, place: usize) -> Result<String, NoIndex> {
        let game = self.game(sitting, seat)?;
        let action = self.0.action(seat, place, game.players()).ok_or(NoIndex::Place(place, self.0.len()))?;
        Ok(game.notation(action))
    }

    fn batch(&self, setup: &Setup, tables: usize, seed: u64, mode: Autoreset) -> Result<Box<dyn AnyBatch>, BadSetup> {
        Ok(Box::new(Batch::new(Arc::clone(&self.0), setup, tables, seed, mode)?))
    }
}

/// The encoding of a game, by its id.
///
/// ```
/// let midway = tensors::encoding("midway").unwrap();
/// assert!(midway.is_own() && midway.observation_names().len() > 100);
/// assert!(tensors::encoding("chess").is_none());
/// ```
pub fn encoding(id: &str) -> Option<&'static dyn Encoding> {
    macro_rules! find {
        ($($module:ident: $game:ty = $known:literal,)*) => {
            match id {
                $($known => {
                    static OWN: LazyLock<Option<Of<$game>>> = LazyLock::new(Of::new);
                    OWN.as_ref().map(|own| own as &'static dyn Encoding)
                })*
                _ => None,
            }
        };
    }
    games!(find)
}

/// The encoding of the game on this table.
pub fn encoding_of(sitting: &dyn AnySitting) -> Option<&'static dyn Encoding> {
    encoding(sitting.about().id)
}
