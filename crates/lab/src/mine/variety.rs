//! Not always the same: no theme takes more than its share.

use super::sieve::Kept;
use lessons::Puzzle;
use std::collections::BTreeMap;

/// The greatest share that one kind of choice may take, and one combination of themes.
const STAGE: f64 = 0.5;
const WHOLE: f64 = 0.34;

/// How often each theme was found.
pub(crate) struct Variety {
    wanted: usize,
    stages: BTreeMap<String, usize>,
    whole: BTreeMap<Vec<String>, usize>,
}

impl Variety {
    pub(crate) fn new(found: &[Puzzle], wanted: usize) -> Variety {
        let mut variety = Variety { wanted, stages: BTreeMap::new(), whole: BTreeMap::new() };
        found.iter().for_each(|puzzle| variety.add(&puzzle.themes));
        variety
    }

    pub(super) fn add(&mut self, themes: &[String]) {
        if let Some(stage) = themes.first() {
            *self.stages.entry(stage.clone()).or_default() += 1;
        }
        *self.whole.entry(themes.to_vec()).or_default() += 1;
    }

    fn most(&self, share: f64) -> usize {
        (self.wanted as f64 * share).ceil() as usize
    }

    /// Is there room for another question of this kind?
    pub(super) fn wants_stage(&self, stage: &str) -> bool {
        self.stages.get(stage).is_none_or(|count| *count < self.most(STAGE))
    }

    /// Is there room for another with the same themes?
    pub(super) fn wants(&self, kept: &Kept) -> bool {
        self.whole.get(&kept.themes).is_none_or(|count| *count < self.most(WHOLE))
    }
}
