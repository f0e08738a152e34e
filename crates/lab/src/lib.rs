//! Simulation, arenas and statistics.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

pub mod analysis;
pub mod arena;
pub mod interval;
pub mod picture;
pub mod records;
pub mod simulate;
pub mod tune;
