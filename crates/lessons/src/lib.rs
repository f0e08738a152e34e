//! Lessons at a real table.
//!
//! A [`Lesson`] is a record prefix and steps: `lessons/<game>/*.toml`, read once. A [`Course`] is a lesson and what a pupil
//! did so far; it follows from these two alone, so nobody has to keep it. [`check`] walks every lesson as a pupil would:
//! a rule that changes breaks the build and not the pupil.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]
#![warn(missing_docs)]

mod again;
mod check;
mod coach;
mod course;
mod judge;
mod lesson;
mod newcomer;
mod pattern;
mod puzzle;
mod read;
mod script;
mod shelf;
mod walk;

pub use again::{MAY_FIND, TIMES};
pub use check::check;
pub use coach::Note;
pub use course::{Answered, Course, Happened, Move, NoMove};
pub use lesson::{Answers, Lesson, NAMES, Score, Step, Want, Wants};
pub use newcomer::{Newcomer, Reached};
pub use puzzle::{PUZZLE, Puzzle, Sure, Then, Why, question, read_puzzles};
pub use read::{BadLesson, read};
pub use script::{NoLine, Scripted};
pub use shelf::{all, find, find_puzzle, of, puzzles};
