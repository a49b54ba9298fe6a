-- Whether the last payment is owed whole, or its part for days not begun when it was asked for.
ALTER TABLE payment_endings ADD COLUMN whole boolean NOT NULL DEFAULT true;
