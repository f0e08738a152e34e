//! Simulation, arenas and statistics.

pub mod arena;
pub mod interval;
pub mod picture;
pub mod simulate;
