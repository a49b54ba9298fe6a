import type { Invariant } from "./audit.ts";

const OF_CARD = "r.user_id = m.user_id AND r.word_id = m.word_id AND r.direction = m.direction";

/**
 * The log of reviews, and the data computed from it. `admin replay` checks that this data equals a replay of the log.
 */
export const REVIEWS: readonly Invariant[] = [
  {
    sentence: "A review is of the dictionary that its word is of, and so is a card.",
    broken: `SELECT r.id FROM reviews AS r JOIN words AS w ON w.user_id = r.user_id AND w.id = r.word_id
        WHERE r.dictionary_id <> w.dictionary_id
      UNION ALL SELECT m.word_id FROM card_memory AS m JOIN words AS w ON w.user_id = m.user_id AND w.id = m.word_id
        WHERE m.dictionary_id <> w.dictionary_id`,
  },
  {
    sentence:
      "A review's grade is that of its outcome, of a question that was asked; only one that was right with a hint is hard.",
    broken: `SELECT id FROM reviews
      WHERE (outcome IN ('exact', 'forgiven', 'overridden') AND grade <> 'good')
        OR (outcome = 'hinted' AND grade <> 'hard') OR (source <> 'import' AND outcome IS NULL AND grade = 'hard')
        OR (outcome IN ('wrong', 'skipped', 'retried') AND grade <> 'again')
        OR (source = 'test' AND outcome IS NULL) OR outcome = 'unasked'`,
  },
  {
    sentence: "A card is remembered exactly when it has reviews.",
    broken: `SELECT r.word_id FROM reviews AS r
        WHERE NOT EXISTS (SELECT 1 FROM card_memory AS m WHERE ${OF_CARD})
      UNION ALL SELECT m.word_id FROM card_memory AS m WHERE NOT EXISTS (SELECT 1 FROM reviews AS r WHERE ${OF_CARD})`,
  },
  {
    sentence: "What is kept of a card counts its reviews, and of them those that were forgotten.",
    broken: `SELECT m.word_id FROM card_memory AS m
      WHERE m.reviews <> (SELECT count(*) FROM reviews AS r WHERE ${OF_CARD})
        OR m.lapses > (SELECT count(*) FROM reviews AS r WHERE ${OF_CARD} AND r.grade = 'again')`,
  },
  {
    sentence: "A memory is within what the schedule knows.",
    broken: `SELECT word_id FROM card_memory
      WHERE difficulty NOT BETWEEN 1 AND 10 OR stability NOT BETWEEN 0.001 AND 36500
        OR interval_days NOT BETWEEN 0 AND 36500 OR lapses < 0 OR begun_on > last_on`,
  },
  {
    sentence: "A card is due on the day it was forgotten, or on a later one.",
    broken: `SELECT word_id FROM card_memory
      WHERE (interval_days = 0 AND due_on <> last_on) OR (interval_days > 0 AND due_on <= last_on)`,
  },
  {
    sentence:
      "What a report says is in the log, of questions that were asked and words that are still there.",
    broken: `SELECT p.id, p.place FROM (
        SELECT x.user_id, x.id, w.place, (w.word ->> 'wordId')::uuid AS word_id
        FROM reports AS x CROSS JOIN LATERAL jsonb_array_elements(x.words) WITH ORDINALITY AS w (word, place)
        WHERE x.reviewed AND w.word ->> 'outcome' <> 'unasked'
      ) AS p
      JOIN words AS w ON w.user_id = p.user_id AND w.id = p.word_id
      WHERE NOT EXISTS (
        SELECT 1 FROM reviews AS r
        WHERE r.user_id = p.user_id AND r.id = (left(p.id::text, 32) || lpad(to_hex(p.place), 4, '0'))::uuid)`,
  },
];
