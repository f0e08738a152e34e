//! A game in the middle of something, for the tests to go on from.

use __module__::__Name__;
use table::{Game, Key, Kit, Seat, Seed, Setup, Sitting};

/// A table that can be played by notation.
pub struct Scene {
    pub sitting: Sitting<__Name__>,
}

impl Scene {
    /// Deals for so many players; the seed decides the throws.
    pub fn deal(players: u8, seed: &str) -> Scene {
        let key: Key = Seed::from_text(seed).key(&[]);
        Scene { sitting: Sitting::deal(&Setup::new(players), Kit::own().unwrap(), key).unwrap() }
    }

    /// Deals until the first throw is this.
    pub fn with_throw(throw: u8) -> Scene {
        let scenes = (0..).map(|number: u32| Scene::deal(2, &number.to_string()));
        scenes.into_iter().find(|scene| scene.view().throw == throw).unwrap()
    }

    pub fn view(&self) -> __module__::View {
        self.sitting.game.view(table::Eyes::Public)
    }

    /// The actions open to whoever is to act, in notation.
    pub fn legal(&self) -> Vec<String> {
        let game = &self.sitting.game;
        let mut legal = Vec::new();
        game.to_act().iter().for_each(|seat| game.legal(seat, &mut legal));
        legal.into_iter().map(|action| game.notation(action)).collect()
    }

    /// Whoever is to act does this.
    pub fn act(&mut self, action: &str) {
        let seat = self.sitting.game.to_act().first().unwrap();
        self.sitting.act(seat, self.sitting.game.parse(action).unwrap()).unwrap();
    }

    /// Why somebody may not do this: the number of the rule.
    pub fn refused(&self, seat: u8, action: &str) -> &'static str {
        let game = &self.sitting.game;
        game.refusal(Seat(seat), game.parse(action).unwrap()).rule.0
    }
}
