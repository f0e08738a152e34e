//! Whatever strangers hand in: records, actions as text, whole games, messages over the socket, words, component files.
//!
//! Each harness takes bytes and panics when a promise is broken. Tests replay what is kept in `corpus/`, with real records,
//! words and components beside it; `cargo xtask fuzz` lets a fuzzer look for more, guided by what the code does with it.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod handed_in;
mod played;
#[cfg(feature = "socket")]
mod socket;

pub mod seeds;

/// A harness by its name.
pub struct Target {
    pub name: &'static str,
    pub run: fn(&[u8]),
}

pub const TARGETS: &[Target] = &[
    Target { name: "record", run: handed_in::record },
    Target { name: "notation", run: played::notation },
    Target { name: "play", run: played::play },
    #[cfg(feature = "socket")]
    Target { name: "socket", run: socket::socket },
    Target { name: "words", run: handed_in::words },
    Target { name: "parts", run: handed_in::parts },
];

/// The harness of this name.
pub fn find(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// The first line of an input, and the rest.
fn head(bytes: &[u8]) -> Option<(&str, &str)> {
    std::str::from_utf8(bytes).ok()?.split_once('\n')
}
