import { sql, type RawBuilder } from "kysely";

const HEX_DIGITS = 13;

/** The least that a new word gets (migration 0088): 2^52. */
const FIRST_NUMBER = 16 ** HEX_DIGITS;

/** AnkiConnect's ids are numbers. A dictionary's is the last 52 bits of its UUID, which every program can represent. */
export const numberOfUuid = (id: string): number =>
  Number.parseInt(id.replaceAll("-", "").slice(-HEX_DIGITS), 16);

/**
 * A word's number, as a note and as its card: programs take the largest one for the newest. Words of before
 * migration 0088 keep the number of their UUID.
 */
export const numberOf = ({ id, number }: { id: string; number: string | null }): number =>
  number === null ? numberOfUuid(id) : Number(number);

const NUMBER_OF_UUID = sql<string>`('x' || right(replace(w.id::text, '-', ''), ${sql.lit(HEX_DIGITS)}))::bit(52)::bigint`;

/** The same in SQL, of a word named `w`. */
export const NUMBER_OF_WORD = sql<string>`coalesce(w.number, ${NUMBER_OF_UUID})`;

/** The ids of the words with these numbers, for `= ANY`; both parts are looked up by the index of numbers. */
export function idsOfNumbers(userId: string, numbers: readonly number[]): RawBuilder<string[]> {
  const known = numbers.filter(Number.isSafeInteger);
  const given = known.filter((number) => number >= FIRST_NUMBER);
  const older = known.filter((number) => number < FIRST_NUMBER);
  return sql`ARRAY(
    SELECT w.id FROM words AS w WHERE w.user_id = ${userId} AND w.number = ANY(${given}::bigint[])
    UNION ALL
    SELECT w.id FROM words AS w
    WHERE w.user_id = ${userId} AND w.number IS NULL AND ${NUMBER_OF_UUID} = ANY(${older}::bigint[]))`;
}
