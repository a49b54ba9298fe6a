import { sql, type RawBuilder } from "kysely";

import { UNIFIED, type TermKey } from "../../shared/text/identity.ts";

/** `sameTermKey` of a stored term in a statement. */
export const termKeyOf = (column: "term" | "w.term"): RawBuilder<TermKey> =>
  sql<TermKey>`translate(${sql.ref(column)}, ${UNIFIED[0]}::text, ${UNIFIED[1]}::text)`;

/**
 * Whether a stored term has one of the keys. Computing a key takes long beside comparing, and its length is that of the
 * term: so it is computed only where an apostrophe or a dash may differ.
 */
export function hasTermKey(keys: readonly TermKey[]): RawBuilder<boolean> {
  const marked = keys.filter((key) => /['-]/.test(key));
  const lengths = [...new Set(marked.map((key) => [...key].length))];
  return sql<boolean>`(term = any(${keys}::text[]) OR
    char_length(term) = any(${lengths}::int[]) AND ${termKeyOf("term")} = any(${marked}::text[]))`;
}
