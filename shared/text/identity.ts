import { normalizeText } from "../text-rules.ts";
import type { Bounded } from "./bounds.ts";
import { unifyMarks } from "./clean.ts";

declare const TERM_KEY: unique symbol;

/** What the terms of one word have in common. Only `sameTermKey` makes one. */
export type TermKey = Bounded & { readonly [TERM_KEY]: true };

/**
 * Two words are the same when these keys of their terms are equal (decision 243): in NFC, with single spaces, and with
 * one form of apostrophes and dashes. Case, marks and ß make other words; what is only similar: `similarKeys`.
 */
export const sameTermKey = (term: Bounded): TermKey => unifyMarks(normalizeText(term)) as TermKey;

/**
 * The characters that `unifyMarks` replaces, and by what, one by one: for a database, whose stored terms are in NFC
 * with single spaces already.
 */
export const UNIFIED: readonly [from: string, to: string] = unifiedCharacters();

function unifiedCharacters(): [string, string] {
  const apostrophes = "’‘ʼʻʹʽ´`′‛ꞌ׳";
  const dashes =
    "\u058A\u05BE\u1400\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2E17\u2E1A\u2E3A\u2E3B\u2E40\u2E5D" +
    "\u301C\u3030\u30A0\uFE31\uFE32\uFE58\uFE63\uFF0D\u{10D6E}\u{10EAD}";
  return [apostrophes + dashes, "'".repeat([...apostrophes].length) + "-".repeat([...dashes].length)];
}
