-- The test that questions are kept of: another one than `id` where a node of the release before started the test, and then the
-- other two columns are of that other one, too.
ALTER TABLE tests
  ADD COLUMN questions_of uuid,
  ADD COLUMN total integer,
  ADD COLUMN dictionary_name text;
