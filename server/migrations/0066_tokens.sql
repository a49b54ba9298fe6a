-- By these other programs add words for their owner; no other call takes one.
CREATE TABLE tokens (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  -- Of 256 random bits, which are shown once and not kept.
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Exact to a minute.
  last_used_at timestamptz,
  PRIMARY KEY (user_id, id)
);
