//! What is told before it is done: foundations and barkers that harm an Entry for the rest of the game.

use crate::scene::*;
use grand::foundation::Foundation;
use grand::{Claim, Grand, Stage, Trick};
use table::{Arg, Eyes, Game, Seat, Thing};

/// Things that are touched, the key of what is said of them, and the Entry that it is about.
fn perils(game: &Grand) -> Vec<(String, String, String)> {
    let perils = game.view(Eyes::Public).outlook.perils;
    let told = perils.iter().map(|peril| {
        let things: Vec<&str> = peril.things.iter().map(|thing| thing.as_str()).collect();
        let [(_, Arg::Name(entry))] = &*peril.why.args else { panic!("{:?}", peril.why) };
        let key = peril.why.key.trim_start_matches("grand-note-peril-").to_owned();
        (things.join(" "), key, entry.to_string())
    });
    told.collect()
}

fn peril(things: &str, key: &str, entry: &str) -> (String, String, String) {
    (things.to_owned(), key.to_owned(), entry.to_owned())
}

/// A barker has just been hired.
fn hiring(picture: &str) -> Grand {
    Grand { stage: Stage::Barker, ..scene(picture) }
}

/// The first seat holds this foundation.
fn laying(picture: &str, foundation: &str) -> Grand {
    let foundation = Foundation::from_picture(foundation).unwrap();
    Grand { stage: Stage::Put { foundation, facedown: true }, ..scene(picture) }
}

/// Two lanes from the Entries to the Bigtop, and nothing else to walk on.
const LANES: &str = "##.##.## ##.##.## ##.##.## ##.##.## ##.##.## ##.##.## ##.##.## ##.##.##";
const EMPTY: &str = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~";

/// GC-6.7: above an Entry a barker shuts it, and the ticket says so.
#[test]
fn a_barker_above_an_entry_shuts_it() {
    let game = hiring(&format!("{} ........ ........", &EMPTY[18..]));
    let above = [peril("cell:0:c1", "barker-shut", "c0"), peril("cell:0:f1", "barker-shut", "f0")];
    assert_eq!(perils(&game), above);
    let label = |text: &str| game.label(Seat(0), game.parse(text).unwrap()).key;
    assert_eq!(label("barker c1"), "grand-label-peril");
    assert_eq!(label("barker a1"), "grand-label-barker");
    let note =
        |thing: &'static str| Grand::explain(&game.view(Eyes::Public), &Thing::named(thing)).unwrap().lines.len();
    assert_eq!(note("cell:0:c1"), note("cell:0:a1") + 1, "the cell says so, too");
}

/// GC-6.7: in the only way a barker cuts off whoever comes in behind it.
#[test]
fn a_barker_in_the_only_way_cuts_an_entry_off() {
    let all = perils(&hiring(LANES));
    assert_eq!(all.len(), 16);
    assert!(
        all.contains(&peril("cell:0:c8", "barker-cut", "c0")) && all.contains(&peril("cell:0:f2", "barker-cut", "f0"))
    );
    let joined = perils(&hiring("##.##.## ##.##.## ##.##.## ##....## ##.##.## ##.##.## ##.##.## ##.##.##"));
    assert_eq!(joined.iter().filter(|(_, key, _)| key == "barker-cut").count(), 8, "above row 5 two ways lead up");
    let shared = hiring("##.##### ##.##### ##.##### ##.##### ##.##### ##.##### ##.##### ##....##");
    assert!(perils(&shared).contains(&peril("cell:0:c2", "barker-cut", "both")));
}

/// GC-3.3, GC-5.4: a site above an Entry shuts it, on that lot only.
#[test]
fn a_site_above_an_entry_shuts_it() {
    assert_eq!(perils(&laying(EMPTY, "..\n#.")), [peril("lot:0:c1", "put-shut", "c0")]);
    assert_eq!(perils(&laying(EMPTY, "..\n.#")), [peril("lot:0:e1", "put-shut", "f0")]);
    assert!(perils(&laying(EMPTY, "#.\n..")).is_empty());
}

/// GC-8.2: a foundation that may be turned is told of as it would be turned.
#[test]
fn a_turn_may_shut_an_entry_or_save_it() {
    let mut game = laying(EMPTY, "..\n#.");
    hold(&mut game, 0, Trick::Bribe);
    let shut = perils(&game);
    assert!(
        shut.contains(&peril("lot:0:c1", "put-shut", "c0"))
            && shut.contains(&peril("lot:0:e1 do:turn-left", "put-shut", "f0"))
    );
    assert_eq!(shut.len(), 2);
}

/// GC-8.20: as long as "The Big Draw!" may come, a site shuts nothing for good; a barker does.
#[test]
fn what_may_open_again_is_not_shut_for_good() {
    let mut game = laying(EMPTY, "..\n#.");
    game.tricks[0] = Trick::Draw;
    game.boards[0].standings[0] = Claim::Open;
    assert!(perils(&game).is_empty());
    game.boards[0].standings[0] = Claim::Locked;
    assert_eq!(perils(&game).len(), 1);
}

/// GC-2.7, GC-6.3: nothing is told of an Entry where nobody will come any more.
#[test]
fn an_entry_that_nobody_needs_is_not_spoken_of() {
    let mut game = hiring(LANES);
    game.guests = 0;
    game.boards[0].fair.waiting = cell_bit("f1");
    assert!(perils(&game).iter().all(|(_, _, entry)| entry == "f0"));
    game.boards[0].fair.waiting = 0;
    assert!(perils(&game).is_empty());
    let mut last = hiring(LANES);
    (last.round, last.boards[0].covered) = (6, 0b11_1110);
    assert!(perils(&last).is_empty(), "no turn is left");
}
