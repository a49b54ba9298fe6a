import type { Db } from "../../../database/open.ts";
import type { TestQuestion } from "./questions.ts";
import type { Decision } from "./rules.ts";

/** What a learner wrote about a word: returned once its question is finished, never with the open question. */
export interface NoteAndExample {
  note: string;
  example: string;
}

/** As they are now; empty where the word is gone (decision 160). */
export async function readNoteAndExample(db: Db, userId: string, wordId: string): Promise<NoteAndExample> {
  const word = await db
    .selectFrom("words")
    .select(["note", "example"])
    .where("user_id", "=", userId)
    .where("id", "=", wordId)
    .executeTakeFirst();
  return word ?? { note: "", example: "" };
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
