-- The most new cards of this dictionary a day; null: no limit of its own.
ALTER TABLE dictionaries ADD COLUMN new_per_day smallint;
-- New words are shown before they are asked.
ALTER TABLE users ADD COLUMN review_introduce boolean NOT NULL DEFAULT true;
