//! Every lesson can be done, and everything that it speaks of is there. One test for each game that has lessons:
//! `cargo test -p lessons midway`.

use lessons::{Course, Lesson, Move};
use table::Thing;
use words::Catalogue;

fn check(game: &str) {
    let lessons: Vec<&Lesson> = lessons::of(game).collect();
    let faults = lessons::check(game, &lessons, Catalogue::english(), Catalogue::english().files());
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

include!(concat!(env!("OUT_DIR"), "/tests.rs"));

#[test]
fn what_is_told_further_is_what_comes_next() {
    let mut told = 0;
    for entry in catalog::all() {
        for lesson in lessons::of(entry.about.id) {
            let mut course = Course::begin(lesson).expect("a lesson begins");
            let mut expected: Vec<Vec<Thing>> = Vec::new();
            while let Some(note) = course.note() {
                let Some(model) = note.model.filter(|_| !note.read) else {
                    assert!(expected.is_empty(), "{}: there is no {expected:?}", lesson.name);
                    course.go(&Move::Next).expect("there is something to read");
                    continue;
                };
                if !expected.is_empty() {
                    assert_eq!(model.things, expected.remove(0), "{}", lesson.name);
                }
                assert!(
                    !model.price.for_good || note.further.is_empty(),
                    "{}: more is told than can be known",
                    lesson.name
                );
                told += note.further.len();
                expected = note.further;
                course.go(&Move::Act(model.action)).expect("what is shown can be done");
            }
        }
    }
    assert!(told > 0);
}
