//! The time of day, as this process tells it.
//!
//! The clock of a machine is set now and then: by hand, by a time server, by waking from sleep. Nobody at a table should
//! run out of time by that, or get a year. So time is counted from the start by a clock that cannot be set, and what the
//! two differ by is made up for so slowly that no player notices.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use wire::Millis;

/// In so many seconds at most one second is made up for.
const SLOWLY: i64 = 10;

/// From so many microseconds on somebody has set the clock; less is a machine that is busy.
const STEP: i64 = 2_000_000;

/// Milliseconds since 1970. Never less than before.
pub fn now() -> Millis {
    look().0
}

/// When the clock of this machine was last seen to be set.
pub fn was_set() -> Option<Millis> {
    look().1
}

fn look() -> (Millis, Option<Millis>) {
    static CLOCK: OnceLock<(Instant, Mutex<Told>)> = OnceLock::new();
    let (start, told) = CLOCK.get_or_init(|| (Instant::now(), Mutex::new(Told::start(wall()))));
    let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
    let up = i64::try_from(start.elapsed().as_micros()).unwrap_or(i64::MAX);
    if let Some(step) = told.tell(wall(), up) {
        let seconds = step / 1_000_000;
        tracing::warn!(seconds, "the clock of this machine was set; tables take it over slowly, or at the next start");
    }
    (told.now / 1000, told.set.map(|set| set / 1000))
}

/// What the machine takes for the time, in microseconds since 1970.
fn wall() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_micros()).unwrap_or(i64::MAX)
}

/// What was told last, all in microseconds.
struct Told {
    now: i64,
    wall: i64,
    up: i64,
    set: Option<i64>,
}

impl Told {
    fn start(wall: i64) -> Told {
        Told { now: wall, wall, up: 0, set: None }
    }

    /// The machine says `wall`, and has been at it for `up`. By how much it was set since it was last asked, if it was.
    fn tell(&mut self, wall: i64, up: i64) -> Option<i64> {
        let passed = (up - self.up).max(0);
        let step = wall.saturating_sub(self.wall).saturating_sub(passed);
        let counted = self.now + passed;
        let most = passed / SLOWLY;
        self.now = counted + wall.saturating_sub(counted).clamp(-most, most);
        (self.wall, self.up) = (wall, self.up + passed);
        let set = step.abs() >= STEP;
        self.set = if set { Some(self.now) } else { self.set };
        set.then_some(step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: i64 = 1_000_000;
    const DAY: i64 = 24 * 3600 * SECOND;

    /// A machine whose clock can be set.
    struct Machine {
        told: Told,
        wall: i64,
        up: i64,
    }

    impl Machine {
        fn new() -> Machine {
            Machine { told: Told::start(1000 * DAY), wall: 1000 * DAY, up: 0 }
        }

        /// So much time passes; what was told meanwhile never went back.
        fn wait(&mut self, time: i64) {
            for _ in 0..100 {
                let before = self.told.now;
                (self.wall, self.up) = (self.wall + time / 100, self.up + time / 100);
                self.told.tell(self.wall, self.up);
                assert!(self.told.now >= before);
            }
        }

        fn told(&self) -> i64 {
            self.told.now - 1000 * DAY
        }
    }

    #[test]
    fn it_tells_the_time_of_the_machine() {
        let mut machine = Machine::new();
        machine.wait(100 * SECOND);
        assert_eq!((machine.told(), machine.told.set), (100 * SECOND, None));
    }

    #[test]
    fn nobody_is_a_year_late_when_the_clock_is_set_forward() {
        let mut machine = Machine::new();
        machine.wait(10 * SECOND);
        machine.wall += 365 * DAY;
        assert_eq!(machine.told.tell(machine.wall, machine.up), Some(365 * DAY));
        assert_eq!(machine.told(), 10 * SECOND);
        machine.wait(100 * SECOND);
        assert_eq!(machine.told(), 120 * SECOND);
        assert_eq!(machine.told.set, Some(1000 * DAY + 10 * SECOND));
    }

    #[test]
    fn nobody_gets_a_year_when_the_clock_is_set_back() {
        let mut machine = Machine::new();
        machine.wait(10 * SECOND);
        machine.wall -= 365 * DAY;
        machine.wait(100 * SECOND);
        assert_eq!(machine.told(), 100 * SECOND);
        assert!(machine.told.set.is_some());
    }

    #[test]
    fn a_small_step_is_made_up_for() {
        let mut machine = Machine::new();
        machine.wall += 60 * SECOND;
        machine.wait(599 * SECOND);
        assert!(machine.told() < 659 * SECOND);
        machine.wait(10 * SECOND);
        assert_eq!(machine.told(), 669 * SECOND);
    }

    #[test]
    fn the_same_moment_twice_is_the_same_moment() {
        let mut machine = Machine::new();
        machine.wait(SECOND);
        // Another thread may have looked a little later and asked a little earlier.
        machine.told.tell(machine.wall - 10, machine.up - 10);
        assert_eq!(machine.told(), SECOND);
    }
}
