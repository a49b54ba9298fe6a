-- Browsers in which an account was logged in to: one that is new is told to the account's owner.
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Of the browser's own cookie, which tells nothing but that it is the same browser.
  token_hash bytea NOT NULL,
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, token_hash)
);
