//! The list of actions of a game, and the way from an action to its place in it.

use crate::Tensors;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use table::{Dice, Kit, Seat, Setup};

/// All actions that can be legal at any table of a game, in a fixed order. Seats in them are counted from the actor.
pub struct Space<G: Tensors> {
    actions: Vec<G::Action>,
    places: HashMap<G::Action, u32, BuildHasherDefault<Quick>>,
    names: Vec<String>,
    observed: Vec<String>,
}

impl<G: Tensors> Space<G> {
    /// The list of the game with its own components. It is that of the largest table, which has those of all others.
    pub fn new() -> Option<Space<G>> {
        let most = G::about().players.last()?;
        let game = G::deal(&Setup::new(*most), Kit::own().ok()?, &mut Dice::quick(0)).ok()?;
        let mut actions = game.all_actions();
        actions.retain(|&action| game.fits(action));
        let places = actions.iter().copied().zip(0..).collect();
        let names = actions.iter().map(|&action| game.action_name(action)).collect();
        let mut observed = crate::Names::default();
        game.observe(Seat(0), &mut observed);
        Some(Space { actions, places, names, observed: observed.0 })
    }

    /// How many actions there are.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Is there nothing to do in this game?
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// The names of all actions.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The names of all slots of an observation.
    pub fn observed(&self) -> &[String] {
        &self.observed
    }

    /// The place of an action of this seat.
    #[inline]
    pub fn place(&self, seat: Seat, action: G::Action, players: usize) -> Option<usize> {
        let own = G::turned(action, players - seat.at(), players)?;
        self.places.get(&own).map(|&place| place as usize)
    }

    /// The action at a place, if this seat takes it; nothing if it names a seat that is not at this table.
    #[inline]
    pub fn action(&self, seat: Seat, place: usize, players: usize) -> Option<G::Action> {
        self.actions.get(place).and_then(|&action| G::turned(action, seat.at(), players))
    }
}

/// A quick hash for a few small numbers: multiply and turn.
#[derive(Default)]
pub struct Quick(u64);

impl Quick {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Quick {
    #[inline]
    fn finish(&self) -> u64 {
        // The table looks at the lowest and the highest bits.
        self.0 ^ self.0 >> 32
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.add(u64::from(byte)));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.add(number as u64);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }
}
