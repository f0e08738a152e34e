//! The rules of `rules/midway.md`, one file a chapter.

mod scene;

mod ch01_setting_up;
mod ch02_turn;
mod ch03_refresh;
mod ch04_dice;
mod ch05_actions;
mod ch06_between_midways;
mod ch07_building;
mod ch08_blocking;
mod ch09_end;
mod ch10_teams;
mod ch11_options;
mod ch12_sight;
mod invariants;
mod records;
mod things;
