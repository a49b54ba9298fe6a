import { rulesOf } from "../../../shared/judge/languages/index.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import { slice, split, type Bounded } from "../../../shared/text/bounds.ts";
import { lowerCase, pattern } from "../../../shared/text/transform.ts";

const ELISION = pattern(/^\p{L}+['’]/gu);

/** The term as a dictionary sorts it: without a leading article. An article alone is a term of its own. */
export function filedTerm(term: Bounded, language: LanguageCode): Bounded {
  const { articles } = rulesOf(language);
  const [elided] = ELISION.all(term);
  if (elided && elided !== term && articles.has(lowerCase(elided).replace("’", "'")))
    return slice(term, elided.length);
  const [first = term, ...others] = split(term, " ");
  return others.length > 0 && articles.has(lowerCase(first)) ? slice(term, first.length + 1) : term;
}
