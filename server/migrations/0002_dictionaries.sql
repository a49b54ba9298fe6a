CREATE TABLE dictionaries (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  terms_language text NOT NULL,
  definitions_language text NOT NULL,
  words_count integer NOT NULL DEFAULT 0,
  next_order integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);

CREATE TABLE words (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  dictionary_id uuid NOT NULL,
  order_number integer NOT NULL,
  term text NOT NULL,
  definitions text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, dictionary_id) REFERENCES dictionaries ON DELETE CASCADE,
  UNIQUE (user_id, dictionary_id, order_number)
);

CREATE TABLE test_days (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- A UTC day.
  day date NOT NULL,
  used integer NOT NULL,
  PRIMARY KEY (user_id, day)
);
