-- Copies of words that nothing reads. Those of tests that nodes of 0.2.0 start meanwhile are kept with their tests.
UPDATE tests SET edition_id = NULL, order_numbers = NULL WHERE edition_id IS NOT NULL;
DELETE FROM editions AS e
WHERE NOT EXISTS (SELECT 1 FROM tests AS t WHERE t.user_id = e.user_id AND t.edition_id = e.id);
