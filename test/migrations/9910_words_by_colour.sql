-- by itself: the table is large, and nobody waits for this index
DROP INDEX CONCURRENTLY IF EXISTS words_by_colour;
CREATE INDEX CONCURRENTLY words_by_colour ON words (user_id, dictionary_id, colour);
