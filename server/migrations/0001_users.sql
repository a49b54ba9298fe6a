CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text,
  email_key text,
  pending_email text,
  password_hash text,
  role text CHECK (role IN ('guest', 'user', 'premium', 'developer', 'friend')),
  interface_language text NOT NULL DEFAULT 'en',
  dictionaries_sort text NOT NULL DEFAULT 'date',
  dictionaries_sort_direction smallint NOT NULL DEFAULT -1,
  dictionary_words_sort text NOT NULL DEFAULT 'default',
  dictionary_words_sort_direction smallint NOT NULL DEFAULT -1,
  policies_version text,
  policies_accepted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz
);
-- An unverified sign-up (no role) reserves nothing: several may wait for one address.
CREATE UNIQUE INDEX users_email_key ON users (email_key) WHERE role IS NOT NULL;
CREATE INDEX users_expires_at ON users (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_user_id ON sessions (user_id);

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  window_start timestamptz NOT NULL,
  used integer NOT NULL
);
CREATE INDEX rate_limits_window_start ON rate_limits (window_start);
