-- What a test asks, as it was when the test began: no later change of the words reaches it. Fifty questions to a row, those of the
-- positions from page * 50 + 1 on, so that a test of 5,000 words is a hundred rows; the arrays of a row run side by side.
-- A row is written once and soon deleted: it is not compressed as long as it fits on a page.
CREATE TABLE test_questions (
  user_id uuid NOT NULL REFERENCES tests ON DELETE CASCADE,
  test_id uuid NOT NULL,
  page integer NOT NULL,
  dictionary_ids uuid[] NOT NULL,
  word_ids uuid[] NOT NULL,
  -- Whether the terms are typed.
  swapped boolean[] NOT NULL,
  terms text[] NOT NULL,
  -- [["definition", …], …]
  definitions jsonb NOT NULL,
  PRIMARY KEY (user_id, test_id, page)
) WITH (toast_tuple_target = 8160);
