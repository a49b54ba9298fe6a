ALTER TABLE tests ADD COLUMN paused boolean NOT NULL DEFAULT false;
