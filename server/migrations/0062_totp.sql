-- The second step of an account's log-in: codes of an authenticator app (RFC 6238).
CREATE TABLE totp (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret bytea NOT NULL,
  -- Null until the first code of the app is confirmed: until then no log-in asks for one.
  enabled_at timestamptz,
  -- The thirty seconds, counted since 1970, of the newest code that was used: it and older ones are dead.
  last_step bigint NOT NULL DEFAULT 0,
  -- Wrong second steps of the last hour.
  wrong_at timestamptz[] NOT NULL DEFAULT '{}',
  locked_until timestamptz,
  -- Of the recovery codes of this account.
  recovery_salt bytea NOT NULL
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES totp ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- Log-ins whose first step is done.
CREATE TABLE log_in_flows (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX log_in_flows_user_id ON log_in_flows (user_id);
CREATE INDEX log_in_flows_expires_at ON log_in_flows (expires_at);
