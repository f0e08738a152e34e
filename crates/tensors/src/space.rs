//! The list of actions of a game, and the way from an action to its place in it.

use crate::Tensors;
use std::hash::{Hash, Hasher};
use table::{Dice, Kit, Seat, Setup};

/// All actions that can be legal at any table of a game, in a fixed order. Seats in them are counted from the actor.
pub struct Space<G: Tensors> {
    actions: Vec<G::Action>,
    places: Places,
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
        let places = Places::of(actions.iter().map(key))?;
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
        self.places.find(key(&own))
    }

    /// The action at a place, if this seat takes it; nothing if it names a seat that is not at this table.
    #[inline]
    pub fn action(&self, seat: Seat, place: usize, players: usize) -> Option<G::Action> {
        self.actions.get(place).and_then(|&action| G::turned(action, seat.at(), players))
    }
}

/// Where each action stands in the list, by its key: a table with more room than it needs, so that most keys lie where they are
/// looked for first. An action is looked up for everything that is legal in every step of every game.
struct Places {
    /// The key of an action and its place; no key is 0.
    rooms: Vec<(u64, u32)>,
    /// How far the product of a key is shifted to give its first room.
    shift: u32,
}

impl Places {
    /// Nothing if two actions have the same key.
    fn of(keys: impl ExactSizeIterator<Item = u64>) -> Option<Places> {
        let many = (2 * keys.len()).max(2).next_power_of_two();
        let mut places = Places { rooms: vec![(0, 0); many], shift: u64::BITS - many.trailing_zeros() };
        for (place, key) in keys.enumerate() {
            let room = places.room(key);
            if places.rooms[room].0 != 0 {
                return None;
            }
            places.rooms[room] = (key, place as u32);
        }
        Some(places)
    }

    /// Where this key lies, or would lie: there is always a room that is empty.
    #[inline]
    fn room(&self, key: u64) -> usize {
        let mut room = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize;
        while self.rooms[room].0 != key && self.rooms[room].0 != 0 {
            room = (room + 1) & (self.rooms.len() - 1);
        }
        room
    }

    #[inline]
    fn find(&self, key: u64) -> Option<usize> {
        let (known, place) = self.rooms[self.room(key)];
        (known == key).then_some(place as usize)
    }
}

/// An action as one number. Actions are a few small numbers: they stand in it side by side, so no two have the same.
#[inline]
fn key(action: &impl Hash) -> u64 {
    let mut key = Key(1);
    action.hash(&mut key);
    key.0
}

/// Puts up to seven small numbers side by side, a byte for each, behind a 1 that says where they begin. What does not fit is mixed
/// in; that no two actions of the list are alike is checked when it is made.
struct Key(u64);

impl Key {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = match self.0 >> 56 {
            0 if word < 256 => self.0 << 8 | word,
            _ => (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95),
        };
    }
}

impl Hasher for Key {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
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
    fn write_u16(&mut self, number: u16) {
        self.add(u64::from(number >> 8));
        self.add(u64::from(number & 0xFF));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_alike_has_another_key() {
        let keys =
            [key(&0u8), key(&1u8), key(&[0u8; 2]), key(&(0u8, 0u8)), key(&(0u8, 1u8)), key(&(1u8, 0u8)), key(&1u16)];
        let mut apart = keys.to_vec();
        apart.sort_unstable();
        apart.dedup();
        // A number of two bytes stands there as its bytes do.
        assert_eq!((key(&(0u8, 1u8)), apart.len()), (key(&1u16), keys.len() - 1));
        let long = |last: u8| key(&(1u64 << 40, [1u8; 9], last));
        assert_ne!(long(1), long(2), "what does not fit is mixed in");
    }

    #[test]
    fn every_key_is_found_at_its_place_and_no_other() {
        let keys: Vec<u64> = (0..=255u8).flat_map(|one| (0..3u8).map(move |two| key(&(one, two)))).collect();
        let places = Places::of(keys.iter().copied()).unwrap();
        assert!(keys.iter().enumerate().all(|(place, &key)| places.find(key) == Some(place)));
        assert!((0..=255u8).all(|one| places.find(key(&(one, 3u8))).is_none()));
        assert!(Places::of([7, 8, 7].into_iter()).is_none(), "two alike");
    }
}
