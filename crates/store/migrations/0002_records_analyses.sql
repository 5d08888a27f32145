-- Games that people brought along as records.
CREATE TABLE records (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    at BIGINT NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX records_of_person ON records (person, at);

-- What a bot thought of a game that is over: of a table or of a record, so that nobody has to wait for it twice.
CREATE TABLE analyses (
    game TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    text TEXT NOT NULL
);
