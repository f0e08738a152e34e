//! The rules, one file a chapter of `rules/mardi-gras.md`.

mod scene;

mod ch01_city;
mod ch02_setting_up;
mod ch03_groundwork;
mod ch04_casino;
mod ch05_signing_up;
mod ch06_carnival;
mod ch07_advertisement;
mod ch08_parade;
mod ch09_recruitment_and_leadership;
mod ch10_scoring;
mod ch11_open_and_hidden;
mod notation;
mod text;
