//! Tables that last: one interface, SQLite and PostgreSQL behind it.
