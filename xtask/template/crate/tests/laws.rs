use __module__::__Name__;

#[test]
fn the_laws_hold() {
    table::laws::check::<__Name__>();
}

#[test]
fn the_page_knows_this_game() {
    table::page::check::<__Name__>();
}
