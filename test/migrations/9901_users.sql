-- What a next release may do to the schema while this one serves: all of it only adds, to one table at a time.
ALTER TABLE users ADD COLUMN nickname text;
ALTER TABLE users ADD COLUMN streak integer NOT NULL DEFAULT 0;
