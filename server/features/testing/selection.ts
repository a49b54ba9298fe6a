import { sql, type RawBuilder } from "kysely";

import type { TestingSetup } from "../../../shared/api/testing.ts";

type Numbers = RawBuilder<{ order_number: number }>;

const UNIT_SECONDS = { minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 } as const;
/** Beyond these every word is meant anyway; the database's own limits are not far above. */
const MOST_SECONDS = 100 * 366 * UNIT_SECONDS.days;
const MOST_NUMBER = 2_147_483_647;

const bounded = (value: number): number => Math.min(value, MOST_NUMBER);

/** The order numbers of the words that a setup selects, as a query (contract §6). */
export function selectedNumbers(userId: string, setup: TestingSetup): Numbers {
  const words = sql`FROM words AS w WHERE w.user_id = ${userId} AND w.dictionary_id = ${setup.dictionaryId}`;
  const { wordsNumberLimit, wordsDateLimit, range } = setup;
  if (wordsNumberLimit) {
    const { count, direction } = wordsNumberLimit;
    const order = direction === 1 ? sql`ASC` : sql`DESC`;
    return sql`SELECT w.order_number ${words} ORDER BY w.order_number ${order} LIMIT ${count && bounded(count)}::int`;
  }
  if (wordsDateLimit) {
    const seconds = Math.min(wordsDateLimit.amount * UNIT_SECONDS[wordsDateLimit.unit], MOST_SECONDS);
    return sql`SELECT w.order_number ${words} AND w.created_at > now() - make_interval(secs => ${seconds}::float8)`;
  }
  const { from = 1, to = MOST_NUMBER } = range ?? {};
  return sql`SELECT w.order_number ${words} AND w.order_number BETWEEN ${bounded(from)} AND ${bounded(to)}`;
}
