//! The rules, chapter by chapter.

mod ch01_table;
mod ch02_turns;
mod ch03_place;
mod ch04_build;
mod ch05_move;
mod ch06_entry;
mod ch07_windows;
mod ch08_abilities;
mod ch08_goals;
mod ch08_pairs;
mod ch09_scoring;
mod ch10_solo;
mod ch11_hidden;
mod components;
mod peril;
mod scene;
mod things;
mod ways;
