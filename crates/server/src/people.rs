//! The people who are connected to this node, and how their sockets are told that something concerns them.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// What a socket of a person may want to know.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct News {
    /// Raised when something happens at one of their tables.
    pub tables: u32,
    /// Raised when something about themselves has changed: whom they mute, their sessions, whether they may be here.
    pub person: u32,
}

#[derive(Default)]
pub struct People {
    here: Mutex<HashMap<Arc<str>, watch::Sender<News>>>,
    /// Whom hints were about since the last look but one.
    heard: Mutex<[HashSet<String>; 2]>,
}

impl People {
    fn here(&self) -> MutexGuard<'_, HashMap<Arc<str>, watch::Sender<News>>> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// News for one person, for as long as the receiver lives.
    pub fn listen(&self, person: &Arc<str>) -> watch::Receiver<News> {
        self.here().entry(person.clone()).or_insert_with(|| watch::Sender::new(News::default())).subscribe()
    }

    /// Forgets a person whose last socket has gone.
    pub fn forget(&self, person: &str) {
        let mut here = self.here();
        if here.get(person).is_some_and(|news| news.receiver_count() == 0) {
            here.remove(person);
        }
    }

    /// Something happened at one of their tables.
    pub fn nudge(&self, person: &str) {
        if let Some(news) = self.here().get(person) {
            news.send_modify(|news| news.tables = news.tables.wrapping_add(1));
        }
    }

    /// Something about this person has changed.
    pub fn changed(&self, person: &str) {
        if let Some(news) = self.here().get(person) {
            news.send_modify(|news| news.person = news.person.wrapping_add(1));
        }
    }

    /// Something about anybody may have changed.
    pub fn all_changed(&self) {
        for news in self.here().values() {
            news.send_modify(|news| news.person = news.person.wrapping_add(1));
        }
    }

    /// A hint has come about this person.
    pub fn heard_of(&self, person: String) {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)[0].insert(person);
    }

    /// Has a hint come about this person since the last look but one? What was heard before that is forgotten.
    pub fn was_heard_of(&self, person: &str) -> bool {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let known = heard.iter().any(|people| people.contains(person));
        heard[1] = std::mem::take(&mut heard[0]);
        known
    }

    pub fn count(&self) -> usize {
        self.here().len()
    }
}
