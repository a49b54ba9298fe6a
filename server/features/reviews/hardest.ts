import { sql } from "kysely";

import type { Progress } from "../../../shared/api/reviews.ts";
import type { Db } from "../../database/open.ts";

type Hard = Progress["hardest"][number];

const MOST = 20;
const WRONG_ANSWERS = 5;

/** The cards that were forgotten most often, but for words that rest, with their most frequent wrong answers. */
export async function readHardest(db: Db, userId: string): Promise<Hard[]> {
  const { rows } = await sql<Omit<Hard, "wrongAnswers">>`
    SELECT m.word_id AS "wordId", m.dictionary_id AS "dictionaryId", m.direction, m.lapses,
      CASE m.direction WHEN 'forward' THEN ARRAY[w.term] ELSE w.definitions END AS prompt
    FROM (
      SELECT c.word_id, c.dictionary_id, c.direction, c.lapses FROM card_memory AS c
      WHERE c.user_id = ${userId} AND c.lapses > 0
        AND c.word_id NOT IN (SELECT w.id FROM words AS w WHERE w.user_id = ${userId} AND w.resting)
      ORDER BY c.lapses DESC, c.stability, c.word_id, c.direction LIMIT ${MOST}::int
    ) AS m
    JOIN words AS w ON w.user_id = ${userId} AND w.id = m.word_id
    ORDER BY m.lapses DESC`.execute(db);
  const wrong = await readWrongAnswers(db, userId, rows);
  return rows.map((hard) => ({ ...hard, wrongAnswers: wrong.get(`${hard.wordId} ${hard.direction}`) ?? [] }));
}

/** The wrong answers that ended questions: the last of the answers given to a card. */
async function readWrongAnswers(
  db: Db,
  userId: string,
  cards: readonly { wordId: string }[],
): Promise<ReadonlyMap<string, Hard["wrongAnswers"]>> {
  const ids = cards.map(({ wordId }) => wordId);
  const { rows } = await sql<{ card: string; text: string; count: number }>`
    SELECT a.card, a.text, a.count
    FROM (
      SELECT r.word_id || ' ' || r.direction AS card, r.given[cardinality(r.given)] AS text, count(*)::int AS count,
        row_number() OVER (
          PARTITION BY r.word_id, r.direction ORDER BY count(*) DESC, r.given[cardinality(r.given)]) AS place
      FROM reviews AS r
      WHERE r.user_id = ${userId} AND r.word_id = ANY(${ids}::uuid[]) AND r.outcome = 'wrong'
        AND r.given[cardinality(r.given)] <> ''
      GROUP BY r.word_id, r.direction, r.given[cardinality(r.given)]
    ) AS a
    WHERE a.place <= ${WRONG_ANSWERS}::int ORDER BY a.place`.execute(db);
  const answers = new Map<string, Hard["wrongAnswers"]>();
  for (const { card, text, count } of rows)
    answers.set(card, [...(answers.get(card) ?? []), { text, count }]);
  return answers;
}
