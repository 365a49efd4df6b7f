-- The one table of the suite. Harmless when it is there already.
CREATE TABLE IF NOT EXISTS users (
    id         integer     PRIMARY KEY,
    username   text        NOT NULL,
    name       text        NOT NULL,
    email      text        NOT NULL,
    age        integer     NOT NULL,
    active     boolean     NOT NULL,
    city       text        NOT NULL,
    bio        text        NOT NULL,
    created_at timestamptz NOT NULL
);
