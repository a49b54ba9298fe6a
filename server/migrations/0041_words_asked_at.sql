-- When the last test began that asked the word; null where that was before this was kept.
ALTER TABLE word_statistics ADD COLUMN asked_at timestamptz;
