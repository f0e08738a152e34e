//! Who sits where: people at this terminal and bots.

use bots::{Level, NoSuchLevel};
use table::{Explain, Say};

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Somebody at this terminal.
    Person,
    Bot(Level),
}

/// Everybody at the table, seat by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    pub kinds: Vec<Kind>,
    pub names: Vec<String>,
}

/// Why people and bots cannot be seated like that.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSeating {
    #[error(transparent)]
    Level(#[from] NoSuchLevel),
    #[error("{seats} seats are named for {players} players")]
    Count { seats: usize, players: u8 },
}

impl Explain for BadSeating {
    fn explain(&self) -> Say {
        match self {
            BadSeating::Level(bad) => bad.explain(),
            BadSeating::Count { seats, players } => {
                Say::new("seating-count").with("seats", *seats).with("players", *players)
            }
        }
    }
}

/// Names for bots, by seat.
const STAGE_NAMES: [&str; 6] = ["Augusta", "Bruno", "Cleo", "Dario", "Esme", "Felix"];

/// What everybody is called.
#[derive(Clone, Copy)]
pub struct Called<'a> {
    /// Who sits at this terminal.
    pub me: &'a str,
    /// A bot, by its stage name and its level.
    pub bot: &'a dyn Fn(&str, Level) -> String,
}

impl Seating {
    /// Reads `me,easy,random`.
    pub fn parse(text: &str, called: Called<'_>) -> Result<Seating, BadSeating> {
        let kinds = text.split(',').map(|word| match word.trim() {
            "me" => Ok(Kind::Person),
            level => level.parse().map(Kind::Bot),
        });
        let kinds: Vec<Kind> = kinds.collect::<Result<_, _>>()?;
        Ok(Seating::new(kinds, called))
    }

    /// One person against bots of one level.
    pub fn against(players: u8, level: Level, called: Called<'_>) -> Seating {
        let bots = std::iter::repeat_n(Kind::Bot(level), usize::from(players).saturating_sub(1));
        Seating::new(std::iter::once(Kind::Person).chain(bots).collect(), called)
    }

    fn new(kinds: Vec<Kind>, Called { me, bot }: Called<'_>) -> Seating {
        let people = kinds.iter().filter(|kind| **kind == Kind::Person).count();
        let mut person = 0;
        let name = |(seat, kind): (usize, &Kind)| match kind {
            Kind::Bot(level) => bot(STAGE_NAMES[seat % STAGE_NAMES.len()], *level),
            Kind::Person => {
                person += 1;
                if people > 1 { format!("{me} {person}") } else { me.to_owned() }
            }
        };
        let names = kinds.iter().enumerate().map(name).collect();
        Seating { kinds, names }
    }

    pub fn check(&self, players: u8) -> Result<(), BadSeating> {
        if self.kinds.len() == usize::from(players) {
            return Ok(());
        }
        Err(BadSeating::Count { seats: self.kinds.len(), players })
    }

    pub fn people(&self) -> usize {
        self.kinds.iter().filter(|kind| **kind == Kind::Person).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_from_a_list() {
        let bot = |name: &str, level: Level| format!("{name} ({level})");
        let called = Called { me: "Ann", bot: &bot };
        let seating = Seating::parse("me,easy,random", called).unwrap();
        assert_eq!(seating.kinds, [Kind::Person, Kind::Bot(Level::Easy), Kind::Bot(Level::Random)]);
        assert_eq!(seating.names, ["Ann", "Bruno (easy)", "Cleo (random)"]);
        assert_eq!(Seating::parse("me,me", called).unwrap().names, ["Ann 1", "Ann 2"]);
        assert!(Seating::parse("me,champion", called).is_err());
        assert!(seating.check(2).is_err());
    }
}
