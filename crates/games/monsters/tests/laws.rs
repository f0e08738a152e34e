//! The eight laws, for every player count and variant.

#[test]
fn all_laws_hold() {
    table::laws::check::<monsters::Monsters>();
}
