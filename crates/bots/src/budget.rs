//! How long a bot may think.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};
use table::words::name;
use table::{Explain, Say};

/// A limit on thinking: by iterations, by time, or by whichever comes first.
///
/// Iterations alone make a choice reproducible; time alone makes it fit its place.
///
/// ```
/// use bots::Budget;
/// use std::time::Duration;
///
/// assert_eq!("2000".parse(), Ok(Budget::iterations(2_000)));
/// assert_eq!("800ms".parse(), Ok(Budget::time(Duration::from_millis(800))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most iterations.
    pub iterations: u32,
    /// The most time, where there is a limit.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: None }
    }

    /// So much time, whatever it suffices for.
    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: u32::MAX, time: Some(time) }
    }

    /// The same, but no longer than this.
    pub const fn within(self, time: Duration) -> Budget {
        Budget { time: Some(time), ..self }
    }

    /// The share of one of `threads` that work side by side.
    pub(crate) fn share(self, threads: usize) -> Budget {
        Budget { iterations: self.iterations.div_ceil(threads.max(1) as u32), ..self }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.time {
            Some(time) if self.iterations == u32::MAX => write!(f, "{}ms", time.as_millis()),
            Some(time) => write!(f, "{} in {}ms", self.iterations, time.as_millis()),
            None => write!(f, "{}", self.iterations),
        }
    }
}

/// Not a budget.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no thinking time; write 800ms, 2s, or a number of iterations such as 2000")]
pub struct BadBudget(pub String);

impl Explain for BadBudget {
    fn explain(&self) -> Say {
        Say::new("bots-bad-budget").with("asked", name(&self.0))
    }
}

impl FromStr for Budget {
    type Err = BadBudget;

    fn from_str(text: &str) -> Result<Budget, BadBudget> {
        let bad = || BadBudget(text.to_owned());
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|&n| n > 0).ok_or_else(bad);
        if let Some(digits) = text.strip_suffix("ms") {
            Ok(Budget::time(Duration::from_millis(number(digits)?.into())))
        } else if let Some(digits) = text.strip_suffix('s') {
            Ok(Budget::time(Duration::from_secs(number(digits)?.into())))
        } else {
            Ok(Budget::iterations(number(text)?))
        }
    }
}

/// A budget being spent.
pub(crate) struct Clock {
    budget: Budget,
    started: Instant,
    spent: u32,
}

impl Clock {
    /// Looking at the clock costs about as much as a short playout step, so not every iteration does.
    const LOOK_EVERY: u32 = 4;

    pub(crate) fn start(budget: Budget) -> Clock {
        Clock { budget, started: Instant::now(), spent: 0 }
    }

    /// May another iteration begin? The first always may: a bot never answers without a thought.
    pub(crate) fn tick(&mut self) -> bool {
        let due = self.spent > 0 && self.spent.is_multiple_of(Self::LOOK_EVERY);
        let late = due && self.budget.time.is_some_and(|time| self.started.elapsed() >= time);
        if late || self.spent >= self.budget.iterations {
            return false;
        }
        self.spent += 1;
        true
    }

    pub(crate) fn spent(&self) -> u32 {
        self.spent
    }

    /// Does time run out?
    pub(crate) fn is_timed(&self) -> bool {
        self.budget.time.is_some()
    }

    /// About how many iterations are still to come; before the first, nobody knows how long one takes.
    pub(crate) fn left(&self) -> u32 {
        let by_count = self.budget.iterations - self.spent;
        let Some(time) = self.budget.time.filter(|_| self.spent > 0) else { return by_count };
        let elapsed = self.started.elapsed();
        let rate = f64::from(self.spent) / elapsed.as_secs_f64().max(1e-9);
        by_count.min((rate * time.saturating_sub(elapsed).as_secs_f64()).ceil() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_as_people_write_them() {
        assert_eq!("800ms".parse(), Ok(Budget::time(Duration::from_millis(800))));
        assert_eq!("2s".parse(), Ok(Budget::time(Duration::from_secs(2))));
        assert_eq!("2000".parse(), Ok(Budget::iterations(2000)));
        for bad in ["", "0", "-3", "soon", "0ms", "ms"] {
            assert_eq!(bad.parse::<Budget>(), Err(BadBudget(bad.to_owned())));
        }
    }

    #[test]
    fn a_clock_stops_at_whichever_comes_first() {
        let count = |budget| {
            let mut clock = Clock::start(budget);
            while clock.tick() {
                std::thread::sleep(Duration::from_micros(200));
            }
            clock.spent()
        };
        assert_eq!(count(Budget::iterations(7)), 7);
        assert_eq!(count(Budget::iterations(3).within(Duration::from_secs(60))), 3);
        assert!(count(Budget::iterations(1_000_000).within(Duration::from_millis(5))) < 100);
    }
}
