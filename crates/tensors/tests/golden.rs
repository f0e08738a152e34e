//! Layouts are promises: whoever has trained on one wants to find it again. `BALLYHOO_WRITE=1` writes the digests anew; a
//! change of them goes with a higher `VERSION` of the game.

use catalog::games;
use std::fmt::Write;
use table::{Dice, Kit, Seat, Setup};
use tensors::{Space, Tensors, Values, encoding};

/// After so many random steps a position is encoded for every seat.
const AFTER: [usize; 4] = [0, 7, 40, 120];

fn short(bytes: impl IntoIterator<Item = u8>) -> String {
    let bytes: Vec<u8> = bytes.into_iter().collect();
    blake3::hash(&bytes).to_hex()[..16].to_owned()
}

fn digest_of_names(names: &[String]) -> String {
    short(names.iter().flat_map(|name| name.bytes().chain([b'\n'])))
}

fn told<G: Tensors>() -> String {
    let space = Space::<G>::new().unwrap();
    let mut text = format!("{} version {}\n", G::about().id, G::VERSION);
    let (slots, actions) = (space.observed(), space.names());
    writeln!(text, "  {} slots, names {}", slots.len(), digest_of_names(slots)).unwrap();
    writeln!(text, "  {} actions, names {}", actions.len(), digest_of_names(actions)).unwrap();
    for &players in G::about().players {
        let mut dice = Dice::quick(u64::from(players));
        let mut game = G::deal(&Setup::new(players), Kit::own().unwrap(), &mut dice).unwrap();
        let mut digests = Vec::new();
        for step in 0..=AFTER[AFTER.len() - 1] {
            if AFTER.contains(&step) {
                digests.push(position(&space, &game));
            }
            let Some(seat) = game.to_act().iter().next() else { continue };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let action = dice.pick(&legal);
            game.step(seat, action, &mut dice);
        }
        writeln!(text, "  {players} players: {}", digests.join(" ")).unwrap();
    }
    text
}

/// What every seat sees and may do.
fn position<G: Tensors>(space: &Space<G>, game: &G) -> String {
    let mut bytes = Vec::new();
    for seat in Seat::all(game.players()) {
        let mut out = vec![0.0; space.observed().len()];
        game.observe(seat, &mut Values::new(&mut out));
        bytes.extend(out.iter().flat_map(|number| number.to_bits().to_le_bytes()));
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let places = legal.iter().map(|&action| space.place(seat, action, game.players()).unwrap() as u64);
        bytes.extend(places.flat_map(u64::to_le_bytes));
    }
    short(bytes)
}

#[test]
fn layouts_and_positions_are_those_that_were_promised() {
    let mut text = String::new();
    macro_rules! tell {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(text += &told::<$game>();)*};
    }
    games!(tell);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden.txt");
    if std::env::var_os("BALLYHOO_WRITE").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap();
    // A game that nobody has promised anything about yet is let pass: a new game touches its own folders only.
    let promised = |game: &str| kept.lines().any(|line| line.split(' ').next() == game.split(' ').next());
    for game in games_in(&text).into_iter().filter(|game| promised(game)) {
        assert!(kept.contains(game), "the layout has changed; raise VERSION and write it anew:\n{game}\nwas\n{kept}");
    }
    for game in games_in(&kept) {
        assert!(text.contains(game), "this layout is gone:\n{game}");
    }
}

/// The paragraphs of a list of layouts.
fn games_in(text: &str) -> Vec<&str> {
    let starts: Vec<usize> = text.match_indices('\n').map(|(at, _)| at + 1).chain([0]).collect();
    let mut starts: Vec<usize> = starts.into_iter().filter(|&at| text[at..].starts_with(|c: char| c != ' ')).collect();
    starts.sort_unstable();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &text[start..end]).collect()
}

#[test]
fn every_game_of_the_house_has_an_encoding() {
    for entry in catalog::all() {
        let encoding = encoding(entry.about.id).unwrap();
        assert_eq!(encoding.about().id, entry.about.id);
        assert!(!encoding.action_names().is_empty() && !encoding.observation_names().is_empty());
    }
}
