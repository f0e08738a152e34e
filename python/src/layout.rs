//! Which games there are, and how each is told in numbers.

use catalog::{Entry, find};
use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use std::fmt::Display;
use table::Setup;
use tensors::Encoding;

/// A refusal as Python wants it.
pub fn refused(why: impl Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

pub fn entry(game: &str) -> PyResult<&'static Entry> {
    find(game).map_err(|why| PyKeyError::new_err(why.to_string()))
}

pub fn encoding(game: &str) -> PyResult<&'static dyn Encoding> {
    entry(game)?;
    tensors::encoding(game).ok_or_else(|| refused("the game cannot be told in numbers"))
}

/// Reads a setup: `True` and `False` are the switches `on` and `off`.
pub fn setup(entry: &Entry, players: Option<u8>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Setup> {
    let players = players.or_else(|| entry.about.players.first().copied()).unwrap_or(1);
    let mut setup = Setup::new(players);
    for (key, value) in options.into_iter().flatten() {
        let value = match value.extract::<bool>() {
            Ok(true) => "on".to_owned(),
            Ok(false) => "off".to_owned(),
            Err(_) => value.str()?.to_string(),
        };
        setup = setup.with(&key.str()?.to_string(), &value);
    }
    setup.check(entry.about.players, entry.about.options).map_err(refused)?;
    Ok(setup.canonical(entry.about.options))
}

/// All games: id, player counts, options with their values (the first is the default), the most actions of a game.
///
/// >>> import ballyhoo
/// >>> [game["id"] for game in ballyhoo.games() if 1 in game["players"]]
/// ['grand', 'tycoon']
#[pyfunction]
pub fn games(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let game = |entry: &'static Entry| {
        let (about, options) = (entry.about, PyDict::new(py));
        for choice in about.options {
            let values: Vec<&str> = choice.values.to_vec();
            let players: Vec<u32> = choice.players.iter().copied().map(u32::from).collect();
            options.set_item(choice.key, (values, players))?;
        }
        let dict = PyDict::new(py);
        dict.set_item("id", about.id)?;
        dict.set_item("players", about.players.iter().copied().map(u32::from).collect::<Vec<_>>())?;
        dict.set_item("options", options)?;
        dict.set_item("longest", about.longest)?;
        dict.set_item("minutes", entry.minutes)?;
        dict.set_item("rules_version", about.rules_version)?;
        Ok(dict)
    };
    let mut all = catalog::all().iter().collect::<Vec<_>>();
    all.sort_by_key(|entry| entry.about.id);
    all.into_iter().map(game).collect()
}

/// How a game is told in numbers: its version, a name for every slot of an observation and for every action.
///
/// Seats are told from the viewer on: `seat0` looks, `seat1` sits to its left. The layout is the same for every player
/// count and every option of a game.
///
/// >>> import ballyhoo
/// >>> layout = ballyhoo.layout("midway")
/// >>> layout["observation"][:4]
/// ['players:1', 'players:2', 'players:3', 'players:4']
/// >>> "roll" in layout["actions"]
/// True
#[pyfunction]
pub fn layout<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let encoding = encoding(game)?;
    let names = |names: &[String]| names.iter().map(|name| PyString::new(py, name)).collect::<Vec<_>>();
    let dict = PyDict::new(py);
    dict.set_item("game", encoding.about().id)?;
    dict.set_item("version", encoding.version())?;
    dict.set_item("own", encoding.is_own())?;
    dict.set_item("observation", names(encoding.observation_names()))?;
    dict.set_item("actions", names(encoding.action_names()))?;
    Ok(dict)
}
