import { sql, type Kysely } from "kysely";

import type { Report } from "../../../../shared/api/testing.ts";
import { lockUser } from "../../../database/locks.ts";
import type { Tables } from "../../../database/tables.ts";
import { recordQuestions } from "../../reviews/index.ts";
import { questionId } from "../questions.ts";
import { answeredAt } from "./answered-at.ts";

/** Reports that one run adds to the log; the next run continues. */
const MOST_AT_ONCE = 500;

/**
 * Adds the questions of finished tests to the log where they are missing: those of releases without a log, and those
 * that a node of such a release asked. One that fails does not stop the others.
 */
export async function logReports(db: Kysely<Tables>, record = recordQuestions): Promise<number> {
  const rows = await db
    .selectFrom("reports")
    .select(["user_id as userId", "id"])
    .where(sql<boolean>`NOT reviewed`)
    .orderBy("user_id")
    .orderBy("id")
    .limit(MOST_AT_ONCE)
    .execute();
  const failures: unknown[] = [];
  for (const waiting of rows)
    await logReport(db, waiting, record).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} reports are not in the log`);
  return rows.length;
}

interface Waiting {
  userId: string;
  id: string;
}

interface WaitingReport {
  swapped: boolean;
  words: Report["words"];
  started_at: Date;
  finished_at: Date;
  /** The questions that are in the log. */
  logged: string[];
}

async function logReport(
  db: Kysely<Tables>,
  { userId, id }: Waiting,
  record: typeof recordQuestions,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    const { rows } = await sql<WaitingReport>`
      SELECT r.swapped, r.words, r.started_at, r.finished_at, ARRAY(
        SELECT x.id::text FROM reviews AS x
        WHERE x.user_id = ${userId} AND x.id >= r.id AND x.id <= ${questionId(id, LAST_POSITION)}::uuid) AS logged
      FROM reports AS r WHERE r.user_id = ${userId} AND r.id = ${id} AND NOT r.reviewed`.execute(tx);
    const [report] = rows;
    if (!report) return;
    const logged = new Set(report.logged);
    const missing = questionsOf(id, report).filter((question) => !logged.has(question.id));
    await record(tx, userId, missing);
    await sql`UPDATE reports SET reviewed = true WHERE user_id = ${userId} AND id = ${id}`.execute(tx);
  });
}

const LAST_POSITION = 0xffff;

/** Those that were asked. */
function questionsOf(id: string, { swapped, words, started_at, finished_at }: WaitingReport) {
  const times = { startedAt: started_at, finishedAt: finished_at, words };
  return words
    .map(({ wordId, outcome, given }, index) => ({
      id: questionId(id, index + 1),
      wordId,
      swapped,
      outcome,
      given,
      at: answeredAt(times, index + 1),
    }))
    .filter(({ outcome }) => outcome !== "unasked");
}
