import { expect, test } from "vitest";

import { rulesOf } from "../../../../shared/judge/languages/index.ts";
import { LANGUAGE_CODES } from "../../../../shared/languages.ts";
import { ARTICLES } from "./articles.ts";

test.each(LANGUAGE_CODES)("%s: the articles that are named are those that are left out", (code) => {
  const { articles } = rulesOf(code);
  const named = ARTICLES[code]?.replaceAll("’", "'").split(", ") ?? [];
  expect(named.filter((article) => !articles.has(article))).toEqual([]);
  expect(named.length > 0).toBe(articles.size > 0);
});
