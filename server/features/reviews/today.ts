import { sql, type Kysely, type RawBuilder } from "kysely";

import type { DueWords } from "../../../shared/memory/ahead.ts";
import { dayText, type DayNumber } from "../../../shared/memory/days.ts";
import { Learner } from "../../../shared/memory/learner.ts";
import {
  cardsThatFit,
  cardTimes,
  dueTime,
  timeLeft,
  withinDay,
  type CardTimes,
} from "../../../shared/memory/minutes.ts";
import { asJson } from "../../database/as-json.ts";
import type { LearnerSettings } from "../../database/learner-settings.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import {
  comingOf,
  isReviewed,
  readDueCards,
  ReviewedDictionaries,
  type AskedToday,
  type ComingWords,
  type PlannedCard,
} from "./cards.ts";
import { askedOf, countBegun, readFacts } from "./facts.ts";
import { dealNewCards, foundNew, isFar, raiseFirstNew, type Found, type NewOptions } from "./new-cards.ts";

/** What is left of a learner's day, in the order to ask it. */
export interface Today {
  day: DayNumber;
  dictionaries: ReviewedDictionaries;
  asked: AskedToday;
  doneToday: number;
  times: CardTimes;
  /** In milliseconds: what today's reviews took, and what the due cards will take. */
  spent: number;
  dueTime: number;
  due: PlannedCard[];
  new: PlannedCard[];
  /** Due cards that do not fit into today's minutes; of one dictionary where only that one was asked for. */
  waiting: number;
  nextDueOn: string | null;
  /** What comes due today and later, where that was asked for. */
  coming: DueWords[];
}

interface Wanted {
  dictionaryId?: string | undefined;
  withAhead?: boolean;
}

/**
 * Plans what is left of the day: what is due, the most likely forgotten first, and then new cards, within the learner's
 * minutes.
 */
export async function planToday(
  db: Kysely<Tables>,
  userId: string,
  settings: LearnerSettings,
  { dictionaryId, withAhead = false }: Wanted = {},
): Promise<Today> {
  const learner = new Learner(settings);
  const { calendar } = learner;
  const day = calendar.dayOf(settings.now);
  const bounds = { from: calendar.startOf(day), to: calendar.startOf(day + 1) };
  const { done, ...facts } = await readFacts(db, userId, day, bounds);
  const dictionaries = new ReviewedDictionaries(facts.dictionaries);
  const asked = askedOf(done);
  const times = withinDay(cardTimes(facts.timed), settings.minutesPerDay);
  const spent = total(done.map((card) => card.spent));
  const left = timeLeft(settings.minutesPerDay, spent);
  const most = cardsThatFit(left, Math.min(times.known, times.forgotten));
  const timeOf = (faded: number) => dueTime(times, learner.recallAfter(faded));
  const options = { day, dictionaries, asked };
  const due = await readDueCards(db, userId, { ...options, left, most, timeOf, dictionaryId });
  const begun = countBegun(done);
  const isWaiting = due.waiting.all > 0;
  // Nothing new before the learner has caught up.
  const mostNew = isWaiting ? 0 : Math.max(0, settings.newPerDay - total([...begun.values()]));
  const roomForNew = cardsThatFit(left - due.time, times.new);
  const news = { ...options, due: due.cards, begun, most: Math.min(mostNew, roomForNew) };
  const next = await readNext(db, userId, news, withAhead ? comingOf(userId, news, isWaiting) : null);
  if (isFar(next.found)) await raiseFirstNew(db, userId, (direction) => dictionaries.of(direction));
  return {
    day,
    dictionaries,
    asked,
    doneToday: total(done.map(({ reviews }) => reviews)),
    times,
    spent,
    dueTime: due.time,
    due: due.cards,
    new: dealNewCards(next.found, news),
    waiting: due.waiting.ofDictionary,
    nextDueOn: next.nextDueOn,
    coming: next.coming.map(({ faded, ...words }) => ({ ...words, time: timeOf(faded) })),
  };
}

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

interface Next {
  found: Found[];
  nextDueOn: string | null;
  coming: ComingWords[];
}

/**
 * What follows the due cards of today: new cards, and the day on which the next card is due. Cards that are due today
 * but not planned count as tomorrow's, because they do not fit into the minutes, or their word is asked today in the
 * other direction.
 */
async function readNext(
  db: Db,
  userId: string,
  options: NewOptions,
  coming: RawBuilder<ComingWords> | null,
): Promise<Next> {
  const { day, dictionaries, due, most } = options;
  const nothing = sql`'[]'::json`;
  const { rows } = await sql<Next>`
    SELECT ${most > 0 ? asJson(foundNew(userId, options)) : nothing} AS found, (
      SELECT greatest(m.due_on, ${dayText(day + 1)}::date)::text FROM card_memory AS m
      WHERE m.user_id = ${userId} AND ${isReviewed(userId, dictionaries)}
      ORDER BY m.due_on LIMIT 1 OFFSET ${due.length}::int) AS "nextDueOn",
      ${coming ? asJson(coming) : nothing} AS coming`.execute(db);
  return rows[0] ?? { found: [], nextDueOn: null, coming: [] };
}
