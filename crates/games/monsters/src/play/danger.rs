//! The danger check and the end of a season.

use crate::Monsters;
use crate::board::Stage;
use crate::components::MAX_DICE;
use crate::event::Event;
use crate::state::{PastSeason, Step};
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
        log.tell(|| Event::RoyalHunters { hunters, dice: thrown.to_vec() });
    }

    /// Gives hunter tokens back and is fined for the rest.
    pub(super) fn hunt(&mut self, seat: Seat, tokens: u8, log: &mut impl Log<Event>) {
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
            log.tell(|| Event::Fined { seat, symbols });
            self.pay(seat, u16::from(symbols) * u16::from(self.parts().numbers.fine), log);
        }
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
    fn best_display(&self) -> Option<Seat> {
        let sum = |seat: Seat| self.board(seat).wanted;
        let best = Seat::all(self.count()).max_by_key(|&seat| sum(seat))?;
        let alone = Seat::all(self.count()).filter(|&seat| sum(seat) == sum(best)).count() == 1;
        (alone && sum(best) > 0).then_some(best)
    }
}
