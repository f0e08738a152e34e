//! Points and where they come from.

use crate::Monsters;
use crate::card::Card;
use crate::goal::GoalEffect;
use crate::setup::MAX_PLAYERS;
use crate::state::Step;
use table::{Arg, Eyes, Places, Rule, Say, ScoreLine, ScoreSheet, Seat};

pub(crate) fn score(game: &Monsters, seat: Seat) -> i32 {
    game.total(seat)
}

pub(crate) fn places(game: &Monsters) -> Option<Places> {
    (game.step == Step::Over).then(|| Places::by_key(game.count(), |seat| game.total(seat)))
}

/// What everybody can count; at the end with the secret goals.
pub(crate) fn sheet(game: &Monsters, seat: Seat) -> ScoreSheet {
    let (board, numbers) = (game.board(seat), &game.parts().numbers);
    let mut sheet = ScoreSheet::default();
    sheet.add("monsters-score-monsters", i32::from(board.monster_vp), Rule("CM-13.2"));
    if game.step == Step::Over {
        game.write_goals(seat, &mut sheet);
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

/// What everybody can count is shown to everybody.
pub(crate) fn shown(game: &Monsters, _: Eyes, seat: Seat) -> Option<ScoreSheet> {
    Some(sheet(game, seat))
}

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

    /// One line for each goal.
    fn write_goals(&self, seat: Seat, sheet: &mut ScoreSheet) {
        for card in self.board(seat).goals(self.parts()) {
            let Some(goal) = self.parts().goal(card) else { continue };
            let what = Say::new("monsters-score-goal").with("goal", Arg::from(&self.name(card)));
            let points = self.worth_of_goal(seat, card).unwrap_or(0);
            sheet.lines.push(ScoreLine { what, points, rule: goal.rule() });
        }
    }

    /// What a secret goal is worth to a seat now. Who is second is known only at the end; then it is what the other
    /// goals do not explain.
    pub(crate) fn worth_of_goal(&self, seat: Seat, card: Card) -> Option<i32> {
        let (board, parts) = (self.board(seat), self.parts());
        let goal = parts.goal(card)?;
        if !matches!(goal, GoalEffect::IfSecond { .. }) {
            return Some(goal.worth(board, parts));
        }
        let plain = |card: Card| parts.goal(card).map_or(0, |goal| goal.worth(board, parts));
        let second = || i32::from(board.goal_vp) - board.goals(parts).map(plain).sum::<i32>();
        (self.step == Step::Over).then(second)
    }
}
