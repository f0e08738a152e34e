//! Simulation, arenas and statistics.

pub mod analysis;
pub mod arena;
pub mod interval;
pub mod picture;
pub mod records;
pub mod simulate;
pub mod tune;
