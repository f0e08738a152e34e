//! The server from outside: real sockets, a real database.

mod abuse;
mod audit;
mod chat;
mod endings;
mod fair;
mod fuzz;
mod golden;
mod guard;
mod home;
mod keeper;
mod kill;
mod leaks;
mod lessons;
mod lobby;
mod mail;
mod nodes;
mod people;
mod play;
mod stopping;
mod time;
mod upkeep;
mod venue;
