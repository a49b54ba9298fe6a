import { sql } from "kysely";

import { dayText, type DayNumber } from "../../../shared/memory/days.ts";
import { Learner, type Card } from "../../../shared/memory/learner.ts";
import { cardsThatFit, LONGEST_LOOK, TIMED_REVIEWS, timePerCard } from "../../../shared/memory/minutes.ts";
import type { Db } from "../../database/open.ts";
import { dueCards, type AskedToday, type PlannedCard } from "./due.ts";
import type { LearnerSettings } from "./learners.ts";
import { newCards } from "./new.ts";
import { readReviewedDictionaries, type ReviewedDictionaries } from "./reviewed-dictionaries.ts";
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
  /** Due cards past today's minutes. */
  waiting: number;
}

/** Plans what is left of the day: what is due, the most likely forgotten first, and then new cards, within the learner's minutes. */
export async function planToday(db: Db, userId: string, settings: LearnerSettings): Promise<Today> {
  const { calendar } = new Learner(settings);
  const day = calendar.dayOf(settings.now);
  const bounds = { from: calendar.startOf(day), to: calendar.startOf(day + 1) };
  const [dictionaries, done, perCardMs] = await Promise.all([
    readReviewedDictionaries(db, userId),
    readDoneToday(db, userId, day, bounds),
    readTimePerCard(db, userId),
  ]);
  const room = cardsThatFit(settings.minutesPerDay, done.spentMs, perCardMs);
  const due = await dueCards(db, userId, { day, dictionaries, asked: done.asked, room });
  const most = Math.min(settings.newPerDay - done.begun, room - due.cards.length);
  const fresh = await newCards(db, userId, { dictionaries, asked: done.asked, due: due.cards, most });
  return {
    day,
    dictionaries,
    asked: done.asked,
    doneToday: done.reviews,
    perCardMs,
    due: due.cards,
    new: fresh,
    waiting: due.total - due.cards.length,
  };
}

interface DoneToday {
  reviews: number;
  spentMs: number;
  begun: number;
  asked: AskedToday;
}

interface Bounds {
  from: number;
  to: number;
}

/** What was done today; imported reviews were done elsewhere. */
async function readDoneToday(db: Db, userId: string, day: DayNumber, bounds: Bounds): Promise<DoneToday> {
  const { rows } = await sql<Card & { reviews: number; spentMs: number; begun: boolean }>`
    SELECT r.word_id AS "wordId", r.direction, count(*)::int AS reviews,
      coalesce(sum(least(r.milliseconds, ${LONGEST_LOOK}::int)) FILTER (WHERE r.milliseconds IS NOT NULL), 0)::float8
        AS "spentMs",
      bool_or(m.begun_on = ${dayText(day)}::date) IS TRUE AS begun
    FROM reviews AS r
    LEFT JOIN card_memory AS m ON m.user_id = ${userId} AND m.word_id = r.word_id AND m.direction = r.direction
    WHERE r.user_id = ${userId} AND r.source <> 'import'
      AND r.at >= to_timestamp(${bounds.from / 1000}::float8) AND r.at < to_timestamp(${bounds.to / 1000}::float8)
    GROUP BY r.word_id, r.direction`.execute(db);
  return {
    reviews: total(rows.map(({ reviews }) => reviews)),
    spentMs: total(rows.map(({ spentMs }) => spentMs)),
    begun: rows.filter(({ begun }) => begun).length,
    asked: askedOf(rows),
  };
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

async function readTimePerCard(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ milliseconds: number }>`
    SELECT r.milliseconds FROM reviews AS r
    WHERE r.user_id = ${userId} AND r.milliseconds IS NOT NULL
    ORDER BY r.at DESC, r.id DESC LIMIT ${TIMED_REVIEWS}::int`.execute(db);
  return timePerCard(rows.map(({ milliseconds }) => milliseconds));
}
