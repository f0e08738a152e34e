//! The rules of `rules/tycoon.md`, one file a chapter.

mod bankrupt;
mod challenge;
mod guests;
mod hiring;
mod race;
mod rides;
mod round;
mod scene;
mod scoring;
mod setting_up;
mod settings;
mod sheet;
mod stalls;
