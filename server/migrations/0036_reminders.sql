-- Who wants a mail on days when words are due.
CREATE TABLE reminders (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Of the learner's wall clock; null while no mail is wanted.
  hour smallint CHECK (hour BETWEEN 0 AND 23),
  -- When to look whether words are due. A node that looks moves it on first, so that no other one looks too.
  next_at timestamptz(3),
  sent_at timestamptz(3),
  -- 128 random bits: who has the mail may end the mails, so it is kept as it is.
  token bytea NOT NULL UNIQUE,
  CHECK ((hour IS NULL) = (next_at IS NULL))
);
CREATE INDEX reminders_next_at ON reminders (next_at) WHERE next_at IS NOT NULL;
