//! What happened: for logs to print and screens to animate.

use crate::{Eyes, Say, Thing};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use ts_rs::TS;

/// Something that happened at the table.
///
/// An event is made knowing everything; what leaves the engine is always [`Event::seen_by`] somebody. All games write
/// their events alike: `#[serde(tag = "event", rename_all = "snake_case")]`.
pub trait Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + TS + Send + Sync + 'static {
    /// The event as these eyes see it: what they may not know is blanked out. `None` if they notice nothing at all.
    fn seen_by(&self, eyes: Eyes) -> Option<Self>;

    /// The event in words. Called on what `seen_by` gave, so blanked parts need words too ("a card").
    fn say(&self) -> Say;

    /// The pieces that moved, as these eyes see it. Called on what `seen_by` gave.
    fn hops(&self, _eyes: Eyes) -> Vec<Hop> {
        Vec::new()
    }

    /// The things that it is about, for a screen to mark: what changed, and what changed it. Called on what `seen_by` gave.
    fn marks(&self, _eyes: Eyes) -> Vec<Thing> {
        Vec::new()
    }

    /// Did the player who acted learn something from it? Then the action cannot be taken back.
    /// (Throwing dice is noticed without this.) Showing one's own card to others does not count.
    fn reveals(&self) -> bool {
        false
    }
}

/// A piece that moved: it lies at `to` now and came from `from`, past the things in between where it walked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct Hop {
    /// Where it lay.
    pub from: Thing,
    /// What it passed on its way, in order; empty where it was simply put.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Thing>>", optional)]
    pub via: Vec<Thing>,
    /// Where it lies now.
    pub to: Thing,
}

impl Hop {
    /// A piece that was put from one place to another.
    pub fn new(from: Thing, to: Thing) -> Hop {
        Hop { from, via: Vec::new(), to }
    }
}

/// An event as some eyes see it: for a screen to animate, for a log to print.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct Told {
    /// Its form belongs to the game: `Event` in the game's own `engine.ts`. All name their kind, and who did it where
    /// somebody did.
    #[ts(type = "{ event: string, seat?: number }")]
    pub event: serde_json::Value,
    /// The event in words.
    pub say: Say,
    /// The pieces that moved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Hop>>", optional)]
    pub hops: Vec<Hop>,
    /// The things that it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Thing>>", optional)]
    pub marks: Vec<Thing>,
}

impl Told {
    /// The event as these eyes see it, if they notice it.
    pub fn of<E: Event>(event: &E, eyes: Eyes) -> Option<Told> {
        let seen = event.seen_by(eyes)?;
        let (say, hops, marks) = (seen.say(), seen.hops(eyes), seen.marks(eyes));
        Some(Told { event: crate::json(&seen), say, hops, marks })
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
