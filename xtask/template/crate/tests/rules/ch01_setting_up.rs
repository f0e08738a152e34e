use crate::scene::Scene;

/// __PREFIX__-1.1, __PREFIX__-1.2
#[test]
fn all_coconuts_stand_for_two_to_four_players() {
    for players in 2..=4 {
        let numbers: Vec<u8> = Scene::deal(players, "a").view().coconuts.iter().map(|one| one.number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
    }
}
