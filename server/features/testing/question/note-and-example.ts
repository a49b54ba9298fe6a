import {
  ANSWERED_FIELDS,
  EMPTY_WORD,
  pick,
  type AnsweredField,
  type WordTexts,
} from "../../../../shared/api/word.ts";
import type { Db } from "../../../database/open.ts";
import type { TestQuestion } from "./questions.ts";
import type { Decision } from "./rules.ts";

/** What a learner wrote about a word: returned once its question is finished, never with the open question. */
export type NoteAndExample = Pick<WordTexts, AnsweredField>;

export const NO_NOTE: NoteAndExample = pick(EMPTY_WORD, ANSWERED_FIELDS);

/** As they are now; empty where the word is gone (decision 160). */
export async function readNoteAndExample(db: Db, userId: string, wordId: string): Promise<NoteAndExample> {
  const word = await db
    .selectFrom("words")
    .select(ANSWERED_FIELDS)
    .where("user_id", "=", userId)
    .where("id", "=", wordId)
    .executeTakeFirst();
  return word ?? NO_NOTE;
}

/** The decision, with note and example where its answer tells the right ones. */
export async function withNoteAndExample<A extends { answer: string[] | null }>(
  db: Db,
  userId: string,
  { wordId }: TestQuestion,
  { change, answer }: Decision<A>,
): Promise<Decision<A & Partial<NoteAndExample>>> {
  const more = answer.answer === null ? {} : await readNoteAndExample(db, userId, wordId);
  return { change, answer: { ...answer, ...more } };
}
