//! The people who are connected to this node, and how their sockets are told that something concerns them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;

/// What a socket of a person may want to know.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct News {
    /// Raised when something happens at one of their tables.
    pub tables: u32,
    /// Raised when they mute somebody, or do so no more.
    pub muted: u32,
    /// They have signed out everywhere.
    pub signed_out: bool,
}

#[derive(Default)]
pub struct People {
    here: Mutex<HashMap<Arc<str>, watch::Sender<News>>>,
}

impl People {
    /// News for one person, for as long as the receiver lives.
    pub fn listen(&self, person: &Arc<str>) -> watch::Receiver<News> {
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        here.entry(person.clone()).or_insert_with(|| watch::Sender::new(News::default())).subscribe()
    }

    /// Forgets a person whose last socket has gone.
    pub fn forget(&self, person: &str) {
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        if here.get(person).is_some_and(|news| news.receiver_count() == 0) {
            here.remove(person);
        }
    }

    fn tell(&self, person: &str, news: impl FnOnce(&mut News)) {
        let here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = here.get(person) {
            sender.send_modify(news);
        }
    }

    /// Something happened at one of their tables.
    pub fn nudge(&self, person: &str) {
        self.tell(person, |news| news.tables = news.tables.wrapping_add(1));
    }

    pub fn muted(&self, person: &str) {
        self.tell(person, |news| news.muted = news.muted.wrapping_add(1));
    }

    pub fn sign_out(&self, person: &str) {
        self.tell(person, |news| news.signed_out = true);
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        here.remove(person);
    }

    pub fn count(&self) -> usize {
        self.here.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}
