-- When each field of a word was last changed, by the field's name in the API; without those that have not been changed
-- since the word was created.
ALTER TABLE words ADD COLUMN field_times jsonb NOT NULL DEFAULT '{}';
