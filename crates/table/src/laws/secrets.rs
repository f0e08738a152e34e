//! What is hidden must be imagined afresh: the part of law 4 that can only be judged over many games.

use serde_json::Value;
use std::collections::BTreeMap;

/// A hidden place that was imagined this often and always came out as the truth was not imagined at all.
const SUSPICIOUS: u32 = 200;

/// The places of a view that are hidden from a seat: how often each was imagined, and how often other than the truth.
///
/// Law 4 says that imagination owes nothing to the truth. An `imagine` that copies a secret would keep the law's
/// equation; here it is found out, because that secret never changes.
#[derive(Default)]
pub(super) struct Secrets(BTreeMap<String, (u32, u32)>);

impl Secrets {
    pub(super) fn add(&mut self, other: Secrets) {
        for (place, (seen, changed)) in other.0 {
            let own = self.0.entry(place).or_default();
            *own = (own.0 + seen, own.1 + changed);
        }
    }

    pub(super) fn check(&self) {
        for (place, (seen, changed)) in &self.0 {
            assert!(
                *seen < SUSPICIOUS || *changed > 0,
                "law 4 is broken: {place} is hidden, but was the truth in all of {seen} imagined worlds"
            );
        }
    }

    /// Compares an imagined world with the truth wherever `own` hides something.
    pub(super) fn compare(&mut self, own: &Value, truth: &Value, imagined: &Value, place: &str) {
        match (own, truth, imagined) {
            (Value::Null, Value::Null, _) => {}
            (Value::Null, truth, imagined) => {
                let entry = self.0.entry(place.to_owned()).or_default();
                *entry = (entry.0 + 1, entry.1 + u32::from(truth != imagined));
            }
            (Value::Object(own), Value::Object(truth), Value::Object(imagined)) => {
                for (key, value) in own {
                    if let (Some(truth), Some(imagined)) = (truth.get(key), imagined.get(key)) {
                        self.compare(value, truth, imagined, &format!("{place}.{key}"));
                    }
                }
            }
            (Value::Array(own), Value::Array(truth), Value::Array(imagined)) => {
                for ((own, truth), imagined) in own.iter().zip(truth).zip(imagined) {
                    self.compare(own, truth, imagined, &format!("{place}[]"));
                }
            }
            _ => {}
        }
    }
}
