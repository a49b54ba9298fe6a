-- Frozen copies of dictionaries, behind an address that only its owner gives away.
CREATE TABLE shares (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  dictionary_id uuid NOT NULL,
  -- 128 random bits: having the address is having the words, so it is kept as it is.
  token bytea NOT NULL UNIQUE,
  name text NOT NULL,
  terms_language text NOT NULL,
  definitions_language text NOT NULL,
  words_count integer NOT NULL,
  copies integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, dictionary_id) REFERENCES dictionaries ON DELETE CASCADE
);
CREATE INDEX shares_by_dictionary ON shares (user_id, dictionary_id);

-- Forty words to a row, in the order of the dictionary, as the API shows them.
CREATE TABLE share_pages (
  user_id uuid NOT NULL,
  share_id uuid NOT NULL,
  -- From 0.
  page integer NOT NULL,
  words jsonb NOT NULL,
  PRIMARY KEY (user_id, share_id, page),
  FOREIGN KEY (user_id, share_id) REFERENCES shares ON DELETE CASCADE
);
