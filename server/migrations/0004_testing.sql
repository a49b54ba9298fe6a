-- A dictionary's words as they stood at one moment. A test is made of an edition, so no later change reaches it.
CREATE TABLE editions (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  dictionary_id uuid NOT NULL,
  -- The dictionary's updated_at at that moment.
  state_of timestamptz NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  terms_language text NOT NULL,
  definitions_language text NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, dictionary_id, state_of),
  FOREIGN KEY (user_id, dictionary_id) REFERENCES dictionaries ON DELETE CASCADE
);
CREATE INDEX editions_made_at ON editions (made_at);

-- Fifty order numbers to a page: page = order number / 50. Whole pages take a tenth of the room and half of the time that rows
-- of single words take. The arrays of a page run side by side.
CREATE TABLE edition_pages (
  user_id uuid NOT NULL,
  edition_id uuid NOT NULL,
  page integer NOT NULL,
  order_numbers integer[] NOT NULL,
  word_ids uuid[] NOT NULL,
  terms text[] NOT NULL,
  -- [["definition", …], …]
  definitions jsonb NOT NULL,
  PRIMARY KEY (user_id, edition_id, page),
  FOREIGN KEY (user_id, edition_id) REFERENCES editions ON DELETE CASCADE
);

-- The running test of a user, or the last one.
CREATE TABLE tests (
  user_id uuid PRIMARY KEY,
  id uuid NOT NULL,
  dictionary_id uuid NOT NULL,
  edition_id uuid NOT NULL,
  swapped boolean NOT NULL,
  terms_language text NOT NULL,
  definitions_language text NOT NULL,
  letter_case text NOT NULL,
  diacritics text NOT NULL,
  -- The words by their order numbers, in the order in which they are asked.
  order_numbers integer[] NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  FOREIGN KEY (user_id, dictionary_id) REFERENCES dictionaries ON DELETE CASCADE,
  FOREIGN KEY (user_id, edition_id) REFERENCES editions
);

-- What happened to the questions of that test. Each step says all that holds after it, so the last one of a question is its state,
-- and the last one of all is where the test is. The key decides every race: of two steps from one state, one finds its place taken.
CREATE TABLE test_steps (
  user_id uuid NOT NULL REFERENCES tests ON DELETE CASCADE,
  test_id uuid NOT NULL,
  -- Of the question, from 1.
  position integer NOT NULL,
  -- Of the question, from 0.
  step integer NOT NULL,
  word_id uuid NOT NULL,
  term text NOT NULL,
  definitions jsonb NOT NULL,
  -- Null while the question is open.
  outcome text,
  -- Begins with the right answers, and beside each in `done` is the accepted text that it stands for; wrong ones follow.
  given text[] NOT NULL,
  done text[] NOT NULL,
  notices text[] NOT NULL,
  -- The accepted text whose letters were shown after a typo, and the typo while nothing was answered after it.
  typo_of text,
  typo text,
  PRIMARY KEY (user_id, test_id, position, step)
);

-- Finished tests; the id is the test's.
CREATE TABLE reports (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  dictionary_id uuid NOT NULL,
  dictionary_name text NOT NULL,
  terms_language text NOT NULL,
  definitions_language text NOT NULL,
  swapped boolean NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz NOT NULL,
  -- {"exact": 12, …}, all outcomes.
  counts jsonb NOT NULL,
  -- As in the API, in the order in which they were asked.
  words jsonb NOT NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, dictionary_id) REFERENCES dictionaries ON DELETE CASCADE
);
CREATE INDEX reports_by_dictionary ON reports (user_id, dictionary_id, finished_at);

-- How often a word was right and wrong in all tests but the running one, whose answers are counted when it ends or gives its place
-- to another: together that takes a tenth of the time.
CREATE TABLE word_statistics (
  user_id uuid NOT NULL,
  word_id uuid NOT NULL,
  times_right integer NOT NULL,
  times_wrong integer NOT NULL,
  PRIMARY KEY (user_id, word_id),
  FOREIGN KEY (user_id, word_id) REFERENCES words ON DELETE CASCADE
);

-- What a learner wants minded or overlooked in a dictionary; no row is the default.
CREATE TABLE dictionary_strictness (
  user_id uuid NOT NULL,
  dictionary_id uuid NOT NULL,
  letter_case text NOT NULL,
  diacritics text NOT NULL,
  PRIMARY KEY (user_id, dictionary_id),
  FOREIGN KEY (user_id, dictionary_id) REFERENCES dictionaries ON DELETE CASCADE
);
