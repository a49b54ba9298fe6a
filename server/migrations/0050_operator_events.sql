-- What operators did with their tool. An account is named by its id alone, and outlives the account: there is no reference.
CREATE TABLE operator_events (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  -- The user of the operating system who ran the command.
  operator text NOT NULL,
  command text NOT NULL,
  account_id uuid,
  succeeded boolean NOT NULL
);
CREATE INDEX operator_events_at ON operator_events (at);
