-- Guests who may be thrown away are found by their age.
CREATE INDEX guests_by_age ON people (created) WHERE login IS NULL;
