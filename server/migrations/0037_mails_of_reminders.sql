-- What a reminder says: words, minutes, and the token that ends the mails.
ALTER TABLE outbox ADD COLUMN reminder jsonb;
