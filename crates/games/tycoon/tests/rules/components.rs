//! Other sheets and catalogs: what loads, and what is refused where.

use std::collections::BTreeMap;
use table::{Dice, Eyes, Game, Kit, Parts, Seat, Setup, laws};
use tycoon::{Components, Tycoon};

/// The crate's own file.
fn own(file: &str) -> String {
    let found = Components::FILES.iter().find(|(name, _)| *name == file);
    found.unwrap_or_else(|| panic!("no file {file}")).1.to_owned()
}

fn load(files: &[(&str, String)]) -> Result<Kit<Components>, String> {
    let files: BTreeMap<String, String> = files.iter().map(|(name, text)| ((*name).to_owned(), text.clone())).collect();
    Kit::load(&files).map_err(|bad| bad.to_string())
}

/// Loads the crate's own file with the first `from` in it changed.
fn changed(file: &str, from: &str, to: &str) -> Result<Kit<Components>, String> {
    Kit::altered(file, from, to).map_err(|bad| bad.to_string())
}

/// The line of the crate's own file on which `text` first stands.
fn line(file: &str, text: &str) -> usize {
    let all = own(file);
    let before = all.split_once(text).unwrap_or_else(|| panic!("{file} does not contain {text:?}")).0;
    1 + before.matches('\n').count()
}

/// Every change is refused on the line where it begins, for its cause.
#[track_caller]
fn refused(file: &str, changes: &[(&str, &str, &str)]) {
    for (from, to, cause) in changes {
        let error = changed(file, from, to).err().unwrap_or_else(|| panic!("{to:?} is accepted"));
        assert_eq!(error, format!("{file}, line {}: {cause}", line(file, from)));
    }
}

/// CT-1.10: what is wrong with the sheet is named with its line.
#[test]
fn a_bad_sheet_is_refused() {
    let signs = "the lot is drawn with . for a box, E for the entrance and x for outside";
    let entrance = "\"......E.......\"";
    let order = "ranks go up: upto must be more than that of the rank before";
    let last = "the last rank is for all higher scores: leave out its upto";
    let provenance = "unknown variant `sure`, expected one of `known`, `partly`, `reconstructed`";
    refused(
        "sheet.toml",
        &[
            ("count = 20", "count = 31", "the count of rounds must be from 1 to 30, not 31"),
            ("rows = 6", "rows = 0", "the rows of the attendance chart must be from 1 to 20, not 0"),
            ("guests_per_vendor = 10", "guests_per_vendor = 0", "the guests of a vendor must be from 1 to 50, not 0"),
            ("rides_each = 4", "rides_each = 0", "the rides of a mechanic must be from 1 to 30, not 0"),
            (entrance, "\"......E......\"", "this row is 13 long, the first one 14"),
            (entrance, "\"......E..E....\"", "there is a second entrance"),
            (entrance, "\"......E..#....\"", signs),
            ("upto = 100", "upto = 50", order),
            ("name = \"True tycoon\"", "name = \"True tycoon\"\nupto = 999", last),
            ("provenance = \"known\"", "provenance = \"sure\"", provenance),
            ("source = \"the rulebook: the game", "source = \"\" # ", "a part that is known needs its source"),
        ],
    );
}

/// CT-1.10: faults of the lot as a whole are named where its picture begins.
#[test]
fn a_bad_lot_is_refused() {
    let text = own("sheet.toml");
    let (before, rest) = text.split_once("picture = [").unwrap_or_default();
    let after = rest.split_once(']').unwrap_or_default().1;
    let start = line("sheet.toml", "picture = [");
    let faults = [
        ("", "the lot must be at most 15 wide and 16 high, not 0 by 0"),
        ("\"E...............\"", "the lot must be at most 15 wide and 16 high, not 16 by 1"),
        ("\"......\"", "the lot has no entrance E"),
        ("\"E.x.\", \"..x.\"", "some boxes of the lot cannot be reached from the entrance"),
    ];
    for (picture, cause) in faults {
        let error = load(&[("sheet.toml", format!("{before}picture = [{picture}]{after}"))]).err();
        assert_eq!(error, Some(format!("sheet.toml, line {start}: {cause}")));
    }
}

/// CT-1.10: a ride that fits nowhere in the lot is refused in the catalog.
#[test]
fn a_lot_too_small_for_a_ride_is_refused() {
    let text = own("sheet.toml");
    let (before, rest) = text.split_once("picture = [").unwrap_or_default();
    let after = rest.split_once(']').unwrap_or_default().1;
    let error = load(&[("sheet.toml", format!("{before}picture = [\"E.\", \"..\", \"..\", \"..\"]{after}"))]).err();
    let place = line("rides.toml", "id = \"bumper-cars\"") + 4;
    assert_eq!(error, Some(format!("rides.toml, line {place}: the blueprint fits nowhere in the lot")));
}

/// CT-1.10: what is wrong with the staff is named with its line.
#[test]
fn bad_staff_is_refused() {
    let chart = "ticket vendors need one box for each of the 6 rows of the attendance chart";
    let white = "the boxes of constructors, one for each white die, must be from 1 to 6, not 7";
    refused(
        "staff.toml",
        &[
            ("boxes = 6", "boxes = 7", chart),
            ("faces = [1, 2]", "faces = [0, 2]", "a face of a die must be from 1 to 6, not 0"),
            ("boxes = 5", "boxes = -5", "invalid value: integer `-5`, expected u8"),
            ("boxes = 5", "boxes = 21", "the boxes of a staff row must be from 1 to 20, not 21"),
        ],
    );
    let text = own("staff.toml");
    let (before, after) = text.split_once("[constructor]").unwrap_or_default();
    let many = format!("{before}[constructor]{}", after.replacen("boxes = 6", "boxes = 7", 1));
    let place = line("staff.toml", "[constructor]") + 4;
    assert_eq!(load(&[("staff.toml", many)]).err(), Some(format!("staff.toml, line {place}: {white}")));
}

/// CT-1.10: what is wrong with the stalls is named with its line.
#[test]
fn bad_stalls_are_refused() {
    let id = "an id has small letters, digits and hyphens only, unlike \"French fries\"";
    refused(
        "stalls.toml",
        &[
            ("face = 3", "face = 2", "there are two stalls for the face 2"),
            ("face = 3", "face = 7", "the face of a stall must be from 1 to 6, not 7"),
            ("id = \"fries\"", "id = \"hot-dogs\"", "there are two stalls with the id hot-dogs"),
            ("id = \"fries\"", "id = \"French fries\"", id),
            ("first = [\"#\"]", "first = [\"#.\"]", "the picture has an empty row or column at its edge"),
            ("kinds = 4", "kinds = 7", "the kinds of a set must be from 1 to 6, not 7"),
            ("each = 1", "each = 3", "the stalls of each kind must be from 1 to 2, not 3"),
            ("one = 1", "one = -1", "the points must be from 0 to 100, not -1"),
        ],
    );
    let text = own("stalls.toml");
    let (five, _) = text.rsplit_once("[[stall]]").unwrap_or_default();
    let error = load(&[("stalls.toml", five.to_owned())]).err().unwrap_or_default();
    assert!(error.ends_with("there is no stall for the face 6"), "{error}");
}

/// CT-1.10: what is wrong with the catalog is named with its line.
#[test]
fn a_bad_catalog_is_refused() {
    let slide = "big = [\"##\"]";
    refused(
        "rides.toml",
        &[
            ("bonus = 2", "bonus = 101", "a bonus must be from 0 to 100, not 101"),
            ("level = 2", "level = 7", "a level, which needs as many investors, must be from 1 to 6, not 7"),
            ("id = \"giant-slide\"", "id = \"carousel\"", "there are two rides with the id carousel"),
            (slide, "big = [\"#######\"]", "7 big squares, but there are only 6 constructors"),
            (slide, "big = [\"########\"]", "a blueprint has at most 24 pieces and 7 along a side"),
            (slide, "big = [\"#.#\"]", "the pieces of a blueprint must hang together by their sides"),
            (slide, "big = [\"#.\", \".#\"]", "the pieces of a blueprint must hang together by their sides"),
            (slide, "big = [\"#o\"]", "a blueprint is drawn with # and . only, not with 'o'"),
            (slide, "big = [\"##\", \"#\"]", "the rows of the picture have different lengths"),
            (slide, "big = [\"##.\"]", "the picture has an empty row or column at its edge"),
            (slide, "big = []", "the picture is empty"),
            (slide, "boxes = [\"###############\"]", "a blueprint has at most 24 pieces and 14 along a side"),
            ("[[ride]]", "[[ride", "unclosed array table, expected `]]`"),
        ],
    );
    for blueprint in ["", "big = [\"##\"]\nboxes = [\"##\"]"] {
        let error = changed("rides.toml", slide, blueprint).err().unwrap_or_default();
        assert_eq!(error, "rides.toml, line 15: a ride has one blueprint: either big or boxes");
    }
}

/// A small round lot, a catalog with single boxes and with levels that differ from sizes, and other numbers.
fn another() -> Kit<Components> {
    let sheet = own("sheet.toml");
    let (before, rest) = sheet.split_once("picture = [").unwrap_or_default();
    let after = rest.split_once(']').unwrap_or_default().1;
    let picture = "\n\"xx.....xx\",\n\"x.......x\",\n\".........\",\n\"....E....\",\n\".........\",\n\"x.......x\",\n\"xx.....xx\",\n";
    let sheet = format!("{before}picture = [{picture}]{after}").replace("count = 20", "count = 12");
    let rides = r###"
        provenance = "known"
        source = "a test"
        [[ride]]
        id = "booth"
        name = "Photo Booth"
        level = 1
        bonus = 0
        boxes = ["##", "#."]
        [[ride]]
        id = "boat"
        name = "Boat"
        level = 3
        bonus = 9
        big = ["##"]
    "###;
    load(&[("sheet.toml", sheet), ("rides.toml", rides.to_owned())]).unwrap_or_else(|bad| panic!("{bad}"))
}

/// CT-1.10: another sheet and catalog load, have another hash, and make a game that keeps all laws.
#[test]
fn another_sheet_can_be_played() {
    let kit = another();
    assert_ne!(kit.hash(), load(&[]).map(|own| own.hash()).unwrap_or_default());
    let lot = &kit.sheet.lot;
    assert_eq!((lot.boxes.count(), lot.entrance.to_string()), (51, "e4".to_owned()));
    assert_eq!(kit.rides[0].blueprint.big_squares(), 1, "three boxes are part of a big square");
    for seed in 0..12 {
        laws::check_game::<Tycoon>(&Setup::new(1 + seed as u8 % 3), kit, seed);
    }
}

/// CT-6.8: a ride of more levels than there are dice counts them all.
#[test]
fn a_level_beyond_the_dice_counts_all_dice() {
    let mut dice = Dice::quick(3);
    let game = Tycoon::deal(&Setup::new(1), another(), &mut dice).unwrap_or_else(|bad| panic!("{bad}"));
    let mut value = serde_json::to_value(&game).unwrap_or_default();
    value["carnivals"][0]["staff"] = serde_json::json!([1, 1, 2, 3]);
    value["carnivals"][0]["white"] = serde_json::json!([4, 3]);
    let mut game: Tycoon = serde_json::from_value(value).unwrap_or_else(|bad| panic!("{bad}"));
    for text in ["ride boat", "at c2"] {
        let action = game.parse(text).unwrap_or_else(|bad| panic!("{bad}"));
        let done = game.apply(Seat(0), action, &mut dice, &mut Vec::new());
        assert!(done.is_ok(), "{done:?}");
    }
    let own = &game.view(Eyes::All).carnivals[0];
    assert_eq!(own.rides[0].points, Some(4 + 3 + 9));
}
