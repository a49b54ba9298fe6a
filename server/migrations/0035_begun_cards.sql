-- All words of a lower number were begun in that direction, so who looks for new ones begins there.
ALTER TABLE dictionaries
  ADD COLUMN forward_from integer NOT NULL DEFAULT 1,
  ADD COLUMN backward_from integer NOT NULL DEFAULT 1;
