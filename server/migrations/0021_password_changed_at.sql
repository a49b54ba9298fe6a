-- Null where a password was set before this was kept: then it is as old as the account.
ALTER TABLE users ADD COLUMN password_changed_at timestamptz;
