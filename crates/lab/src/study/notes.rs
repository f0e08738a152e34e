//! What was chosen and what happened, thing by thing.

use super::mention::{Item, ItemKey};
use super::play::Played;
use super::turns::Merge;
use crate::stats::{Estimate, Mean, Part, Share, Trial, stratified};
use std::collections::BTreeMap;

/// Something that can be chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub item: Item,
    /// How often it was chosen in all.
    pub chosen: u64,
    /// Among the choices that were looked at and in which it could have been chosen: how often it was.
    pub taken: Share,
    /// What came of it where chance chose.
    trial: Trial,
}

impl Choice {
    /// What choosing it adds to the result, against whatever else could have been chosen.
    pub fn effect(&self) -> Option<Estimate> {
        self.trial.effect()
    }

    /// How often chance chose it, and something else.
    pub fn tried(&self) -> (u64, u64) {
        (self.trial.with, self.trial.without)
    }
}

/// Something that happened to a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    pub item: Item,
    pub times: u64,
    /// The results of those to whom it happened, seat by seat.
    with: Vec<Mean>,
}

/// Everything that was chosen and that happened in a series.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Notes {
    pub choices: BTreeMap<ItemKey, Choice>,
    pub happenings: BTreeMap<ItemKey, Happening>,
    /// The results of all, seat by seat.
    all: Vec<Mean>,
}

impl Notes {
    fn choice(&mut self, item: &Item) -> &mut Choice {
        let empty = || Choice { item: item.clone(), chosen: 0, taken: Share::default(), trial: Trial::default() };
        self.choices.entry(item.key.clone()).or_insert_with(empty)
    }

    /// Takes the games of one deal down, if they were listened to. They share their luck, and are one witness.
    pub(super) fn add(&mut self, deal: &[Played]) {
        let mut looked: BTreeMap<&ItemKey, (&Item, u64, u64)> = BTreeMap::new();
        for (item, _, taken) in deal.iter().flat_map(|played| &played.looked).flat_map(|looked| &looked.items) {
            let own = looked.entry(&item.key).or_insert((item, 0, 0));
            (own.1, own.2) = (own.1 + u64::from(*taken), own.2 + 1);
        }
        for (item, taken, offered) in looked.into_values() {
            self.choice(item).taken.add(taken, offered);
        }
        let heard = deal.iter().filter(|played| !played.chosen.is_empty() || !played.happened.is_empty());
        heard.for_each(|played| self.hear(played, 1.0 / deal.len() as f64));
    }

    /// What was chosen and what happened in one game, which is this part of a witness.
    fn hear(&mut self, played: &Played, part: f64) {
        let seats = played.results.len();
        self.all.resize(seats, Mean::default());
        for (all, &result) in self.all.iter_mut().zip(&played.results) {
            all.add_part(result, part);
        }
        for (item, times) in played.chosen.values() {
            self.choice(item).chosen += times;
        }
        for ((seat, _), (item, times)) in &played.happened {
            let empty = || Happening { item: item.clone(), times: 0, with: vec![Mean::default(); seats] };
            let own = self.happenings.entry(item.key.clone()).or_insert_with(empty);
            own.times += times;
            own.with[seat.at()].add_part(played.results[seat.at()], part);
        }
    }

    /// Takes a game down in which chance chose now and then.
    pub(super) fn try_out(&mut self, played: &Played) {
        let mut parts: BTreeMap<&ItemKey, (&Item, Part)> = BTreeMap::new();
        for looked in &played.looked {
            let result = played.results[looked.seat.at()];
            for (item, offers, chosen) in &looked.items {
                // What cannot be avoided is no choice.
                if *offers < looked.offers {
                    let part = &mut parts.entry(&item.key).or_insert((item, Part::default())).1;
                    part.add(*chosen, *offers as f64 / looked.offers as f64, result);
                }
            }
        }
        for (item, part) in parts.values() {
            self.choice(item).trial.add(part);
        }
    }

    pub(super) fn merge(&mut self, other: Notes) {
        self.all.resize(other.all.len().max(self.all.len()), Mean::default());
        self.all.iter_mut().zip(&other.all).for_each(|(own, other)| own.merge(other));
        for (_, choice) in other.choices {
            let own = self.choice(&choice.item);
            own.chosen += choice.chosen;
            own.taken.merge(&choice.taken);
            own.trial.merge(&choice.trial);
        }
        for (key, happening) in other.happenings {
            match self.happenings.get_mut(&key) {
                None => _ = self.happenings.insert(key, happening),
                Some(own) => {
                    own.times += happening.times;
                    own.with.iter_mut().zip(&happening.with).for_each(|(own, other)| own.merge(other));
                }
            }
        }
    }

    /// How much better those fare to whom it happens, compared seat by seat.
    pub fn goes_with(&self, happening: &Happening) -> Option<Estimate> {
        stratified(happening.with.iter().zip(&self.all).map(|(with, all)| (*with, all.without(with))))
    }

    /// To what share of the players it happens in a game.
    pub fn reach(&self, happening: &Happening) -> f64 {
        let count = |means: &[Mean]| means.iter().map(|mean| mean.count).sum::<f64>();
        count(&happening.with) / count(&self.all).max(1.0)
    }
}

impl Merge for Notes {
    fn put(&mut self, other: Notes) {
        self.merge(other);
    }
}
