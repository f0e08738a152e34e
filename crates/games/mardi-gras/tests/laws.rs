//! The eight laws, in random games of every player count and setting.

#[test]
fn the_laws_hold() {
    table::laws::check::<mardi_gras::MardiGras>();
}
