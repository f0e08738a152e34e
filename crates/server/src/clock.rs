//! The time of day.

use std::time::{SystemTime, UNIX_EPOCH};
use wire::Moment;

/// Milliseconds since 1970.
pub fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::try_from(since.as_millis()).unwrap_or(Moment::MAX)
}
