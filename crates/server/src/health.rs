//! Is the house well? Only what can still be written to can be played at.

use crate::clock;
use crate::fault::{Answer, Refusal};
use crate::house::House;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use wire::Code;

/// A database that takes longer is not well.
const PATIENCE: Duration = Duration::from_secs(2);

/// Asked more often, the last finding is told again: nobody wears the disk out by asking.
const FRESH: Duration = Duration::from_secs(1);

/// What was found last.
#[derive(Default)]
pub struct Health {
    last: Mutex<Option<(Instant, bool)>>,
}

impl House {
    /// Writes something, and says whether it worked.
    pub async fn is_well(&self) -> Answer<()> {
        let mut last = self.health.last.lock().await;
        let well = match *last {
            Some((at, well)) if at.elapsed() < FRESH => well,
            _ => matches!(tokio::time::timeout(PATIENCE, self.store.pulse(clock::now())).await, Ok(Ok(()))),
        };
        if !last.is_some_and(|(at, _)| at.elapsed() < FRESH) {
            *last = Some((Instant::now(), well));
        }
        if well { Ok(()) } else { Err(Refusal::new(Code::Busy)) }
    }
}
