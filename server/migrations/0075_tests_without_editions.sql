-- Nodes of 0.1.0 needed these, and none of them runs beside this release.
ALTER TABLE tests ALTER COLUMN edition_id DROP NOT NULL, ALTER COLUMN order_numbers DROP NOT NULL;
