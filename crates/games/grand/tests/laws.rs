//! The eight laws, for every player count and option.

#[test]
fn the_eight_laws_hold() {
    table::laws::check::<grand::Grand>();
}
