//! The rules of `rules/tycoon.md`, one file a chapter.

mod ch01_sheet;
mod ch02_setting_up;
mod ch03_round;
mod ch04_hiring;
mod ch05_stalls;
mod ch06_rides;
mod ch07_guests;
mod ch08_bankrupt;
mod ch09_scoring;
mod ch10_challenge;
mod ch11_settings;
mod ch12_race;
mod components;
mod scene;
mod things;
