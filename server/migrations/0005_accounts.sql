-- Who an identity provider says somebody is; the address in its token is no identity.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_user_id ON identities (user_id);

-- Sign-ups that wait for one address: they are found to log in, and ended when another one verifies it.
CREATE INDEX users_waiting_email_key ON users (email_key) WHERE role IS NULL;

-- The address that an account is about to prove, and the newest code for it.
CREATE TABLE verifications (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  email_key text NOT NULL,
  code_salt bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX verifications_email_key ON verifications (email_key);

CREATE TABLE restore_flows (
  token_hash bytea PRIMARY KEY,
  -- Null for an address without an account: its flow is opened all the same, and leads nowhere.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  code_salt bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  verified boolean NOT NULL DEFAULT false,
  -- Of the code, and once that was right, of the flow.
  expires_at timestamptz NOT NULL
);
CREATE INDEX restore_flows_user_id ON restore_flows (user_id);
CREATE INDEX restore_flows_expires_at ON restore_flows (expires_at);

-- Mails to be sent; a sent one is deleted, and its code with it.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  -- Null: written like any mail, sent to nobody.
  address text,
  kind text NOT NULL,
  language text NOT NULL,
  code text,
  -- A newer mail on the same topic takes the place of one that was not sent yet.
  topic text,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  next_try_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX outbox_next_try_at ON outbox (next_try_at);
CREATE INDEX outbox_topic ON outbox (topic) WHERE topic IS NOT NULL;
