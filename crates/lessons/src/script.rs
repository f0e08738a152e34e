//! Actions written down in a lesson: `roll; assign 2 2; 2: pass all`.

use catalog::{AnySitting, Refused};
use table::{Eyes, Seat, Told};

/// An action in a lesson: who, where more than one could, and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scripted {
    /// The seat, if it is written.
    pub seat: Option<Seat>,
    /// The notation.
    pub action: String,
}

impl Scripted {
    /// Reads actions between semicolons or line ends; `2: pass` is an action of the second seat.
    pub fn read(text: &str) -> Vec<Scripted> {
        text.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty()).map(Scripted::one).collect()
    }

    fn one(text: &str) -> Scripted {
        let numbered = text.split_once(':').and_then(|(seat, rest)| Some((seat.trim().parse::<u8>().ok()?, rest)));
        match numbered {
            Some((number, rest)) if number > 0 => {
                Scripted { seat: Some(Seat(number - 1)), action: rest.trim().to_owned() }
            }
            _ => Scripted { seat: None, action: text.to_owned() },
        }
    }

    /// Who does it at this table: the seat that is written, or the first that is asked and is not `but`.
    pub fn doer(&self, sitting: &dyn AnySitting, but: Option<Seat>) -> Option<Seat> {
        self.seat.or_else(|| sitting.to_act().iter().find(|seat| Some(*seat) != but))
    }
}

/// Why a written action could not be done.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NoLine {
    /// Nobody is asked who could do it.
    #[error("nobody is asked who could do {0:?}; write the seat before it, as in \"2: pass\", if it is the pupil's")]
    Nobody(String),
    /// The engine refuses it.
    #[error("seat {seat} cannot do {action:?} here: {why}; it can do {}", known.join(", "))]
    Refused {
        /// Who was to do it.
        seat: Seat,
        /// What is written.
        action: String,
        /// Why not.
        why: Box<Refused>,
        /// What the seat may do.
        known: Vec<String>,
    },
}

/// Does one written action, or says why not and changes nothing.
pub(crate) fn play(
    sitting: &mut dyn AnySitting,
    line: &Scripted,
    but: Option<Seat>,
    eyes: Eyes,
) -> Result<(Seat, Vec<Told>), NoLine> {
    let Some(seat) = line.doer(sitting, but) else { return Err(NoLine::Nobody(line.action.clone())) };
    let refused = |sitting: &dyn AnySitting, why| NoLine::Refused {
        seat,
        action: line.action.clone(),
        why: Box::new(why),
        known: sitting.legal(seat).into_iter().map(|offer| offer.action).collect(),
    };
    let acted = sitting.act(seat, &line.action);
    acted.map_err(|why| refused(sitting, why)).map(|acted| {
        let told = acted.events.iter().filter_map(|event| event.told(eyes)).collect();
        (seat, told)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_where_they_are_written() {
        let lines = Scripted::read("roll; 2: pass all;\n  move wild@coaster swings\n");
        let seats: Vec<Option<Seat>> = lines.iter().map(|line| line.seat).collect();
        assert_eq!(seats, [None, Some(Seat(1)), None]);
        assert_eq!(lines[1].action, "pass all");
        assert_eq!(lines[2].action, "move wild@coaster swings");
    }
}
