ALTER TABLE test_steps ADD COLUMN took_ms integer;
