-- One text for SQLite and PostgreSQL: only TEXT and BIGINT. Moments are milliseconds since 1970; flags are 0 or 1.

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name by which an account is found; a guest has none.
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL,
    banned BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    about TEXT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);

-- For programs; only a digest of the token is kept.
CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT
);
CREATE INDEX tokens_of_person ON tokens (person);

-- A game goes on with the edition it began with, also after the program has got another one.
CREATE TABLE editions (
    title TEXT PRIMARY KEY,
    text TEXT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    host TEXT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- waiting, playing, over
    stage TEXT NOT NULL,
    listed BIGINT NOT NULL,
    -- How many entries its log has.
    version BIGINT NOT NULL,
    edition TEXT NOT NULL REFERENCES editions (title),
    options TEXT NOT NULL,
    secret TEXT NOT NULL,
    watch TEXT NOT NULL,
    result TEXT,
    -- When somebody has to look after it (a bot thinks, a clock runs out), and which node does until when.
    wake BIGINT,
    owner TEXT,
    lease BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_by_stage ON tables (stage, listed, changed);
CREATE INDEX tables_of_host ON tables (host, stage);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person TEXT REFERENCES people (id),
    bot TEXT,
    invitation TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_person ON seats (person);

-- All that ever happened at a table. It only grows.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL,
    -- The clocks after this entry.
    clocks TEXT,
    -- The key of the request that made it, so that a repeated request does nothing twice.
    request TEXT,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
