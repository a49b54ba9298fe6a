-- The first letters of the answer that the learner was shown, so that every node and page knows that the question has a hint.
ALTER TABLE test_steps ADD COLUMN hint text;
