//! The end of a turn, of a round, and of the game.

use crate::event::Event;
use crate::state::{Claim, Grand, NUMBERS, Stage, TRICKS, Turn};
use table::{Dice, Log, Seat};

impl Grand {
    pub(super) fn finish_turn(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.check_tricks(log);
        self.turn = Turn::default();
        self.turns += 1;
        self.stage = Stage::Begin;
        if self.turns == NUMBERS * self.players {
            self.finish_round(dice, log);
        }
    }

    /// Everything that the player can still gain is looked at together, with the tricks held during the turn.
    fn check_tricks(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active();
        let board = *self.own();
        for slot in 0..TRICKS {
            let standing = board.standings[slot];
            if !standing.can_gain() {
                continue;
            }
            if self.tricks[slot].met(&board.fair, &self.turn) {
                self.gain(seat, slot, log);
            } else if standing == Claim::LastChance {
                self.lock(seat, slot, log);
            }
        }
    }

    fn gain(&mut self, seat: Seat, slot: usize, log: &mut impl Log<Event>) {
        let trick = self.tricks[slot];
        let board = &mut self.boards[seat.at()];
        board.standings[slot] = Claim::Gained;
        board.held |= 1 << trick as u16;
        let title = &self.kit.parts().titles[trick as usize];
        log.tell(|| Event::Gained { seat, trick, title: title.clone() });
        for other in seat.others(usize::from(self.players)) {
            let standing = &mut self.boards[other.at()].standings[slot];
            if *standing == Claim::Open {
                *standing = Claim::LastChance;
            }
        }
    }

    fn lock(&mut self, seat: Seat, slot: usize, log: &mut impl Log<Event>) {
        let trick = self.tricks[slot];
        self.boards[seat.at()].standings[slot] = Claim::Locked;
        let title = &self.kit.parts().titles[trick as usize];
        log.tell(|| Event::LockedOut { seat, trick, title: title.clone() });
    }

    /// After the last turn of a round and before the first of the next: a solo cycle goes on.
    pub(super) fn is_between_rounds(&self) -> bool {
        self.turns == NUMBERS * self.players
    }

    fn finish_round(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let round = self.round;
        let day = &self.kit.parts().days[usize::from(round)];
        log.tell(|| Event::RoundEnded { round: round + 1, day: day.clone() });
        if self.is_solo() {
            self.remove_trick(log);
        }
        if self.is_last_round() {
            self.stage = Stage::Over;
            log.tell(|| Event::Ended);
        } else if self.is_solo() {
            self.cycle(dice, log);
        } else {
            self.start_round(log);
        }
    }

    /// The first trick goes after the second round, and so on, unless it has been gained.
    fn remove_trick(&mut self, log: &mut impl Log<Event>) {
        let Some(slot) = usize::from(self.round).checked_sub(1).filter(|&slot| slot < TRICKS) else { return };
        if self.boards[0].standings[slot].can_gain() {
            self.boards[0].standings[slot] = Claim::Locked;
            let trick = self.tricks[slot];
            let title = &self.kit.parts().titles[trick as usize];
            log.tell(|| Event::Removed { trick, title: title.clone() });
        }
    }

    pub(super) fn start_round(&mut self, log: &mut impl Log<Event>) {
        self.boards.iter_mut().for_each(|board| board.covered = 0);
        self.starter = self.starter.left(usize::from(self.players));
        self.round += 1;
        self.turns = 0;
        self.stage = Stage::Begin;
        let (round, starter) = (self.round, self.starter);
        let day = &self.kit.parts().days[usize::from(round)];
        log.tell(|| Event::RoundBegan { round: round + 1, day: day.clone(), starter });
    }
}
