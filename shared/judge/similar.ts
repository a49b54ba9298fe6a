import { withoutArticle } from "../text/article.ts";
import type { Bounded } from "../text/bounds.ts";
import { searchKeys } from "../text/fold.ts";
import { writtenRules } from "./languages/by-code.ts";
import { acceptedReadings, type NotationRules } from "./notation.ts";

/** Signs of the notation of word lists: "das Brot, -e", "Freund/in", "freuen (sich)". */
const NOTATION = /[,;.+|/／()（）[\]{}]/;

/**
 * The keys of which similar terms share one: those that differ only in case, in marks, in spelling, in their article or in
 * the notation of word lists. They are different words that may have been meant as one; what is the same word:
 * `sameTermKey`.
 */
export function similarKeys(term: Bounded, language: string): string[] {
  const rules = notationRulesOf(language);
  const readings = NOTATION.test(term) ? acceptedReadings(term, rules, "learned") : [term];
  const forms = new Set(readings.flatMap((reading) => [reading, withoutArticle(reading, rules.articles)]));
  const keys = new Set([...forms].flatMap((form) => searchKeys(form, language)));
  // Of signs alone nothing is left, and they are not similar for that.
  keys.delete("");
  return [...keys];
}

const prepared = new Map<string, NotationRules>();

/** Without the tables of words that the whole rules of a language have, which no page that compares lists needs. */
function notationRulesOf(language: string): NotationRules {
  let rules = prepared.get(language);
  if (!rules) {
    const { articles = [], elided = [], infinitive, endings } = writtenRules(language) ?? {};
    rules = {
      language,
      articles: new Set([...articles, ...elided, ...(infinitive === undefined ? [] : [infinitive])]),
      infinitive,
      endings: new Set(endings?.split(" ")),
    };
    prepared.set(language, rules);
  }
  return rules;
}
