//! The danger check and the end of a season.

use crate::Monsters;
use crate::components::MAX_DICE;
use crate::event::{Event, Guard};
use crate::state::{PastSeason, Stage, Step};
use arrayvec::ArrayVec;
use table::{Dice, Log, Seat};

impl Monsters {
    pub(super) fn check_danger(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.step = Step::Danger;
        self.roll_royal_dice(dice, log);
        for seat in Seat::all(self.count()) {
            let board = self.board(seat);
            if self.lacking(board) > 0 && board.tokens > 0 {
                self.board_mut(seat).stage = Stage::Hunting;
                self.acting.insert(seat);
            } else {
                self.fine(seat, self.lacking(board), log);
            }
        }
    }

    fn roll_royal_dice(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let royal = &self.parts().numbers.royal_dice;
        let thrown: ArrayVec<u8, { MAX_DICE as usize }> = (0..royal.dice).map(|_| dice.pick(&royal.faces)).collect();
        let hunters = thrown.iter().sum();
        self.royal_hunters = hunters;
        log.tell(|| Event::RoyalHunters { hunters, dice: thrown.to_vec(), guards: self.guards() });
    }

    /// How everybody stands when the dice lie.
    fn guards(&self) -> Vec<Guard> {
        let guard = |seat: Seat| {
            let board = self.board(seat);
            Guard { seat, claws: board.danger, hunters: board.hunters, tokens: board.tokens, open: self.lacking(board) }
        };
        Seat::all(self.count()).map(guard).collect()
    }

    /// Gives hunter tokens back and is fined for the rest.
    pub(super) fn hunt(&mut self, seat: Seat, tokens: u8, log: &mut impl Log<Event>) {
        debug_assert!(self.board(seat).stage == Stage::Hunting, "tokens are given in the danger check only");
        let lacking = self.lacking(self.board(seat)) - tokens;
        self.board_mut(seat).tokens -= tokens;
        if tokens > 0 {
            log.tell(|| Event::TokensGiven { seat, number: tokens });
        }
        self.fine(seat, lacking, log);
        self.wait(seat);
    }

    fn fine(&mut self, seat: Seat, symbols: u8, log: &mut impl Log<Event>) {
        if symbols > 0 {
            let crowns = self.fine_for(symbols);
            log.tell(|| Event::Fined { seat, symbols, crowns });
            self.pay(seat, crowns, log);
        }
    }

    /// What so many claws without a hunter cost.
    pub(crate) fn fine_for(&self, symbols: u8) -> u16 {
        u16::from(symbols) * u16::from(self.parts().numbers.fine)
    }

    /// The trophy is awarded and the monsters retire.
    pub(super) fn end_season(&mut self, log: &mut impl Log<Event>) {
        let winner = self.best_display();
        self.past[usize::from(self.season)] = PastSeason { card: self.season_card, winner };
        if let Some(seat) = winner {
            self.board_mut(seat).trophies += 1;
        }
        let season = self.season_card();
        log.tell(|| Event::SeasonEnded { winner, season: season.into() });
        for seat in Seat::all(self.count()) {
            let board = self.board_mut(seat);
            board.retired = board.played.len() as u8;
        }
        self.season += 1;
    }

    /// The one seat that showed most of what was wanted.
    pub(crate) fn best_display(&self) -> Option<Seat> {
        let sum = |seat: Seat| self.board(seat).wanted;
        let best = Seat::all(self.count()).max_by_key(|&seat| sum(seat))?;
        let alone = Seat::all(self.count()).filter(|&seat| sum(seat) == sum(best)).count() == 1;
        (alone && sum(best) > 0).then_some(best)
    }
}
