//! When sessions were last used. It is written down now and then and not at every request: to the quarter of an hour is enough
//! for whoever looks through their devices, and for knowing who has not been seen for a day.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So long nothing is written about a session again.
const OFTEN: Duration = Duration::from_secs(15 * 60);

/// When more sessions than this are known, those that are to be written about anyway are forgotten.
const MANY: usize = 20_000;

#[derive(Default)]
pub struct Sightings {
    written: Mutex<HashMap<String, Instant>>,
}

impl Sightings {
    /// A session is used: is that to be written down?
    pub fn is_news(&self, token: &str) -> bool {
        self.is_news_at(token, Instant::now())
    }

    fn is_news_at(&self, token: &str, now: Instant) -> bool {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if written.len() > MANY {
            written.retain(|_, at| now.saturating_duration_since(*at) < OFTEN);
        }
        match written.get(token) {
            Some(at) if now.saturating_duration_since(*at) < OFTEN => false,
            _ => {
                written.insert(token.to_owned(), now);
                true
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_written_about_now_and_then() {
        let (sightings, start) = (Sightings::default(), Instant::now());
        let news = |minutes: u64| sightings.is_news_at("t", start + Duration::from_secs(60 * minutes));
        assert_eq!([news(0), news(1), news(14), news(15), news(16), news(40)], [true, false, false, true, false, true]);
        assert!(sightings.is_news_at("other", start));
    }
}
