-- An operator refuses an account without deleting anything of it.
ALTER TABLE users
  ADD COLUMN suspended_at timestamptz,
  -- Null: until it is resumed.
  ADD COLUMN suspended_until timestamptz;

-- What happened to accounts, as in the log. An account is named by its id alone, and by nothing once it is deleted.
CREATE TABLE security_events (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  event text NOT NULL,
  account_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- By which way: password, google, …
  by text
);
CREATE INDEX security_events_at ON security_events (at);
CREATE INDEX security_events_account_id ON security_events (account_id, at);
