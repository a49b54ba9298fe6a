import { sql, type Kysely, type RawBuilder } from "kysely";

import type { DueWords } from "../../../shared/memory/ahead.ts";
import { Calendar, dayText, type DayNumber } from "../../../shared/memory/days.ts";
import type { Card } from "../../../shared/memory/learner.ts";
import {
  cardsThatFit,
  cardTimes,
  LONGEST_LOOK,
  SHORTEST_LOOK,
  TIMED_ANSWERS,
  type CardTimes,
  type TimedCards,
} from "../../../shared/memory/minutes.ts";
import { asJson } from "../../database/as-json.ts";
import type { LearnerSettings } from "../../database/learner-settings.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import {
  comingOf,
  dictionariesOf,
  isReviewed,
  readDueCards,
  ReviewedDictionaries,
  type AskedToday,
  type DictionaryRow,
  type PlannedCard,
} from "./cards.ts";
import { dealNewCards, foundNew, isFar, raiseFirstNew, type Found, type NewOptions } from "./new-cards.ts";

/** What is left of a learner's day, in the order to ask it. */
export interface Today {
  day: DayNumber;
  dictionaries: ReviewedDictionaries;
  asked: AskedToday;
  doneToday: number;
  spentMs: number;
  times: CardTimes;
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
  const calendar = new Calendar(settings);
  const day = calendar.dayOf(settings.now);
  const bounds = { from: calendar.startOf(day), to: calendar.startOf(day + 1) };
  const { done, ...facts } = await readFacts(db, userId, day, bounds);
  const dictionaries = new ReviewedDictionaries(facts.dictionaries);
  const asked = askedOf(done);
  const times = cardTimes(facts.timed);
  const spentMs = total(done.map((card) => card.spentMs));
  const room = cardsThatFit(settings.minutesPerDay, spentMs, times.due);
  const due = await readDueCards(db, userId, { day, dictionaries, asked, room, dictionaryId });
  const begun = countBegun(done);
  const roomForNew = cardsThatFit(settings.minutesPerDay, spentMs + due.cards.length * times.due, times.new);
  const most = Math.min(settings.newPerDay - total([...begun.values()]), roomForNew);
  const isWaiting = due.waiting.all > 0;
  // Nothing new before the learner has caught up.
  const news = { day, dictionaries, asked, due: due.cards, begun, most: isWaiting ? 0 : Math.max(0, most) };
  const next = await readNext(db, userId, news, withAhead ? comingOf(userId, news, isWaiting) : null);
  if (isFar(next.found)) await raiseFirstNew(db, userId, (direction) => dictionaries.of(direction));
  return {
    day,
    dictionaries,
    asked,
    doneToday: total(done.map(({ reviews }) => reviews)),
    spentMs,
    times,
    due: due.cards,
    new: dealNewCards(next.found, news),
    waiting: due.waiting.ofDictionary,
    nextDueOn: next.nextDueOn,
    coming: next.coming,
  };
}

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

interface Bounds {
  from: number;
  to: number;
}

interface DoneRow extends Card {
  dictionaryId: string;
  reviews: number;
  spentMs: number;
  begun: boolean;
}

interface Facts {
  dictionaries: DictionaryRow[];
  done: DoneRow[];
  timed: TimedCards[];
}

/** What the plan of a day is computed from. */
async function readFacts(db: Db, userId: string, day: DayNumber, bounds: Bounds): Promise<Facts> {
  const { rows } = await sql<Facts>`
    SELECT ${asJson(dictionariesOf(userId))} AS dictionaries, ${asJson(doneOf(userId, day, bounds))} AS done,
      ${asJson(timedOf(userId, day, bounds))} AS timed`.execute(db);
  return rows[0] ?? { dictionaries: [], done: [], timed: [] };
}

interface Next {
  found: Found[];
  nextDueOn: string | null;
  coming: DueWords[];
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
  coming: RawBuilder<DueWords> | null,
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

/** What was done today, by cards; imported reviews were done elsewhere. */
const doneOf = (userId: string, day: DayNumber, bounds: Bounds) => sql<DoneRow>`
  SELECT r.word_id AS "wordId", r.direction, r.dictionary_id AS "dictionaryId", count(*)::int AS reviews,
    coalesce(sum(least(r.milliseconds, ${LONGEST_LOOK}::int)) FILTER (WHERE r.milliseconds IS NOT NULL), 0)::float8
      AS "spentMs",
    bool_or(m.begun_on = ${dayText(day)}::date) IS TRUE AS begun
  FROM reviews AS r
  LEFT JOIN card_memory AS m ON m.user_id = ${userId} AND m.word_id = r.word_id AND m.direction = r.direction
  WHERE r.user_id = ${userId} AND r.source <> 'import'
    AND r.at >= to_timestamp(${bounds.from / 1000}::float8) AND r.at < to_timestamp(${bounds.to / 1000}::float8)
  GROUP BY r.word_id, r.direction, r.dictionary_id`;

/**
 * The last timed answers, by the cards and days that they were given to. Where clocks change, a day is an hour off:
 * that makes no difference to an average.
 */
const timedOf = (userId: string, day: DayNumber, { from }: Bounds) => sql<TimedCards>`
  SELECT c.begun AS "areNew", count(*)::int AS cards, sum(c.answers)::int AS answers, sum(c.spent)::float8 AS milliseconds
  FROM (
    SELECT bool_or(m.begun_on = ${dayText(day)}::date + a.day) IS TRUE AS begun, count(*) AS answers,
      sum(greatest(${SHORTEST_LOOK}::int, least(a.milliseconds, ${LONGEST_LOOK}::int))) AS spent
    FROM (
      SELECT r.word_id, r.direction, r.milliseconds,
        floor((extract(epoch FROM r.at) - ${from / 1000}::float8) / 86400)::int AS day
      FROM reviews AS r WHERE r.user_id = ${userId} AND r.milliseconds IS NOT NULL
      ORDER BY r.at DESC, r.id DESC LIMIT ${TIMED_ANSWERS}::int
    ) AS a
    LEFT JOIN card_memory AS m ON m.user_id = ${userId} AND m.word_id = a.word_id AND m.direction = a.direction
    GROUP BY a.word_id, a.direction, a.day
  ) AS c
  GROUP BY c.begun`;

/** How many cards of each dictionary were begun. */
function countBegun(done: readonly DoneRow[]): ReadonlyMap<string, number> {
  const begun = new Map<string, number>();
  for (const card of done)
    if (card.begun) begun.set(card.dictionaryId, (begun.get(card.dictionaryId) ?? 0) + 1);
  return begun;
}

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
