//! The eight laws.

#[test]
fn the_laws_hold() {
    table::laws::check::<tycoon::Tycoon>();
}
