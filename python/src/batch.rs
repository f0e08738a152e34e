//! Many games at once for Python.

use crate::layout::{encoding, entry, refused, setup};
use numpy::{PyReadonlyArrayDyn, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tensors::{AnyBatch, Autoreset, BadAction, Rows};

/// Many tables of one game. One call takes one action at each table and writes what comes next into the caller's arrays,
/// without the interpreter's lock.
///
/// The arrays are those of `ballyhoo.Arrays`, or any others of the same types and numbers of places: observations
/// (float32), masks (int8), rewards (float32, a place for each seat), ended (bool), seats (uint8). Where several are
/// asked at once, the first of them acts first.
#[pyclass(name = "Batch", module = "ballyhoo._engine")]
pub struct PyBatch {
    batch: Box<dyn AnyBatch>,
    seed: u64,
    threads: usize,
}

#[pymethods]
impl PyBatch {
    #[new]
    #[pyo3(signature = (game, tables, players=None, seed=0, autoreset="next_step", threads=1, **options))]
    fn new(
        game: &str,
        tables: usize,
        players: Option<u8>,
        seed: u64,
        autoreset: &str,
        threads: usize,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyBatch> {
        let mode = match autoreset {
            "next_step" => Autoreset::NextStep,
            "same_step" => Autoreset::SameStep,
            other => return Err(refused(format!("autoreset is \"next_step\" or \"same_step\", not {other:?}"))),
        };
        let setup = setup(entry(game)?, players, options)?;
        let batch = encoding(game)?.batch(&setup, tables, seed, mode).map_err(refused)?;
        Ok(PyBatch { batch, seed, threads })
    }

    /// How many tables there are.
    #[getter]
    fn tables(&self) -> usize {
        self.batch.tables()
    }

    /// How many sit at each table.
    #[getter]
    fn players(&self) -> usize {
        self.batch.players()
    }

    /// Numbers in an observation.
    #[getter]
    fn observation_size(&self) -> usize {
        self.batch.observation_size()
    }

    /// Actions in the list.
    #[getter]
    fn action_size(&self) -> usize {
        self.batch.action_size()
    }

    /// Deals all tables anew; without a seed, as at the very first.
    #[pyo3(signature = (observations, masks, rewards, ended, seats, seed=None))]
    #[allow(clippy::too_many_arguments)]
    fn reset(
        &mut self,
        py: Python<'_>,
        mut observations: PyReadwriteArrayDyn<'_, f32>,
        mut masks: PyReadwriteArrayDyn<'_, i8>,
        mut rewards: PyReadwriteArrayDyn<'_, f32>,
        mut ended: PyReadwriteArrayDyn<'_, bool>,
        mut seats: PyReadwriteArrayDyn<'_, u8>,
        seed: Option<u64>,
    ) -> PyResult<()> {
        let mut rows = Rows {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            ended: ended.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        let (batch, seed) = (&mut self.batch, seed.unwrap_or(self.seed));
        done(py.detach(|| batch.reset(seed, &mut rows)))
    }

    /// Takes one action (int64) at each table. If one of them is not open, nothing is done anywhere.
    #[allow(clippy::too_many_arguments)]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArrayDyn<'_, i64>,
        mut observations: PyReadwriteArrayDyn<'_, f32>,
        mut masks: PyReadwriteArrayDyn<'_, i8>,
        mut rewards: PyReadwriteArrayDyn<'_, f32>,
        mut ended: PyReadwriteArrayDyn<'_, bool>,
        mut seats: PyReadwriteArrayDyn<'_, u8>,
    ) -> PyResult<()> {
        let actions = actions.as_slice()?;
        let mut rows = Rows {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            ended: ended.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        let (batch, threads) = (&mut self.batch, self.threads);
        done(py.detach(|| batch.step(actions, &mut rows, threads)))
    }

    /// Writes an open action for each table, by chance.
    fn sample(&mut self, py: Python<'_>, mut actions: PyReadwriteArrayDyn<'_, i64>) -> PyResult<()> {
        let (batch, actions) = (&mut self.batch, actions.as_slice_mut()?);
        done(py.detach(|| batch.sample(actions)))
    }

    /// Writes the points of each seat as they stand (int32), a row for each table.
    fn scores(&self, py: Python<'_>, mut scores: PyReadwriteArrayDyn<'_, i32>) -> PyResult<()> {
        let scores = scores.as_slice_mut()?;
        let _ = py;
        done(self.batch.scores(scores))
    }
}

fn done(done: Result<(), BadAction>) -> PyResult<()> {
    done.map_err(refused)
}
