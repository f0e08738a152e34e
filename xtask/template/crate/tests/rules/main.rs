//! One file a chapter of `rules/__id__.md`.

mod ch01_setting_up;
mod ch02_a_turn;
mod ch03_the_end;
mod scene;
