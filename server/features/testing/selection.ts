import { sql, type RawBuilder } from "kysely";

import { MISTAKES, outcome, type Outcome, type TestingSetup } from "../../../shared/api/testing.ts";
import { statisticsOf } from "./statistics.ts";

type Numbers = RawBuilder<{ order_number: number }>;

const UNIT_SECONDS = { minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 } as const;
/** Beyond these every word is meant anyway; the database's own limits are not far above. */
const MOST_SECONDS = 100 * 366 * UNIT_SECONDS.days;
const MOST_NUMBER = 2_147_483_647;

const bounded = (value: number): number => Math.min(value, MOST_NUMBER);

/** The order numbers of the words that a setup selects, as a query (contract §6). */
export function selectedNumbers(userId: string, setup: TestingSetup): Numbers {
  const words = sql`FROM words AS w WHERE w.user_id = ${userId} AND w.dictionary_id = ${setup.dictionaryId}`;
  const { wordsNumberLimit, wordsDateLimit, mistakesOf, sameAs, hardest, range } = setup;
  if (wordsNumberLimit) {
    const { count, direction } = wordsNumberLimit;
    const order = direction === 1 ? sql`ASC` : sql`DESC`;
    return sql`SELECT w.order_number ${words} ORDER BY w.order_number ${order} LIMIT ${count && bounded(count)}::int`;
  }
  if (wordsDateLimit) {
    const seconds = Math.min(wordsDateLimit.amount * UNIT_SECONDS[wordsDateLimit.unit], MOST_SECONDS);
    return sql`SELECT w.order_number ${words} AND w.created_at > now() - make_interval(secs => ${seconds}::float8)`;
  }
  if (mistakesOf)
    return sql`SELECT w.order_number ${words} AND w.id IN (${wordsOfReport(userId, setup, mistakesOf, MISTAKES)})`;
  if (sameAs)
    return sql`SELECT w.order_number ${words} AND w.id IN (${wordsOfReport(userId, setup, sameAs, outcome.options)})`;
  if (hardest) return hardestNumbers(userId, setup.dictionaryId, hardest.count);
  const { from = 1, to = MOST_NUMBER } = range ?? {};
  return sql`SELECT w.order_number ${words} AND w.order_number BETWEEN ${bounded(from)} AND ${bounded(to)}`;
}

const wordsOfReport = (
  userId: string,
  { dictionaryId }: TestingSetup,
  reportId: string,
  outcomes: readonly Outcome[],
) => sql`
  SELECT asked."wordId" FROM reports AS r
  CROSS JOIN LATERAL jsonb_to_recordset(r.words) AS asked ("wordId" uuid, outcome text)
  WHERE r.user_id = ${userId} AND r.id = ${reportId} AND r.dictionary_id = ${dictionaryId}
    AND asked.outcome = ANY(${outcomes}::text[])`;

/** By the share of wrong answers, then by their number; words that were never wrong are not hard. */
const hardestNumbers = (userId: string, dictionaryId: string, count: number): Numbers => sql`
  SELECT s.order_number FROM (${statisticsOf(userId, dictionaryId)}) AS s
  WHERE s.times_wrong > 0
  ORDER BY s.times_wrong::float8 / (s.times_right + s.times_wrong) DESC, s.times_wrong DESC, s.order_number
  LIMIT ${bounded(count)}::int`;
