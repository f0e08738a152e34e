use crate::scene::*;
use monsters::{EventEffect, Kind, Monsters, SIMPLIFIED, StaffEffect};
use serde_json::json;
use table::{Eyes, Game, Setup, Thing};

/// CM-15.1: no goals, and of staff and events only those that give hunters, tokens or crowns.
#[test]
fn what_is_taken_out() {
    let left: Vec<Kind> = kit().deck(true).map(|card| kit().kind(card)).collect();
    assert_eq!(left.len(), 181);
    assert!(!left.iter().any(|kind| matches!(kind, Kind::Goal(_))));
    let explorer = |kind: &Kind| matches!(kind, Kind::Staff(staff) if staff.effect == StaffEffect::Explorer);
    assert!(!left.iter().any(explorer));
    assert_eq!(left.iter().filter(|kind| matches!(kind, Kind::Staff(_))).count(), 9);
    assert_eq!(left.iter().filter(|kind| matches!(kind, Kind::Event(_))).count(), 22);
    assert!(left.contains(&Kind::Event(EventEffect::HunterTokens { amount: 1 })));
}

/// CM-15.1, CM-15.2: with any number of players, dealt as usual.
#[test]
fn any_number_of_players() {
    for players in 2..=5u8 {
        let mut scene = Scene::deal(&Setup::new(players).with(SIMPLIFIED, "on"), 3);
        assert_eq!(scene.state()["deck"].as_array().unwrap().len(), 181 - 8 * usize::from(players));
        assert_eq!(scene.crowns(ADA), 4);
        scene.wander(|game| game.is_over());
        assert!(scene.game.sheet(ADA).lines.iter().all(|line| !line.rule.0.starts_with("CM-10")));
    }
}

/// CM-15.1: where kept cards are explained nobody is told of goals, which are not in the game.
#[test]
fn goals_are_not_spoken_of() {
    for simplified in [false, true] {
        let mut scene = Scene::bare(3);
        scene.edit(|state| state["simplified"] = json!(simplified));
        let view = scene.game.view(Eyes::Seat(ADA));
        let note = Monsters::explain(&view, &Thing::named("kept:0")).unwrap();
        assert_eq!(note.lines.iter().any(|line| line.key == "monsters-is-kept-goals"), !simplified);
    }
}
