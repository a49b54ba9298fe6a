-- Only nodes of 0.1.0 read these columns, and this version no longer writes them.
ALTER TABLE tests ALTER COLUMN edition_id DROP NOT NULL, ALTER COLUMN order_numbers DROP NOT NULL;
