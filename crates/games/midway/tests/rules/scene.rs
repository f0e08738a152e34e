//! A table arranged by hand, and short ways to play on it and to look at it.
//!
//! Cards are written `ferris:BL` (banners and lights of the ferris wheel) and `wild`; a Midway is written `ferris:BL*`
//! (with a Wild). Without other orders there are no Tickets, so nobody is asked to block.

use midway::{Booth, Card, Cards, Components, Event, Face, Midway, Pile, Ride, Row, Stage};
use table::{Dice, Game, Kit, Seat, Setup};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

pub struct Scene {
    pub game: Midway,
    /// What the last action did.
    pub events: Vec<Event>,
    dice: Dice,
}

pub fn kit() -> Kit<Components> {
    Kit::own().expect("the crate's own components load")
}

/// A game as it is really dealt.
pub fn dealt(players: u8, seed: u64) -> Midway {
    Midway::deal(&Setup::new(players), kit(), &mut Dice::quick(seed)).expect("the setup is good")
}

impl Scene {
    /// Empty hands and Midways, no Tickets, one card on the discard pile, a whole deck, and A to choose.
    pub fn new(players: u8) -> Scene {
        Scene::with(players, &[])
    }

    pub fn with(players: u8, options: &[&str]) -> Scene {
        let setup = options.iter().fold(Setup::new(players), |setup, key| setup.with(key, "on"));
        let mut dice = Dice::quick(1);
        let mut game = Midway::deal(&setup, kit(), &mut dice).expect("the setup is good");
        game.hands = Default::default();
        game.known = Default::default();
        game.tickets = Default::default();
        game.pile = pile("swings:S");
        game.turn.active = A;
        Scene { game, events: Vec::new(), dice }
    }

    pub fn hand(mut self, seat: Seat, text: &str) -> Scene {
        self.game.hands[seat.at()] = cards(text).collect();
        self
    }

    pub fn midway(mut self, seat: Seat, text: &str) -> Scene {
        self.game.midways[seat.at()] = row(text);
        self
    }

    pub fn deck(mut self, text: &str) -> Scene {
        self.game.deck = cards(text).collect();
        self
    }

    /// From the bottom up.
    pub fn pile(mut self, text: &str) -> Scene {
        self.game.pile = pile(text);
        self
    }

    /// Tickets by purse.
    pub fn tickets(mut self, tickets: [u8; 4]) -> Scene {
        self.game.tickets = tickets;
        self
    }

    pub fn turn_of(mut self, seat: Seat) -> Scene {
        self.game.turn.active = seat;
        self
    }

    /// The dice have been rolled and lie there.
    pub fn rolled(mut self, dice: &str) -> Scene {
        let mut dice = faces(dice);
        dice.sort_unstable();
        self.game.turn.dice = Some(dice);
        self.game.stage = Stage::Assign;
        self
    }

    /// The dice have been rolled and assigned.
    pub fn acting(mut self, dice: &str) -> Scene {
        let mut slots = [None; 3];
        for (slot, word) in slots.iter_mut().zip(dice.split_whitespace()) {
            *slot = Booth::of(word.parse().expect("a number"));
        }
        slots.sort_unstable_by_key(|slot| (slot.is_none(), *slot));
        self.game.turn.slots = slots;
        // What was left aside may be any.
        self.game.turn.dice = Some(slots.map(|slot| slot.map_or(Face::Six, Face::from)));
        self.game.stage = Stage::Act;
        self
    }

    /// Step 4 has begun.
    pub fn building(mut self) -> Scene {
        self.game.stage = Stage::Build { moves: self.game.own_midway().all_wilds() as u8 };
        self
    }

    /// A seat acts; the action must be legal.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, text: &str) -> &mut Scene {
        self.events.clear();
        let action = self.game.parse(text).expect("the action can be read");
        if let Err(illegal) = self.game.apply(seat, action, &mut self.dice, &mut self.events) {
            panic!("{text}: {illegal:?}; legal is {:?}", self.legal());
        }
        self
    }

    /// A seat tries something that is refused: the rule that forbids it.
    #[track_caller]
    pub fn refused(&mut self, seat: Seat, text: &str) -> &'static str {
        let action = self.game.parse(text).expect("the action can be read");
        let before = self.game;
        let refused = self.game.apply(seat, action, &mut self.dice, &mut Vec::new());
        assert_eq!(self.game, before);
        refused.expect_err("the action should be refused").rule.0
    }

    /// Who is asked.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        self.game.asked().expect("the game goes on")
    }

    /// What the asked seat may do.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        if let Some(seat) = self.game.asked() {
            self.game.legal(seat, &mut legal);
        }
        legal.iter().map(ToString::to_string).collect()
    }

    pub fn may(&self, text: &str) -> bool {
        self.legal().iter().any(|choice| choice == text)
    }

    pub fn hand_of(&self, seat: Seat) -> String {
        names(self.game.hands[seat.at()].iter())
    }

    pub fn midway_of(&self, seat: Seat) -> String {
        written(&self.game.midways[seat.at()])
    }

    /// The discard pile from the bottom up.
    pub fn pile_now(&self) -> String {
        names(self.game.pile.iter())
    }

    pub fn is_building(&self) -> bool {
        matches!(self.game.stage, Stage::Build { .. })
    }

    pub fn winner(&self) -> Option<Seat> {
        match self.game.stage {
            Stage::Over { winner } => winner,
            _ => None,
        }
    }

    pub fn places(&self) -> Vec<u8> {
        let places = self.game.places().expect("the game is over");
        Seat::all(self.game.players()).map(|seat| places.of(seat)).collect()
    }
}

fn names(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Three dice: `2 3 !`.
pub fn faces(text: &str) -> [Face; 3] {
    let face = |word: &str| if word == "!" { Face::Any } else { Face::of(word.parse().unwrap()).expect("a face") };
    let faces: Vec<Face> = text.split_whitespace().map(face).collect();
    faces.try_into().expect("three dice")
}

fn part_of(ride: Ride, letter: char) -> Card {
    let part = "BLMS".find(letter).unwrap_or_else(|| panic!("{letter} is no part"));
    ride.part(part as u8)
}

pub fn cards(text: &str) -> impl Iterator<Item = Card> + use<> {
    let mut all = Vec::new();
    for word in text.split_whitespace() {
        match word.split_once(':') {
            None => all.push(word.parse().expect("a card")),
            Some((ride, letters)) => {
                let ride: Ride = ride.parse().expect("a ride");
                all.extend(letters.chars().map(|letter| part_of(ride, letter)));
            }
        }
    }
    all.into_iter()
}

pub fn hand(text: &str) -> Cards {
    cards(text).collect()
}

fn pile(text: &str) -> Pile {
    let mut pile = Pile::default();
    cards(text).for_each(|card| pile.lay(card));
    pile
}

fn row(text: &str) -> Row {
    let mut row = Row::default();
    for word in text.split_whitespace() {
        let (ride, letters) = word.split_once(':').expect("a ride and its cards");
        let ride: Ride = ride.parse().expect("a ride");
        for letter in letters.chars() {
            if letter == '*' { row.put_wild(ride) } else { row.put(part_of(ride, letter)) }
        }
    }
    row
}

fn written(row: &Row) -> String {
    let stack = |ride: Ride| {
        let parts: String = row.parts_of(ride).map(|part| part.part_name()[..1].to_uppercase()).collect();
        format!("{ride}:{parts}{}", "*".repeat(row.wilds(ride) as usize))
    };
    let filled = |ride: &Ride| row.height(*ride) > 0;
    Ride::all().filter(filled).map(stack).collect::<Vec<_>>().join(" ")
}
