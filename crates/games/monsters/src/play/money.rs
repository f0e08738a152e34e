//! Crowns and loans.

use crate::Monsters;
use crate::event::Event;
use table::{Log, Seat};

impl Monsters {
    /// Pays the bank, with as many loans as that needs.
    pub(super) fn pay(&mut self, seat: Seat, crowns: u16, log: &mut impl Log<Event>) {
        while self.board(seat).crowns < crowns {
            self.borrow(seat, log);
        }
        self.board_mut(seat).crowns -= crowns;
        if crowns > 0 {
            log.tell(|| Event::Paid { seat, crowns });
        }
    }

    fn borrow(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.free_a_loan_card(seat, log);
        let crowns = u16::from(self.parts().numbers.loan_crowns);
        let board = self.board_mut(seat);
        board.loans += 1;
        board.crowns += crowns;
        log.tell(|| Event::Borrowed { seat, crowns });
    }

    /// Loan cards in front of a seat; consolidated cards are others.
    pub(crate) fn loan_cards(&self, seat: Seat) -> u16 {
        let board = self.board(seat);
        board.loans - u16::from(board.consolidated) * u16::from(self.parts().numbers.consolidated_loans)
    }

    /// If all loan cards are out, some of them are exchanged for a consolidated card.
    fn free_a_loan_card(&mut self, borrower: Seat, log: &mut impl Log<Event>) {
        let numbers = &self.parts().numbers;
        let seats = || Seat::all(self.count());
        let out: u16 = seats().map(|seat| self.loan_cards(seat)).sum();
        let consolidated: u8 = seats().map(|seat| self.board(seat).consolidated).sum();
        if out < u16::from(numbers.loan_cards) || consolidated == numbers.consolidated_cards {
            return;
        }
        let enough = |seat: &Seat| self.loan_cards(*seat) >= u16::from(numbers.consolidated_loans);
        // The first of those who have most.
        let richest = seats().rev().max_by_key(|&seat| self.loan_cards(seat));
        let Some(seat) = Some(borrower).filter(enough).or(richest).filter(enough) else { return };
        self.board_mut(seat).consolidated += 1;
        log.tell(|| Event::Consolidated { seat });
    }

    /// The loans that a payment of so many crowns will need.
    pub(crate) fn loans_for(&self, seat: Seat, crowns: u16) -> u16 {
        let lacking = crowns.saturating_sub(self.board(seat).crowns);
        lacking.div_ceil(u16::from(self.parts().numbers.loan_crowns))
    }

    pub(super) fn earn(&mut self, seat: Seat, crowns: u16) {
        self.board_mut(seat).crowns += crowns;
    }
}
