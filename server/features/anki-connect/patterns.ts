import type { CardField } from "../../../shared/api/word.ts";
import { normalizeLines, normalizeText } from "../../../shared/text-rules.ts";
import { cut, derived, type Bounded } from "../../../shared/text/bounds.ts";
import { htmlToText } from "../../../shared/text/html-text.ts";
import { definitionsText } from "./definitions.ts";

/** Stand for `*` and `_` while a text is read as a field is; no word has such characters of nobody's alphabet. */
const STAR = "\u{f8fe}";
const ONE = "\u{f8ff}";
const MARKS = /[\u{f8fe}\u{f8ff}]/gu;

/** A pattern of LIKE for a value in Anki's language; a character after a backslash stands for itself. */
export function likeOf(value: string, most: number, read: (text: Bounded) => Bounded): string {
  const marked = value
    .replace(MARKS, "")
    .replace(/\\(.)|[*_]/gs, (found, escaped?: string) => escaped ?? (found === "*" ? STAR : ONE));
  return read(cut(marked, most)).replace(/[%_\\]|\u{f8fe}+|\u{f8ff}/gu, (found) => {
    if (found.startsWith(STAR)) return "%";
    return found === ONE ? "_" : `\\${found}`;
  });
}

/** The text of a field as it is stored: what a program sends is HTML. */
export function readAs(field: CardField | "any"): (html: Bounded) => Bounded {
  const toText = field === "definitions" ? definitionsText : htmlToText;
  const normalize = field === "term" ? normalizeText : normalizeLines;
  return (html) => normalize(toText(html, html.length));
}

/** A name, which is no HTML. */
export const readName = (text: Bounded): Bounded => normalizeText(text);

/** What a pattern of LIKE stands for that has no wildcards; null for one that has some. */
export function exactText(pattern: string): Bounded | null {
  if (!/^(?:\\.|[^\\%_])*$/s.test(pattern)) return null;
  const text = cut(pattern, pattern.length);
  return derived(text, text.replace(/\\(.)/gs, "$1"));
}
