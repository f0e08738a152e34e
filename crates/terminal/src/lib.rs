//! Play in a terminal.
