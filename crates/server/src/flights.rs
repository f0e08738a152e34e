//! One computation for the same question: whoever asks while somebody else's answer is being worked out gets that one.

use crate::fault::{Answer, Refusal};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;
use wire::Code;

/// The answer, when there is one.
type Answering<V> = Arc<watch::Sender<Option<Answer<V>>>>;

/// Questions that are being worked on.
pub struct Flights<K, V> {
    open: Mutex<HashMap<K, Answering<V>>>,
}

impl<K, V> Default for Flights<K, V> {
    fn default() -> Flights<K, V> {
        Flights { open: Mutex::default() }
    }
}

/// Tells those who work whether anybody is still waiting.
#[derive(Clone)]
pub struct Waited<V> {
    answering: Answering<V>,
}

impl<V> Waited<V> {
    pub fn by_somebody(&self) -> bool {
        self.answering.receiver_count() > 0
    }
}

impl<K: Eq + Hash + Clone + Send + 'static, V: Clone + Send + Sync + 'static> Flights<K, V> {
    fn open(&self) -> MutexGuard<'_, HashMap<K, Answering<V>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn count(&self) -> usize {
        self.open().len()
    }

    /// The answer to a question: that of whoever asked first, or of `work`, which begins now. Work that nobody waits for
    /// any more may stop, with any answer.
    pub async fn ask<F>(self: &Arc<Self>, key: K, work: impl FnOnce(Waited<V>) -> F) -> Answer<V>
    where
        F: Future<Output = Answer<V>> + Send + 'static,
    {
        let mut answer = {
            let mut open = self.open();
            // Somebody still waits there, or it is about to stop and must not be joined.
            match open.get(&key).filter(|flight| flight.receiver_count() > 0) {
                Some(flight) => flight.subscribe(),
                None => {
                    let answering: Answering<V> = Arc::new(watch::Sender::new(None));
                    let answer = answering.subscribe();
                    open.insert(key.clone(), answering.clone());
                    let work = work(Waited { answering: answering.clone() });
                    tokio::spawn(self.clone().fly(key, answering, work));
                    answer
                }
            }
        };
        let answered = answer.wait_for(Option::is_some).await.map_err(|_| Refusal::new(Code::Busy))?;
        answered.clone().unwrap_or_else(|| Err(Refusal::new(Code::Busy)))
    }

    async fn fly(self: Arc<Self>, key: K, answering: Answering<V>, work: impl Future<Output = Answer<V>>) {
        let answer = work.await;
        let mut open = self.open();
        if open.get(&key).is_some_and(|flight| Arc::ptr_eq(flight, &answering)) {
            open.remove(&key);
        }
        drop(open);
        answering.send_replace(Some(answer));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::time::Duration;

    #[tokio::test]
    async fn the_same_question_is_worked_on_once() {
        let flights = Arc::new(Flights::<&str, u32>::default());
        let count = Arc::new(AtomicU32::new(0));
        let ask = async || {
            let count = count.clone();
            let work = async move |_| {
                tokio::time::sleep(Duration::from_millis(20)).await;
                Ok(count.fetch_add(1, Ordering::Relaxed))
            };
            flights.ask("table", work).await.unwrap()
        };
        assert_eq!(tokio::join!(ask(), ask(), ask()), (0, 0, 0));
        assert_eq!((ask().await, flights.count()), (1, 0));
    }

    #[tokio::test]
    async fn work_knows_when_nobody_waits_any_more() {
        let flights = Arc::new(Flights::<&str, u32>::default());
        let (told, stopped) = tokio::sync::oneshot::channel();
        let work = async move |waited: Waited<u32>| {
            while waited.by_somebody() {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            let _ = told.send(());
            Err(Refusal::new(Code::Busy))
        };
        assert!(tokio::time::timeout(Duration::from_millis(20), flights.ask("table", work)).await.is_err());
        tokio::time::timeout(Duration::from_secs(5), stopped).await.unwrap().unwrap();
        assert_eq!(flights.ask("table", async |_| Ok(7)).await.unwrap(), 7);
    }
}
