//! The course of a season: what an action does, and what follows when everybody is done.

mod cards;
mod danger;
mod draft;
mod money;

use crate::board::Pending;
use crate::card::Card;
use crate::event::Event;
use crate::setup::{HAND, SEASONS};
use crate::state::{Stage, Step};
use crate::{Action, Monsters};
use table::{Dice, Log, Seat, Seats};

pub(crate) fn play(game: &mut Monsters, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
    match action {
        Action::Capture(card) => game.capture_card(seat, card, dice, log),
        Action::Discard(card) => game.discard(seat, card, log),
        Action::Play { card, from, region } => game.play_card(seat, card, from, region, dice, log),
        Action::Keep => game.keep(seat, log),
        Action::Ready => game.ready(seat, log),
        Action::Pay { points, region } => game.pay_points(seat, points, region, dice, log),
        Action::PayRest => game.pay_rest(seat, dice, log),
        Action::Show(card) => game.show(seat, card, log),
        Action::Stop => game.stop_showing(seat, log),
        Action::Tokens(number) => game.hunt(seat, number, log),
    }
    game.settle(seat);
    if game.acting.is_empty() {
        game.go_on(dice, log);
    }
}

impl Monsters {
    /// Nobody is left to act: the next part of the season comes.
    fn go_on(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        match self.step {
            Step::Capture => {
                self.pass_hands(log);
                self.begin_play_step();
            }
            Step::Play if usize::from(self.turn) + 1 < HAND => {
                self.turn += 1;
                self.begin_turn(log);
            }
            Step::Play => self.check_danger(dice, log),
            Step::Danger | Step::Over => {}
        }
        // Nobody may be asked in the danger check; whoever was asked has answered.
        if self.step == Step::Danger && self.acting.is_empty() {
            self.end_season(log);
            if usize::from(self.season) < SEASONS {
                self.begin_season(dice, log);
            } else {
                self.finish(log);
            }
        }
    }

    /// A new season: its card, new hands, whole land points.
    pub(crate) fn begin_season(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.season_card = draw_bit(&mut self.unseen_seasons, dice);
        self.turn = 0;
        let (number, players, name) = (self.season + 1, self.players, self.season_card().into());
        log.tell(|| Event::SeasonBegan { number, season: name, players });
        for seat in Seat::all(self.count()) {
            for _ in 0..HAND {
                let card = self.draw_card(dice);
                self.board_mut(seat).hand.insert(card);
            }
            let board = self.board_mut(seat);
            board.spent = Default::default();
            board.bonus_paid = false;
            board.danger = 0;
            board.wanted = 0;
        }
        self.begin_turn(log);
    }

    /// Everybody looks at the hand that was dealt or passed.
    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.count()) {
            log.tell(|| Event::HandSeen { seat, cards: Some(self.names(&self.board(seat).hand)) });
        }
        if usize::from(self.turn) + 1 == HAND {
            return self.capture_last(log);
        }
        self.step = Step::Capture;
        self.ask_all(Stage::Choosing);
    }

    fn begin_play_step(&mut self) {
        self.step = Step::Play;
        self.ask_all(Stage::Deciding);
    }

    fn ask_all(&mut self, stage: Stage) {
        for seat in Seat::all(self.count()) {
            self.board_mut(seat).stage = stage;
        }
        self.acting = Seats::all(self.count());
    }

    /// The seat has made its last choice of this step.
    fn wait(&mut self, seat: Seat) {
        self.board_mut(seat).stage = Stage::Waiting;
        self.acting.remove(seat);
    }

    /// Who has no kept card and nothing else to do need not be asked whether he is ready.
    fn settle(&mut self, seat: Seat) {
        let board = self.board(seat);
        if board.stage == Stage::Free && board.kept.is_empty() && board.pending == Pending::Nothing {
            self.wait(seat);
        }
    }

    fn ready(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.wait(seat);
        log.tell(|| Event::Ready { seat });
    }

    /// A card from the deck or, which is the same, from a stack.
    pub(crate) fn draw_card(&mut self, dice: &mut Dice) -> Card {
        self.deck.take(dice.index(self.deck.len()))
    }

    /// The game is over: goals are revealed and nothing is secret any more.
    fn finish(&mut self, log: &mut impl Log<Event>) {
        self.step = Step::Over;
        self.score_goals();
        for seat in Seat::all(self.count()) {
            let goals = || self.board(seat).goals(self.parts()).map(|card| self.name(card)).collect();
            log.tell(|| Event::GoalsRevealed { seat, goals: goals() });
        }
        log.tell(|| Event::GameOver);
    }
}

/// Draws one of the bits that are set, and clears it.
fn draw_bit(bits: &mut u8, dice: &mut Dice) -> u8 {
    let mut skip = dice.below(bits.count_ones());
    for place in 0..8 {
        if *bits & (1 << place) != 0 {
            if skip == 0 {
                *bits &= !(1 << place);
                return place;
            }
            skip -= 1;
        }
    }
    unreachable!("no bit is set")
}
