-- Additions only: a program of the version before goes on with this database, before and after.

-- What somebody has chosen for their page, as JSON that only the page reads.
CREATE TABLE choices (
    person TEXT NOT NULL PRIMARY KEY,
    choices TEXT NOT NULL
);
