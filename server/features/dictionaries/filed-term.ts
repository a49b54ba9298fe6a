import { rulesOf } from "../../../shared/judge/languages/index.ts";
import type { LanguageCode } from "../../../shared/languages.ts";

const ELISION = /^\p{L}+['’]/u;

/** The term as a dictionary sorts it: without a leading article. An article alone is a term of its own. */
export function filedTerm(term: string, language: LanguageCode): string {
  const { articles } = rulesOf(language);
  const elided = ELISION.exec(term)?.[0] ?? "";
  if (elided && elided !== term && articles.has(elided.toLowerCase().replace("’", "'")))
    return term.slice(elided.length);
  const [first = "", ...others] = term.split(" ");
  return others.length > 0 && articles.has(first.toLowerCase()) ? others.join(" ") : term;
}
