import { sql, type RawBuilder } from "kysely";

import { UNIFIED, type TermKey } from "../../shared/text/identity.ts";

/** `sameTermKey` of a stored term in a statement. */
export const termKeyOf = (column: "term" | "w.term"): RawBuilder<TermKey> =>
  sql<TermKey>`translate(${sql.ref(column)}, ${UNIFIED[0]}::text, ${UNIFIED[1]}::text)`;
