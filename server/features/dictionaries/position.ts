import * as z from "zod/mini";

import type { WordsSort } from "../../../shared/api/values.ts";

/** A place in a sorted dictionary; changing or deleting its word does not move it. */
export interface Position {
  /** The value that words are sorted by, a time or a sort key; null where that is the order number alone. */
  key: string | null;
  order: number;
}

/**
 * Order numbers are PostgreSQL integers; these stand for the places before the first and after the last word of a key.
 */
export const BEFORE_ANY_ORDER = 0;
export const BEHIND_ANY_ORDER = 2_147_483_647;

const order = z.int().check(z.minimum(BEFORE_ANY_ORDER), z.maximum(BEHIND_ANY_ORDER));
/** Text that PostgreSQL accepts. */
const plainText = z.string().check(z.regex(/^[^\0\p{Cs}]*$/u));

const positions = {
  default: z.tuple([z.literal("default"), order, z.null()]),
  date: z.tuple([z.literal("date"), order, z.iso.datetime({ precision: 3 }).check(z.regex(/^[12]/))]),
  term: z.tuple([z.literal("term"), order, plainText]),
};

/** The opaque form of a place for clients; it belongs to one sort, and works with any direction and filter. */
export const cursorOf = (sort: WordsSort, position: Position): string =>
  Buffer.from(JSON.stringify([sort, position.order, position.key])).toString("base64url");

/** The place that a cursor stands for; undefined for anything that is not a cursor of this sort. */
export function positionOf(sort: WordsSort, cursor: string): Position | undefined {
  const { data } = z.safeParse(positions[sort], jsonIn(cursor));
  return data && { order: data[1], key: data[2] };
}

function jsonIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
}
