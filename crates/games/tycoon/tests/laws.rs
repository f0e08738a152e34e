//! The nine laws, and what the page knows of the game.

#[test]
fn the_laws_hold() {
    table::laws::check::<tycoon::Tycoon>();
}

#[test]
fn the_page_knows_this_game() {
    table::page::check::<tycoon::Tycoon>();
}
