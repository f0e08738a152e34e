//! Lessons teach: whoever has done them and only does what they say wins more games than before.
//! `cargo run -p lessons --example newcomer` prints the figures.

use lessons::Newcomer;

const GAMES: u64 = 60;

#[test]
fn lessons_make_a_better_player() {
    let (mut before, mut after) = (0, 0);
    for entry in catalog::all().iter().filter(|entry| lessons::of(entry.about.id).next().is_some()) {
        let id = entry.about.id;
        let play = |newcomer: Newcomer| newcomer.play(entry, GAMES).unwrap_or_else(|why| panic!("{id}: {why}"));
        let (ignorant, taught) = (play(Newcomer::ignorant()), play(Newcomer::taught(id)));
        assert!(taught.points > ignorant.points, "{id}: {ignorant:?}, and after all lessons {taught:?}");
        before += ignorant.won;
        after += taught.won;
    }
    assert!(after > 2 * before, "won before {before}, after {after}");
}
