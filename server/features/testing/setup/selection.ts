import { sql, type RawBuilder } from "kysely";

import { MISTAKES } from "../../../../shared/answer-result.ts";
import { outcome, type Outcome, type TestingSetup } from "../../../../shared/api/testing.ts";
import { tagKey } from "../../../../shared/text-rules.ts";
import { statisticsOf, tallyOfRunning } from "../history/statistics.ts";

type Numbers = RawBuilder<{ order_number: number }>;

const UNIT_SECONDS = { minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 } as const;
/** Beyond these numbers every word is selected anyway; the database's own limits are not far above. */
const MOST_SECONDS = 100 * 366 * UNIT_SECONDS.days;
const MOST_NUMBER = 2_147_483_647;

const bounded = (value: number): number => Math.min(value, MOST_NUMBER);

/** The order numbers of the words that a setup selects, as a query (contract §6): those that rest only where they are named. */
export function selectedNumbers(userId: string, setup: TestingSetup): Numbers {
  const all = sql`FROM words AS w WHERE w.user_id = ${userId} AND w.dictionary_id = ${setup.dictionaryId}`;
  const words = sql`${all} AND NOT w.resting`;
  const { dictionaryId, wordsNumberLimit, wordsDateLimit, mistakesOf, sameAs, hardest, range } = setup;
  const { untested, longestAgo, mix, random, tag, words: named } = setup;
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
  if (hardest) return hardestNumbers(userId, dictionaryId, hardest.count);
  if (untested) return untestedNumbers(userId, dictionaryId, untested.count);
  if (longestAgo) return longestAgoNumbers(userId, dictionaryId, longestAgo.count);
  if (mix) return mixedNumbers(userId, dictionaryId, mix.count);
  if (random)
    return sql`SELECT w.order_number ${words} ORDER BY random() LIMIT ${bounded(random.count)}::int`;
  if (tag) return sql`SELECT w.order_number ${words} AND ${tagKey(tag.tag)} = ANY(w.tag_keys)`;
  if (named) return sql`SELECT w.order_number ${all} AND w.id = ANY(${named}::uuid[])`;
  const { from = 1, to = MOST_NUMBER } = range ?? {};
  return sql`SELECT w.order_number ${all} AND w.order_number BETWEEN ${bounded(from)} AND ${bounded(to)}`;
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

/** By the share of wrong answers, then by their number; words that were never wrong do not count as hard. */
const hardestNumbers = (userId: string, dictionaryId: string, count: number): Numbers => sql`
  SELECT s.order_number FROM (${statisticsOf(userId, dictionaryId)}) AS s
  WHERE s.times_wrong > 0 AND s.order_number NOT IN (
    SELECT w.order_number FROM words AS w
    WHERE w.user_id = ${userId} AND w.dictionary_id = ${dictionaryId} AND w.resting)
  ORDER BY s.times_wrong::float8 / (s.times_right + s.times_wrong) DESC, s.times_wrong DESC, s.order_number
  LIMIT ${bounded(count)}::int`;

/** The words that were added first. */
const untestedNumbers = (userId: string, dictionaryId: string, count: number): Numbers => sql`
  SELECT a.order_number FROM (${lastAskedOf(userId, dictionaryId)}) AS a
  WHERE NOT a.asked ORDER BY a.order_number LIMIT ${bounded(count)}::int`;

const longestAgoNumbers = (userId: string, dictionaryId: string, count: number): Numbers => sql`
  SELECT a.order_number FROM (${lastAskedOf(userId, dictionaryId)}) AS a
  ORDER BY a.asked, a.asked_at NULLS FIRST, a.order_number LIMIT ${bounded(count)}::int`;

/** Words that were never asked have their own third, and do not count among those asked longest ago. */
function mixedNumbers(userId: string, dictionaryId: string, count: number): Numbers {
  const all = bounded(count);
  const [untested = 0, hardest = 0, oldest = 0] = [2, 1, 0].map((more) => Math.floor((all + more) / 3));
  return sql`
    WITH untested AS (${untestedNumbers(userId, dictionaryId, untested)}),
    hardest AS (${hardestNumbers(userId, dictionaryId, hardest)}),
    oldest AS (
      SELECT a.order_number FROM (${lastAskedOf(userId, dictionaryId)}) AS a
      WHERE a.asked AND a.order_number NOT IN (SELECT h.order_number FROM hardest AS h)
      ORDER BY a.asked_at NULLS FIRST, a.order_number LIMIT ${oldest}::int
    ),
    mixed AS (
      SELECT u.order_number FROM untested AS u
      UNION ALL SELECT h.order_number FROM hardest AS h
      UNION ALL SELECT o.order_number FROM oldest AS o
    )
    SELECT m.order_number FROM mixed AS m
    UNION ALL (
      SELECT w.order_number FROM words AS w
      WHERE w.user_id = ${userId} AND w.dictionary_id = ${dictionaryId} AND NOT w.resting
        AND w.order_number NOT IN (SELECT m.order_number FROM mixed AS m)
      ORDER BY random() LIMIT ${all}::int - (SELECT count(*)::int FROM mixed)
    )`;
}

/**
 * The words of a dictionary that do not rest, with whether and when each was last asked: `(order_number, asked,
 * asked_at)`. Tests and reviews both ask words; for a review the day is precise enough. The time is null for words that
 * were never asked, or were asked before times were stored.
 */
const lastAskedOf = (userId: string, dictionaryId: string) => sql`
  SELECT w.order_number, last.word_id IS NOT NULL AS asked, last.asked_at
  FROM words AS w LEFT JOIN (
    SELECT one.user_id, one.word_id, max(one.asked_at) AS asked_at
    FROM (
      SELECT counted.user_id, counted.word_id, counted.asked_at FROM word_statistics AS counted WHERE counted.user_id = ${userId}
      UNION ALL
      SELECT running.user_id, running.word_id, running.asked_at FROM (${tallyOfRunning(userId)}) AS running
      UNION ALL
      SELECT card.user_id, card.word_id, card.last_on::timestamptz FROM card_memory AS card
      WHERE card.user_id = ${userId} AND card.dictionary_id = ${dictionaryId}
    ) AS one
    GROUP BY one.user_id, one.word_id
  ) AS last ON last.user_id = w.user_id AND last.word_id = w.id
  WHERE w.user_id = ${userId} AND w.dictionary_id = ${dictionaryId} AND NOT w.resting`;
