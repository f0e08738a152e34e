//! What a game must be able to do.

use crate::words::name;
use crate::{BadSetup, Choice, Dice, Event, Explain, Eyes, Kit, Log, Note, Outcome, Parts, Places, Price, Rule, Say};
use crate::{ScoreSheet, Seat, Seats, Section, Setup, Shut, Silent, Thing, Words};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;
use ts_rs::TS;

/// The facts about a game that are known before it is dealt.
#[derive(Debug, Serialize)]
pub struct About {
    /// The name used in commands, files and addresses.
    pub id: &'static str,
    /// Raised with every change that makes an old record replay differently.
    pub rules_version: u32,
    /// The letters before the number of a rule: `GC` in `GC-4.2`.
    pub rule_prefix: &'static str,
    /// The player counts, ascending.
    pub players: &'static [u8],
    /// What else can be chosen when a table is opened.
    pub options: &'static [Choice],
    /// How places follow from scores.
    pub ranking: Ranking,
    /// No game has more actions than this, all seats counted together (law 5).
    pub longest: u32,
}

/// How places follow from scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ranking {
    /// By total, then by the tie-breaks.
    ByScore,
    /// Somebody wins, and nobody else is ranked.
    WinnersOnly,
}

/// A game: everything that lies on the table, and the rules by which it moves.
///
/// A state is plain data that clones fast: arrays, bitboards, `arrayvec`; no heap on the way of a search.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The printed parts.
    type Parts: Parts;
    /// One decision of one seat: small, so that several ways to the same result are one action.
    type Action: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// What happens at this game's table.
    type Event: Event;
    /// What one pair of eyes sees. It has no field for what nobody may see.
    type View: Serialize + TS + 'static;

    /// The facts that are known before anything is dealt.
    fn about() -> &'static About;

    /// Sets the game up. `setup` has been checked against [`Game::about`]; only conflicts are left to refuse.
    fn deal(setup: &Setup, kit: Kit<Self::Parts>, dice: &mut Dice) -> Result<Self, BadSetup>;

    /// How many sit at the table.
    fn players(&self) -> usize;

    /// Who is asked to act now. Several at once where choices are simultaneous; nobody when the game is over.
    fn to_act(&self) -> Seats;

    /// What this seat is being asked. Only called for seats in [`Game::to_act`].
    fn prompt(&self, seat: Seat) -> Say;

    /// Adds every action open to this seat to `out`, each once, in a stable order. Nothing for a seat that is not asked.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Does a legal action. Whoever does not know that it is legal calls [`Game::apply`].
    fn play(&mut self, seat: Seat, action: Self::Action, dice: &mut Dice, log: &mut impl Log<Self::Event>);

    /// Why an action that [`Game::legal`] does not list is refused.
    fn refusal(&self, seat: Seat, action: Self::Action) -> Illegal;

    /// Points so far, or at the end; quick enough for search.
    fn score(&self, seat: Seat) -> i32;

    /// Where the points come from: sums up to [`Game::score`].
    fn sheet(&self, seat: Seat) -> ScoreSheet;

    /// The final places; `None` while the game goes on.
    fn places(&self) -> Option<Places>;

    /// The side that a seat is on: partners share it.
    fn side(&self, seat: Seat) -> Seat {
        seat
    }

    /// What these eyes see.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// Where the game stands, as a heading for the log and for the screen: "Round 2 of 6: the parade".
    fn heading(&self) -> Say;

    /// Where a player's points come from, as far as these eyes may know; nothing if they may not know any of it.
    fn shown(&self, eyes: Eyes, seat: Seat) -> Option<ScoreSheet> {
        let _ = eyes;
        Some(self.sheet(seat))
    }

    /// Every thing that this view shows, buttons left out: what an offer, an event or a note may name.
    fn things(view: &Self::View) -> Vec<Thing>;

    /// What a thing is, what it does or is worth now, and the rule. Nothing for what the view does not show.
    fn explain(view: &Self::View, thing: &Thing) -> Option<Note>;

    /// The view in titled sections of sentences: what a sighted player would want to know, in that order.
    fn describe(view: &Self::View) -> Vec<Section>;

    /// A world that this seat cannot tell from the real one, every such world as likely as the seat must think it.
    /// It is built from what the seat knows alone (law 4).
    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self;

    /// The action in short, stable, readable ASCII: the same in records, terminals, tests and reports.
    fn notation(&self, action: Self::Action) -> String;

    /// Reads what [`Game::notation`] wrote, also for an action that is not legal now.
    fn parse(&self, text: &str) -> Result<Self::Action, BadNotation>;

    /// The action in words, for a list of choices.
    fn label(&self, seat: Seat, action: Self::Action) -> Say;

    /// Every way to point at an action: the things that a person touches, in that order, the plainest way first.
    fn touches(&self, seat: Seat, action: Self::Action) -> Vec<Vec<Thing>>;

    /// Reads touched things as an action, legal or not, in whatever order they were touched.
    fn touched(&self, seat: Seat, things: &[Thing]) -> Result<Self::Action, BadNotation>;

    /// What an action costs, and whether it can be taken back.
    fn price(&self, seat: Seat, action: Self::Action) -> Price;

    /// Things that cannot be chosen now though others of their kind can, each with the reason.
    fn shut(&self, seat: Seat) -> Vec<Shut> {
        let _ = seat;
        Vec::new()
    }

    /// Every action that can be written down as a value at this table, legal or not: for the laws, and for learning
    /// machines that want a fixed list.
    fn all_actions(&self) -> Vec<Self::Action>;

    /// Actions that can be built as values though nobody could write them down, such as the hundredth card: for law 1,
    /// by which they are refused as well. None where the types allow no such value.
    fn strange_actions(&self) -> Vec<Self::Action> {
        Vec::new()
    }

    /// The table drawn in characters, at most 100 wide, from what the view shows and nothing else.
    fn draw(view: &Self::View, words: &dyn Words) -> String;

    /// How many there are of each countable thing, wherever it lies: one at least, and the same all through a game (law 6).
    fn census(&self) -> Vec<(String, i64)>;

    /// Does an action if it is legal; otherwise says why not and changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        dice: &mut Dice,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if !legal.contains(&action) {
            return Err(self.refusal(seat, action));
        }
        self.play(seat, action, dice, log);
        Ok(())
    }

    /// As [`Game::play`], with nobody listening: the way of a search.
    #[inline]
    fn step(&mut self, seat: Seat, action: Self::Action, dice: &mut Dice) {
        self.play(seat, action, dice, &mut Silent);
    }

    /// Is nobody to act any more?
    fn is_over(&self) -> bool {
        self.to_act().is_empty()
    }

    /// How it ended, with the sheets of all seats; nothing while it goes on.
    fn outcome(&self) -> Option<Outcome> {
        let sheets = || Seat::all(self.players()).map(|seat| self.sheet(seat)).collect();
        self.places().map(|places| Outcome { places, sheets: sheets() })
    }

    /// A hash of the whole state, hidden things included: equal on every machine and build. It must not leave the
    /// house before the game is over, for whoever has it can test guesses about what is hidden.
    fn digest(&self) -> String {
        crate::digest(self)
    }
}

/// Why an action is refused.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Illegal {
    /// The reason, in words for the player.
    pub why: Say,
    /// The rule that it breaks.
    pub rule: Rule,
}

impl Illegal {
    /// A refusal without gaps in its words.
    pub fn new(key: &'static str, rule: Rule) -> Illegal {
        Illegal { why: Say::new(key), rule }
    }
}

/// A text that is no action of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not an action; an example is {example:?}")]
pub struct BadNotation {
    /// What was read.
    pub text: String,
    /// An action as this game writes it.
    pub example: String,
}

impl Explain for BadNotation {
    fn explain(&self) -> Say {
        Say::new("bad-notation").with("text", name(&self.text)).with("example", name(&self.example))
    }
}

impl BadNotation {
    /// A text that was read, and an example of what it should have been.
    pub fn new(text: &str, example: impl Into<String>) -> BadNotation {
        BadNotation { text: text.to_owned(), example: example.into() }
    }
}
