-- How often a dictionary or its words were changed: the version of its entries.
ALTER TABLE dictionaries ADD COLUMN changes_count integer NOT NULL DEFAULT 0;
