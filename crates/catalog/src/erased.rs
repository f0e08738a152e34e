//! A game without its type.

use serde_json::Value;
use std::any::Any;
use table::record::{BadRecord, Record};
use table::{
    About, BadNotation, Dice, Event, Eyes, Game, Illegal, Note, Offer, Outcome, Rule, Say, ScoreSheet, Seat, Seats,
};
use table::{Section, Shut, Silent, Sitting, Thing, Told, Words};

/// An event without its type. It cannot be looked at except through somebody's eyes.
pub trait AnyEvent: Send + Sync {
    /// The event as these eyes see it; nothing if they do not notice it.
    fn told(&self, eyes: Eyes) -> Option<Told>;
}

impl<E: Event> AnyEvent for E {
    fn told(&self, eyes: Eyes) -> Option<Told> {
        Told::of(self, eyes)
    }
}

/// Why an action was not done.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refused {
    /// The text is no action of this game.
    #[error(transparent)]
    Notation(#[from] BadNotation),
    /// It is an action, but not now or not for this seat.
    #[error("refused by rule {}", .0.rule)]
    Illegal(Illegal),
    /// There is no such seat.
    #[error("there is no seat {0} at this table")]
    Seat(Seat),
}

impl Refused {
    /// The rule that the action breaks.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Refused::Illegal(illegal) => Some(illegal.rule),
            Refused::Notation(_) | Refused::Seat(_) => None,
        }
    }
}

/// What an action did, without its type.
pub struct Acted {
    /// The action as it is written in records, however it was typed.
    pub notation: String,
    /// What happened, in order.
    pub events: Vec<Box<dyn AnyEvent>>,
    /// It cannot be taken back: dice were thrown, or something hidden was seen.
    pub for_good: bool,
    /// Dice were thrown, or cards were shuffled.
    pub chance: bool,
}

/// In how many imagined worlds an action is tried, to find out whether it showed anybody anything.
const WORLDS: u64 = 4;

/// Where more actions than these could have been taken, what was shown is not searched for: it counts as shown.
const TRIED: usize = 64;

/// A table with some game on it.
///
/// ```
/// use catalog::{Replaced, find};
/// use table::{Eyes, Seed, Setup};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let key = Seed::from_text("an example").key(&[]);
/// let mut sitting = find("mardi-gras")?.deal(&Setup::new(3), &Replaced::new(), key)?;
/// let seat = sitting.to_act().first().ok_or("somebody begins")?;
/// let offer = sitting.legal(seat).remove(0);
/// // The same by touching: what lies on the table leads to the offer.
/// assert_eq!(sitting.touched(seat, &offer.things).map(|touched| touched.action), Ok(offer.action.clone()));
/// assert!(sitting.act(seat, &offer.action).is_ok());
/// assert_eq!((sitting.step(), sitting.outcome()), (1, None));
/// assert!(sitting.things(Eyes::Public).len() > 10);
/// # Ok(())
/// # }
/// ```
pub trait AnySitting: Send + Sync {
    /// The facts about the game.
    fn about(&self) -> &'static About;
    /// How many sit at the table.
    fn players(&self) -> usize;
    /// How many actions have been taken.
    fn step(&self) -> u32;
    /// Whom the game waits for; nobody when it is over.
    fn to_act(&self) -> Seats;
    /// The side that a seat is on: partners share it.
    fn side(&self, seat: Seat) -> Seat;
    /// What a seat is being asked; nothing if it is not to act.
    fn prompt(&self, seat: Seat) -> Option<Say>;
    /// Everything that a seat may do now.
    fn legal(&self, seat: Seat) -> Vec<Offer>;
    /// What a seat cannot choose now though it can choose others of the kind, and why.
    fn shut(&self, seat: Seat) -> Vec<Shut>;
    /// Reads touched things as an action: the offer if it is legal, or the reason why not.
    fn touched(&self, seat: Seat, things: &[Thing]) -> Result<Offer, Refused>;
    /// Does an action, however it is written, or says why not and changes nothing.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Acted, Refused>;
    /// What these eyes see, in the form that the game gives it.
    fn view(&self, eyes: Eyes) -> Value;
    /// Where the game stands, as a heading.
    fn heading(&self) -> Say;
    /// Every thing that these eyes see.
    fn things(&self, eyes: Eyes) -> Vec<Thing>;
    /// What a thing is to these eyes.
    fn explain(&self, eyes: Eyes, thing: &Thing) -> Option<Note>;
    /// The table in words, as these eyes see it.
    fn describe(&self, eyes: Eyes) -> Vec<Section>;
    /// The points of each seat, as far as these eyes may know them.
    fn scores(&self, eyes: Eyes) -> Vec<Option<ScoreSheet>>;
    /// The table in characters, for a terminal.
    fn draw(&self, eyes: Eyes, words: &dyn Words) -> String;
    /// How it ended; nothing while it goes on.
    fn outcome(&self) -> Option<Outcome>;
    /// The hash of the whole state. It stays in the house until the game is over.
    fn digest(&self) -> String;
    /// Did this action of another seat, which led to `after`, show the viewer something that was hidden from it? It did if
    /// in some world that the viewer could not tell from this one nothing that the seat may do looks the same.
    fn showed(&self, viewer: Seat, seat: Seat, action: &str, after: &dyn AnySitting) -> bool;
    /// Takes down the last action in a record.
    fn note(&self, record: &mut Record, seat: Seat, action: String);
    /// A copy, to go on from in another way.
    fn clone_box(&self) -> Box<dyn AnySitting>;
    /// The [`Sitting`] itself, for whoever knows its type.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnySitting for Sitting<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn players(&self) -> usize {
        self.game.players()
    }

    fn step(&self) -> u32 {
        Sitting::step(self)
    }

    fn to_act(&self) -> Seats {
        self.game.to_act()
    }

    fn side(&self, seat: Seat) -> Seat {
        self.game.side(seat)
    }

    fn prompt(&self, seat: Seat) -> Option<Say> {
        self.to_act().contains(seat).then(|| self.game.prompt(seat))
    }

    fn legal(&self, seat: Seat) -> Vec<Offer> {
        let mut legal = Vec::new();
        if seat.at() < self.players() {
            self.game.legal(seat, &mut legal);
        }
        legal.into_iter().map(|action| Offer::of(&self.game, seat, action)).collect()
    }

    fn shut(&self, seat: Seat) -> Vec<Shut> {
        if self.to_act().contains(seat) { self.game.shut(seat) } else { Vec::new() }
    }

    fn touched(&self, seat: Seat, things: &[Thing]) -> Result<Offer, Refused> {
        if seat.at() >= self.players() {
            return Err(Refused::Seat(seat));
        }
        let action = self.game.touched(seat, things)?;
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        if legal.contains(&action) {
            return Ok(Offer::of(&self.game, seat, action));
        }
        Err(Refused::Illegal(self.game.refusal(seat, action)))
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Acted, Refused> {
        if seat.at() >= self.players() {
            return Err(Refused::Seat(seat));
        }
        let action = self.game.parse(action)?;
        let notation = self.game.notation(action);
        let acted = Sitting::act(self, seat, action).map_err(Refused::Illegal)?;
        let events = acted.events.into_iter().map(|event| Box::new(event) as Box<dyn AnyEvent>).collect();
        Ok(Acted { notation, events, for_good: acted.for_good, chance: acted.chance })
    }

    fn view(&self, eyes: Eyes) -> Value {
        table::json(&self.game.view(eyes))
    }

    fn heading(&self) -> Say {
        self.game.heading()
    }

    fn things(&self, eyes: Eyes) -> Vec<Thing> {
        G::things(&self.game.view(eyes))
    }

    fn explain(&self, eyes: Eyes, thing: &Thing) -> Option<Note> {
        G::explain(&self.game.view(eyes), thing)
    }

    fn describe(&self, eyes: Eyes) -> Vec<Section> {
        G::describe(&self.game.view(eyes))
    }

    fn scores(&self, eyes: Eyes) -> Vec<Option<ScoreSheet>> {
        Seat::all(self.players()).map(|seat| self.game.shown(eyes, seat)).collect()
    }

    fn draw(&self, eyes: Eyes, words: &dyn Words) -> String {
        G::draw(&self.game.view(eyes), words)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn digest(&self) -> String {
        self.game.digest()
    }

    fn showed(&self, viewer: Seat, seat: Seat, action: &str, after: &dyn AnySitting) -> bool {
        let Ok(action) = self.game.parse(action) else { return true };
        let seen = after.view(Eyes::Seat(viewer));
        let looks_alike = |world: &G, action: G::Action| {
            let mut next = world.clone();
            let applied = next.apply(seat, action, &mut Dice::quick(0), &mut Silent);
            applied.is_ok() && table::json(&next.view(Eyes::Seat(viewer))) == seen
        };
        (0..WORLDS).any(|number| {
            let world = self.game.imagine(viewer, &mut Dice::quick(number));
            let mut legal = Vec::new();
            world.legal(seat, &mut legal);
            let same = legal.contains(&action) && looks_alike(&world, action);
            let another = || legal.len() <= TRIED && legal.iter().any(|&other| looks_alike(&world, other));
            !same && !another()
        })
    }

    fn note(&self, record: &mut Record, seat: Seat, action: String) {
        record.push(seat, action, &self.game);
    }

    fn clone_box(&self) -> Box<dyn AnySitting> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// What a replay shows after each action.
pub type Each<'a> = dyn FnMut(Seat, &str, &[Box<dyn AnyEvent>], &dyn AnySitting) + 'a;

/// Replays a record of the game `G`; see [`Record::replay`].
pub(crate) fn replay<G: Game>(
    record: &Record,
    kit: table::Kit<G::Parts>,
    steps: usize,
    each: &mut Each<'_>,
) -> Result<Box<dyn AnySitting>, BadRecord> {
    let sitting = record.replay::<G>(kit, steps, |line, events, sitting| {
        let events: Vec<Box<dyn AnyEvent>> = events.iter().map(|event| Box::new(event.clone()) as _).collect();
        each(line.seat, &line.action, &events, sitting);
    })?;
    Ok(Box::new(sitting))
}
