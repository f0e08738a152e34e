//! Players that are not people.
//!
//! A bot knows a game through the contract alone, and never holds the true state: it is handed [`Seen`], which gives
//! it worlds imagined for its seat and nothing else. What it knows of one game beyond the rules is its [`Knowhow`].

mod bot;
mod easy;
mod knowhow;
mod level;
mod midway;
mod seen;

pub use bot::{Bot, NoChoice, choose};
pub use knowhow::{Knowhow, Standing};
pub use level::{Level, NoSuchLevel};
pub use seen::Seen;
