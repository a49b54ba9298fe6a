-- When the account's address was taken back; null once a password is set. What may be a thief's was removed then, so
-- until a password is set by a mailed code the account may have no way in.
ALTER TABLE users ADD COLUMN taken_back_at timestamptz;
