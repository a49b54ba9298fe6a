-- Whether the terms are heard instead of the definitions seen; they are typed, so `swapped` is true then.
ALTER TABLE tests ADD COLUMN sound boolean NOT NULL DEFAULT false;
