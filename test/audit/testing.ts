import { KNOWN_OUTCOMES, outcome } from "../../shared/api/testing.ts";
import type { Invariant } from "./audit.ts";
import { ALLOWED } from "./limits.ts";

const OUTCOMES = outcome.options.map((one) => `'${one}'`).join(", ");
const KNOWN = `(${KNOWN_OUTCOMES.map((one) => `'${one}'`).join(", ")})`;

/** The state of every question of the existing tests: its last step. */
const QUESTIONS = `(
  SELECT DISTINCT ON (s.user_id, s.position) s.*, t.finished_at
  FROM tests AS t JOIN test_steps AS s ON s.user_id = t.user_id AND s.test_id = t.id
  ORDER BY s.user_id, s.position, s.step DESC)`;

/** The questions of the existing tests. */
const KEPT_QUESTIONS = `(
  SELECT q.user_id, q.test_id, (q.page * 50 + one.place)::int AS position, one.dictionary_id, one.word_id, one.term,
    q.definitions -> (one.place - 1)::int AS definitions, one.swapped
  FROM tests AS t JOIN test_questions AS q ON q.user_id = t.user_id AND q.test_id = t.id
  CROSS JOIN LATERAL unnest(q.dictionary_ids, q.word_ids, q.terms, q.swapped)
    WITH ORDINALITY AS one (dictionary_id, word_id, term, swapped, place))`;

const REPORT_WORDS = `(
  SELECT r.user_id, r.id, w.place, (w.word ->> 'wordId')::uuid AS word_id, w.word ->> 'outcome' AS outcome,
    w.word ->> 'hint' AS hint, w.word -> 'given' AS given, w.word -> 'notices' AS notices
  FROM reports AS r CROSS JOIN LATERAL jsonb_array_elements(r.words) WITH ORDINALITY AS w (word, place))`;

export const TESTING: readonly Invariant[] = [
  {
    sentence: "Nobody starts more tests in a day than their role allows.",
    broken: `SELECT t.user_id, t.day, t.used FROM test_days AS t JOIN ${ALLOWED} AS a ON a.user_id = t.user_id
      WHERE t.used > a.tests`,
  },
  {
    sentence: "Every test that is known of was counted on its day.",
    broken: `SELECT t.user_id, t.day, t.used, made.count FROM test_days AS t
      JOIN (
        SELECT user_id, (started_at AT TIME ZONE 'UTC')::date AS day, count(*) AS count
        FROM (SELECT user_id, id, started_at FROM reports UNION SELECT user_id, id, started_at FROM tests) AS known
        GROUP BY 1, 2
      ) AS made ON made.user_id = t.user_id AND made.day = t.day
      WHERE made.count > t.used`,
  },
  {
    sentence: "A running test's day is counted.",
    broken: `SELECT t.user_id FROM tests AS t
      WHERE t.started_at > now() - interval '1 hour' AND NOT EXISTS (
        SELECT 1 FROM test_days AS d WHERE d.user_id = t.user_id AND d.day = (t.started_at AT TIME ZONE 'UTC')::date)`,
  },
  {
    sentence: "A row of questions holds fifty, or those that are left, each with all that is kept of it.",
    broken: `SELECT q.test_id, q.page FROM test_questions AS q
      JOIN tests AS t ON t.user_id = q.user_id AND t.id = q.test_id
      WHERE cardinality(q.word_ids) <> least(50, t.total - q.page * 50)
        OR cardinality(q.word_ids) <> ANY (ARRAY[cardinality(q.dictionary_ids), cardinality(q.terms),
          cardinality(q.swapped), jsonb_array_length(q.definitions)])`,
  },
  {
    sentence:
      "A test asks as many words of its own dictionary as it says, each once in its direction, and at least one.",
    broken: `SELECT t.id FROM tests AS t
      WHERE t.total IS NULL OR t.total < 1 OR t.dictionary_name IS NULL OR t.total <> (
        SELECT count(DISTINCT q.word_id) FROM ${KEPT_QUESTIONS} AS q
        WHERE q.user_id = t.user_id AND q.dictionary_id = t.dictionary_id AND q.swapped = t.swapped
          AND jsonb_array_length(q.definitions) > 0)`,
  },
  {
    sentence: "Nodes of the release before read every test.",
    broken: `SELECT id FROM tests WHERE questions_of IS DISTINCT FROM id`,
  },
  {
    sentence: "A step is about the word that is asked at its place.",
    broken: `SELECT s.test_id, s.position FROM ${QUESTIONS} AS s
      WHERE NOT EXISTS (
        SELECT 1 FROM ${KEPT_QUESTIONS} AS q
        WHERE q.user_id = s.user_id AND q.position = s.position AND q.word_id = s.word_id
          AND q.term = s.term AND q.definitions = s.definitions)`,
  },
  {
    sentence: "Steps are numbered from 0 and questions from 1, without a gap.",
    broken: `SELECT s.test_id, s.position FROM test_steps AS s GROUP BY s.user_id, s.test_id, s.position
        HAVING min(s.step) <> 0 OR max(s.step) <> count(*) - 1
      UNION ALL SELECT q.test_id, max(q.position) FROM ${QUESTIONS} AS q GROUP BY q.user_id, q.test_id
        HAVING min(q.position) <> 1 OR max(q.position) <> count(*)`,
  },
  {
    sentence: "Only the last question that was touched can be open.",
    broken: `SELECT q.test_id, q.position FROM ${QUESTIONS} AS q
      JOIN ${QUESTIONS} AS later ON later.user_id = q.user_id AND later.position > q.position
      WHERE q.outcome IS NULL`,
  },
  {
    sentence: "A finished question stays finished, and its end is one of the eight.",
    broken: `SELECT s.test_id, s.position FROM test_steps AS s
      LEFT JOIN test_steps AS before ON before.user_id = s.user_id AND before.test_id = s.test_id
        AND before.position = s.position AND before.step = s.step - 1
      WHERE (s.outcome IS NULL AND before.outcome IS NOT NULL) OR s.outcome NOT IN (${OUTCOMES})`,
  },
  {
    sentence: "Every accepted text has the answer that stands for it.",
    broken: `SELECT test_id, position FROM test_steps WHERE cardinality(done) > cardinality(given)`,
  },
  {
    sentence: "A judgement is of an answer that was given, or of a typo.",
    broken: `SELECT test_id, position FROM test_steps WHERE judged ->> 'given' <> ALL (given || coalesce(typo, ''))`,
  },
  {
    sentence: "A question is right with a hint exactly where one was given.",
    broken: `SELECT test_id, position FROM test_steps
      WHERE (outcome = 'hinted' AND hint IS NULL) OR (outcome IN ('exact', 'forgiven') AND hint IS NOT NULL)
      UNION ALL SELECT id, place FROM ${REPORT_WORDS} AS w
      WHERE (outcome = 'hinted' AND hint IS NULL) OR (outcome IN ('exact', 'forgiven') AND hint IS NOT NULL)`,
  },
  {
    sentence: "A test is finished exactly when its last question is.",
    broken: `SELECT t.id FROM tests AS t
      WHERE (t.finished_at IS NOT NULL) <> EXISTS (
        SELECT 1 FROM ${QUESTIONS} AS q
        WHERE q.user_id = t.user_id AND q.position = t.total AND q.outcome IS NOT NULL)`,
  },
  {
    sentence: "A test has a report exactly when it is finished.",
    broken: `SELECT t.id FROM tests AS t
      WHERE (t.finished_at IS NOT NULL) <> EXISTS (
        SELECT 1 FROM reports AS r WHERE r.user_id = t.user_id AND r.id = t.id)`,
  },
  {
    sentence: "A report says what the steps of its test say, as long as they are kept.",
    broken: `SELECT t.id FROM tests AS t JOIN reports AS r ON r.user_id = t.user_id AND r.id = t.id
      WHERE jsonb_array_length(r.words) <> t.total OR EXISTS (
        SELECT 1 FROM ${QUESTIONS} AS q
        WHERE q.user_id = t.user_id AND NOT EXISTS (
          SELECT 1 FROM ${REPORT_WORDS} AS w
          WHERE w.user_id = q.user_id AND w.id = t.id AND w.place = q.position AND w.word_id = q.word_id
            AND w.outcome = q.outcome AND w.given = to_jsonb(q.given) AND w.notices = to_jsonb(q.notices)))`,
  },
  {
    sentence: "A report counts what its words say, has at least one, and each once.",
    broken: `SELECT r.id, r.counts FROM reports AS r
      WHERE '{"hinted": 0, "unasked": 0}'::jsonb || r.counts <> (
        SELECT jsonb_object_agg(of.outcome, (
          SELECT count(*) FROM ${REPORT_WORDS} AS w
          WHERE w.user_id = r.user_id AND w.id = r.id AND w.outcome = of.outcome))
        FROM unnest(ARRAY[${OUTCOMES}]) AS of (outcome))
        OR jsonb_array_length(r.words) = 0
        OR jsonb_array_length(r.words) <> (
          SELECT count(DISTINCT w.word_id) FROM ${REPORT_WORDS} AS w WHERE w.user_id = r.user_id AND w.id = r.id)`,
  },
  {
    sentence: "A term that is heard is the one to type.",
    broken: `SELECT id FROM tests WHERE sound AND NOT swapped
      UNION ALL SELECT id FROM reports WHERE sound AND NOT swapped`,
  },
  {
    sentence: "No test ended before it began.",
    broken: `SELECT id FROM reports WHERE finished_at < started_at
      UNION ALL SELECT id FROM tests WHERE finished_at < started_at`,
  },
  {
    sentence: "A word's statistics are counts, and of at least one answer.",
    broken: `SELECT user_id, word_id FROM word_statistics
      WHERE times_right < 0 OR times_wrong < 0 OR times_right + times_wrong = 0`,
  },
  {
    sentence: "What reports say of a word that is still there is in its statistics.",
    broken: `SELECT told.word_id, told.times_right, told.times_wrong, s.times_right AS counted_right, s.times_wrong AS counted_wrong
      FROM (
        SELECT w.user_id, w.word_id, count(*) FILTER (WHERE w.outcome IN ${KNOWN}) AS times_right,
          count(*) FILTER (WHERE w.outcome NOT IN ${KNOWN} AND w.outcome <> 'unasked') AS times_wrong
        FROM ${REPORT_WORDS} AS w GROUP BY w.user_id, w.word_id
      ) AS told
      JOIN words AS w ON w.user_id = told.user_id AND w.id = told.word_id
      LEFT JOIN word_statistics AS s ON s.user_id = w.user_id AND s.word_id = w.id
      WHERE coalesce(s.times_right, 0) < told.times_right OR coalesce(s.times_wrong, 0) < told.times_wrong`,
  },
];
