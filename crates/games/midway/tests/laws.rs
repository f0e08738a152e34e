//! The eight laws of the contract, in random games of every player count and variant.

#[test]
fn the_laws_hold() {
    table::laws::check::<midway::Midway>();
}
