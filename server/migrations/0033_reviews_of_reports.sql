-- Whether the answers of a test are in the log of reviews; those of older releases are brought there by a job.
ALTER TABLE reports ADD COLUMN reviewed boolean NOT NULL DEFAULT false;
