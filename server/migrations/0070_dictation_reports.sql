ALTER TABLE reports ADD COLUMN sound boolean NOT NULL DEFAULT false;
