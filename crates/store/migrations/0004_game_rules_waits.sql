-- A game is played to its end under the rules that it began with.
ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT 'walnut-grove';
ALTER TABLE tables ADD COLUMN rules BIGINT NOT NULL DEFAULT 1;
-- The numbers of the seats whose players are asked something, so that lists need not replay games.
ALTER TABLE tables ADD COLUMN waits_for TEXT NOT NULL DEFAULT '';
-- The bot and the version of the program that thought about it; nothing if that was not kept.
ALTER TABLE analyses ADD COLUMN made_by TEXT NOT NULL DEFAULT '';
