//! Who thinks next. Bots, hints, analyses and replays share the processors of this node, and everybody who lets something
//! be thought gets a share of them: whoever asks for much waits for themselves, not others for them.
//!
//! When a place is free it goes to whoever has used the least of late, counted by address and then by person. People who
//! wait at a table come first; what nobody looks at comes later, as if its owner had used some seconds more. One more
//! place than there are processors is kept for somebody who waits and has nothing running, so that a long thought of
//! somebody else costs them half a processor and not the whole thought.

use crate::fault::{Answer, Refusal};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use wire::Code;

/// What was used this long ago counts half.
const HALF: Duration = Duration::from_secs(30);

/// When more owners than this are known, those who have used next to nothing are forgotten.
const MANY: usize = 10_000;

/// What is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A bot's turn at a table where somebody sits and waits.
    Turn,
    /// Somebody wants to know what a bot would do.
    Hint,
    /// Somebody looks back at a game.
    Replay,
    /// A bot's turn that somebody merely watches.
    Show,
    /// A bot's turn that nobody looks at.
    Unseen,
    Analysis,
}

impl Kind {
    /// The seconds by which its owner seems to have used more than they have.
    fn handicap(self) -> f64 {
        match self {
            Kind::Turn | Kind::Hint | Kind::Replay => 0.0,
            Kind::Show => 1.0,
            Kind::Unseen | Kind::Analysis => 4.0,
        }
    }

    /// May it take the place that is kept for those who wait and have nothing running?
    fn is_waited_for(self) -> bool {
        matches!(self, Kind::Turn | Kind::Hint | Kind::Replay)
    }

    const fn name(self) -> &'static str {
        match self {
            Kind::Turn => "turn",
            Kind::Hint => "hint",
            Kind::Replay => "replay",
            Kind::Show => "show",
            Kind::Unseen => "unseen",
            Kind::Analysis => "analysis",
        }
    }
}

/// A thought, and for whom it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errand {
    pub kind: Kind,
    /// The address it is for, as far as it is known; else the person.
    pub place: Arc<str>,
    pub person: Arc<str>,
}

/// What somebody has used of late, in seconds.
#[derive(Clone, Copy, Debug)]
struct Used {
    seconds: f64,
    at: Instant,
}

impl Used {
    fn now(&self, now: Instant) -> f64 {
        let halves = now.saturating_duration_since(self.at).as_secs_f64() / HALF.as_secs_f64();
        self.seconds * (-halves).exp2()
    }
}

struct Waiting {
    errand: Errand,
    since: Instant,
    ready: oneshot::Sender<Place>,
}

#[derive(Default)]
struct Desk {
    closed: bool,
    running: HashMap<Arc<str>, usize>,
    waiting: Vec<Waiting>,
    used: HashMap<Arc<str>, Used>,
}

/// The places where thinking is done.
pub struct Thinkers {
    places: usize,
    desk: Mutex<Desk>,
    begun: AtomicU64,
}

/// A place, given back when it is dropped; what was used is written down then.
pub struct Place {
    thinkers: Arc<Thinkers>,
    errand: Errand,
    begun: Instant,
}

impl Thinkers {
    pub fn new(places: usize) -> Arc<Thinkers> {
        Arc::new(Thinkers { places: places.max(1), desk: Mutex::default(), begun: AtomicU64::new(0) })
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place. Whoever stops waiting is passed over.
    pub async fn place(self: &Arc<Self>, errand: Errand) -> Answer<Place> {
        let busy = || Refusal::new(Code::Busy);
        let (ready, place) = oneshot::channel();
        {
            let mut desk = self.desk();
            if desk.closed {
                return Err(busy());
            }
            desk.waiting.push(Waiting { errand, since: Instant::now(), ready });
        }
        self.give();
        place.await.map_err(|_| busy())
    }

    /// Thinks about something on a thread of its own, when there is a place.
    pub async fn think<T: Send + 'static>(
        self: &Arc<Self>,
        errand: Errand,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Answer<T> {
        let place = self.place(errand).await?;
        let work = move || {
            // Held here and not by whoever waits: a thought whose asker has gone still takes its processor.
            let _place = place;
            thought()
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| Refusal::new(Code::Internal))
    }

    /// How many thoughts have begun so far.
    pub fn begun(&self) -> u64 {
        self.begun.load(Ordering::Relaxed)
    }

    /// How many thoughts are under way.
    pub fn running(&self) -> usize {
        self.desk().running.values().sum()
    }

    /// Nothing is thought about any more; whoever waits is told.
    pub fn close(&self) {
        let mut desk = self.desk();
        desk.closed = true;
        desk.waiting.clear();
    }

    /// How many wait and how many think, for those who watch the server.
    pub fn measure(&self) {
        let (waiting, running, longest) = {
            let desk = self.desk();
            let kinds: Vec<Kind> = desk.waiting.iter().map(|waiting| waiting.errand.kind).collect();
            let longest = desk.waiting.iter().map(|waiting| waiting.since.elapsed()).max().unwrap_or_default();
            (kinds, desk.running.values().sum::<usize>(), longest)
        };
        for kind in [Kind::Turn, Kind::Hint, Kind::Replay, Kind::Show, Kind::Unseen, Kind::Analysis] {
            let count = waiting.iter().filter(|waiting| **waiting == kind).count();
            metrics::gauge!("ballyhoo_thinking_waiting", "kind" => kind.name()).set(count as f64);
        }
        metrics::gauge!("ballyhoo_thinking_running").set(running as f64);
        metrics::gauge!("ballyhoo_thinking_longest_wait_seconds").set(longest.as_secs_f64());
    }

    /// Gives free places to those who are next.
    fn give(self: &Arc<Self>) {
        loop {
            let mut desk = self.desk();
            let Some(next) = desk.next(self.places, Instant::now()) else { return };
            let waiting = desk.waiting.swap_remove(next);
            *desk.running.entry(waiting.errand.place.clone()).or_default() += 1;
            drop(desk);
            metrics::histogram!("ballyhoo_thinking_wait_seconds", "kind" => waiting.errand.kind.name())
                .record(waiting.since.elapsed());
            self.begun.fetch_add(1, Ordering::Relaxed);
            let place = Place { thinkers: self.clone(), errand: waiting.errand, begun: Instant::now() };
            // If nobody takes it any more it is dropped here, and comes back by itself.
            let _ = waiting.ready.send(place);
        }
    }
}

impl Desk {
    /// Who is next among those who wait, if there is a place for anybody.
    fn next(&mut self, places: usize, now: Instant) -> Option<usize> {
        self.waiting.retain(|waiting| !waiting.ready.is_closed());
        let running: usize = self.running.values().sum();
        let may = |errand: &Errand| {
            let first = errand.kind.is_waited_for() && !self.running.contains_key(&errand.place);
            running < places || running == places && first
        };
        let order = |waiting: &Waiting| {
            (self.worth(&waiting.errand, now), self.used(&waiting.errand.person, now), waiting.since)
        };
        let waiting = self.waiting.iter().enumerate().filter(|(_, waiting)| may(&waiting.errand));
        let first = waiting.min_by(|(_, one), (_, two)| {
            let (one, two) = (order(one), order(two));
            one.0.total_cmp(&two.0).then(one.1.total_cmp(&two.1)).then(one.2.cmp(&two.2))
        });
        first.map(|(index, _)| index)
    }

    fn used(&self, who: &Arc<str>, now: Instant) -> f64 {
        self.used.get(who).map_or(0.0, |used| used.now(now))
    }

    /// What an address has used, as far as this thought of theirs is concerned; the least comes first.
    fn worth(&self, errand: &Errand, now: Instant) -> f64 {
        self.used(&errand.place, now) + errand.kind.handicap()
    }

    fn spend(&mut self, who: &Arc<str>, seconds: f64, now: Instant) {
        if self.used.len() > MANY {
            self.used.retain(|_, used| used.now(now) > 0.01);
        }
        let used = self.used.entry(who.clone()).or_insert(Used { seconds: 0.0, at: now });
        *used = Used { seconds: used.now(now) + seconds, at: now };
    }
}

impl Place {
    /// Does somebody wait who has used less, with what was used in this place? Whoever thinks for long gives it to them;
    /// to give it to somebody who has used more would be to wait for their whole thought.
    pub fn is_wanted(&self) -> bool {
        let now = Instant::now();
        let desk = self.thinkers.desk();
        let own = desk.worth(&self.errand, now) + now.saturating_duration_since(self.begun).as_secs_f64();
        desk.waiting.iter().any(|waiting| !waiting.ready.is_closed() && desk.worth(&waiting.errand, now) < own)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let now = Instant::now();
        let seconds = now.saturating_duration_since(self.begun).as_secs_f64();
        {
            let mut desk = self.thinkers.desk();
            let count = desk.running.get(&self.errand.place).copied().unwrap_or(0);
            match count {
                0 | 1 => drop(desk.running.remove(&self.errand.place)),
                more => drop(desk.running.insert(self.errand.place.clone(), more - 1)),
            }
            desk.spend(&self.errand.place, seconds, now);
            if self.errand.person != self.errand.place {
                desk.spend(&self.errand.person, seconds, now);
            }
        }
        metrics::counter!("ballyhoo_thinking_milliseconds_total", "kind" => self.errand.kind.name())
            .increment((seconds * 1000.0) as u64);
        self.thinkers.give();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errand(kind: Kind, place: &str) -> Errand {
        Errand { kind, place: place.into(), person: format!("person at {place}").into() }
    }

    /// Sleeps for so long in a place, and says how long it took from the asking.
    async fn timed(thinkers: &Arc<Thinkers>, errand: Errand, ms: u64) -> Duration {
        let begun = Instant::now();
        thinkers.think(errand, move || std::thread::sleep(Duration::from_millis(ms))).await.unwrap();
        begun.elapsed()
    }

    /// One address asks for a hundred long thoughts at once; somebody else's short ones take hardly longer than alone.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn who_floods_waits_for_themselves() {
        let thinkers = Thinkers::new(2);
        let alone = timed(&thinkers, errand(Kind::Turn, "honest"), 20).await;
        let flood: Vec<_> = (0..100)
            .map(|_| {
                let thinkers = thinkers.clone();
                tokio::spawn(async move { timed(&thinkers, errand(Kind::Turn, "flood"), 40).await })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(60)).await;
        let mut worst = Duration::ZERO;
        for _ in 0..10 {
            worst = worst.max(timed(&thinkers, errand(Kind::Turn, "honest"), 20).await);
        }
        let ratio = worst.as_secs_f64() / alone.as_secs_f64();
        assert!(ratio < 4.0, "{ratio:.1} times as long as alone: {worst:?} and {alone:?}");
        assert!(flood.iter().filter(|one| one.is_finished()).count() < 60, "the flood was over: nothing was measured");
        flood.iter().for_each(tokio::task::JoinHandle::abort);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn people_who_wait_come_before_what_nobody_sees() {
        let thinkers = Thinkers::new(1);
        let busy = thinkers.place(errand(Kind::Unseen, "a")).await.unwrap();
        let extra = thinkers.place(errand(Kind::Turn, "b")).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for kind in [Kind::Analysis, Kind::Unseen, Kind::Show, Kind::Turn] {
            let (thinkers, order) = (thinkers.clone(), order.clone());
            let place = format!("{kind:?}");
            tasks.push(tokio::spawn(async move {
                let work = move || order.lock().unwrap().push(kind);
                thinkers.think(errand(kind, &place), work).await.unwrap();
            }));
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        drop((busy, extra));
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), [Kind::Turn, Kind::Show, Kind::Analysis, Kind::Unseen]);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn who_stops_waiting_is_passed_over_and_a_closed_desk_refuses() {
        let thinkers = Thinkers::new(1);
        let busy = thinkers.place(errand(Kind::Turn, "a")).await.unwrap();
        let asked = tokio::time::timeout(Duration::from_millis(10), thinkers.place(errand(Kind::Turn, "a"))).await;
        assert!(asked.is_err() && !busy.is_wanted());
        drop(busy);
        assert!(thinkers.place(errand(Kind::Turn, "a")).await.is_ok());
        thinkers.close();
        assert!(thinkers.place(errand(Kind::Turn, "a")).await.is_err());
    }

    /// Who thinks for long lets those go first who have used less, and nobody else.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_place_is_given_up_for_those_who_have_used_less() {
        let thinkers = Thinkers::new(1);
        thinkers.desk().spend(&"greedy".into(), 60.0, Instant::now());
        let place = thinkers.place(errand(Kind::Analysis, "modest")).await.unwrap();
        let extra = thinkers.place(errand(Kind::Turn, "third")).await.unwrap();
        let wait = |kind, who: &'static str| {
            let thinkers = thinkers.clone();
            tokio::spawn(async move { drop(thinkers.place(errand(kind, who)).await) })
        };
        let greedy = wait(Kind::Turn, "greedy");
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(!place.is_wanted());
        let honest = wait(Kind::Turn, "honest");
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(place.is_wanted());
        drop((place, extra));
        greedy.await.unwrap();
        honest.await.unwrap();
    }
}
