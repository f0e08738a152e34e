//! Simulation, arenas and statistics.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

pub mod analysis;
pub mod arena;
pub mod choices;
pub mod interval;
pub mod lead;
pub mod mine;
pub mod picture;
pub mod records;
pub mod report;
pub mod sheet;
pub mod simulate;
pub mod stats;
pub mod study;
pub mod tune;
