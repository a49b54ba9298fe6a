-- When the account had its first payment back whole; later refunds are for the unused part.
ALTER TABLE users ADD COLUMN refunded_at timestamptz;
