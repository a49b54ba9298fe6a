-- Whether terms are sorted and indexed without the article before them. Keys that are there were computed so.
ALTER TABLE dictionaries ADD COLUMN skip_articles boolean NOT NULL DEFAULT true;
