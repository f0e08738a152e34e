//! Points and where they come from.

use crate::Monsters;
use crate::card::Card;
use crate::goal::GoalEffect;
use crate::setup::MAX_PLAYERS;
use crate::state::Step;
use table::{Arg, Places, Rule, Say, ScoreLine, ScoreSheet, Seat};

impl Monsters {
    /// Points that everybody can count: all but the secret goals, which join them at the end.
    #[inline]
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        let (board, numbers) = (self.board(seat), &self.parts().numbers);
        i32::from(board.monster_vp)
            + i32::from(board.goal_vp)
            + i32::from(board.crowns) * i32::from(numbers.crown_vp)
            + i32::from(board.tokens) * i32::from(numbers.hunter_token_vp)
            + i32::from(board.trophies) * i32::from(numbers.trophy_vp)
            - i32::from(board.loans) * i32::from(numbers.loan_vp)
    }

    /// Writes down what the goals are worth, when the game is over.
    pub(crate) fn score_goals(&mut self) {
        let parts = self.parts();
        for seat in Seat::all(self.count()) {
            let board = self.board(seat);
            let worth: i32 =
                board.goals(parts).filter_map(|card| parts.goal(card)).map(|goal| goal.worth(board, parts)).sum();
            self.board_mut(seat).goal_vp = worth as i16;
        }
        let mut second = [0; MAX_PLAYERS];
        for seat in Seat::all(self.count()) {
            let board = self.board(seat);
            second[seat.at()] = board.goals(parts).map(|card| self.worth_of_second(seat, card)).sum();
        }
        for (board, worth) in self.boards.iter_mut().zip(second) {
            board.goal_vp += worth as i16;
        }
    }

    /// What a goal pays for being second, going by totals to which no such goal has been added.
    fn worth_of_second(&self, seat: Seat, goal: Card) -> i32 {
        let Some(&GoalEffect::IfSecond { vp }) = self.parts().goal(goal) else { return 0 };
        let ahead = seat.others(self.count()).filter(|&other| self.total(other) > self.total(seat)).count();
        if ahead == 1 { i32::from(vp) } else { 0 }
    }

    pub(crate) fn write_sheet(&self, seat: Seat) -> ScoreSheet {
        let (board, numbers) = (self.board(seat), &self.parts().numbers);
        let mut sheet = ScoreSheet::default();
        sheet.add("monsters-score-monsters", i32::from(board.monster_vp), Rule("CM-13.2"));
        if self.step == Step::Over {
            self.write_goals(seat, &mut sheet);
        }
        let crowns = i32::from(board.crowns) * i32::from(numbers.crown_vp);
        sheet.add("monsters-score-crowns", crowns, Rule("CM-13.4"));
        let tokens = i32::from(board.tokens) * i32::from(numbers.hunter_token_vp);
        sheet.add("monsters-score-tokens", tokens, Rule("CM-13.4"));
        let trophies = i32::from(board.trophies) * i32::from(numbers.trophy_vp);
        sheet.add("monsters-score-trophies", trophies, Rule("CM-13.5"));
        let loans = i32::from(board.loans) * i32::from(numbers.loan_vp);
        sheet.add("monsters-score-loans", -loans, Rule("CM-13.6"));
        sheet
    }

    /// One line for each goal. What is not explained by the others is the worth of being second.
    fn write_goals(&self, seat: Seat, sheet: &mut ScoreSheet) {
        let (board, parts) = (self.board(seat), self.parts());
        let plain = |card: Card| parts.goal(card).map_or(0, |goal| goal.worth(board, parts));
        let second = i32::from(board.goal_vp) - board.goals(parts).map(plain).sum::<i32>();
        for card in board.goals(parts) {
            let Some(goal) = parts.goal(card) else { continue };
            let points = if matches!(goal, GoalEffect::IfSecond { .. }) { second } else { plain(card) };
            let what = Say::new("monsters-score-goal").with("goal", Arg::from(&self.name(card)));
            sheet.lines.push(ScoreLine { what, points, rule: goal.rule() });
        }
    }

    pub(crate) fn rank(&self) -> Option<Places> {
        (self.step == Step::Over).then(|| Places::by_key(self.count(), |seat| self.total(seat)))
    }
}
