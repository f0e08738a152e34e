//! The table in characters. That it fits the width is checked for all games together.

use mardi_gras::MardiGras;
use table::{Arg, Dice, Eyes, Game, Kit, Say, Seat, Setup, Words};

/// Says the key and the values, as long as the real words at most.
struct Plain;

impl Words for Plain {
    fn say(&self, say: &Say) -> String {
        let values: Vec<String> = say.args.iter().map(|(_, arg)| self.value(arg)).collect();
        format!("{} {}", say.key.trim_start_matches("mardi-gras-"), values.join(" ")).trim().to_owned()
    }

    fn name(&self, seat: Seat) -> String {
        format!("A player with a very long name in seat {seat}")
    }
}

impl Plain {
    fn value(&self, arg: &Arg) -> String {
        match arg {
            Arg::Seat(seat) => format!("seat {seat}"),
            Arg::Number(number) => number.to_string(),
            Arg::Say(say) => self.say(say),
            Arg::Name(name) => name.to_string(),
            Arg::List(list) => list.iter().map(|arg| self.value(arg)).collect::<Vec<_>>().join(", "),
        }
    }
}

fn boards(players: u8, mut look: impl FnMut(&MardiGras, &str)) {
    let mut dice = Dice::quick(u64::from(players));
    let mut game = MardiGras::deal(&Setup::new(players), Kit::own().unwrap(), &mut dice).unwrap();
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        look(&game, &MardiGras::draw(&game.view(Eyes::Seat(seat)), &Plain));
        legal.clear();
        game.legal(seat, &mut legal);
        game.step(seat, dice.pick(&legal), &mut dice);
    }
    look(&game, &MardiGras::draw(&game.view(Eyes::Public), &Plain));
}

#[test]
fn it_shows_map_stops_and_own_hand() {
    boards(3, |game, board| {
        for quarter in &game.kit.city.quarters {
            assert!(board.contains(quarter.name.split(' ').next().unwrap()), "{} is missing", quarter.name);
        }
        let hands = board.lines().filter(|line| line.starts_with("table-hand")).count();
        let stops = board.lines().filter(|line| line.contains(" Street ") || line.contains(" Avenue ")).count();
        if game.is_over() {
            assert_eq!((hands, stops), (0, 0));
        } else {
            assert_eq!((hands, stops), (1, game.active().halts.len()));
        }
    });
}
