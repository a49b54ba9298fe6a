-- The picture that messengers show, as PNG: drawn when it is first asked for. Columns, and no table of their own, so that
-- they are with the share on whichever worker of Citus it is.
ALTER TABLE shares
  ADD COLUMN picture bytea,
  -- The edition of the drawing that made it.
  ADD COLUMN picture_edition integer;
