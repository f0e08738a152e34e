//! The nine laws, for every player count and variant; and what the page is given.

use monsters::Monsters;

#[test]
fn all_laws_hold() {
    table::laws::check::<Monsters>();
}

#[test]
fn the_page_knows_this_game() {
    table::page::check::<Monsters>();
}
