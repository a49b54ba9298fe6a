ALTER TABLE sessions ADD COLUMN nickname text;
