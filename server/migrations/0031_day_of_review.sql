ALTER TABLE users
  ADD COLUMN review_minutes smallint NOT NULL DEFAULT 10,
  ADD COLUMN review_new smallint NOT NULL DEFAULT 10,
  ADD COLUMN review_retention double precision NOT NULL DEFAULT 0.9,
  ADD COLUMN review_time_zone text NOT NULL DEFAULT 'UTC',
  ADD COLUMN review_day_starts_at smallint NOT NULL DEFAULT 4,
  -- The settings by which the memory of all cards was computed.
  ADD COLUMN memory_of text NOT NULL DEFAULT '0.9 UTC 4';
