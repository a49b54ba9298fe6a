-- by itself
-- A mail replaces the unsent one of its topic by one statement.
DELETE FROM outbox AS old USING outbox AS newer WHERE old.topic = newer.topic AND old.id < newer.id;
DROP INDEX CONCURRENTLY IF EXISTS outbox_one_of_topic;
CREATE UNIQUE INDEX CONCURRENTLY outbox_one_of_topic ON outbox (topic) WHERE topic IS NOT NULL;
