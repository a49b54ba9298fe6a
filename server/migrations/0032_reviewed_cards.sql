ALTER TABLE dictionaries ADD COLUMN review text NOT NULL DEFAULT 'forward'
  CHECK (review IN ('forward', 'backward', 'both', 'off'));
