//! A table on which a test can lay out whatever it needs.

use monsters::{Action, Card, Components, Event, Monsters};
use serde_json::{Value, json};
use table::{Dice, Eyes, Game, Kit, Seat, Seats, Setup};

pub const ADA: Seat = Seat(0);
pub const BO: Seat = Seat(1);
pub const CY: Seat = Seat(2);

pub fn kit() -> Kit<Components> {
    Kit::own().expect("the crate's own components load")
}

pub fn card(id: &str) -> Card {
    kit().find(id).unwrap_or_else(|| panic!("there is no card {id}"))
}

pub struct Scene {
    pub game: Monsters,
    pub dice: Dice,
}

impl Scene {
    /// A freshly dealt game.
    pub fn dealt(players: u8) -> Scene {
        Scene::deal(&Setup::new(players), 7)
    }

    pub fn deal(setup: &Setup, seed: u64) -> Scene {
        let mut dice = Dice::quick(seed);
        let game = Monsters::deal(setup, kit(), &mut dice).expect("the setup is fine");
        Scene { game, dice }
    }

    /// The first turn of a game, but with no lands, and a season that wants monsters of the Dreamlands.
    pub fn bare(players: u8) -> Scene {
        let mut scene = Scene::dealt(players);
        for seat in Seat::all(usize::from(players)) {
            scene.set(seat, "points", json!([0, 0, 0, 0, 0, 0]));
            scene.set(seat, "land_cards", json!([0, 0, 0, 0, 0, 0]));
        }
        scene.season("season-of-the-dreamlands");
        scene
    }

    /// Rewrites the state as its owner would on disk.
    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) {
        let mut state = serde_json::to_value(self.game).expect("a state can be written");
        change(&mut state);
        self.game = serde_json::from_value(state).expect("the state can be read back");
    }

    pub fn state(&self) -> Value {
        serde_json::to_value(self.game).expect("a state can be written")
    }

    pub fn set(&mut self, seat: Seat, field: &str, value: Value) {
        self.edit(|state| state["boards"][seat.at()][field] = value);
    }

    pub fn get(&self, seat: Seat, field: &str) -> Value {
        self.state()["boards"][seat.at()][field].clone()
    }

    pub fn number(&self, seat: Seat, field: &str) -> i64 {
        self.get(seat, field).as_i64().unwrap_or_else(|| panic!("{field} is no number"))
    }

    pub fn crowns(&self, seat: Seat) -> i64 {
        self.number(seat, "crowns")
    }

    /// Lets this season card lie open.
    pub fn season(&mut self, id: &str) {
        let place = kit().seasons.iter().position(|season| season.id == id).expect("there is such a season");
        self.edit(|state| {
            state["season_card"] = json!(place);
            let all = (1u32 << kit().seasons.len()) - 1;
            state["unseen_seasons"] = json!(all & !(1 << place));
        });
    }

    pub fn hand(&mut self, seat: Seat, ids: &[&str]) {
        self.set(seat, "hand", sorted(ids));
    }

    pub fn kept(&mut self, seat: Seat, ids: &[&str]) {
        self.set(seat, "kept", sorted(ids));
    }

    pub fn kept_ids(&self, seat: Seat) -> Vec<String> {
        ids(&self.get(seat, "kept"))
    }

    /// Goes to the play step, in which everybody has captured an Aerie land, except as said by `captured`.
    pub fn play_step(&mut self) {
        let players = self.game.players();
        self.edit(|state| {
            state["step"] = json!("play");
            state["acting"] = json!(Seats::all(players));
            for board in state["boards"].as_array_mut().expect("boards").iter_mut().take(players) {
                board["stage"] = json!("deciding");
            }
        });
        for seat in Seat::all(players) {
            self.captured(seat, "aerie-land");
        }
    }

    /// Lets a seat have captured this card in this turn.
    pub fn captured(&mut self, seat: Seat, id: &str) {
        self.edit(|state| {
            let time = state["season"].as_u64().expect("season") * 8 + state["turn"].as_u64().expect("turn");
            state["journals"][seat.at()]["captures"][time as usize] = json!(card(id));
        });
    }

    /// The end of the last turn of a season: only Ada, who has a kept card, has not yet said that she is ready.
    pub fn end_of_turns(&mut self) {
        self.play_step();
        let players = self.game.players();
        self.edit(|state| {
            state["turn"] = json!(7);
            state["acting"] = json!(Seats::one(ADA));
            for board in state["boards"].as_array_mut().expect("boards").iter_mut().take(players) {
                board["stage"] = json!("waiting");
                board["hand"] = json!([]);
            }
            state["boards"][0]["stage"] = json!("free");
            let kept = state["boards"][0]["kept"].as_array_mut().expect("kept");
            if kept.is_empty() {
                kept.push(json!(card("silver-spoon")));
            }
        });
    }

    /// Ends the turns of a season with dice that bring so many royal hunters.
    pub fn check_danger(&mut self, royal_hunters: u8) -> Vec<Event> {
        self.end_of_turns();
        let before = self.game;
        for seed in 0..10_000 {
            self.game = before;
            self.dice = Dice::quick(seed);
            let events = self.act(ADA, "ready");
            let brings =
                |event: &Event| matches!(event, Event::RoyalHunters { hunters, .. } if *hunters == royal_hunters);
            if events.iter().any(brings) {
                return events;
            }
        }
        panic!("the dice never bring {royal_hunters}");
    }

    /// As if the fourth season were on.
    pub fn last_season(&mut self) {
        self.edit(|state| state["season"] = json!(3));
    }

    /// Ends the fourth season, with six royal hunters, and so the game.
    pub fn end_game(&mut self) {
        self.last_season();
        self.check_danger(6);
        assert!(self.game.is_over());
    }

    pub fn act(&mut self, seat: Seat, text: &str) -> Vec<Event> {
        let mut events = Vec::new();
        let action = self.read(text);
        let done = self.game.apply(seat, action, &mut self.dice, &mut events);
        done.unwrap_or_else(|illegal| panic!("{text} is refused: {illegal:?}"));
        events
    }

    fn read(&self, text: &str) -> Action {
        self.game.parse(text).unwrap_or_else(|bad| panic!("{bad}"))
    }

    /// The rule by which an action is refused; it must be.
    pub fn refused(&mut self, seat: Seat, text: &str) -> &'static str {
        let before = self.game;
        let refused = self.game.apply(seat, self.read(text), &mut self.dice, &mut Vec::new());
        assert_eq!(self.game, before);
        refused.expect_err("it should be refused").rule.0
    }

    pub fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal.into_iter().map(|action| self.game.notation(action)).collect()
    }

    pub fn may(&self, seat: Seat, text: &str) -> bool {
        self.legal(seat).iter().any(|legal| legal == text)
    }

    /// Gives the seat a card and plays it from the kept cards. `text` may name the region of an explorer.
    pub fn play(&mut self, seat: Seat, text: &str) -> Vec<Event> {
        let id = text.split(' ').next().expect("a card");
        self.edit(|state| {
            let kept = state["boards"][seat.at()]["kept"].as_array_mut().expect("kept");
            kept.push(json!(card(id)));
            kept.sort_by_key(Value::as_u64);
        });
        self.act(seat, &format!("play kept {text}"))
    }

    pub fn play_all(&mut self, seat: Seat, texts: &[&str]) {
        for text in texts {
            self.play(seat, text);
        }
    }

    pub fn view(&self, eyes: Eyes) -> Value {
        serde_json::to_value(self.game.view(eyes)).expect("a view can be written")
    }

    /// Plays on at random until `done`.
    pub fn wander(&mut self, mut done: impl FnMut(&Monsters) -> bool) {
        let mut legal = Vec::new();
        while !done(&self.game) {
            let seats: Vec<Seat> = self.game.to_act().iter().collect();
            let seat = self.dice.pick(&seats);
            legal.clear();
            self.game.legal(seat, &mut legal);
            let action = self.dice.pick(&legal);
            self.game.step(seat, action, &mut self.dice);
        }
    }

    /// The points that a line of the final sheet gives, by its rule.
    pub fn line(&self, seat: Seat, rule: &str) -> i32 {
        self.game.sheet(seat).lines.iter().filter(|line| line.rule.0 == rule).map(|line| line.points).sum()
    }
}

fn sorted(ids: &[&str]) -> Value {
    let mut cards: Vec<Card> = ids.iter().map(|id| card(id)).collect();
    cards.sort_unstable();
    json!(cards)
}

/// The ids of cards in a state.
pub fn ids(cards: &Value) -> Vec<String> {
    let cards = cards.as_array().expect("cards");
    cards.iter().map(|card| kit().labels[card.as_u64().expect("a card") as usize].id.clone()).collect()
}
