//! One game for Python.

use crate::layout::{encoding, entry, refused, setup};
use bots::{Budget, advise};
use catalog::{AnySitting, Refused, Replaced, games};
use numpy::{Element, PyArray1, PyArrayDyn, PyArrayMethods};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};
use table::record::Record;
use table::{Dice, Eyes, Seat, Seed, Sitting, Words};
use tensors::Encoding;
use words::Speaker;

/// A game in play, with its record.
///
/// Seats are counted from 0. Actions are written in the game's own notation, or as numbers of its list of actions (see
/// `layout`). Where a seat may be left out, it is the first of those that are asked.
///
/// >>> import ballyhoo
/// >>> game = ballyhoo.Game("midway", players=2, seed="an example")
/// >>> while not game.over:
/// ...     game.apply(game.legal()[0])
/// >>> len(game.outcome()["places"])
/// 2
#[pyclass(name = "Game", module = "ballyhoo._engine")]
pub struct PyGame {
    sitting: Box<dyn AnySitting>,
    /// An imagined world has none: nothing in it has happened.
    past: Option<Past>,
    options: Vec<(String, String)>,
    encoding: &'static dyn Encoding,
}

/// What happened. Hashes are made when somebody wants to read it, since they take longer than the game.
#[derive(Clone)]
struct Past {
    record: Record,
    /// What has been done since the last line of the record.
    since: Vec<(Seat, String)>,
}

impl Past {
    fn new(record: Record) -> Past {
        Past { record, since: Vec::new() }
    }

    /// The record with everything that was done.
    fn whole(&mut self) -> PyResult<&Record> {
        if !self.since.is_empty() {
            let (entry, lines) = (entry(&self.record.header.game)?, self.record.lines.len());
            let replayed = entry.replay(&self.record, &Replaced::new(), lines, &mut |_, _, _, _| ());
            let mut sitting = replayed.map_err(refused)?;
            for (seat, action) in self.since.drain(..) {
                let acted = sitting.act(seat, &action).map_err(refused)?;
                sitting.note(&mut self.record, seat, acted.notation);
            }
        }
        Ok(&self.record)
    }
}

impl PyGame {
    pub fn sitting(&self) -> &dyn AnySitting {
        &*self.sitting
    }

    /// The seat that was asked for, or the first that is to act.
    pub fn seat(&self, seat: Option<u8>) -> PyResult<Seat> {
        let seat = seat.map(Seat).or_else(|| self.sitting.to_act().first()).unwrap_or(Seat(0));
        if seat.at() < self.sitting.players() {
            return Ok(seat);
        }
        Err(PyIndexError::new_err(format!("there is no seat {} at a table of {}", seat.at(), self.sitting.players())))
    }

    fn speaker(&self) -> Speaker {
        Speaker::english(names(self.sitting.players()))
    }

    fn explain(&self, why: &Refused) -> PyErr {
        match why {
            Refused::Illegal(illegal) => refused(format!("{} ({})", self.speaker().say(&illegal.why), illegal.rule)),
            Refused::Notation(_) | Refused::Seat(_) => refused(why),
        }
    }

    /// An action as the game writes it, given in writing or by its number.
    fn written(&self, seat: Seat, action: &Bound<'_, PyAny>) -> PyResult<String> {
        match action.extract::<String>() {
            Ok(text) => Ok(text),
            Err(_) => self.encoding.notation(&*self.sitting, seat, action.extract()?).map_err(refused),
        }
    }
}

fn names(players: usize) -> Vec<String> {
    (0..players).map(|seat| format!("seat {seat}")).collect()
}

fn loads<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (value.to_string(),))
}

/// A world that a seat cannot tell from the real one, with dice of its own.
fn imagine(sitting: &dyn AnySitting, seat: Seat, seed: u64) -> Option<Box<dyn AnySitting>> {
    macro_rules! imagine {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(
            if let Some(own) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                let world = table::Game::imagine(&own.game, seat, &mut Dice::quick(seed));
                let key = Seed::from_text("imagined").in_series(seed).key(&[]);
                return Some(Box::new(Sitting::resume(world, key, own.step())));
            }
        )*};
    }
    games!(imagine);
    None
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (game, players=None, seed=None, **options))]
    fn new(
        py: Python<'_>,
        game: &str,
        players: Option<u8>,
        seed: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyGame> {
        let entry = entry(game)?;
        let setup = setup(entry, players, options)?;
        let text = match seed {
            Some(seed) => seed.str()?.to_string(),
            None => py.import("secrets")?.call_method0("token_hex")?.extract()?,
        };
        let (seed, replaced) = (Seed::from_text(&text), Replaced::new());
        let sitting = entry.deal(&setup, &replaced, seed.key(&[])).map_err(refused)?;
        let names = names(sitting.players());
        let record = entry.open(&setup, &replaced, names, seed, Vec::new()).map_err(refused)?;
        let options = setup.options.into_iter().collect();
        Ok(PyGame { sitting, past: Some(Past::new(record)), options, encoding: encoding(game)? })
    }

    /// Takes up a game from its record, finished or not. Every line of it is checked.
    #[staticmethod]
    fn from_record(text: &str) -> PyResult<PyGame> {
        let record = Record::parse(text).map_err(refused)?;
        let entry = entry(&record.header.game)?;
        let all = record.lines.len();
        let sitting = entry.replay(&record, &Replaced::new(), all, &mut |_, _, _, _| ()).map_err(refused)?;
        let options = record.header.setup.options.clone().into_iter().collect();
        let encoding = encoding(entry.about.id)?;
        Ok(PyGame { sitting, past: Some(Past::new(record)), options, encoding })
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.sitting.about().id
    }

    /// How many sit at the table.
    #[getter]
    fn players(&self) -> usize {
        self.sitting.players()
    }

    /// The options that differ from the default.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        self.options.iter().try_for_each(|(key, value)| dict.set_item(key, value))?;
        Ok(dict)
    }

    /// How many actions have been taken.
    #[getter]
    fn steps(&self) -> u32 {
        self.sitting.step()
    }

    /// The seats that are asked; several where choices are simultaneous, none when the game is over.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.sitting.to_act().iter().map(Seat::at).collect()
    }

    /// Is the game over?
    #[getter]
    fn over(&self) -> bool {
        self.sitting.to_act().is_empty()
    }

    /// Everything that a seat may do, as the game writes it.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<u8>) -> PyResult<Vec<String>> {
        let seat = self.seat(seat)?;
        let written = |place| self.encoding.notation(&*self.sitting, seat, place).map_err(refused);
        self.encoding.legal(&*self.sitting, seat).into_iter().map(written).collect()
    }

    /// Everything that a seat may do, in words: `{"action": …, "says": …, "things": […]}` for each.
    #[pyo3(signature = (seat=None))]
    fn offers<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        let (seat, speaker) = (self.seat(seat)?, self.speaker());
        let told = |offer: catalog::Offer| {
            let things: Vec<String> = offer.things.iter().map(ToString::to_string).collect();
            json!({"action": offer.action, "says": speaker.say(&offer.label), "things": things})
        };
        loads(py, &self.sitting.legal(seat).into_iter().map(told).collect())
    }

    /// Takes an action, in writing or by its number. What is not legal is refused in words and changes nothing.
    ///
    /// >>> import ballyhoo
    /// >>> game = ballyhoo.Game("midway", players=2, seed=1)
    /// >>> game.apply("draw")
    /// Traceback (most recent call last):
    /// ...
    /// ValueError: ... (MC-...)
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, action: &Bound<'_, PyAny>, seat: Option<u8>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let action = self.written(seat, action)?;
        let acted = self.sitting.act(seat, &action).map_err(|why| self.explain(&why))?;
        if let Some(past) = &mut self.past {
            past.since.push((seat, acted.notation));
        }
        Ok(())
    }

    /// What a seat sees, as plain data; without a seat, what a bystander sees.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        let eyes = match seat {
            Some(seat) => Eyes::Seat(self.seat(Some(seat))?),
            None => Eyes::Public,
        };
        loads(py, &self.sitting.view(eyes))
    }

    /// The table drawn in characters, as a seat or a bystander sees it.
    #[pyo3(signature = (seat=None))]
    fn draw(&self, seat: Option<u8>) -> PyResult<String> {
        let eyes = match seat {
            Some(seat) => Eyes::Seat(self.seat(Some(seat))?),
            None => Eyes::Public,
        };
        Ok(self.sitting.draw(eyes, &self.speaker()))
    }

    /// A world that a seat cannot tell from this one: what it cannot see is dealt anew, and so are the dice to come.
    ///
    /// >>> import ballyhoo
    /// >>> game = ballyhoo.Game("midway", players=2, seed=1)
    /// >>> world = game.imagine(0, seed=5)
    /// >>> world.view(0) == game.view(0), world.view(1) == game.view(1)
    /// (True, False)
    #[pyo3(signature = (seat, seed=0))]
    fn imagine(&self, seat: u8, seed: u64) -> PyResult<PyGame> {
        let seat = self.seat(Some(seat))?;
        let sitting = imagine(&*self.sitting, seat, seed).ok_or_else(|| refused("the game cannot be imagined"))?;
        Ok(PyGame { sitting, past: None, options: self.options.clone(), encoding: self.encoding })
    }

    /// A copy that goes on with the same dice. Whoever wants to look ahead without knowing them takes `imagine`.
    fn clone(&self) -> PyGame {
        let (sitting, past) = (self.sitting.clone_box(), self.past.clone());
        PyGame { sitting, past, options: self.options.clone(), encoding: self.encoding }
    }

    fn __copy__(&self) -> PyGame {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyGame {
        self.clone()
    }

    /// How it ended: places (1 is the first), points, and what the result is worth to each seat from 0 to 1. Nothing
    /// while the game goes on.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(outcome) = self.sitting.outcome() else { return Ok(None) };
        let seats = || Seat::all(self.sitting.players());
        let dict = PyDict::new(py);
        dict.set_item("places", seats().map(|seat| u32::from(outcome.places.of(seat))).collect::<Vec<_>>())?;
        dict.set_item("points", outcome.sheets.iter().map(table::ScoreSheet::total).collect::<Vec<_>>())?;
        dict.set_item("worth", seats().map(|seat| outcome.places.worth(seat)).collect::<Vec<_>>())?;
        Ok(Some(dict))
    }

    /// The points of each seat as a seat may know them; none where it may not.
    #[pyo3(signature = (seat=None))]
    fn points(&self, seat: Option<u8>) -> PyResult<Vec<Option<i32>>> {
        let eyes = match seat {
            Some(seat) => Eyes::Seat(self.seat(Some(seat))?),
            None => Eyes::Public,
        };
        Ok(self.sitting.scores(eyes).iter().map(|sheet| sheet.as_ref().map(table::ScoreSheet::total)).collect())
    }

    /// The record so far, as text; none for an imagined world. It holds the seed, so it is not for the players.
    fn record(&mut self) -> PyResult<Option<String>> {
        self.past.as_mut().map(|past| Ok(past.whole()?.to_string())).transpose()
    }

    /// What a bot thinks of a seat's choices: `{"outlook": […], "suggestions": [{"action", "says", "value", "share"}, …]}`,
    /// the best first. `think` is a number of iterations, or a time such as "800ms".
    #[pyo3(signature = (seat=None, think="1000", seed=0))]
    fn hint<'py>(&self, py: Python<'py>, seat: Option<u8>, think: &str, seed: u64) -> PyResult<Bound<'py, PyAny>> {
        let (seat, think) = (self.seat(seat)?, think.parse::<Budget>().map_err(refused)?);
        let sitting = &*self.sitting;
        let advice = py.detach(|| advise(sitting, seat, think, seed)).map_err(refused)?;
        let speaker = self.speaker();
        let told = |one: &bots::Suggestion| json!({"action": one.action, "says": speaker.say(&one.label), "value": one.value, "share": one.share});
        let suggestions: Vec<Value> = advice.suggestions.iter().map(told).collect();
        loads(py, &json!({"outlook": advice.outlook, "suggestions": suggestions}))
    }

    /// What a seat sees, in numbers; written into `out` and given back, if there is one.
    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        out: Option<Bound<'py, PyArrayDyn<f32>>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (seat, size) = (self.seat(seat)?, self.encoding.observation_names().len());
        filled(py, out, size, |row| self.encoding.observe(&*self.sitting, seat, row))
    }

    /// What a seat may do: 1 or 0 for each action of the list; written into `out` and given back, if there is one.
    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        out: Option<Bound<'py, PyArrayDyn<i8>>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (seat, size) = (self.seat(seat)?, self.encoding.action_names().len());
        filled(py, out, size, |row| self.encoding.mask(&*self.sitting, seat, row))
    }

    /// Everything that a seat may do, as numbers of the list of actions.
    #[pyo3(signature = (seat=None))]
    fn legal_indices(&self, seat: Option<u8>) -> PyResult<Vec<usize>> {
        Ok(self.encoding.legal(&*self.sitting, self.seat(seat)?))
    }

    /// The number of an action of a seat.
    #[pyo3(signature = (action, seat=None))]
    fn index(&self, action: &str, seat: Option<u8>) -> PyResult<usize> {
        self.encoding.place(&*self.sitting, self.seat(seat)?, action).map_err(refused)
    }

    /// An action of a seat, given by its number, as the game writes it here.
    #[pyo3(signature = (index, seat=None))]
    fn notation(&self, index: usize, seat: Option<u8>) -> PyResult<String> {
        self.encoding.notation(&*self.sitting, self.seat(seat)?, index).map_err(refused)
    }

    fn __repr__(&self) -> String {
        let about = self.sitting.about();
        format!("Game({:?}, players={}, steps={})", about.id, self.sitting.players(), self.sitting.step())
    }
}

/// The caller's array, or a new one, with what is written into it.
fn filled<'py, T: Element>(
    py: Python<'py>,
    out: Option<Bound<'py, PyArrayDyn<T>>>,
    size: usize,
    write: impl FnOnce(&mut [T]),
) -> PyResult<Bound<'py, PyAny>> {
    let Some(out) = out else {
        let made = PyArray1::<T>::zeros(py, size, false);
        write(made.try_readwrite()?.as_slice_mut()?);
        return Ok(made.into_any());
    };
    {
        let mut row = out.try_readwrite()?;
        let row = row.as_slice_mut()?;
        if row.len() != size {
            return Err(refused(format!("the array must have {size} places, but has {}", row.len())));
        }
        write(row);
    }
    Ok(out.into_any())
}
