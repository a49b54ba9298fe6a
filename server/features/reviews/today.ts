import { sql, type RawBuilder } from "kysely";

import { Calendar, dayText, type DayNumber } from "../../../shared/memory/days.ts";
import type { Card } from "../../../shared/memory/learner.ts";
import { cardsThatFit, LONGEST_LOOK, TIMED_REVIEWS, timePerCard } from "../../../shared/memory/minutes.ts";
import type { Db } from "../../database/open.ts";
import type { LearnerSettings } from "../../http/account.ts";
import { dueCards, type AskedToday, type PlannedCard } from "./due.ts";
import { newCards } from "./new.ts";
import { dictionariesOf, ReviewedDictionaries, type DictionaryRow } from "./reviewed-dictionaries.ts";
import { total } from "./total.ts";

/** What is left of a learner's day, in the order to ask it. */
export interface Today {
  day: DayNumber;
  dictionaries: ReviewedDictionaries;
  asked: AskedToday;
  doneToday: number;
  perCardMs: number;
  due: PlannedCard[];
  new: PlannedCard[];
  /** Due cards that do not fit into today's minutes. */
  waiting: number;
}

/** Plans what is left of the day: what is due, the most likely forgotten first, and then new cards, within the learner's minutes. */
export async function planToday(db: Db, userId: string, settings: LearnerSettings): Promise<Today> {
  const calendar = new Calendar(settings);
  const day = calendar.dayOf(settings.now);
  const bounds = { from: calendar.startOf(day), to: calendar.startOf(day + 1) };
  const { done, ...facts } = await readFacts(db, userId, day, bounds);
  const dictionaries = new ReviewedDictionaries(facts.dictionaries);
  const asked = askedOf(done);
  const perCardMs = timePerCard(facts.timed.map(({ milliseconds }) => milliseconds));
  const room = cardsThatFit(settings.minutesPerDay, total(done.map(({ spentMs }) => spentMs)), perCardMs);
  const due = await dueCards(db, userId, { day, dictionaries, asked, room });
  const begun = done.filter((card) => card.begun).length;
  const most = Math.min(settings.newPerDay - begun, room - due.cards.length);
  const fresh = await newCards(db, userId, { dictionaries, asked, due: due.cards, most });
  return {
    day,
    dictionaries,
    asked,
    doneToday: total(done.map(({ reviews }) => reviews)),
    perCardMs,
    due: due.cards,
    new: fresh,
    waiting: due.total - due.cards.length,
  };
}

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
    SELECT ${all(dictionariesOf(userId))} AS dictionaries, ${all(doneOf(userId, day, bounds))} AS done,
      ${all(lastTimedOf(userId))} AS timed`.execute(db);
  return rows[0] ?? { dictionaries: [], done: [], timed: [] };
}

/** All rows of a query as one value. */
const all = <Row>(query: RawBuilder<Row>) =>
  sql<Row[]>`(SELECT coalesce(json_agg(r), '[]') FROM (${query}) AS r)`;

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
