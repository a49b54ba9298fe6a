ALTER TABLE reports ADD COLUMN took_ms integer;
