-- by itself: each in a transaction of its own
-- The most new cards of this dictionary a day; null: no limit of its own.
ALTER TABLE dictionaries ADD COLUMN IF NOT EXISTS new_per_day smallint;
-- New words are shown before they are asked.
ALTER TABLE users ADD COLUMN IF NOT EXISTS review_introduce boolean NOT NULL DEFAULT true;
