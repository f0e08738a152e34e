//! The city and its pieces.

use std::collections::{BTreeMap, BTreeSet};

use mardi_gras::city::{City, Point};
use mardi_gras::routes::{Length, Route};
use mardi_gras::{Components, Event, Kind, Stage};
use table::{Kit, Parts, Setup};

use crate::scene::{BLUE, Scene, kit, scene, tally};

type Edge = [Point; 2];

fn edge(one: Point, other: Point) -> Edge {
    if one <= other { [one, other] } else { [other, one] }
}

fn edges(polygon: &[Point]) -> Vec<Edge> {
    (0..polygon.len()).map(|place| edge(polygon[place], polygon[(place + 1) % polygon.len()])).collect()
}

fn stop_edges(city: &City) -> Vec<Edge> {
    city.stops.iter().map(|stop| edge(city.nodes[&stop.ends[0]], city.nodes[&stop.ends[1]])).collect()
}

/// Twice the signed area.
fn area(polygon: &[Point]) -> i32 {
    let pairs = polygon.iter().zip(polygon.iter().cycle().skip(1));
    pairs.map(|(one, next)| one[0] * next[1] - next[0] * one[1]).sum()
}

/// On which side of a line a point lies.
fn side([from, to]: Edge, point: Point) -> i32 {
    ((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0])).signum()
}

fn cross(one: Edge, other: Edge) -> bool {
    let parted = |line: Edge, ends: Edge| side(line, ends[0]) * side(line, ends[1]) < 0;
    parted(one, other) && parted(other, one)
}

/// MG-1.1: there are 23 neighborhoods, and every stop is the border between the two that it names.
#[test]
fn every_stop_parts_two_neighborhoods() {
    let city = &kit().parts().city;
    assert_eq!(city.quarters.len(), 23);
    assert_eq!(city.stops.len(), 43);
    for (stop, border) in city.stops.iter().zip(stop_edges(city)) {
        let beside: BTreeSet<usize> =
            (0..23).filter(|&at| edges(&city.quarters[at].polygon).contains(&border)).collect();
        let named: BTreeSet<usize> = stop.between.iter().map(|at| at.index()).collect();
        assert_eq!(beside, named, "{} from {} to {}", stop.street, stop.ends[0], stop.ends[1]);
    }
}

/// MG-1.1: the map is planar. No two borders cross, each is a stop or the rim, and the neighborhoods cover all the land.
#[test]
fn neighborhoods_cover_the_land_once() {
    let city = &kit().parts().city;
    let mut owners: BTreeMap<Edge, usize> = BTreeMap::new();
    for quarter in &city.quarters {
        edges(&quarter.polygon).into_iter().for_each(|border| *owners.entry(border).or_default() += 1);
    }
    let stops: BTreeSet<Edge> = stop_edges(city).into_iter().collect();
    for (border, count) in &owners {
        assert_eq!(*count, if stops.contains(border) { 2 } else { 1 }, "{border:?}");
    }
    let borders: Vec<Edge> = owners.into_keys().collect();
    for (place, &one) in borders.iter().enumerate() {
        assert!(borders[place..].iter().all(|&other| !cross(one, other)), "{one:?} crosses another border");
    }
    let land: i32 = city.quarters.iter().map(|quarter| area(&quarter.polygon).abs()).sum();
    let river = area(&city.river_bank).abs();
    assert_eq!(land + river, 2 * city.canvas[0] * city.canvas[1]);
}

fn lettered(letters: &str) -> Vec<&'static Route> {
    let routes = &kit().parts().routes;
    letters.chars().map(|letter| routes.iter().find(|route| route.letter == letter).unwrap()).collect()
}

/// MG-1.2: ten routes of three lengths.
#[test]
fn routes_have_their_lengths() {
    assert_eq!(kit().routes.len(), 10);
    for (letters, length, stops) in [("ACGH", Length::Short, 5), ("BDEI", Length::Medium, 8), ("FJ", Length::Long, 12)]
    {
        for route in lettered(letters) {
            assert_eq!((route.length, route.halts.len()), (length, stops), "{}", route.letter);
        }
    }
}

/// MG-1.2: routes start at the edge of the map and never come to a stop twice.
#[test]
fn routes_start_at_the_edge() {
    let city = &kit().parts().city;
    for route in &kit().parts().routes {
        let [x, y] = city.nodes[&route.path[0]];
        assert!(x == 0 || y == 0 || x == city.canvas[0] || y == city.canvas[1], "{}", route.letter);
        let walked: BTreeSet<Edge> =
            route.path.windows(2).map(|pair| edge(city.nodes[&pair[0]], city.nodes[&pair[1]])).collect();
        assert_eq!(walked.len(), route.halts.len(), "{}", route.letter);
    }
}

/// MG-1.3: the bend of Orleans Avenue holds two stops of route I, and the parade halts at both.
#[test]
fn bends_hold_two_stops() {
    let route = lettered("I")[0];
    assert_eq!(route.halts[6].between, route.halts[7].between);
    let mut scene = Scene::of(&Setup::new(3).with("royalty", "first_seat"), "AGIDF");
    scene.game.round = 2;
    scene.hand(BLUE, [3, 3, 3, 3]);
    scene.station(BLUE, 2, 1);
    let mut events = scene.carnival(BLUE);
    while let Stage::Parade { .. } = scene.game.stage {
        events.extend(scene.act("pass"));
    }
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Halted { .. })).count(), 8);
}

/// MG-1.4, MG-1.5: 23 revelers and 18 cards of each kind; green goes with Food, gold with Cups, purple with Hats, white
/// with Beads.
#[test]
fn kinds_and_their_counts() {
    assert_eq!(kit().revelers, tally([23; 4]));
    assert_eq!(kit().throws, tally([18; 4]));
    let pairs: Vec<_> = Kind::ALL.iter().map(|kind| (kind.color(), kind.throw())).collect();
    assert_eq!(pairs, [("green", "food"), ("gold", "cups"), ("purple", "hats"), ("white", "beads")]);
}

/// MG-1.6: nine members a krewe; with three players the fourth color has nothing.
#[test]
fn krewes_have_nine_members() {
    let four = scene().game;
    assert!(four.krewes.iter().all(|krewe| krewe.home + krewe.reserve == 9));
    let three = Scene::of(&Setup::new(3), "AGBDF").game;
    assert_eq!(three.playing().len(), 3);
    assert_eq!(three.krewes[3], Default::default());
}

/// MG-1.7: the slots of the three lengths, from left to right.
#[test]
fn slots_of_the_cards() {
    let slots = |letter: &str| lettered(letter)[0].slots.iter().map(|slot| slot.letter()).collect::<String>();
    for (letters, printed) in [("ACGH", "APPRRL"), ("BDEI", "APPPRL"), ("FJ", "APPPP")] {
        for letter in letters.chars() {
            assert_eq!(slots(&letter.to_string()), printed, "{letter}");
        }
    }
}

fn complaint(kit: Result<table::Kit<Components>, table::BadParts>) -> String {
    kit.expect_err("the parts should be refused").to_string()
}

#[test]
fn replaced_parts_are_checked() {
    let gap = complaint(Kit::altered("routes.toml", r#"path = ["eC", "n5", "n6""#, r#"path = ["eC", "n4", "n6""#));
    assert!(gap.starts_with("routes.toml, line ") && gap.ends_with("no street runs from eC to n4"), "{gap}");
    let short = complaint(Kit::altered("routes.toml", r#""n17", "r2"]"#, r#""n17"]"#));
    assert!(short.contains("route G has 4 stops"), "{short}");
    let order = complaint(Kit::altered("routes.toml", "APPRRL", "PARRL"));
    assert!(order.contains("in the order A, P, R, L"), "{order}");
    let many = complaint(Kit::altered("routes.toml", "APPRRL", "APPPRRL"));
    assert!(many.contains("six slots at most"), "{many}");
    let nowhere = complaint(Kit::altered("map.toml", r#"["gert-town", "broadmoor"]"#, r#"["gert-town", "narnia"]"#));
    assert!(nowhere.starts_with("map.toml, line ") && nowhere.contains("\"narnia\""), "{nowhere}");
    let twice = complaint(Kit::altered("map.toml", r#"["gert-town", "broadmoor"]"#, r#"["broadmoor", "broadmoor"]"#));
    assert!(twice.contains("two different neighborhoods"), "{twice}");
    let cubes = complaint(Kit::altered("pieces.toml", "cubes = 23", "cubes = 22"));
    assert!(cubes.contains("91 revelers"), "{cubes}");
    let krewe = complaint(Kit::altered("pieces.toml", "members = 9", "members = 2"));
    assert!(krewe.contains("3 to 9 members"), "{krewe}");
}

/// A stop lies on its street between two nodes that follow each other there, written from either side.
#[test]
fn replaced_stops_lie_on_their_streets() {
    let ends = |to: &str| Kit::<Components>::altered("map.toml", r#"ends = ["eA", "n1"]"#, &format!("ends = {to}"));
    assert!(ends(r#"["n1", "eA"]"#).is_ok());
    for (elsewhere, said) in [
        (r#"["eA", "n2"]"#, "Broad Street does not run from eA to n2"),
        (r#"["n2", "eA"]"#, "Broad Street does not run from n2 to eA"),
        (r#"["n1", "n7"]"#, "Broad Street does not run from n1 to n7"),
    ] {
        let complaint = complaint(ends(elsewhere));
        assert!(complaint.contains(said), "{complaint}");
    }
}

/// A card and its reveler stand together; there are enough cards for every hand, and no more than can be counted.
#[test]
fn replaced_pieces_are_counted() {
    let own = Components::FILES.iter().find(|(name, _)| *name == "pieces.toml").map_or("", |(_, text)| *text);
    let cards = |kinds: [u8; 4]| {
        let with = |text: String, count: &u8| text.replacen("cards = 18", &format!("cards={count}"), 1);
        let text = kinds.iter().fold(own.to_owned(), with);
        Kit::<Components>::load(&BTreeMap::from([("pieces.toml".to_owned(), text)]))
    };
    for enough in [[6, 6, 6, 6], [255, 0, 0, 0]] {
        assert!(cards(enough).is_ok(), "{enough:?}");
    }
    for wrong in [[6, 6, 6, 5], [0, 0, 0, 1], [255, 1, 0, 0], [255, 255, 0, 0]] {
        let complaint = complaint(cards(wrong));
        assert!(complaint.contains("too few or too many"), "{wrong:?}: {complaint}");
    }
    for (from, to, said) in [
        (r#"reveler = "green""#, r#"reveler = "gold""#, "the kind food with green revelers"),
        (r#"throw = "Food""#, r#"throw = "Cups""#, "the kind food with green revelers"),
        (r#", "black"]"#, "]", "4 krewes of 3 to 9 members"),
        ("members = 9", "members = 10", "4 krewes of 3 to 9 members"),
    ] {
        let complaint = complaint(Kit::altered("pieces.toml", from, to));
        assert!(complaint.contains(said), "{complaint}");
    }
    assert!(Kit::<Components>::altered("pieces.toml", "members = 9", "members = 3").is_ok());
}

/// MG-2.2: there must be as many routes of each length as a game draws; more are welcome.
#[test]
fn replaced_routes_are_enough_for_a_game() {
    let own = Components::FILES.iter().find(|(name, _)| *name == "routes.toml").map_or("", |(_, text)| *text);
    let without = |letters: &str| {
        let kept = |block: &&str| !letters.chars().any(|letter| block.contains(&format!("letter = \"{letter}\"")));
        let text = own.split("[[route]]").filter(kept).collect::<Vec<_>>().join("[[route]]");
        Kit::<Components>::load(&BTreeMap::from([("routes.toml".to_owned(), text)]))
    };
    for enough in ["", "A", "AC", "BD", "F", "ACBDF"] {
        assert!(without(enough).is_ok(), "without {enough}");
    }
    for (few, said) in
        [("ACG", "2 Short routes; there are 1"), ("BDE", "2 Medium"), ("FJ", "1 Long routes; there are 0")]
    {
        let complaint = complaint(without(few));
        assert!(complaint.contains(said), "without {few}: {complaint}");
    }
}
