//! What happened: for logs to print and screens to animate.

use crate::{Eyes, Say};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// Something that happened at the table.
///
/// An event is made knowing everything; what leaves the engine is always [`Event::seen_by`] somebody.
pub trait Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The event as these eyes see it: what they may not know is blanked out. `None` if they notice nothing at all.
    fn seen_by(&self, eyes: Eyes) -> Option<Self>;

    /// The event in words. Called on what `seen_by` gave, so blanked parts need words too ("a card").
    fn say(&self) -> Say;

    /// Did the player who acted learn something from it? Then the action cannot be taken back.
    /// (Throwing dice is noticed without this.) Showing one's own card to others does not count.
    fn reveals(&self) -> bool {
        false
    }
}

/// Takes events down, or does not.
pub trait Log<E> {
    /// The closure builds the event; a log that does not listen never calls it, so search pays nothing.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Listens to nothing: for search and simulation.
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

/// Keeps every event in order.
pub type Logbook<E> = Vec<E>;

impl<E> Log<E> for Logbook<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
