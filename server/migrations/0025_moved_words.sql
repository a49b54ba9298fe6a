-- Where a word was before it was moved, and its number there: it gets that number back when it returns. Both or neither.
ALTER TABLE words
  ADD COLUMN moved_from uuid,
  ADD COLUMN number_there integer;
