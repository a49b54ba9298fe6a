import { sql, type Kysely } from "kysely";

import { AppError } from "../../../app-error.ts";
import { lockUser } from "../../../database/locks.ts";
import type { Db } from "../../../database/open.ts";
import type { Tables } from "../../../database/tables.ts";
import { recordQuestions } from "../../reviews/index.ts";
import { recountWord } from "../history/statistics.ts";
import type { RightAnswer } from "../question/rules.ts";
import { questionId } from "../questions.ts";
import { answeredAt } from "./answered-at.ts";
import { lockReport, writeWords } from "./reports.ts";

/**
 * “I was right”, after the fact: a wrong answer in a report counts as right, and the report's counts change with it.
 * Returns the answers that may become definitions of the word, null where terms were asked. `not_found` for an unknown
 * report or word, `conflict` where nothing was wrong.
 */
export function overrideInReport(
  db: Kysely<Tables>,
  userId: string,
  reportId: string,
  wordId: string,
): Promise<RightAnswer | null> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const report = await lockReport(tx, userId, reportId);
    const at = report?.words.findIndex((one) => one.wordId === wordId) ?? -1;
    const word = report?.words[at];
    if (!report || !word) throw new AppError("not_found");
    if (word.outcome === "wrong") {
      await overrideQuestion(tx, userId, reportId, at + 1);
      await writeWords(tx, userId, reportId, report.words.with(at, { ...word, outcome: "overridden" }));
      await recountWord(tx, userId, wordId, word.outcome, "overridden");
      const id = questionId(reportId, at + 1);
      const question = { ...word, id, swapped: report.swapped, at: answeredAt(report, at + 1) };
      await recordQuestions(tx, userId, [{ ...question, outcome: "overridden" }]);
    } else if (word.outcome !== "overridden") throw new AppError("conflict");
    const text = word.given.at(-1) ?? "";
    return report.swapped ? null : { dictionaryId: report.dictionaryId, wordId, text };
  });
}

/** If the test still exists, it records the same. */
async function overrideQuestion(tx: Db, userId: string, testId: string, position: number): Promise<void> {
  await sql`
    INSERT INTO test_steps (user_id, test_id, position, step, word_id, term, definitions, outcome,
      given, done, notices, typo_of, typo, hint)
    SELECT s.user_id, s.test_id, s.position, s.step + 1, s.word_id, s.term, s.definitions, 'overridden',
      s.given, s.done, s.notices, s.typo_of, s.typo, s.hint
    FROM test_steps AS s
    WHERE s.user_id = ${userId} AND s.test_id = ${testId} AND s.position = ${position}
    ORDER BY s.step DESC LIMIT 1`.execute(tx);
}
