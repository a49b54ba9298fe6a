-- The last answer to a question and what it was judged to be, so that a page that is opened again tells the same of it.
-- Null after a skip, and where a node of the release before judged it.
ALTER TABLE test_steps ADD COLUMN judged jsonb;
