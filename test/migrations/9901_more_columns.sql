-- What a next release may do to the schema while this one serves: all of it only adds.
ALTER TABLE users ADD COLUMN nickname text;
ALTER TABLE users ADD COLUMN streak integer NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN device text;
ALTER TABLE dictionaries ADD COLUMN colour text NOT NULL DEFAULT 'plain';
ALTER TABLE words ADD COLUMN note text;
ALTER TABLE words ADD COLUMN seen integer NOT NULL DEFAULT 0;
ALTER TABLE tests ADD COLUMN paused boolean NOT NULL DEFAULT false;
ALTER TABLE test_steps ADD COLUMN took_ms integer;
ALTER TABLE reports ADD COLUMN took_ms integer;
ALTER TABLE outbox ADD COLUMN priority integer NOT NULL DEFAULT 0;

CREATE TABLE friends (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  friend_id uuid NOT NULL,
  PRIMARY KEY (user_id, friend_id)
);
