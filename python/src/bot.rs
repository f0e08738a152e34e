//! Bots for Python.

use crate::game::PyGame;
use crate::layout::refused;
use bots::{Bot, Spec};
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};

/// A player that is not a person: "random", "easy", "medium", "hard", "expert" or "baseline".
///
/// It never sees more than its seat does. A level that searches takes a budget behind an `@`: "hard@200" thinks 200
/// iterations and always chooses the same from the same seed, "hard@50ms" thinks for a time.
///
/// >>> import ballyhoo
/// >>> game = ballyhoo.Game("midway", players=2, seed=1)
/// >>> bot = ballyhoo.Bot("easy", seed=1)
/// >>> bot.choose(game) in game.legal()
/// True
#[pyclass(name = "Bot", module = "ballyhoo._engine", frozen)]
pub struct PyBot {
    spec: Spec,
    bot: Mutex<Bot>,
}

#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (level="medium", seed=0))]
    fn new(level: &str, seed: u64) -> PyResult<PyBot> {
        let spec: Spec = level.parse().map_err(refused)?;
        Ok(PyBot { spec, bot: Mutex::new(Bot::new(spec, seed)) })
    }

    /// How strong it is and how long it thinks.
    #[getter]
    fn level(&self) -> String {
        self.spec.to_string()
    }

    /// Chooses an action for a seat (by default the first that is asked), as the game writes it.
    #[pyo3(signature = (game, seat=None))]
    fn choose(&self, py: Python<'_>, game: &PyGame, seat: Option<u8>) -> PyResult<String> {
        let seat = game.seat(seat)?;
        let sitting = game.sitting();
        let choose = || self.bot.lock().unwrap_or_else(PoisonError::into_inner).choose(sitting, seat);
        py.detach(choose).map_err(refused)
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?})", self.spec.to_string())
    }
}
