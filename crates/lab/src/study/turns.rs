//! Work on several threads, put together in one order, so that sums come out the same to the last digit.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// What can be put together.
pub(super) trait Merge {
    fn put(&mut self, other: Self);
}

impl<A: Merge, B: Merge> Merge for (A, B) {
    fn put(&mut self, other: (A, B)) {
        self.0.put(other.0);
        self.1.put(other.1);
    }
}

/// Parts that were finished before their turn wait here: no more than there are threads, or little more.
struct Queue<T> {
    whole: T,
    next: u64,
    waiting: BTreeMap<u64, T>,
}

/// Does `work` for each number below `count`, `size` of them at a time.
pub(super) fn in_order<T: Merge + Send>(
    count: u64,
    size: u64,
    threads: usize,
    empty: impl Fn() -> T + Sync,
    work: impl Fn(&mut T, u64) + Sync,
) -> T {
    let ticket = AtomicU64::new(0);
    let queue = Mutex::new(Queue { whole: empty(), next: 0, waiting: BTreeMap::new() });
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let part = ticket.fetch_add(1, Ordering::Relaxed);
                    if part * size >= count {
                        return;
                    }
                    let mut own = empty();
                    (part * size..((part + 1) * size).min(count)).for_each(|number| work(&mut own, number));
                    let mut queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
                    queue.waiting.insert(part, own);
                    queue.settle();
                }
            });
        }
    });
    queue.into_inner().unwrap_or_else(PoisonError::into_inner).whole
}

impl<T: Merge> Queue<T> {
    fn settle(&mut self) {
        while let Some(part) = self.waiting.remove(&self.next) {
            self.whole.put(part);
            self.next += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Merge for Vec<u64> {
        fn put(&mut self, other: Vec<u64>) {
            self.extend(other);
        }
    }

    #[test]
    fn parts_are_put_together_in_order() {
        for threads in [1, 3] {
            let all = in_order(100, 7, threads, Vec::new, |own, number| own.push(number));
            assert!(all.into_iter().eq(0..100));
        }
    }
}
