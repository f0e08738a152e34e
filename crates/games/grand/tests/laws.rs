//! The laws, for every player count and option; and the page's own copy of this game's types and positions.

use grand::Grand;

#[test]
fn the_laws_hold() {
    table::laws::check::<Grand>();
}

#[test]
fn the_page_knows_this_game() {
    table::page::check::<Grand>();
}
