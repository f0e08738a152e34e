//! What the catalogue knows of one game.

use crate::erased::{AnySitting, Each, replay};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::record::{BadRecord, Record};
use table::words::{name, names};
use table::{About, BadParts, BadSetup, Explain, Game, Key, Kit, Rulebook, Say, Seed, Setup, Sitting};

/// Component files that replace a game's own, by name.
///
/// ```
/// use catalog::{Replaced, find};
/// use table::{Seed, Setup};
///
/// # fn main() -> Result<(), catalog::NoSuchGame> {
/// let (key, midway) = (Seed::from_text("an example").key(&[]), find("midway")?);
/// let nonsense = Replaced::from([("cards.toml".to_owned(), "wilds = \"many\"".to_owned())]);
/// let why = midway.deal(&Setup::new(2), &nonsense, key).err().map(|why| why.to_string());
/// assert!(why.is_some_and(|why| why.contains("cards.toml")));
/// # Ok(())
/// # }
/// ```
pub type Replaced = BTreeMap<String, String>;

type Deal = fn(&Setup, &Replaced, Key) -> Result<Box<dyn AnySitting>, NoDeal>;
type Open = fn(&Setup, &Replaced, Vec<String>, Seed, Vec<String>) -> Result<Record, BadParts>;
type Replay = fn(&Record, &Replaced, usize, &mut Each<'_>) -> Result<Box<dyn AnySitting>, NoReplay>;
type Verify = fn(&Record, &Replaced) -> Result<Box<dyn AnySitting>, NoReplay>;

/// One game of the catalogue.
pub struct Entry {
    /// The facts about the game.
    pub about: &'static About,
    /// About how long it takes among people, in minutes.
    pub minutes: u32,
    /// The rules as Markdown.
    rules: &'static str,
    /// Its component files: the name and the text of each.
    pub files: &'static [(&'static str, &'static str)],
    deal: Deal,
    open: Open,
    replay: Replay,
    verify: Verify,
}

/// Why a game could not be dealt.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoDeal {
    /// It cannot be set up like that.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// Its components cannot be dealt.
    #[error("the components are refused: {0}")]
    Parts(#[from] BadParts),
}

/// Why a record could not be replayed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NoReplay {
    /// The record is not what it claims to be.
    #[error(transparent)]
    Record(#[from] BadRecord),
    /// Its components cannot be dealt.
    #[error("the components are refused: {0}")]
    Parts(#[from] BadParts),
}

impl Entry {
    fn of<G: Game>(about: &'static About, rules: &'static str) -> Entry {
        Entry {
            about,
            minutes: crate::MINUTES.iter().find(|(id, _)| *id == about.id).map_or(0, |(_, minutes)| *minutes),
            rules,
            files: <G::Parts as table::Parts>::FILES,
            deal: |setup, replaced, key| Ok(Box::new(Sitting::<G>::deal(setup, Kit::load(replaced)?, key)?)),
            open: |setup, replaced, seats, seed, nonces| {
                Ok(Record::open::<G>(setup, Kit::load(replaced)?, seats, seed, nonces))
            },
            replay: |record, replaced, steps, each| Ok(replay::<G>(record, Kit::load(replaced)?, steps, each)?),
            verify: |record, replaced| Ok(Box::new(record.verify::<G>(Kit::load(replaced)?)?)),
        }
    }

    /// The rules, chapter by chapter.
    pub fn rulebook(&self) -> Rulebook {
        Rulebook::parse(self.rules)
    }

    /// Deals a game.
    pub fn deal(&self, setup: &Setup, replaced: &Replaced, key: Key) -> Result<Box<dyn AnySitting>, NoDeal> {
        (self.deal)(setup, replaced, key)
    }

    /// Opens the record of a game.
    pub fn open(
        &self,
        setup: &Setup,
        replaced: &Replaced,
        seats: Vec<String>,
        seed: Seed,
        nonces: Vec<String>,
    ) -> Result<Record, BadParts> {
        (self.open)(setup, replaced, seats, seed, nonces)
    }

    /// Replays the first `steps` actions of a record.
    pub fn replay(
        &self,
        record: &Record,
        replaced: &Replaced,
        steps: usize,
        each: &mut Each<'_>,
    ) -> Result<Box<dyn AnySitting>, NoReplay> {
        (self.replay)(record, replaced, steps, each)
    }

    /// Proves a finished record.
    pub fn verify(&self, record: &Record, replaced: &Replaced) -> Result<Box<dyn AnySitting>, NoReplay> {
        (self.verify)(record, replaced)
    }
}

/// Every game, in the order in which a person should meet them.
pub fn all() -> &'static [Entry] {
    macro_rules! entries {
        ($($module:ident: $game:ty = $id:literal,)*) => {
            vec![$(Entry::of::<$game>(
                <$game as Game>::about(),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/", $id, ".md")),
            ),)*]
        };
    }
    static ALL: LazyLock<Vec<Entry>> = LazyLock::new(|| games!(entries));
    &ALL
}

/// There is no such game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game {asked:?}; there is {}", known.join(", "))]
pub struct NoSuchGame {
    /// What was asked for.
    pub asked: String,
    /// The ids that there are.
    pub known: Vec<&'static str>,
}

/// Looks a game up by its id.
///
/// ```
/// let midway = catalog::find("midway").map(|entry| entry.about.players);
/// assert_eq!(midway, Ok(&[2, 3, 4][..]));
/// assert!(catalog::find("chess").is_err());
/// ```
pub fn find(id: &str) -> Result<&'static Entry, NoSuchGame> {
    let known = || all().iter().map(|entry| entry.about.id).collect();
    all().iter().find(|entry| entry.about.id == id).ok_or_else(|| NoSuchGame { asked: id.to_owned(), known: known() })
}

impl Explain for NoSuchGame {
    fn explain(&self) -> Say {
        Say::new("catalog-no-such-game").with("asked", name(&self.asked)).with("known", names(&self.known))
    }
}

impl Explain for NoDeal {
    fn explain(&self) -> Say {
        match self {
            NoDeal::Setup(bad) => bad.explain(),
            NoDeal::Parts(bad) => bad.explain(),
        }
    }
}

impl Explain for NoReplay {
    fn explain(&self) -> Say {
        match self {
            NoReplay::Record(bad) => bad.explain(),
            NoReplay::Parts(bad) => bad.explain(),
        }
    }
}
