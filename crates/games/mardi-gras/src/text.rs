use crate::view::View;
use table::Words;
pub(crate) fn draw(_: &View, _: &dyn Words) -> String {
    String::new()
}
