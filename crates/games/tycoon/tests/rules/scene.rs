//! A table that tests can set up as they like.

use serde_json::{Value, json};
use table::{Dice, Eyes, Game, Kit, ScoreSheet, Seat, Setup};
use tycoon::board::{Board, Spot};
use tycoon::view::{CarnivalView, Doing};
use tycoon::{Components, Event, Tycoon};

pub struct Scene {
    pub game: Tycoon,
    /// Whose turn the next lines are about.
    pub seat: Seat,
    pub events: Vec<Event>,
    dice: Dice,
}

pub fn kit() -> Kit<Components> {
    Kit::own().unwrap_or_else(|bad| panic!("{bad}"))
}

/// Boxes by their names.
pub fn boxes(names: &str) -> Board {
    names.split_whitespace().map(spot).collect()
}

pub fn spot(name: &str) -> Spot {
    name.parse().unwrap_or_else(|bad| panic!("{name}: {bad}"))
}

impl Scene {
    pub fn solo() -> Scene {
        Scene::of(&Setup::new(1))
    }

    pub fn of(setup: &Setup) -> Scene {
        let mut dice = Dice::quick(11);
        let game = Tycoon::deal(setup, kit(), &mut dice).unwrap_or_else(|bad| panic!("{bad}"));
        Scene { dice, ..Scene::at(game) }
    }

    /// In the middle of some game.
    pub fn at(game: Tycoon) -> Scene {
        Scene { game, seat: Seat(0), events: Vec::new(), dice: Dice::quick(11) }
    }

    pub fn challenge() -> Scene {
        Scene::of(&Setup::new(1).with("challenge", "on"))
    }

    /// Changes the state by way of its written form.
    pub fn edit(mut self, change: impl FnOnce(&mut Value)) -> Scene {
        let mut value = serde_json::to_value(&self.game).unwrap_or_default();
        change(&mut value);
        self.game = serde_json::from_value(value).unwrap_or_else(|error| panic!("{error}"));
        self
    }

    fn edit_own(self, change: impl FnOnce(&mut Value)) -> Scene {
        let seat = self.seat.at();
        self.edit(|game| change(&mut game["carnivals"][seat]))
    }

    /// The lines that follow are about this seat, counted from 1.
    pub fn seat(mut self, number: u8) -> Scene {
        self.seat = Seat(number - 1);
        self
    }

    pub fn round(self, round: u8) -> Scene {
        self.edit(|game| game["round"] = json!(round)).edit_own(|own| own["played"] = json!(round - 1))
    }

    pub fn coloured(self, red: u8, blue: u8) -> Scene {
        self.edit(|game| game["coloured"] = json!([red, blue]))
    }

    /// Ticket vendors, mechanics, constructors, investors.
    pub fn staff(self, staff: [u8; 4]) -> Scene {
        self.edit_own(|own| own["staff"] = json!(staff))
    }

    pub fn white(self, dice: &[u8]) -> Scene {
        self.edit_own(|own| own["white"] = json!(dice))
    }

    pub fn guests(self, names: &str) -> Scene {
        self.edit_own(|own| own["guests"] = json!(boxes(names)))
    }

    /// Fills the lot except for these boxes and the guests, with nothing in particular.
    pub fn walled_except(self, names: &str) -> Scene {
        let lot = kit().sheet.lot.boxes;
        self.edit_own(|own| {
            let guests: Board = serde_json::from_value(own["guests"].clone()).unwrap_or_default();
            own["built"] = json!(lot & !guests & !boxes(names));
        })
    }

    /// Puts something in the way.
    pub fn walled(self, names: &str) -> Scene {
        self.edit_own(|own| {
            let built: Board = serde_json::from_value(own["built"].clone()).unwrap_or_default();
            own["built"] = json!(built | boxes(names));
        })
    }

    /// A ride that was built before, for so many points.
    pub fn ride(self, id: &str, at: &str, round: u8, points: u16) -> Scene {
        let parts = kit().parts();
        let card = parts.rides.iter().position(|card| card.id == id).unwrap_or_else(|| panic!("no ride {id}"));
        let covered = parts.rides[card].blueprint.boxes("r0".parse().unwrap_or_default(), spot(at));
        self.edit_own(|own| {
            let built: Board = serde_json::from_value(own["built"].clone()).unwrap_or_default();
            assert!(!built.meets(covered), "{id} does not fit at {at}");
            own["built"] = json!(built | covered);
            let ride = json!({"card": card, "turn": "r0", "at": at, "round": round, "points": points, "halved": 0});
            own["rides"].as_array_mut().expect("a list of rides").push(ride);
        })
    }

    /// So many stalls of each kind, somewhere out of sight.
    pub fn stall_counts(self, counts: [u8; 6]) -> Scene {
        self.edit_own(|own| own["stall_counts"] = json!(counts))
    }

    /// Does an action that must be legal.
    pub fn act(&mut self, text: &str) -> &mut Scene {
        let action = self.game.parse(text).unwrap_or_else(|bad| panic!("{bad}"));
        let done = self.game.apply(self.seat, action, &mut self.dice, &mut self.events);
        done.unwrap_or_else(|illegal| panic!("{text} is refused: {illegal:?}; open are {:?}", self.legal()));
        self
    }

    /// Does some actions, separated by semicolons.
    pub fn acts(mut self, texts: &str) -> Scene {
        for text in texts.split(';') {
            self.act(text.trim());
        }
        self
    }

    /// The rule by which an action is refused.
    pub fn refused(&self, text: &str) -> &'static str {
        let action = self.game.parse(text).unwrap_or_else(|bad| panic!("{bad}"));
        let mut copy = self.game.clone();
        match copy.apply(self.seat, action, &mut Dice::quick(0), &mut Vec::new()) {
            Ok(()) => panic!("{text} is allowed"),
            Err(illegal) => illegal.rule.0,
        }
    }

    /// The key of the reason for which an action is refused.
    pub fn reason(&self, text: &str) -> String {
        let action = self.game.parse(text).unwrap_or_else(|bad| panic!("{bad}"));
        self.game.refusal(self.seat, action).why.key.into_owned()
    }

    /// Everything that is allowed, in notation.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(self.seat, &mut legal);
        legal.into_iter().map(|action| self.game.notation(action)).collect()
    }

    /// What is allowed and begins with this word.
    pub fn open(&self, verb: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
    }

    pub fn may(&self, text: &str) -> bool {
        self.legal().iter().any(|open| open == text)
    }

    /// The sheet of the seat.
    pub fn own(&self) -> CarnivalView {
        self.game.view(Eyes::Public).carnivals.swap_remove(self.seat.at())
    }

    /// The white dice, the highest first.
    pub fn white_now(&self) -> Vec<u8> {
        self.own().white.iter().map(|die| die.face.number()).collect()
    }

    pub fn is_bankrupt(&self) -> bool {
        self.own().doing == Doing::Bankrupt
    }

    /// The points of the track, round by round.
    pub fn track(&self) -> Vec<Option<u16>> {
        self.own().track.iter().map(|written| written.points).collect()
    }

    pub fn round_number(&self) -> u8 {
        self.game.view(Eyes::Public).round
    }

    pub fn guests_now(&self) -> Board {
        self.own().guests.boxes.into_iter().collect()
    }

    /// The points of the newest ride.
    pub fn points(&self) -> u16 {
        self.own().rides.last().and_then(|ride| ride.points).expect("a scored ride")
    }

    pub fn score_sheet(&self) -> ScoreSheet {
        self.game.sheet(self.seat)
    }

    /// The points of one line of the score.
    pub fn line(&self, key: &str) -> i32 {
        let sheet = self.score_sheet();
        sheet.lines.iter().find(|line| line.what.key == key).map_or(0, |line| line.points)
    }
}

/// Plays to the end with random choices, showing every state on the way.
pub fn play_out(setup: &Setup, seed: u64, mut each: impl FnMut(&Tycoon)) -> Tycoon {
    let mut dice = Dice::quick(seed);
    let mut game = Tycoon::deal(setup, kit(), &mut dice).unwrap_or_else(|bad| panic!("{bad}"));
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        each(&game);
        legal.clear();
        game.legal(seat, &mut legal);
        let action = dice.pick(&legal);
        game.step(seat, action, &mut dice);
    }
    each(&game);
    game
}
