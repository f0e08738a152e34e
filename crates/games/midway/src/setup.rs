//! Options and dealing.

use crate::between::Between;
use crate::cards::Card;
use crate::components::Components;
use crate::hand::Cards;
use crate::pile::Pile;
use crate::row::Row;
use crate::state::{HAND_AT_START, MOST_PLAYERS, Midway, Stage, TURNS_IN_ALL, Turn};
use serde::{Deserialize, Serialize};
use table::{About, BadSetup, Choice, Dice, Kit, Ranking, Seat, Setup, Silent};
use ts_rs::TS;

const EVERY_COUNT: &[u8] = &[2, 3, 4];

/// Everything that can be chosen before the game.
const OPTIONS: &[Choice] = &[
    Choice::switch("teams", &[4]),
    Choice::switch("team_distinct", &[4]),
    Choice::switch("quick", EVERY_COUNT),
    Choice::switch("classic", EVERY_COUNT),
    Choice::switch("norwood", EVERY_COUNT),
    Choice::switch("wild_die", EVERY_COUNT),
];

/// More than the most actions in a turn: laying a whole hand, or three dice actions with all their blocks and Wilds,
/// and then building with a whole hand and moving every Wild after each card.
const ACTIONS_IN_A_TURN: u32 = 400;

pub static ABOUT: About = About {
    id: "midway",
    rules_version: 1,
    rule_prefix: "MC",
    players: &[2, 3, 4],
    options: OPTIONS,
    ranking: Ranking::WinnersOnly,
    longest: TURNS_IN_ALL as u32 * MOST_PLAYERS as u32 * ACTIONS_IN_A_TURN,
};

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Options {
    pub players: u8,
    /// Two teams, partners across (MC-10.1).
    pub teams: bool,
    /// A team needs rides of different kinds (MC-10.7).
    pub team_distinct: bool,
    /// Three rides win (MC-11.1).
    pub quick: bool,
    /// No Ticket for a natural set (MC-11.2).
    pub classic: bool,
    /// Two Tickets protect an action (MC-11.3).
    pub norwood: bool,
    /// One die shows "!" instead of 6 (MC-11.5).
    pub wild_die: bool,
}

impl Options {
    pub fn of(setup: &Setup) -> Result<Options, BadSetup> {
        let options = Options {
            players: setup.players,
            teams: setup.is_on("teams"),
            team_distinct: setup.is_on("team_distinct"),
            quick: setup.is_on("quick"),
            classic: setup.is_on("classic"),
            norwood: setup.is_on("norwood"),
            wild_die: setup.is_on("wild_die"),
        };
        if options.team_distinct && !options.teams {
            return Err(BadSetup::Conflict { key: "team_distinct", other: "teams=off" });
        }
        Ok(options)
    }

    /// How many complete rides win (MC-9.1, MC-11.1).
    #[inline]
    pub fn rides_to_win(&self) -> u32 {
        if self.quick { 3 } else { 4 }
    }
}

/// Sets the table (chapter 1 of the rules).
pub(crate) fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<Midway, BadSetup> {
    let options = Options::of(setup)?;
    let players = usize::from(setup.players);
    let mut game = Midway {
        kit,
        options,
        deck: kit.cards(setup.players),
        pile: Pile::default(),
        hands: [Cards::default(); MOST_PLAYERS],
        known: [Cards::default(); MOST_PLAYERS],
        between: Between::default(),
        midways: [Row::default(); MOST_PLAYERS],
        tickets: [0; MOST_PLAYERS],
        turns: 0,
        dry_since: None,
        turn: Turn::of(Seat(dice.index(players) as u8)),
        stage: Stage::Choose,
    };
    game.deal_hands(dice);
    for _ in 0..players {
        game.pile.lay(game.deck.draw(dice));
    }
    for seat in Seat::all(players) {
        game.tickets[game.purse(seat)] = kit.tickets;
    }
    game.begin_turn(dice, &mut Silent);
    Ok(game)
}

impl Midway {
    /// A Wild for everybody before the rest of them is shuffled in, and five cards each (MC-1.4).
    fn deal_hands(&mut self, dice: &mut Dice) {
        let seats = Seat::all(self.seats());
        for seat in seats.clone() {
            self.deck.remove(Card::WILD);
            self.hands[seat.at()].add(Card::WILD);
            self.known[seat.at()].add(Card::WILD);
        }
        for seat in seats {
            for _ in 1..HAND_AT_START {
                let card = self.deck.draw(dice);
                self.hands[seat.at()].add(card);
            }
        }
    }
}
