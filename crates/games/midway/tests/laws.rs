//! The laws of the contract, in random games of every player count and variant; and what the page is given.

use midway::Midway;

#[test]
fn the_laws_hold() {
    table::laws::check::<Midway>();
}

#[test]
fn the_page_knows_this_game() {
    table::page::check::<Midway>();
}
