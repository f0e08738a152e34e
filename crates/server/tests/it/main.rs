//! The server from outside: real sockets, a real database.

mod audit;
mod chat;
mod endings;
mod fair;
mod fuzz;
mod golden;
mod guard;
mod kill;
mod leaks;
mod lessons;
mod lobby;
mod nodes;
mod people;
mod play;
mod time;
mod upkeep;
mod venue;
