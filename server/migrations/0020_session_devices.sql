ALTER TABLE sessions
  -- Names a session to its owner; the token and its hash are nobody's business.
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- "Firefox on Linux": which browser signed in, as it said of itself.
  ADD COLUMN device text,
  -- When its owner last proved who they are; null: when it began.
  ADD COLUMN proved_at timestamptz;
