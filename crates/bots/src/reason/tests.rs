//! What is named, and whether it is true.

use super::*;
use crate::Budget;
use catalog::games::{Grand, MardiGras, Midway, Monsters, Tycoon};
use table::{Kit, Setup};

/// So many real positions a game, and so much thought about each.
const POSITIONS: usize = 40;
const THOUGHT: Budget = Budget::iterations(120);

fn difference(parts: &[(&'static str, f32)]) -> Difference {
    Difference { parts: parts.iter().copied().collect(), ..Difference::default() }
}

fn corrected(amount: f32, chance: f32, correction: f32) -> Difference {
    Difference { chance, correction, ..difference(&[("tickets", amount)]) }
}

#[test]
fn what_a_network_adds_is_a_part_without_a_name() {
    let told = |correction: f32| named(&[corrected(3.0, 0.1, correction), corrected(3.1, 0.1, correction)]).len();
    assert_eq!([told(0.0), told(0.05)], [1, 1]);
    // It makes the gap so much larger that tickets are not even six tenths of it.
    assert_eq!(told(0.08), 0);
    // It takes most of the gap away.
    assert_eq!([told(-0.02), told(-0.05)], [1, 0]);
    // The parts speak against it, and the network for it.
    assert_eq!(named(&[corrected(3.0, -0.1, 0.3), corrected(3.0, -0.1, 0.3)]), []);
}

#[test]
fn a_rival_is_named_where_it_is_always_the_same() {
    let met = |one, two| Difference { strongest: [Some(Seat(one)), Some(Seat(two))], ..Difference::default() };
    assert_eq!(rival(&[met(1, 1), met(1, 1)]), Some(Seat(1)));
    assert_eq!(rival(&[met(1, 2), met(2, 1)]), None);
    assert_eq!(rival(&[]), None);
}

#[test]
fn what_makes_up_most_of_the_difference_is_named() {
    let worlds = [difference(&[("tickets", 3.0), ("land", 0.5)]), difference(&[("tickets", 2.8), ("land", 0.4)])];
    let named = named(&worlds);
    assert_eq!(named.len(), 1);
    assert_eq!(named[0].0, "tickets");
    assert!((named[0].1 - 2.9).abs() < 1e-5);
}

#[test]
fn a_difference_within_its_noise_has_no_reason() {
    let worlds = [difference(&[("tickets", 3.0)]), difference(&[("tickets", -2.8)]), difference(&[("tickets", 0.9)])];
    assert_eq!(named(&worlds), []);
}

#[test]
fn many_small_parts_are_no_reason() {
    let spread: Vec<(&'static str, f32)> = ["a", "b", "c", "d", "e", "f"].iter().map(|name| (*name, 1.0)).collect();
    assert_eq!(named(&[difference(&spread), difference(&spread)]), []);
}

#[test]
fn a_worse_action_has_no_reason() {
    let worlds = [difference(&[("tickets", -1.0)]), difference(&[("tickets", -1.1)])];
    assert_eq!(named(&worlds), []);
}

/// Of the gap between two actions in these worlds, what these parts make up, and the whole of it.
fn share_of(differences: &[Difference], named: &[Reason]) -> (f32, f32) {
    let sum = |wanted: &dyn Fn(&str) -> bool| -> f32 {
        let parts = differences.iter().flat_map(|one| &one.parts);
        parts.filter(|(name, _)| wanted(name)).map(|(_, amount)| amount).sum()
    };
    (sum(&|name| named.iter().any(|reason| reason.term == name)), sum(&|_| true))
}

/// Plays on as advised, and counts again what every reason given on the way claims: in the worlds that it was found in, and
/// in others, where a part that was only chance would not come again.
fn honest<G: Knowhow>(players: u8) {
    let deal = |seed: u64| G::deal(&Setup::new(players), Kit::own().unwrap(), &mut Dice::quick(seed)).unwrap();
    let (mut game, mut dice) = (deal(0), Dice::quick(1));
    let (mut asked, mut spoke, mut told, mut gaps) = (0, 0, 0.0, 0.0);
    for step in 0u64.. {
        let Some(seat) = game.to_act().first() else {
            game = deal(step);
            continue;
        };
        let seen = Seen::new(&game, seat);
        let mut thought = Thought::<G>::new(&Mind::new(Rule::Guided, G::tuning()), seat, 1);
        thought.run(seen, THOUGHT, &mut dice);
        let weighed = thought.weighed();
        if let [best, other, ..] = weighed[..]
            && best.value > other.value
        {
            asked += 1;
            let both = [best.action, other.action];
            let given = reasons(&thought, seen, both[0], both[1], &mut Dice::quick(step));
            if !given.is_empty() {
                spoke += 1;
                let first = u64::from(Dice::quick(step).bits());
                let (named, gap) = share_of(&differences(&thought, seen, both, first..first + WORLDS), &given);
                assert!(named >= (MOST_OF_IT - 1e-3) * gap, "{}: {named} of {gap}, {given:?}", G::about().id);
                let elsewhere = 1 << 40;
                let (named, gap) = share_of(&differences(&thought, seen, both, elsewhere..elsewhere + WORLDS), &given);
                (told, gaps) = (told + named, gaps + gap);
            }
        }
        if asked == POSITIONS {
            break;
        }
        let action = weighed[0].action;
        game.step(seat, action, &mut dice);
    }
    let again = told / gaps;
    println!("{}: {spoke} of {asked} hints say why; {:.0} % of the gap in other worlds", G::about().id, 100.0 * again);
    assert!(spoke > 0, "{}: no hint ever says why", G::about().id);
    assert!(again >= MOST_OF_IT, "{}: what is named makes up {again} of the gap", G::about().id);
}

#[test]
fn what_is_named_makes_up_most_of_the_gap_in_every_game() {
    honest::<Midway>(3);
    honest::<Grand>(2);
    honest::<Monsters>(3);
    honest::<MardiGras>(3);
    honest::<Tycoon>(2);
}
