//! The rules of `rules/monsters.md`, one file a chapter.

mod scene;

mod ch01_getting_ready;
mod ch02_money;
mod ch03_season_card;
mod ch04_capturing;
mod ch05_keeping;
mod ch06_lands;
mod ch07_monsters;
mod ch08_staff;
mod ch09_events;
mod ch10_goals;
mod ch11_danger;
mod ch12_season_end;
mod ch13_game_end;
mod ch14_two_players;
mod ch15_simplified;
mod ch16_secrets;
mod components;
mod notation;
mod things;
