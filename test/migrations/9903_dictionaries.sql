ALTER TABLE dictionaries ADD COLUMN colour text NOT NULL DEFAULT 'plain';
