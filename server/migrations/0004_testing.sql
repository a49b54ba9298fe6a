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

-- The running test of a user, or the last one. The current question is here with everything that judging an answer takes, so that
-- one row is read and one statement on it decides every race; `version` counts the changes.
CREATE TABLE tests (
  user_id uuid PRIMARY KEY,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 0,
  dictionary_id uuid NOT NULL,
  edition_id uuid NOT NULL,
  swapped boolean NOT NULL,
  terms_language text NOT NULL,
  definitions_language text NOT NULL,
  letter_case text NOT NULL,
  diacritics text NOT NULL,
  -- The words by their order numbers, in the order in which they are asked.
  order_numbers integer[] NOT NULL,
  -- Of the current question, from 1; one past the last when the test is finished, and then there is no word.
  position integer NOT NULL,
  word_id uuid,
  term text,
  definitions jsonb,
  -- The answers to the current question that were right so far, and beside each the accepted text that it stands for.
  given text[] NOT NULL DEFAULT '{}',
  done text[] NOT NULL DEFAULT '{}',
  notices text[] NOT NULL DEFAULT '{}',
  -- The accepted text whose letters were shown after a typo, and the typo while nothing was answered after it.
  typo_of text,
  typo text,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  FOREIGN KEY (user_id, dictionary_id) REFERENCES dictionaries ON DELETE CASCADE,
  FOREIGN KEY (user_id, edition_id) REFERENCES editions
) WITH (fillfactor = 50);

-- The finished questions of that test. `given` begins with the right answers, beside `done`; wrong ones follow.
CREATE TABLE test_answers (
  user_id uuid NOT NULL REFERENCES tests ON DELETE CASCADE,
  test_id uuid NOT NULL,
  position integer NOT NULL,
  word_id uuid NOT NULL,
  term text NOT NULL,
  definitions jsonb NOT NULL,
  outcome text NOT NULL,
  given text[] NOT NULL,
  done text[] NOT NULL,
  notices text[] NOT NULL,
  typo_of text,
  typo text,
  PRIMARY KEY (user_id, test_id, position)
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
