//! The printed parts, and what happens with others.

use crate::scene::*;
use monsters::{Components, Kind, Region};
use table::Kit;

/// CM-6.1, CM-6.5: thirteen lands of each waking region, seven Dreamlands, as they are printed.
#[test]
fn lands_of_each_region() {
    for region in Region::ALL {
        let mut lands: Vec<(u8, u8)> = kit()
            .deck(false)
            .filter_map(|card| match kit().kind(card) {
                Kind::Land(land) if land.region == region => Some((land.points, land.distant)),
                _ => None,
            })
            .collect();
        lands.sort_unstable();
        let mut wanted = vec![(1, 0); 10];
        wanted.extend([(2, 1), (2, 1), (3, 2)]);
        assert_eq!(lands, if region == Region::Dreamlands { vec![(3, 0); 7] } else { wanted });
    }
}

/// CM-7.1: in the waking regions every monster is worth 3 x level + 2 x danger - 2 x lore.
#[test]
fn monsters_obey_the_curve() {
    let monsters: Vec<_> = kit().deck(false).filter_map(|card| kit().monster(card)).collect();
    for monster in monsters.iter().filter(|monster| monster.region != Region::Dreamlands) {
        assert_eq!(monster.vp, 3 * monster.level + 2 * monster.danger - 2 * monster.lore);
    }
    assert_eq!(monsters.iter().filter(|monster| monster.danger > 0).count(), 34);
    assert_eq!(monsters.iter().map(|monster| u32::from(monster.danger)).sum::<u32>(), 48);
    for region in Region::ALL {
        let wanted = if region == Region::Dreamlands { 8 } else { 14 };
        assert_eq!(monsters.iter().filter(|monster| monster.region == region).count(), wanted);
    }
}

#[test]
fn other_numbers_can_be_played_with() {
    let kit = Kit::<Components>::altered("game.toml", "start_crowns = 4", "start_crowns = 6").unwrap();
    assert_eq!(kit.numbers.start_crowns, 6);
}

#[test]
fn bad_parts_are_refused_with_a_cause() {
    for (name, old, new, cause) in [
        ("goals.toml", "copies = 1", "copies = 2", "game.toml counts 21"),
        ("goals.toml", "vp = 2", "vp = 99", "vp is 99"),
        ("monsters.toml", "level = 1", "level = 99", "level is 99"),
        ("lands.toml", "id = \"caves-land\"", "id = \"aerie-land\"", "aerie-land is there twice"),
        ("lands.toml", "id = \"aerie-land\"", "id = \"Aerie Land\"", "small letters"),
        ("lands.toml", "region = \"aerie\"", "region = \"moon\"", "moon"),
        ("seasons.toml", "matches = { region = \"aerie\" }", "matches = {}", "either a region"),
        ("game.toml", "faces = [0, 0, 0, 0, 1, 2]", "faces = []", "faces"),
        ("game.toml", "loan_crowns = 3", "loan_crowns = 0", "at least 1 crown"),
        ("staff.toml", "provenance = \"known\"", "provenance = \"rumour\"", "rumour"),
    ] {
        let refused = Kit::<Components>::altered(name, old, new).unwrap_err().to_string();
        assert!(refused.starts_with(name) && refused.contains(cause), "{refused}");
    }
}
