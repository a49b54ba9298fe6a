import { sql, type Kysely } from "kysely";

import type { CardDirection, QueueItem, ReviewQueue, ReviewSummary } from "../../../shared/api/reviews.ts";
import { ANSWERED_FIELDS, pick } from "../../../shared/api/word.ts";
import { REVIEW } from "../../../shared/limits.ts";
import { pacesOf, planAhead, wordsWithin, type Ahead } from "../../../shared/memory/ahead.ts";
import { dayText, type DayNumber } from "../../../shared/memory/days.ts";
import { Learner } from "../../../shared/memory/learner.ts";
import { asMinutes, cardsThatFit, dueTime, timeLeft } from "../../../shared/memory/minutes.ts";
import { AppError } from "../../app-error.ts";
import type { LearnerSettings } from "../../database/learner-settings.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import type { Account } from "../../http/account.ts";
import type { Effort } from "../../slices.ts";
import type { PlannedCard } from "./cards.ts";
import { asRemembered, MEMORY_COLUMNS, type MemoryRow } from "./memories.ts";
import { currentSettings } from "./replay.ts";
import { planToday, type Today } from "./today.ts";

type Reviewer = Pick<Account, "id" | "learner">;

/** What is left of today, and what was done. */
export async function readSummary(
  db: Kysely<Tables>,
  { id: userId, learner }: Reviewer,
  effort: Effort,
): Promise<ReviewSummary> {
  const settings = await currentSettings(db, userId, effort, learner);
  const today = await planToday(db, userId, settings, { withAhead: true });
  return {
    day: dayText(today.day),
    due: today.due.length,
    new: today.new.length,
    doneToday: today.doneToday,
    minutes: asMinutes(today.dueTime + today.new.length * today.times.new),
    waiting: today.waiting,
    nextDueOn: today.nextDueOn,
    ...aheadOf(today, settings),
    dictionaries: byDictionary(today),
  };
}

/** What the days after today will ask, and when nothing waits any more, at the learner's pace and at others. */
function aheadOf(
  { day, due, waiting, spent, times, coming }: Today,
  { minutesPerDay, retention }: LearnerSettings,
): Pick<ReviewSummary, "ahead" | "caughtUpOn" | "paces"> {
  const onDay = ({ evenAfter }: Ahead) => (evenAfter === null ? null : dayText(day + evenAfter));
  const own = planAhead(coming, { today: due.length, perDay: timeLeft(minutesPerDay) });
  const dueToday = coming.filter((words) => words.day === 0);
  const paceOf = (minutes: number) => ({
    minutesPerDay: minutes,
    perDay: cardsThatFit(timeLeft(minutes), dueTime(times, retention)),
    caughtUpOn: onDay(
      minutes === minutesPerDay
        ? own
        : planAhead(coming, {
            today: wordsWithin(dueToday, timeLeft(minutes, spent)),
            perDay: timeLeft(minutes),
          }),
    ),
  });
  return {
    ahead: own.due.map((count, index) => ({ day: dayText(day + index + 1), due: count })),
    caughtUpOn: waiting > 0 ? onDay(own) : null,
    paces: waiting > 0 ? pacesOf(minutesPerDay).map(paceOf) : [],
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
  const today = await planToday(db, userId, settings, { dictionaryId });
  if (dictionaryId && !today.dictionaries.has(dictionaryId)) throw new AppError("not_found");
  const isWanted = (card: PlannedCard) => !dictionaryId || card.dictionaryId === dictionaryId;
  const cards = [
    ...today.due.filter(isWanted).map((card) => ({ ...card, new: false })),
    ...today.new.filter(isWanted).map((card) => ({ ...card, new: true })),
  ].slice(0, REVIEW.queue);
  return {
    day: dayText(today.day),
    waiting: today.waiting,
    items: await asItems(db, userId, cards, new Learner(settings), today.day),
  };
}

/** Words that are deleted meanwhile are left out. */
async function asItems(
  db: Db,
  userId: string,
  cards: readonly (PlannedCard & { new: boolean })[],
  learner: Learner,
  day: DayNumber,
): Promise<QueueItem[]> {
  const rows = await readWords(db, userId, cards);
  const words = new Map(rows.map((row) => [row.id, row]));
  return cards.flatMap((card) => {
    const word = words.get(card.wordId);
    if (!word) return [];
    const memory = word.memory && learner.shown(asRemembered(word.memory).memory, day);
    return [{ ...card, memory, ...questionOf(card, word) }];
  });
}

const wordIdsIn = (direction: CardDirection, cards: readonly PlannedCard[]): string[] =>
  cards.filter((card) => card.direction === direction).map(({ wordId }) => wordId);

/** The words of cards with the memory in the card's direction; each word is asked in one. */
const readWords = (db: Db, userId: string, cards: readonly PlannedCard[]) =>
  db
    .selectFrom("words as w")
    .innerJoin("dictionaries as d", (on) =>
      on.on("d.user_id", "=", userId).onRef("d.id", "=", "w.dictionary_id"),
    )
    .leftJoin("dictionary_strictness as s", (on) =>
      on.on("s.user_id", "=", userId).onRef("s.dictionary_id", "=", "d.id"),
    )
    .leftJoin("card_memory as m", (on) =>
      on
        .on("m.user_id", "=", userId)
        .onRef("m.word_id", "=", "w.id")
        .on(
          "m.direction",
          "=",
          sql<CardDirection>`CASE WHEN w.id = ANY(${wordIdsIn("forward", cards)}::uuid[])
            THEN 'forward' ELSE 'backward' END`,
        ),
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
      "d.name as dictionaryName",
      sql<MemoryRow | null>`(
        SELECT row_to_json(r) FROM (SELECT ${MEMORY_COLUMNS}) AS r WHERE m.word_id IS NOT NULL)`.as("memory"),
    ])
    .where("w.user_id", "=", userId)
    .where("w.id", "=", sql<string>`any(${cards.map(({ wordId }) => wordId)}::uuid[])`)
    .execute();

type WordRow = Awaited<ReturnType<typeof readWords>>[number];

function questionOf({ direction }: PlannedCard, word: WordRow) {
  const terms = { texts: [word.term], language: word.termsLanguage };
  const definitions = { texts: word.definitions, language: word.definitionsLanguage };
  const [prompt, answer] = direction === "forward" ? [terms, definitions] : [definitions, terms];
  return {
    dictionaryName: word.dictionaryName,
    prompt: prompt.texts,
    answers: answer.texts,
    promptLanguage: prompt.language,
    answerLanguage: answer.language,
    strictness: { case: word.case ?? "default", diacritics: word.diacritics ?? "default" },
    ...pick(word, ANSWERED_FIELDS),
  } as const;
}
