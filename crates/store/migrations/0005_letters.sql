-- Additions only: a program of the version before goes on with this database, before and after.

-- Where somebody can be written to, once they have shown that the letters reach them; and the address that they wish for
-- until then.
ALTER TABLE people ADD COLUMN mail TEXT;
ALTER TABLE people ADD COLUMN mail_wanted TEXT;
CREATE INDEX people_by_mail ON people (LOWER(mail));

-- What was sent to people: the hash of what stands in the letter, and what it is good for.
CREATE TABLE letters (
    token TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    address TEXT NOT NULL,
    -- confirm or recover.
    purpose TEXT NOT NULL,
    at BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX letters_by_address ON letters (address, purpose, at);
CREATE INDEX letters_by_expiry ON letters (expires);

-- Lines of chat that were taken back, so that screens which show them can be told, and no number is given twice.
CREATE TABLE unsaid (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX unsaid_by_time ON unsaid (at);
