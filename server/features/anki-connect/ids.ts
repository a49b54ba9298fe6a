import { sql, type RawBuilder } from "kysely";

const HEX_DIGITS = 13;

/**
 * AnkiConnect's ids are numbers. Ours are the last 52 bits of the UUID, most of them random: they need no column, never
 * change, and every program can represent them exactly.
 */
export const numberOf = (id: string): number =>
  Number.parseInt(id.replaceAll("-", "").slice(-HEX_DIGITS), 16);

/** The same number computed from a word's id in SQL. */
export const NUMBER_OF_WORD: RawBuilder<string> = sql`('x' || right(replace(w.id::text, '-', ''), ${sql.lit(HEX_DIGITS)}))::bit(52)::bigint`;
