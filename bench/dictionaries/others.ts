import type pg from "pg";

const WORDS_EACH = 2000;

/** Fills the tables with words of other users, one dictionary of two thousand words each. */
export async function others(pool: pg.Pool, words: number): Promise<void> {
  const users = Math.ceil(words / WORDS_EACH);
  await pool.query(
    "INSERT INTO users (id, role) SELECT gen_random_uuid(), 'premium' FROM generate_series(1, $1)",
    [users],
  );
  await pool.query(
    `INSERT INTO dictionaries (user_id, id, name, terms_language, definitions_language, words_count, next_order, keys_version)
     SELECT id, gen_random_uuid(), 'Other', 'uk', 'en', ${WORDS_EACH}, ${WORDS_EACH + 1}, 2000000000 FROM users`,
  );
  await pool.query(
    `INSERT INTO words (user_id, id, dictionary_id, order_number, term, definitions, initial, sort_key, term_key, definitions_key)
     SELECT d.user_id, gen_random_uuid(), d.id, i, t, ARRAY['meaning ' || i, 'another ' || t], 'С', t, t, 'meaning ' || i || E'\\nanother ' || t
     FROM dictionaries d, generate_series(1, ${WORDS_EACH}) i, LATERAL (SELECT 'слово ' || md5(d.id::text || i)) AS of (t)`,
  );
  await pool.query("VACUUM ANALYZE");
}
