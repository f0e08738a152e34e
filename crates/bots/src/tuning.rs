//! The tuned numbers of one game: how to search it, and what its know-how weighs.

use crate::{Efforts, Style};
use net::Net;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

/// What `crates/games/<id>/weights.toml` says.
///
/// ```
/// use bots::{Knowhow, Tuning};
///
/// let tuning = catalog::games::Midway::tuning();
/// assert!(!tuning.names.is_empty() && tuning.names.len() == tuning.weights.len());
/// assert!(Tuning::untuned().weights.is_empty(), "a game without know-how has none");
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tuning {
    /// How to search it.
    pub style: Style,
    /// How much effort each level makes.
    pub levels: Efforts,
    /// The names of the weights, in the order in which the know-how uses them.
    pub names: &'static [&'static str],
    /// The weights, in the order of their names.
    pub weights: Vec<f32>,
    /// The network that corrects the standing, if there is one: from `crates/games/<id>/net.bin`.
    pub net: Option<Arc<Net>>,
}

/// The file as it is read. Where the numbers come from is kept with them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The command that made the weights: for people.
    #[serde(rename = "made_by")]
    _made_by: String,
    style: Style,
    levels: Efforts,
    weights: BTreeMap<String, f32>,
}

impl Tuning {
    /// For know-how without a file of weights.
    pub fn untuned() -> &'static Tuning {
        static UNTUNED: LazyLock<Tuning> = LazyLock::new(Tuning::default);
        &UNTUNED
    }

    /// Reads a file; says which weight is missing or unknown.
    pub fn read(text: &str, names: &'static [&'static str]) -> Result<Tuning, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let weights = names
            .iter()
            .map(|&name| file.weights.get(name).copied().ok_or_else(|| format!("weight {name} is missing")))
            .collect::<Result<_, _>>()?;
        match file.weights.keys().find(|key| !names.contains(&key.as_str())) {
            Some(unknown) => Err(format!("there is no weight {unknown}")),
            None if !file.levels.rise() => {
                Err("a level searches no longer or strays no less than the one below".to_owned())
            }
            None => Ok(Tuning { style: file.style, levels: file.levels, names, weights, net: None }),
        }
    }

    /// The same with the network in a file; an empty file is none.
    pub fn with_net(mut self, file: &[u8]) -> Result<Tuning, String> {
        if !file.is_empty() {
            let (net, _) = Net::read(file).map_err(|bad| bad.to_string())?;
            self.net = Some(Arc::new(net));
        }
        Ok(self)
    }

    /// The names of all numbers that can be set.
    pub fn numbers(&self) -> impl Iterator<Item = &'static str> {
        Style::NUMBERS.iter().copied().chain(self.names.iter().copied())
    }

    /// Sets the number of this name; says whether there is one.
    pub fn set(&mut self, name: &str, value: f32) -> bool {
        let weight = self.names.iter().position(|known| *known == name);
        match weight.and_then(|at| self.weights.get_mut(at)) {
            Some(weight) => *weight = value,
            None => return self.style.set(name, value),
        }
        true
    }

    /// The file that [`Tuning::read`] reads, as it is kept: a line for each level, and the weights in their own order.
    pub fn write(&self, made_by: &str) -> String {
        // Six digits are more than self-play can tell apart, and keep the file readable.
        let round = |weight: f32| (weight * 1e4).round() / 1e4;
        let weights = self.names.iter().zip(&self.weights);
        let weights: String = weights.map(|(name, &weight)| format!("{name} = {:?}\n", round(weight))).collect();
        let made_by = toml::Value::from(made_by);
        let style = toml::to_string(&self.style).unwrap_or_default();
        format!("made_by = {made_by}\n\n[style]\n{style}\n[levels]\n{}\n[weights]\n{weights}", self.levels.written())
    }
}

/// The numbers of the game `id`, read from a text in place of its file where there is one; says what is wrong with it. The
/// network stays the committed one.
pub fn tuning_of(id: &str, text: Option<&str>) -> Result<Tuning, String> {
    macro_rules! read {
        ($($module:ident: $game:ty = $known:literal,)*) => {
            match id {
                $($known => {
                    let own = <$game as crate::Knowhow>::tuning();
                    let read = text.map_or_else(|| Ok(own.clone()), |text| Tuning::read(text, own.names))?;
                    Ok(Tuning { net: own.net.clone(), ..read })
                })*
                _ => Err(format!("there is no game {id}")),
            }
        };
    }
    catalog::games!(read)
}

/// Names the weights of one game: `weights!("midway": RIDE, PART)` makes `RIDE` and `PART` their places in the slice and
/// `tuning()` the numbers read from `games/midway/weights.toml`.
#[macro_export]
#[doc(hidden)]
macro_rules! weights {
    ($id:literal: $($name:ident),* $(,)?) => {
        const NAMES: &[&str] = &[$(stringify!($name)),*];
        $crate::weights!(@places 0usize; $($name,)*);
        fn tuned() -> &'static $crate::Tuning {
            $crate::weights!(@file $id, "weights.toml", |tuning: $crate::Tuning| {
                tuning.with_net(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../games/", $id, "/net.bin")))
            })
        }
        fn first_released() -> &'static $crate::Tuning {
            $crate::weights!(@file $id, "expert-1.toml", Ok)
        }
    };
    (@file $id:literal, $file:literal, $then:expr) => {{
        static READ: std::sync::LazyLock<$crate::Tuning> = std::sync::LazyLock::new(|| {
            let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../games/", $id, "/", $file));
            match $crate::Tuning::read(text, NAMES).and_then($then) {
                Ok(tuning) => tuning,
                Err(fault) => panic!("crates/games/{}/{}: {fault}", $id, $file),
            }
        });
        &READ
    }};
    (@places $at:expr; $name:ident, $($rest:ident,)*) => {
        const $name: usize = $at;
        $crate::weights!(@places $at + 1; $($rest,)*);
    };
    (@places $at:expr;) => {};
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[&str] = &["ride", "part"];

    #[test]
    fn a_tuning_survives_its_file() {
        let tuning = Tuning {
            style: Style { horizon: 40, ..Style::default() },
            names: NAMES,
            weights: vec![1.5, -0.25],
            ..Tuning::default()
        };
        let text = tuning.write("by \"hand\"");
        assert_eq!(Tuning::read(&text, NAMES), Ok(tuning));
        assert!(
            text.contains("hard = { iterations = 400, learnt = true, among = 5, taste = 0.015, slack = 0.04 }\n"),
            "{text}"
        );
    }

    #[test]
    fn numbers_are_set_by_name() {
        let mut tuning = Tuning { names: NAMES, weights: vec![1.0, 2.0], ..Tuning::default() };
        assert!(tuning.set("part", 3.0) && tuning.set("horizon", 7.0) && !tuning.set("luck", 1.0));
        assert_eq!((tuning.weights[1], tuning.style.horizon), (3.0, 7));
        assert!(tuning.clone().numbers().all(|name| tuning.set(name, 1.0)));
    }

    #[test]
    fn a_wrong_file_is_refused_with_the_weight() {
        let text = Tuning { names: NAMES, weights: vec![1.0, 2.0], ..Tuning::default() }.write("by hand");
        let flat = text.replace("iterations = 6000", "iterations = 400");
        assert!(Tuning::read(&flat, NAMES).is_err_and(|why| why.contains("than the one below")), "{flat}");
        assert_eq!(Tuning::read(&text, &["ride"]), Err("there is no weight part".to_owned()));
        assert_eq!(Tuning::read(&text, &["ride", "part", "wild"]), Err("weight wild is missing".to_owned()));
    }
}
