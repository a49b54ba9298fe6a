import { cleanText, unifyMarks } from "./clean.ts";
import { baseOf, lettersIn, lowerOf, withoutStress } from "./letters.ts";

// Here ё is a letter of its own, not е with its dots remembered.
const YO_IS_A_LETTER = new Set(["be", "kk", "ky", "mn", "tg", "tt"]);

/**
 * The key by which text is searched, blind to case and to diacritics by the language's own rules (contract §5): ł and l,
 * ё and е, ß and ss are one; й and и, ї and і, є and е, ґ and г stay two. Search in the key of the stored text for the key of the query.
 */
export function searchKey(text: string, language: string): string {
  const lower = lowerOf(unifyMarks(cleanText(text)), language);
  let key = "";
  for (const letter of lettersIn(lower)) key += baseOf(withoutStress(letter));
  return YO_IS_A_LETTER.has(language) ? key : key.replaceAll("ё", "е");
}
