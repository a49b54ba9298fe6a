-- Keys of WebAuthn by which people log in.
CREATE TABLE passkeys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  -- The authenticator's own id of it.
  credential_id bytea NOT NULL UNIQUE,
  -- As COSE.
  public_key bytea NOT NULL,
  -- How often it has signed, as its authenticator counts; 0 where it does not count.
  counter bigint NOT NULL,
  -- How the browser reaches it: 'internal', 'hybrid', 'usb' and so on.
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  PRIMARY KEY (user_id, id)
);

-- What a passkey has to sign next, once.
CREATE TABLE passkey_challenges (
  challenge bytea PRIMARY KEY,
  -- 'create', 'log_in' or 'prove'.
  purpose text NOT NULL,
  -- Of the cookie for whose browser it was made: the session's, or before log-in the flow's.
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_expires_at ON passkey_challenges (expires_at);
