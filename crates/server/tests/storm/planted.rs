//! The checker itself: faults are planted in a good history, and it must find each of them.

use crate::check::{Found, check};
use crate::history::{Fate, Histories, History, Request, Sight, Told, Wish, fingerprint};
use crate::replay::{Logged, Stored};
use catalog::{Replaced, Table};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::{Dice, Eyes, Seat, Seed, Setup};

/// A table with its log, and two people who acted, were answered and saw every line of it.
struct Scene {
    tables: BTreeMap<String, Stored>,
    people: Vec<History>,
}

fn scene() -> Scene {
    let (setup, seed) = (Setup::new(2), Seed::from_text("a storm"));
    let nonces = vec!["one".to_owned(), "two".to_owned()];
    let person = |id: &str| json!({"who": {"t": "person", "id": id}, "nonce": null});
    let opening = json!({"setup": setup, "chairs": [person("p0"), person("p1")], "private": false});
    let sit = |seat: u8| json!({"t": "sit", "seat": seat, "person": format!("p{seat}"), "name": "x", "nonce": nonces[usize::from(seat)]});
    let mut lines: Vec<Logged> =
        (0..2).map(|seat| Logged { seq: u32::from(seat) + 1, request: None, entry: sit(seat) }).collect();
    let names = vec!["somebody".to_owned(); 2];
    let entry = catalog::find("midway").unwrap();
    let mut game = Table::open(entry, &setup, &Replaced::new(), names, seed, nonces.clone()).unwrap();
    let mut people = vec![History::default(), History::default()];
    let (mut dice, mut clock) = (Dice::quick(3), Instant::now());
    for seq in 3..40 {
        let seat = game.sitting().to_act().iter().next().unwrap();
        let offers = game.sitting().legal(seat);
        let action = offers[dice.index(offers.len())].action.clone();
        let events = game.act(seat, &action).unwrap();
        let id = format!("p{}-{seq}", seat.0);
        lines.push(Logged {
            seq,
            request: Some(format!("{seat}:{id}")),
            entry: json!({"t": "act", "seat": seat, "action": action}),
        });
        let heard = clock + Duration::from_millis(1);
        people[seat.at()].requests.push(Request {
            table: "t".into(),
            seat: seat.0,
            id,
            wish: Wish::Act(action.clone()),
            first_sent: clock,
            fate: Fate::Done { seq, heard },
        });
        clock = heard + Duration::from_millis(1);
        for own in [Seat(0), Seat(1)] {
            let eyes = Eyes::Seat(own);
            let told: Vec<_> = events.iter().filter_map(|event| event.told(eyes)).collect();
            let step = Told {
                seq,
                seat: Some(seat.0),
                undo: false,
                action: (own == seat).then(|| action.clone()),
                events: fingerprint(&table::json(&told)),
            };
            people[own.at()].sights.push(Sight {
                table: "t".into(),
                eyes,
                seq,
                over: false,
                from: Some(seq - 1),
                steps: vec![step],
                view: Some(fingerprint(&game.sitting().view(eyes))),
            });
        }
    }
    let stored = Stored { game: "midway".into(), opening, seed: seed.to_string(), lines };
    Scene { tables: BTreeMap::from([("t".to_owned(), stored)]), people }
}

impl Scene {
    fn lines(&mut self) -> &mut Vec<Logged> {
        &mut self.tables.get_mut("t").unwrap().lines
    }

    fn check(self) -> Found {
        let histories: Histories = self.people.into_iter().map(|history| Arc::new(Mutex::new(history))).collect();
        check(&histories, &self.tables).0
    }
}

/// The faults of a scene in which something was planted.
fn found(plant: impl FnOnce(&mut Scene)) -> Found {
    let mut scene = scene();
    plant(&mut scene);
    scene.check()
}

fn says(found: &Found, number: &str) -> bool {
    found.lost.iter().chain(&found.doubled).chain(&found.wrong).any(|fault| fault.starts_with(number))
}

#[test]
fn a_good_history_is_fine() {
    let found = found(|_| ());
    assert!(found.is_fine(), "{found:#?}");
    assert_eq!((found.acknowledged, found.sights, found.lines), (37, 74, 39));
}

#[test]
fn a_lost_line_is_found() {
    let end = found(|scene| drop(scene.lines().pop()));
    assert!(!end.lost.is_empty() && says(&end, "(4)"), "{end:#?}");
    let gap = found(|scene| drop(scene.lines().remove(20)));
    assert!(says(&gap, "(2)") && !gap.lost.is_empty());
    let all = found(|scene| scene.tables.clear());
    assert_eq!(all.lost.len(), 37 + 74);
}

#[test]
fn a_changed_line_is_found() {
    let changed = found(|scene| scene.lines()[10].entry["action"] = json!("end"));
    assert!(says(&changed, "(1)"));
    let moved = found(|scene| {
        if let Fate::Done { seq, .. } = &mut scene.people[0].requests[0].fate {
            *seq += 1;
        }
    });
    assert!(!moved.lost.is_empty());
}

#[test]
fn what_is_done_twice_is_found() {
    let twice = found(|scene| {
        let again = scene.lines()[38].clone();
        scene.lines().push(Logged { seq: 40, ..again });
    });
    assert!(!twice.doubled.is_empty());
}

#[test]
fn what_nobody_asked_for_is_found() {
    let nobodys = found(|scene| scene.lines()[38].request = Some("1:made-up".into()));
    assert!(says(&nobodys, "(6)"));
    let refused = found(|scene| {
        scene.people[0].requests[2].fate = Fate::Refused { code: wire::Code::Stale, sent: 1 };
    });
    assert!(says(&refused, "(6)"));
    let unanswered = found(|scene| scene.people[0].requests[2].fate = Fate::Unknown);
    assert!(unanswered.is_fine() && unanswered.unanswered == 1);
}

#[test]
fn what_overtakes_is_found() {
    let overtaken = found(|scene| {
        let late = Instant::now() + Duration::from_secs(9);
        scene.people[0].requests[0].first_sent = late;
    });
    assert!(says(&overtaken, "(5)"));
}

#[test]
fn who_is_taken_back_in_time_is_found() {
    let back = found(|scene| scene.people[1].sights.swap(4, 5));
    assert!(says(&back, "(4)"));
    let gap = found(|scene| scene.people[1].sights[9].from = Some(3));
    assert!(says(&gap, "(4)"));
}

#[test]
fn what_a_seat_may_not_see_is_found() {
    let other_view = found(|scene| {
        let other = scene.people[0].sights[12].view;
        scene.people[1].sights[12].view = other;
    });
    assert!(says(&other_view, "(8)"));
    let other_eyes = found(|scene| scene.people[1].sights[12].eyes = Eyes::All);
    assert!(says(&other_eyes, "(8)"));
    let others_action = found(|scene| {
        let sight = scene.people[0].sights.iter_mut().find(|sight| sight.steps[0].seat == Some(1)).unwrap();
        sight.steps[0].action = Some("end".into());
    });
    assert!(says(&others_action, "(8)"));
    let others_events = found(|scene| scene.people[0].sights[7].steps[0].events += 1);
    assert!(says(&others_events, "(8)"));
}
