-- Times of dictionaries and words are whole milliseconds, as the API shows them, so that a place in a sorted list is exact.
CREATE TABLE dictionaries (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  terms_language text NOT NULL,
  definitions_language text NOT NULL,
  words_count integer NOT NULL DEFAULT 0,
  next_order integer NOT NULL DEFAULT 1,
  -- How many terms begin with each letter: {"A": 12, …}.
  initials jsonb NOT NULL DEFAULT '{}',
  -- Of the rules by which the keys of its words were computed.
  keys_version integer NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Every change moves it forward, so it also tells one state of the dictionary from another.
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
) WITH (fillfactor = 50); -- Every change of a word changes the row: the new version stays on its page, and no index is touched.

CREATE TABLE words (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  dictionary_id uuid NOT NULL,
  order_number integer NOT NULL,
  term text NOT NULL,
  definitions text[] NOT NULL,
  -- Computed by the server from the text and the dictionary's languages; compared byte by byte.
  initial text COLLATE "C" NOT NULL,
  sort_key text COLLATE "C" NOT NULL,
  term_key text COLLATE "C" NOT NULL,
  definitions_key text COLLATE "C" NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, dictionary_id) REFERENCES dictionaries ON DELETE CASCADE,
  UNIQUE (user_id, dictionary_id, order_number)
);
CREATE INDEX words_by_term ON words (user_id, dictionary_id, sort_key, order_number);
CREATE INDEX words_by_update ON words (user_id, dictionary_id, updated_at, order_number);

CREATE TABLE test_days (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- A UTC day.
  day date NOT NULL,
  used integer NOT NULL,
  PRIMARY KEY (user_id, day)
);
