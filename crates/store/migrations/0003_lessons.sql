-- Additions only: a program of the version before goes on with this database, before and after.

-- The lessons that somebody has done, as `game/name`.
CREATE TABLE learnt (
    person TEXT NOT NULL,
    lesson TEXT NOT NULL,
    PRIMARY KEY (person, lesson)
);
