//! The rules of `rules/midway.md`, one file a chapter.

mod scene;

mod c01_setting_up;
mod c02_turn;
mod c03_refresh;
mod c04_dice;
mod c05_actions;
mod c06_between_midways;
mod c07_building;
mod c08_blocking;
mod c09_end;
mod c10_teams;
mod c11_options;
mod c12_sight;
