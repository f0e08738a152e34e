//! What a bot knows about one game beyond its rules.

use crate::Tuning;
use table::{Game, MAX_SEATS, Seat, Seats};
use tensors::Tensors;

/// How well each seat stands, from 0 (lost) to 1 (won). Places beyond the last seat are not looked at.
pub type Standing = [f32; MAX_SEATS];

/// One of the named parts that make up how a seat stands: the words for it are `<game>-why-<name>`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Term {
    /// Its name.
    pub name: &'static str,
    /// What it adds.
    pub amount: f32,
}

impl Term {
    /// Amounts with their names.
    pub(crate) fn list<const N: usize>(names: [&'static str; N], amounts: [f32; N]) -> Vec<Term> {
        names.into_iter().zip(amounts).map(|(name, amount)| Term { name, amount }).collect()
    }
}

/// Coming second is worth a little: a bot that cannot win any more should still play on in earnest.
const PLACE_COUNTS: f32 = 0.2;

/// The know-how of one game, in `bots/src/knowhow/<game>/mod.rs`. It is only ever asked about imagined worlds.
///
/// A game needs none: then its points are all that a bot goes by.
///
/// ```
/// use bots::Knowhow;
/// use catalog::games::Midway;
/// use table::{Dice, Game, Kit, Seat, Setup};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let game = Midway::deal(&Setup::new(3), Kit::own()?, &mut Dice::quick(1))?;
/// // What speaks for a seat, part by part: a bot gives its reasons by these names.
/// let terms = game.terms(Seat(0), &Midway::tuning().weights);
/// assert!(!terms.is_empty());
/// # Ok(())
/// # }
/// ```
pub trait Knowhow: Game + Tensors {
    /// How well each seat stands in this world, which may be in the middle of anything. The weights are those of
    /// [`Knowhow::tuning`], or what tuning tries in their place.
    fn standing(&self, weights: &[f32]) -> Standing {
        let _ = weights;
        by_points(self)
    }

    /// What [`Knowhow::standing`] adds up for a seat, part by part and by name: the reasons that a bot can give. All parts of
    /// a game are counted in the same coin. A game without them gives no reasons.
    fn terms(&self, seat: Seat, weights: &[f32]) -> Vec<Term> {
        let _ = (seat, weights);
        Vec::new()
    }

    /// How well each seat did. A game for one player, where places say nothing, goes by points.
    fn result(&self) -> Standing {
        by_places(self)
    }

    /// How promising an action looks at a glance, next to the others open now: 1 is plain, 2 is twice as promising, 0 is
    /// never worth a thought. It must be quick.
    fn appeal(&self, _seat: Seat, _action: Self::Action, _weights: &[f32]) -> f32 {
        1.0
    }

    /// Is it pointless here, because something else that is open does the same or more? Bots that keep their table tidy do not
    /// think of it.
    fn idle(&self, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// The tuned numbers of this game, from `crates/games/<id>/weights.toml`.
    fn tuning() -> &'static Tuning {
        Tuning::untuned()
    }

    /// The numbers that the game had in its first release, from `crates/games/<id>/expert-1.toml`: for
    /// [`Level::Expert1`](crate::Level::Expert1).
    fn first_release() -> &'static Tuning {
        Self::tuning()
    }

    /// What everybody has just seen that makes this place another than the same actions would otherwise lead to: the
    /// face of a die, say. Search keeps places apart by it, so it should take few values; by default places are the
    /// same if the actions were. It must not tell what `_eyes` cannot know.
    fn scene(&self, _eyes: Seat) -> u64 {
        0
    }
}

/// How well each seat did by its place alone.
pub(crate) fn by_places<G: Game>(game: &G) -> Standing {
    let mut result = [0.0; MAX_SEATS];
    let Some(places) = game.places() else { return result };
    let winners: Seats = Seat::all(game.players()).filter(|&seat| places.won(seat)).collect();
    // Partners win together; sides that tie for first place share it.
    let sides: Seats = winners.iter().map(|seat| game.side(seat)).collect();
    for seat in Seat::all(game.players()) {
        let won = if places.won(seat) { 1.0 / sides.len() as f32 } else { 0.0 };
        result[seat.at()] = won + PLACE_COUNTS * (places.worth(seat) - won);
    }
    result
}

/// How well each seat stands by its points alone: whoever has more has the better chance, and a few points of lead tell
/// little in a game where many are to be had.
pub(crate) fn by_points<G: Game>(game: &G) -> Standing {
    let mut standing = [0.0; MAX_SEATS];
    let scores: Vec<f32> = Seat::all(game.players()).map(|seat| game.score(seat) as f32).collect();
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    let spread = 1.0 + best.abs() / 4.0;
    if scores.len() == 1 {
        standing[0] = 1.0 / (1.0 + (-best / 50.0).exp());
        return standing;
    }
    let chances: Vec<f32> = scores.iter().map(|score| ((score - best) / spread).exp()).collect();
    let sum: f32 = chances.iter().sum();
    for (place, chance) in standing.iter_mut().zip(chances) {
        *place = chance / sum;
    }
    standing
}
