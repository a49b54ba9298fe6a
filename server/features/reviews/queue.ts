import { sql, type Kysely } from "kysely";

import type { QueueItem, ReviewQueue, ReviewSummary } from "../../../shared/api/reviews.ts";
import { ANSWERED_FIELDS, pick } from "../../../shared/api/word.ts";
import { REVIEW } from "../../../shared/limits.ts";
import { dayText } from "../../../shared/memory/days.ts";
import { asMinutes } from "../../../shared/memory/minutes.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import type { Account } from "../../http/account.ts";
import type { Effort } from "../../slices.ts";
import type { PlannedCard } from "./cards.ts";
import { currentSettings } from "./replay.ts";
import { planToday, type Today } from "./today.ts";

type Reviewer = Pick<Account, "id" | "learner">;

/** What is left of today, and what was done. */
export async function readSummary(
  db: Kysely<Tables>,
  { id: userId, learner }: Reviewer,
  effort: Effort,
): Promise<ReviewSummary> {
  const today = await planToday(db, userId, await currentSettings(db, userId, effort, learner));
  const left = today.due.length + today.new.length;
  return {
    day: dayText(today.day),
    due: today.due.length,
    new: today.new.length,
    doneToday: today.doneToday,
    minutes: asMinutes(left * today.perCardMs),
    waiting: today.waiting,
    nextDueOn: today.nextDueOn,
    dictionaries: byDictionary(today),
  };
}

/** Only dictionaries with cards left today. */
const byDictionary = ({ dictionaries, due, new: fresh }: Today): ReviewSummary["dictionaries"] =>
  dictionaries.all
    .map(({ id, name }) => ({
      dictionaryId: id,
      name,
      due: due.filter(({ dictionaryId }) => dictionaryId === id).length,
      new: fresh.filter(({ dictionaryId }) => dictionaryId === id).length,
    }))
    .filter((one) => one.due + one.new > 0);

/** The cards that are left of today, of all dictionaries or of one; 404 for an unknown one. */
export async function readQueue(
  db: Kysely<Tables>,
  { id: userId, learner }: Reviewer,
  dictionaryId: string | undefined,
  effort: Effort,
): Promise<ReviewQueue> {
  const settings = await currentSettings(db, userId, effort, learner);
  const today = await planToday(db, userId, settings, dictionaryId);
  if (dictionaryId && !today.dictionaries.has(dictionaryId)) throw new AppError("not_found");
  const isWanted = (card: PlannedCard) => !dictionaryId || card.dictionaryId === dictionaryId;
  const cards = [
    ...today.due.filter(isWanted).map((card) => ({ ...card, new: false })),
    ...today.new.filter(isWanted).map((card) => ({ ...card, new: true })),
  ].slice(0, REVIEW.queue);
  return {
    day: dayText(today.day),
    waiting: today.waiting,
    items: await asItems(db, userId, cards),
  };
}

/** Words that are deleted meanwhile are left out. */
async function asItems(
  db: Db,
  userId: string,
  cards: readonly (PlannedCard & { new: boolean })[],
): Promise<QueueItem[]> {
  const rows = await readWords(
    db,
    userId,
    cards.map(({ wordId }) => wordId),
  );
  const words = new Map(rows.map((row) => [row.id, row]));
  return cards.flatMap((card) => {
    const word = words.get(card.wordId);
    return word ? [{ ...card, ...questionOf(card, word) }] : [];
  });
}

const readWords = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .selectFrom("words as w")
    .innerJoin("dictionaries as d", (on) =>
      on.on("d.user_id", "=", userId).onRef("d.id", "=", "w.dictionary_id"),
    )
    .leftJoin("dictionary_strictness as s", (on) =>
      on.on("s.user_id", "=", userId).onRef("s.dictionary_id", "=", "d.id"),
    )
    .select([
      "w.id",
      "w.term",
      "w.definitions",
      ...ANSWERED_FIELDS.map((field) => `w.${field}` as const),
      "d.terms_language as termsLanguage",
      "d.definitions_language as definitionsLanguage",
      "s.letter_case as case",
      "s.diacritics",
    ])
    .where("w.user_id", "=", userId)
    .where("w.id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();

type WordRow = Awaited<ReturnType<typeof readWords>>[number];

function questionOf({ direction }: PlannedCard, word: WordRow) {
  const terms = { texts: [word.term], language: word.termsLanguage };
  const definitions = { texts: word.definitions, language: word.definitionsLanguage };
  const [prompt, answer] = direction === "forward" ? [terms, definitions] : [definitions, terms];
  return {
    prompt: prompt.texts,
    answers: answer.texts,
    promptLanguage: prompt.language,
    answerLanguage: answer.language,
    strictness: { case: word.case ?? "default", diacritics: word.diacritics ?? "default" },
    ...pick(word, ANSWERED_FIELDS),
  } as const;
}
