-- Tests that nodes of 0.1.0 started beside nodes of 0.2.0, and that nobody has read since, get their questions.
INSERT INTO test_questions (user_id, test_id, page, dictionary_ids, word_ids, swapped, terms, definitions)
SELECT t.user_id, t.id, (asked.position - 1) / 50,
  array_agg(t.dictionary_id ORDER BY asked.position), array_agg(p.word_ids[place.at] ORDER BY asked.position),
  array_agg(t.swapped ORDER BY asked.position), array_agg(p.terms[place.at] ORDER BY asked.position),
  jsonb_agg(p.definitions -> (place.at - 1) ORDER BY asked.position)
FROM tests AS t
CROSS JOIN LATERAL unnest(t.order_numbers) WITH ORDINALITY AS asked (order_number, position)
JOIN edition_pages AS p
  ON p.user_id = t.user_id AND p.edition_id = t.edition_id AND p.page = asked.order_number / 50
CROSS JOIN LATERAL array_position(p.order_numbers, asked.order_number) AS place (at)
WHERE t.questions_of IS DISTINCT FROM t.id
GROUP BY t.user_id, t.id, (asked.position - 1) / 50
ON CONFLICT (user_id, test_id, page) DO NOTHING;
UPDATE tests AS t SET questions_of = t.id, total = cardinality(t.order_numbers), dictionary_name = e.name
FROM editions AS e
WHERE e.user_id = t.user_id AND e.id = t.edition_id AND t.questions_of IS DISTINCT FROM t.id;
