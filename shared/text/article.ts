import { slice, split, type Bounded } from "./bounds.ts";
import { lowerCase, pattern } from "./transform.ts";

const ELISION = pattern(/^\p{L}+['’]/gu);

/** A term without the article before it. An article alone is a term of its own. */
export function withoutArticle(term: Bounded, articles: ReadonlySet<string>): Bounded {
  const [elided] = ELISION.all(term);
  if (elided && elided !== term && articles.has(lowerCase(elided).replace("’", "'")))
    return slice(term, elided.length);
  const [first = term, ...others] = split(term, " ");
  return others.length > 0 && articles.has(lowerCase(first)) ? slice(term, first.length + 1) : term;
}
