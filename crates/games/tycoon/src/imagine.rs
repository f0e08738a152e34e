//! Nothing is hidden in this game: the one world that a seat can imagine is the real one.

use crate::state::Tycoon;

impl Tycoon {
    #[inline]
    pub(crate) fn imagined(&self) -> Tycoon {
        self.clone()
    }
}
