//! Sizes, options, and dealing.

use crate::Monsters;
use crate::board::Board;
use crate::components::Components;
use crate::journal::Journal;
use crate::pile::no_cards;
use crate::state::{PastSeason, Step, Trade};
use table::{About, BadSetup, Choice, Dice, Kit, List, Ranking, Seats, Setup};

pub const MAX_PLAYERS: usize = 5;
pub const SEASONS: usize = 4;
/// Cards dealt to each seat in a season, and so its captures.
pub const HAND: usize = 8;
/// All captures of one seat.
pub const CAPTURES: usize = SEASONS * HAND;
/// Cards that one of two players draws from the stack in a season.
pub const STACK: usize = HAND - 1;
pub const START_LANDS: usize = 2;
pub const MAX_DECK: usize = 224;
/// All lore symbols of a deck together.
pub const MAX_LORE: usize = 16;
/// No seat can ever come by more cards than these.
pub const MAX_CARDS: usize = CAPTURES + MAX_LORE;

pub const SIMPLIFIED: &str = "simplified";

const PLAYERS: &[u8] = &[2, 3, 4, 5];

pub static ABOUT: About = About {
    id: "monsters",
    rules_version: 1,
    rule_prefix: "CM",
    players: PLAYERS,
    options: &[Choice::switch(SIMPLIFIED, PLAYERS)],
    ranking: Ranking::ByScore,
    // Each seat: 28 captures, 28 discards (two players only), 32 decisions, 32 times ready, 48 kept cards played, 4
    // times tokens. All together: 5 payments for each of 8 Dreamlands monsters, 2 previews of at most 48 cards.
    longest: 1000,
};

/// What can be chosen before a game is dealt.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Without what the rules leave out for a first game (chapter 15).
    pub simplified: bool,
}

impl Options {
    pub fn of(setup: &Setup) -> Options {
        Options { simplified: setup.is_on(SIMPLIFIED) }
    }
}

/// Deals a game and reveals the first season.
#[allow(clippy::unnecessary_wraps)] // other games refuse setups
pub(crate) fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<Monsters, BadSetup> {
    let Options { simplified } = Options::of(setup);
    let mut deck = no_cards();
    kit.deck(simplified).for_each(|card| deck.push(card));
    let mut game = Monsters {
        kit,
        players: setup.players,
        simplified,
        season: 0,
        turn: 0,
        step: Step::Capture,
        season_card: 0,
        unseen_seasons: ((1u16 << kit.seasons.len()) - 1) as u8,
        past: [PastSeason::default(); SEASONS],
        royal_hunters: 0,
        acting: Seats::NONE,
        deck,
        boards: List::empty(Board::EMPTY),
        journals: List::empty(Journal::EMPTY),
        trades: [List::empty(Trade::default()); 2],
    };
    game.hand_out(dice);
    game.begin_season(dice, &mut table::Silent);
    Ok(game)
}

impl Monsters {
    /// Crowns and start lands.
    fn hand_out(&mut self, dice: &mut Dice) {
        let parts = self.kit.parts();
        let mut counts: Vec<u8> = parts.start_lands.iter().map(|start| start.copies).collect();
        for _ in 0..self.players {
            let mut board = Board::EMPTY;
            board.crowns = u16::from(parts.numbers.start_crowns);
            for place in 0..START_LANDS {
                let start = dice.draw(&mut counts);
                board.start_lands[place] = start as u8;
                board.add_land(parts.start_lands[start].land);
            }
            board.start_lands.sort_unstable();
            self.boards.push(board);
            self.journals.push(Journal::EMPTY);
        }
    }
}
