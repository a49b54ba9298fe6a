import { isBlank, judge, type Judgement } from "../../../shared/judge/judge.ts";
import type { OtherAnswers } from "../../../shared/judge/others.ts";
import type { Db } from "../../database/open.ts";
import { invalidField } from "../../http/app-error.ts";
import { judgedQuestion } from "./asked.ts";
import type { PreparedEditions } from "./prepared-editions.ts";
import type { TestQuestion } from "./questions.ts";

/**
 * Judges what was typed. The other entries of the dictionary are looked at only where they could matter, which the plainly
 * right answers, most of all, never need. A blank answer is 400.
 */
export async function judgeAnswer(
  db: Db,
  userId: string,
  editions: PreparedEditions,
  question: TestQuestion,
  typed: string,
): Promise<Judgement> {
  const asked = judgedQuestion(question);
  if (isBlank(typed, asked.accepted)) throw invalidField("answer", { key: "required" });
  const others = new Unread();
  const alone = judge(typed, { ...asked, others });
  if (alone.verdict === "exact" || (!others.wanted && !question.swapped)) return alone;
  const among = await editions.question(db, userId, question);
  return judge(typed, {
    ...asked,
    ...(question.swapped && { accepted: among.accepted }),
    others: among.others,
  });
}

/** Other entries that are not read yet: tells whether anybody asked for them. */
class Unread implements OtherAnswers {
  wanted = false;

  find(): undefined {
    this.wanted = true;
    return undefined;
  }
}
