-- Additions only: a program of the version before goes on with this database, before and after.

-- What the database says of itself. `compat` is the oldest level of this schema that a program must know to use it; it
-- is raised only by a change that an older program could not live with.
CREATE TABLE about (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO about (name, value) VALUES ('compat', '1');

-- Made up by the client, so that a line of chat that is sent again is said once.
ALTER TABLE chat ADD COLUMN request TEXT;
CREATE UNIQUE INDEX chat_by_request ON chat (table_id, person, request);

-- Who opened the table; nobody knows of tables that were opened before.
ALTER TABLE tables ADD COLUMN host TEXT;
CREATE INDEX tables_by_host ON tables (host, phase);

-- When a session was last used, and by what, in its own words.
ALTER TABLE sessions ADD COLUMN seen BIGINT;
ALTER TABLE sessions ADD COLUMN device TEXT;

-- Who is at a table on each node, until they are not heard of any more.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    node TEXT NOT NULL,
    people TEXT NOT NULL,
    watchers BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (table_id, node)
);
CREATE INDEX presence_by_end ON presence (until);

-- How much of what is rare somebody may still do: in thousandths, as it was at that moment.
CREATE TABLE buckets (
    name TEXT NOT NULL PRIMARY KEY,
    filled BIGINT NOT NULL,
    at BIGINT NOT NULL
);

-- One-time codes that stand in for a forgotten password, as hashes.
CREATE TABLE recovery (
    person TEXT NOT NULL REFERENCES people (id),
    code TEXT NOT NULL,
    PRIMARY KEY (person, code)
);

-- Those who look after the house.
ALTER TABLE people ADD COLUMN keeper BIGINT;

CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT,
    -- The line of chat that it is about, and what it said when it was reported.
    number BIGINT,
    text TEXT,
    reason TEXT NOT NULL,
    settled BIGINT
);
CREATE INDEX reports_by_time ON reports (settled, at);

-- `kind` is person or address; an address is stored as it is, since hosts must be able to recognise it.
CREATE TABLE bans (
    kind TEXT NOT NULL,
    whom TEXT NOT NULL,
    what TEXT NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT,
    why TEXT NOT NULL,
    PRIMARY KEY (kind, whom, what)
);

-- What those who look after the house did.
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    keeper TEXT NOT NULL,
    deed TEXT NOT NULL,
    about TEXT NOT NULL,
    why TEXT NOT NULL
);
CREATE INDEX audit_by_time ON audit (at);
