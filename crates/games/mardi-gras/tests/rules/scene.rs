//! A table on which a situation can be laid out.

use mardi_gras::state::Krewe;
use mardi_gras::{Components, Counts, Event, MardiGras, Neighborhood, Stage, Tally};
use table::{Dice, Game, Illegal, Kit, Seat, Setup};

/// The seats by the colors of their krewes.
pub const BLUE: Seat = Seat(0);
pub const RED: Seat = Seat(1);
pub const ORANGE: Seat = Seat(2);
pub const BLACK: Seat = Seat(3);

pub struct Scene {
    pub game: MardiGras,
    pub dice: Dice,
}

pub fn kit() -> Kit<Components> {
    Kit::own().unwrap()
}

/// Cards or revelers as food, cups, hats, beads.
pub fn tally(counts: [u8; 4]) -> Tally {
    Tally(counts)
}

/// The same as those who look see it.
pub fn counts(counts: [u8; 4]) -> Counts {
    Tally(counts).into()
}

pub fn at(id: &str) -> Neighborhood {
    kit().city.by_id(id).unwrap_or_else(|| panic!("no neighborhood {id}"))
}

/// Four players, Blue has the Royalty card, routes A G B D F.
pub fn scene() -> Scene {
    Scene::of(&Setup::new(4).with("royalty", "first_seat"), "AGBDF")
}

impl Scene {
    pub fn of(setup: &Setup, routes: &str) -> Scene {
        Scene::with_kit(setup, routes, kit())
    }

    pub fn with_kit(setup: &Setup, routes: &str, kit: Kit<Components>) -> Scene {
        let mut dice = Dice::quick(5);
        let mut game = MardiGras::deal(setup, kit, &mut dice).unwrap();
        for (card, letter) in game.cards.iter_mut().zip(routes.chars()) {
            card.route = kit.routes.iter().position(|route| route.letter == letter).unwrap() as u8;
        }
        Scene { game, dice }
    }

    pub fn krewe(&mut self, seat: Seat) -> &mut Krewe {
        &mut self.game.krewes[seat.at()]
    }

    pub fn hand(&mut self, seat: Seat, counts: [u8; 4]) {
        *self.krewe(seat) = Krewe { hand: tally(counts), ..*self.krewe(seat) };
    }

    pub fn crowd(&mut self, id: &str, counts: [u8; 4]) {
        self.game.crowds[at(id).index()] = tally(counts);
    }

    pub fn crowd_at(&self, id: &str) -> Tally {
        self.game.crowd(at(id))
    }

    pub fn clear_map(&mut self) {
        self.game.crowds = [Tally::NONE; 23];
    }

    /// Moves a member from home to a slot of a card, without paying.
    pub fn station(&mut self, seat: Seat, card: usize, slot: usize) {
        self.krewe(seat).home -= 1;
        self.game.cards[card].slots[slot] = Some(seat);
    }

    /// Nobody has a member at home but `seat`, who has one and is on turn; the others gamble.
    pub fn last_turn(&mut self, seat: Seat) {
        for krewe in &mut self.game.krewes {
            krewe.casino += krewe.home;
            krewe.home = 0;
        }
        let krewe = self.krewe(seat);
        assert!(krewe.casino > 0, "the seat has no member left to place");
        krewe.casino -= 1;
        krewe.home = 1;
        self.game.stage = Stage::Place { seat };
    }

    /// The last member goes to the Casino and Carnival begins; returns everything that happens.
    pub fn carnival(&mut self, seat: Seat) -> Vec<Event> {
        self.last_turn(seat);
        self.gamble_safely()
    }

    pub fn actor(&self) -> Seat {
        self.game.actor().expect("the game is over")
    }

    /// The player whose turn it is does something.
    pub fn act(&mut self, text: &str) -> Vec<Event> {
        let action = self.game.parse(text).unwrap();
        let mut events = Vec::new();
        let done = self.game.apply(self.actor(), action, &mut self.dice, &mut events);
        done.unwrap_or_else(|illegal| panic!("{text} is refused: {illegal:?}"));
        events
    }

    pub fn acts(&mut self, texts: &[impl AsRef<str>]) -> Vec<Event> {
        texts.iter().flat_map(|text| self.act(text.as_ref())).collect()
    }

    /// The rule by which the player whose turn it is may not do something.
    pub fn refused(&self, text: &str) -> &'static str {
        self.refused_to(self.actor(), text)
    }

    pub fn refused_to(&self, seat: Seat, text: &str) -> &'static str {
        self.refusal(seat, text).rule.0
    }

    /// The words in which the player whose turn it is hears so, by their key.
    pub fn told_why(&self, text: &str) -> String {
        self.refusal(self.actor(), text).why.key.into_owned()
    }

    fn refusal(&self, seat: Seat, text: &str) -> Illegal {
        let action = self.game.parse(text).unwrap();
        let mut copy = self.game;
        let refused = copy.apply(seat, action, &mut Dice::quick(0), &mut Vec::new());
        assert_eq!(copy, self.game, "a refused action changed the table");
        refused.expect_err(text)
    }

    /// Everything the player whose turn it is may do.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(self.actor(), &mut legal);
        legal.into_iter().map(|action| self.game.notation(action)).collect()
    }

    pub fn may(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    /// Plays a gambler's turn without taking risks; returns everything that happens.
    pub fn gamble_safely(&mut self) -> Vec<Event> {
        let mut events = self.act("casino");
        while matches!(self.game.stage, Stage::Gamble { .. } | Stage::Discard { .. }) {
            let safe = self.legal()[0].clone();
            events.extend(self.act(&safe));
        }
        events
    }
}
