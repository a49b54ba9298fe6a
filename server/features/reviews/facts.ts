import { sql } from "kysely";

import type { Card } from "../../../shared/memory/card.ts";
import { dayText, type DayNumber } from "../../../shared/memory/days.ts";
import {
  LONGEST_LOOK,
  SHORTEST_LOOK,
  TIMED_ANSWERS,
  type TimedCards,
} from "../../../shared/memory/minutes.ts";
import { asJson } from "../../database/as-json.ts";
import type { Db } from "../../database/open.ts";
import { dictionariesOf, type AskedToday, type DictionaryRow } from "./cards.ts";

interface Bounds {
  from: number;
  to: number;
}

interface DoneRow extends Card {
  dictionaryId: string;
  reviews: number;
  spent: number;
  begun: boolean;
}

interface Facts {
  dictionaries: DictionaryRow[];
  done: DoneRow[];
  timed: TimedCards[];
}

/** What the plan of a day is computed from. */
export async function readFacts(db: Db, userId: string, day: DayNumber, bounds: Bounds): Promise<Facts> {
  const { rows } = await sql<Facts>`
    SELECT ${asJson(dictionariesOf(userId))} AS dictionaries, ${asJson(doneOf(userId, day, bounds))} AS done,
      ${asJson(timedOf(userId, day, bounds))} AS timed`.execute(db);
  return rows[0] ?? { dictionaries: [], done: [], timed: [] };
}

/** What was done today, by cards; imported reviews were done elsewhere. */
const doneOf = (userId: string, day: DayNumber, bounds: Bounds) => sql<DoneRow>`
  SELECT r.word_id AS "wordId", r.direction, r.dictionary_id AS "dictionaryId", count(*)::int AS reviews,
    coalesce(sum(least(r.milliseconds, ${LONGEST_LOOK}::int)) FILTER (WHERE r.milliseconds IS NOT NULL), 0)::float8
      AS spent,
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
  SELECT c.kind, count(*)::int AS cards, sum(c.answers)::int AS answers, sum(c.spent)::float8 AS milliseconds
  FROM (
    SELECT CASE WHEN bool_or(m.begun_on = ${dayText(day)}::date + a.day) THEN 'new'
        WHEN bool_or(a.grade = 'again') THEN 'forgotten' ELSE 'known' END AS kind, count(*) AS answers,
      sum(greatest(${SHORTEST_LOOK}::int, least(a.milliseconds, ${LONGEST_LOOK}::int))) AS spent
    FROM (
      SELECT r.word_id, r.direction, r.grade, r.milliseconds,
        floor((extract(epoch FROM r.at) - ${from / 1000}::float8) / 86400)::int AS day
      FROM reviews AS r WHERE r.user_id = ${userId} AND r.milliseconds IS NOT NULL
      ORDER BY r.at DESC, r.id DESC LIMIT ${TIMED_ANSWERS}::int
    ) AS a
    LEFT JOIN card_memory AS m ON m.user_id = ${userId} AND m.word_id = a.word_id AND m.direction = a.direction
    GROUP BY a.word_id, a.direction, a.day
  ) AS c
  GROUP BY c.kind`;

/** How many cards of each dictionary were begun. */
export function countBegun(done: readonly DoneRow[]): ReadonlyMap<string, number> {
  const begun = new Map<string, number>();
  for (const card of done)
    if (card.begun) begun.set(card.dictionaryId, (begun.get(card.dictionaryId) ?? 0) + 1);
  return begun;
}

export function askedOf(cards: readonly Card[]): AskedToday {
  const asked = (direction: Card["direction"]) =>
    new Set(cards.filter((card) => card.direction === direction).map(({ wordId }) => wordId));
  const forward = asked("forward");
  const backward = asked("backward");
  return {
    onlyForward: [...forward].filter((id) => !backward.has(id)),
    onlyBackward: [...backward].filter((id) => !forward.has(id)),
  };
}
