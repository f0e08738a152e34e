//! Simulation, arenas and statistics.
