-- by itself
-- A session, a key and a log-in name their user. The keys by the token alone are what nodes of the release before use.
DROP INDEX CONCURRENTLY IF EXISTS sessions_of_users;
CREATE UNIQUE INDEX CONCURRENTLY sessions_of_users ON sessions (user_id, token_hash);
DROP INDEX CONCURRENTLY IF EXISTS tokens_of_users;
CREATE UNIQUE INDEX CONCURRENTLY tokens_of_users ON tokens (user_id, token_hash);
DROP INDEX CONCURRENTLY IF EXISTS log_in_flows_of_users;
CREATE UNIQUE INDEX CONCURRENTLY log_in_flows_of_users ON log_in_flows (user_id, token_hash);
