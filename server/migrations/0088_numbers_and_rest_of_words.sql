-- by itself
-- What other programs know a word by: a later word has a higher number. Words of before have none, and are known by the
-- last 52 bits of their ids as they were: those are below any of these, and both are exact in JSON.
CREATE SEQUENCE IF NOT EXISTS word_numbers AS bigint MINVALUE 4503599627370496 MAXVALUE 9007199254740991;
ALTER TABLE words ADD COLUMN IF NOT EXISTS number bigint;
-- A word that rests is not asked. Few do.
ALTER TABLE words ADD COLUMN IF NOT EXISTS resting boolean NOT NULL DEFAULT false;
DROP INDEX CONCURRENTLY IF EXISTS words_resting;
CREATE INDEX CONCURRENTLY words_resting ON words (user_id, id) WHERE resting;
DROP INDEX CONCURRENTLY IF EXISTS words_by_number;
CREATE UNIQUE INDEX CONCURRENTLY words_by_number ON words (user_id, number);
