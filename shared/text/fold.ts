import type { Bounded } from "./bounds.ts";
import { cleanText, unifyMarks } from "./clean.ts";
import { baseOf, lettersIn, lowerOf, withoutStress } from "./letters.ts";

// In these languages ё is a separate letter, not a variant of е.
const YO_IS_A_LETTER = new Set(["be", "kk", "ky", "mn", "tg", "tt"]);

/**
 * The key for searching a text, ignoring case and, by the rules of the language, diacritics (contract §5): ł and l, ё
 * and е, ß and ss are the same; й and и, ї and і, є and е, ґ and г are different. Search for the key of the query in
 * the key of the stored text.
 */
export function searchKey(text: Bounded, language: string): string {
  const lower = lowerOf(unifyMarks(cleanText(text)), language);
  let key = "";
  for (const letter of lettersIn(lower)) key += baseOf(withoutStress(letter));
  return YO_IS_A_LETTER.has(language) ? key : key.replaceAll("ё", "е");
}
