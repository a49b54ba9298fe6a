import { FIELDS, WORD_FIELDS } from "../../shared/api/word.ts";
import type { Endpoint } from "../../shared/endpoint.ts";
import { limitsOf, type Role } from "../../shared/roles.ts";

const KIB = 1024;
const USUAL = 64 * KIB;
/** For calls that anybody may make, before anything is known about the caller. */
const WAYS_IN = /^\/(?:auth|cookie)\//;
/** Text of four-byte characters, with room for the JSON around it. */
const textBytes = (letters: number): number => 4 * letters + 8;
/** The largest word. */
const WORD_BYTES = WORD_FIELDS.map((field) => FIELDS[field].most).reduce(
  (bytes, { texts, letters }) => bytes + texts * textBytes(letters),
  0,
);

/** The largest body of a call, in bytes. */
export const bodyLimitOf = ({ path, bodyLimit }: Endpoint): number =>
  bodyLimit ?? (WAYS_IN.test(path) ? 4 * KIB : USUAL);

/** The same for a role: nobody sends more words than one of their dictionaries may have. */
export function bodyLimitFor(endpoint: Endpoint, role: Role | null): number {
  const most = bodyLimitOf(endpoint);
  if (endpoint.stage === "open") return most;
  return Math.min(most, Math.max(USUAL, limitsOf(role).wordsPerDictionary * WORD_BYTES));
}
