//! The laws, in random games of every player count and setting, and what the page is given.

use mardi_gras::MardiGras;

#[test]
fn the_laws_hold() {
    table::laws::check::<MardiGras>();
}

#[test]
fn the_page_knows_this_game() {
    table::page::check::<MardiGras>();
}
