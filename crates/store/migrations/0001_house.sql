-- One schema for SQLite and PostgreSQL: text and whole numbers only. Moments are milliseconds since 1970.

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- Guests have neither.
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

-- A token is stored as its hash: whoever reads this table cannot sign in with it.
CREATE TABLE sessions (
    token TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires);

CREATE TABLE tables (
    -- Fixed when the table is opened.
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    opening TEXT NOT NULL,
    seed TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- What the log amounts to, for lists; written together with each line of the log.
    seq BIGINT NOT NULL,
    phase TEXT NOT NULL,
    listed BIGINT NOT NULL,
    summary TEXT NOT NULL,
    changed BIGINT NOT NULL,
    -- When somebody should look at the table unasked: a deadline, or a bot's turn.
    due BIGINT
);
CREATE INDEX tables_by_phase ON tables (phase, listed, changed);
CREATE INDEX tables_by_due ON tables (due);

-- The log is the table: whoever writes line n first has acted.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- Made up by the client, so that a repeated request is done once.
    request TEXT,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, request)
);

CREATE TABLE seated (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);
CREATE INDEX seated_by_table ON seated (table_id);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (person, muted)
);
