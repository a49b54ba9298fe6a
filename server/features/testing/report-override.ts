import { sql, type Kysely } from "kysely";

import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import { AppError } from "../../http/app-error.ts";
import { lockReport, writeWords } from "./reports.ts";
import type { RightAnswer } from "./rules.ts";
import { recountWord } from "./statistics.ts";

/**
 * “I was right”, after the fact: a wrong answer in a report counts as right, and the report's counts with it. Answers what may
 * become a definition of the word, null where terms were asked. Refuses with `not_found` for an unknown report or word, and
 * with `conflict` where nothing was wrong.
 */
export function overrideInReport(
  db: Kysely<Tables>,
  userId: string,
  reportId: string,
  wordId: string,
): Promise<RightAnswer | null> {
  return db.transaction().execute(async (tx) => {
    // The test, if it is still there, is held first: answers to its last question do the same.
    await touchTest(tx, userId, reportId);
    const report = await lockReport(tx, userId, reportId);
    const at = report?.words.findIndex((one) => one.wordId === wordId) ?? -1;
    const word = report?.words[at];
    if (!report || !word) throw new AppError("not_found");
    if (word.outcome === "wrong") {
      await recountWord(tx, userId, wordId, word.outcome, "overridden");
      await closeAnswer(tx, userId, reportId, at + 1);
      await writeWords(tx, userId, reportId, report.words.with(at, { ...word, outcome: "overridden" }));
    } else if (word.outcome !== "overridden") throw new AppError("conflict");
    const text = word.given.at(-1) ?? "";
    return report.swapped ? null : { dictionaryId: report.dictionaryId, wordId, text };
  });
}

async function touchTest(db: Db, userId: string, testId: string): Promise<void> {
  await sql`UPDATE tests SET version = version + 1 WHERE user_id = ${userId} AND id = ${testId}`.execute(db);
}

async function closeAnswer(db: Db, userId: string, testId: string, position: number): Promise<void> {
  await sql`
    UPDATE test_answers SET outcome = 'overridden'
    WHERE user_id = ${userId} AND test_id = ${testId} AND position = ${position}`.execute(db);
}
