import { rulesOf } from "../../../shared/judge/languages/index.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import { withoutArticle } from "../../../shared/text/article.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";

/** The term as a dictionary sorts it: without a leading article. */
export const filedTerm = (term: Bounded, language: LanguageCode): Bounded =>
  withoutArticle(term, rulesOf(language).articles);
