-- The address that an account wants instead of its own, and the newest code for it.
CREATE TABLE email_changes (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  code_salt bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

-- Addresses that were given up: who has the mail about it may take theirs back.
CREATE TABLE email_undos (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  -- When the row was written, not when its transaction began: the changes of an account have an order.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_undos_user_id ON email_undos (user_id);
CREATE INDEX email_undos_expires_at ON email_undos (expires_at);
