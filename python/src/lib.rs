//! The engines for Python. What a person uses stands in `python/ballyhoo`; the types of what is here in
//! `ballyhoo/_engine.pyi`, and a test compares the two.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod batch;
mod bot;
mod game;
mod layout;

use pyo3::prelude::*;

/// Engines, bots and tensors of five carnival games.
#[pymodule]
mod _engine {
    #[pymodule_export]
    use crate::batch::PyBatch;
    #[pymodule_export]
    use crate::bot::PyBot;
    #[pymodule_export]
    use crate::game::PyGame;
    #[pymodule_export]
    use crate::layout::{games, layout};
}
