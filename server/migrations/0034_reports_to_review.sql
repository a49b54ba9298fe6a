-- by itself
DROP INDEX CONCURRENTLY IF EXISTS reports_to_review;
CREATE INDEX CONCURRENTLY reports_to_review ON reports (user_id, id) WHERE NOT reviewed;
