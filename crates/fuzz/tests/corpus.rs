//! Everything that a fuzzer begins with or has found goes through its harness in every run of the tests.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Panics anywhere in this process: those of a server's tasks are caught by its runtime, and would be overlooked.
static PANICS: AtomicUsize = AtomicUsize::new(0);

#[test]
fn what_was_ever_found_is_no_trouble_any_more() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::SeqCst);
        usual(info);
    }));
    for target in fuzz::TARGETS {
        let seeds = fuzz::seeds::of(target.name);
        assert!(seeds.len() >= 5, "{} has too few seeds", target.name);
        for (name, bytes) in &seeds {
            (target.run)(bytes);
            assert_eq!(PANICS.load(Ordering::SeqCst), 0, "{}: {name}", target.name);
        }
        // And a little of what a fuzzer would try: cut short, and with a byte changed.
        for (number, (name, bytes)) in seeds.iter().enumerate().step_by(1 + seeds.len() / 20) {
            let mut changed = bytes.clone();
            let place = number * 31 % changed.len().max(1);
            if let Some(byte) = changed.get_mut(place) {
                *byte = byte.wrapping_add(1);
            }
            (target.run)(&bytes[..bytes.len() / 2]);
            (target.run)(&changed);
            assert_eq!(PANICS.load(Ordering::SeqCst), 0, "{}: {name}, changed at {place}", target.name);
        }
    }
}
