import { sql, type Kysely } from "kysely";

import type { CardDirection } from "../../../shared/api/reviews.ts";
import { CARD_DIRECTIONS } from "../../../shared/api/values.ts";
import { Calendar, dayText, type DayNumber } from "../../../shared/memory/days.ts";
import type { Card } from "../../../shared/memory/learner.ts";
import { cardsThatFit, LONGEST_LOOK, TIMED_REVIEWS, timePerCard } from "../../../shared/memory/minutes.ts";
import { asJson } from "../../database/as-json.ts";
import type { LearnerSettings } from "../../database/learner-settings.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import {
  dictionariesOf,
  FIRST_NEW,
  readDueCards,
  readNewCards,
  ReviewedDictionaries,
  type AskedToday,
  type DictionaryRow,
  type PlannedCard,
} from "./cards.ts";

/** What is left of a learner's day, in the order to ask it. */
export interface Today {
  day: DayNumber;
  dictionaries: ReviewedDictionaries;
  doneToday: number;
  perCardMs: number;
  due: PlannedCard[];
  new: PlannedCard[];
  /** Due cards that do not fit into today's minutes; of one dictionary where only that one was asked for. */
  waiting: number;
  nextDueOn: string | null;
}

/**
 * Plans what is left of the day: what is due, the most likely forgotten first, and then new cards, within the learner's
 * minutes.
 */
export async function planToday(
  db: Kysely<Tables>,
  userId: string,
  settings: LearnerSettings,
  dictionaryId?: string,
): Promise<Today> {
  const calendar = new Calendar(settings);
  const day = calendar.dayOf(settings.now);
  const bounds = { from: calendar.startOf(day), to: calendar.startOf(day + 1) };
  const { done, ...facts } = await readFacts(db, userId, day, bounds);
  const dictionaries = new ReviewedDictionaries(facts.dictionaries);
  const asked = askedOf(done);
  const perCardMs = timePerCard(facts.timed.map(({ milliseconds }) => milliseconds));
  const room = cardsThatFit(settings.minutesPerDay, total(done.map(({ spentMs }) => spentMs)), perCardMs);
  const due = await readDueCards(db, userId, { day, dictionaries, asked, room, dictionaryId });
  const begun = done.filter((card) => card.begun).length;
  const most = Math.max(0, Math.min(settings.newPerDay - begun, room - due.cards.length));
  const next = await readNewCards(db, userId, { day, dictionaries, asked, due: due.cards, most });
  if (next.isFar) await raiseFirstNew(db, userId, (direction) => dictionaries.of(direction));
  const isCounted = (card: PlannedCard) => !dictionaryId || card.dictionaryId === dictionaryId;
  return {
    day,
    dictionaries,
    doneToday: total(done.map(({ reviews }) => reviews)),
    perCardMs,
    due: due.cards,
    new: next.cards,
    waiting: due.total - due.cards.filter(isCounted).length,
    nextDueOn: next.nextDueOn,
  };
}

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

interface Bounds {
  from: number;
  to: number;
}

interface DoneRow extends Card {
  reviews: number;
  spentMs: number;
  begun: boolean;
}

interface Facts {
  dictionaries: DictionaryRow[];
  done: DoneRow[];
  timed: { milliseconds: number }[];
}

/** What the plan of a day is computed from. */
async function readFacts(db: Db, userId: string, day: DayNumber, bounds: Bounds): Promise<Facts> {
  const { rows } = await sql<Facts>`
    SELECT ${asJson(dictionariesOf(userId))} AS dictionaries, ${asJson(doneOf(userId, day, bounds))} AS done,
      ${asJson(lastTimedOf(userId))} AS timed`.execute(db);
  return rows[0] ?? { dictionaries: [], done: [], timed: [] };
}

/** What was done today, by cards; imported reviews were done elsewhere. */
const doneOf = (userId: string, day: DayNumber, bounds: Bounds) => sql<DoneRow>`
  SELECT r.word_id AS "wordId", r.direction, count(*)::int AS reviews,
    coalesce(sum(least(r.milliseconds, ${LONGEST_LOOK}::int)) FILTER (WHERE r.milliseconds IS NOT NULL), 0)::float8
      AS "spentMs",
    bool_or(m.begun_on = ${dayText(day)}::date) IS TRUE AS begun
  FROM reviews AS r
  LEFT JOIN card_memory AS m ON m.user_id = ${userId} AND m.word_id = r.word_id AND m.direction = r.direction
  WHERE r.user_id = ${userId} AND r.source <> 'import'
    AND r.at >= to_timestamp(${bounds.from / 1000}::float8) AND r.at < to_timestamp(${bounds.to / 1000}::float8)
  GROUP BY r.word_id, r.direction`;

const lastTimedOf = (userId: string) => sql<{ milliseconds: number }>`
  SELECT r.milliseconds FROM reviews AS r
  WHERE r.user_id = ${userId} AND r.milliseconds IS NOT NULL
  ORDER BY r.at DESC, r.id DESC LIMIT ${TIMED_REVIEWS}::int`;

/**
 * Raises the numbers from which new cards of these dictionaries are searched, past words that were reviewed. A card is
 * new again only when its reviews are withdrawn or its word returns from another dictionary; both lower the number, and
 * lock the user too (decision 223).
 */
const raiseFirstNew = (
  db: Kysely<Tables>,
  userId: string,
  dictionariesOf: (direction: CardDirection) => readonly string[],
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    for (const direction of CARD_DIRECTIONS) {
      const from = FIRST_NEW[direction];
      await sql`
        UPDATE dictionaries SET ${from} = coalesce((
          SELECT w.order_number FROM words AS w
          WHERE w.user_id = ${userId} AND w.dictionary_id = dictionaries.id AND w.order_number >= ${from}
            AND NOT EXISTS (
              SELECT 1 FROM card_memory AS m
              WHERE m.user_id = ${userId} AND m.word_id = w.id AND m.direction = ${direction} OFFSET 0)
          ORDER BY w.order_number LIMIT 1
        ), next_order)
        WHERE user_id = ${userId} AND id = ANY(${dictionariesOf(direction)}::uuid[])`.execute(tx);
    }
  });

function askedOf(cards: readonly Card[]): AskedToday {
  const asked = (direction: Card["direction"]) =>
    new Set(cards.filter((card) => card.direction === direction).map(({ wordId }) => wordId));
  const forward = asked("forward");
  const backward = asked("backward");
  return {
    onlyForward: [...forward].filter((id) => !backward.has(id)),
    onlyBackward: [...backward].filter((id) => !forward.has(id)),
  };
}
