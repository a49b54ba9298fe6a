-- The latest reviews that a device has taken back, by their ids: one that is still on its way is not added afterwards.
ALTER TABLE users ADD COLUMN withdrawn_reviews uuid[] NOT NULL DEFAULT '{}';
