//! From where people were last heard: what is thought for them is counted there. Known on this node only, and forgotten
//! with it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// When more people than this are known, those who have not been heard for long are forgotten.
const MANY: usize = 20_000;
const LONG: Duration = Duration::from_secs(3600);

#[derive(Default)]
pub struct Whereabouts {
    last: Mutex<HashMap<Arc<str>, (IpAddr, Instant)>>,
}

impl Whereabouts {
    pub fn heard(&self, person: &Arc<str>, address: IpAddr) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.len() > MANY {
            last.retain(|_, (_, at)| at.elapsed() < LONG);
        }
        last.insert(person.clone(), (address, Instant::now()));
    }

    pub fn of(&self, person: &str) -> Option<IpAddr> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).get(person).map(|(address, _)| *address)
    }
}
