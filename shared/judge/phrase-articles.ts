import type { Rules } from "./languages/index.ts";
import type { Difference } from "./notices.ts";
import type { Token } from "./tokens.ts";
import { differences } from "./walk.ts";

/** How two texts differ that are the same except for articles inside. */
export interface PhraseArticles {
  found: Set<Difference>;
  /** Whether an article is replaced by another one. */
  conflict: boolean;
  /** Both texts without their articles. */
  given: readonly Token[];
  wanted: readonly Token[];
}

/**
 * Compares two texts without their articles; undefined if they differ by anything that may not be forgiven, or if
 * neither has an article.
 */
export function compareArticles(
  answer: readonly Token[],
  expected: readonly Token[],
  rules: Rules,
): PhraseArticles | undefined {
  if (rules.articles.size === 0) return undefined;
  const given = partArticles(answer, rules);
  const wanted = partArticles(expected, rules);
  if (given.articles.size === 0 && wanted.articles.size === 0) return undefined;
  const found = differences(given.rest, wanted.rest, rules);
  if (!found) return undefined;
  const places = new Set([...given.articles.keys(), ...wanted.articles.keys()]);
  const conflict = [...places].some((place) => {
    const [one, other] = [given.articles.get(place), wanted.articles.get(place)];
    return one !== undefined && other !== undefined && one !== other;
  });
  return { found, conflict, given: given.rest, wanted: wanted.rest };
}

interface Parted {
  rest: Token[];
  /** The articles, by the number of other words before them. */
  articles: Map<number, string>;
}

const parted = new WeakMap<readonly Token[], Parted>();

function partArticles(tokens: readonly Token[], rules: Rules): Parted {
  let known = parted.get(tokens);
  if (!known) {
    known = findArticles(tokens, rules);
    parted.set(tokens, known);
  }
  return known;
}

function findArticles(tokens: readonly Token[], rules: Rules): Parted {
  const rest: Token[] = [];
  const articles = new Map<number, string>();
  let place = 0;
  let word: Token[] = [];
  let written = "";
  let before = "";
  let isAfterSpace = true;
  for (const token of tokens) {
    if (token.kind === "letter") {
      word.push(token);
      written += token.lower;
      continue;
    }
    const article = written + (token.marks === "'" ? "'" : "");
    const isArticle =
      (token.marks === "" || token.marks === "'") &&
      isAfterSpace &&
      !articles.has(place) &&
      rules.articles.has(article) &&
      !rules.beforePronoun.has(before);
    if (isArticle) articles.set(place, article);
    else {
      rest.push(...word, token);
      place += 1;
      before = written;
    }
    isAfterSpace = token.marks === "";
    written = "";
    word = [];
  }
  rest.push(...word);
  return { rest, articles };
}
