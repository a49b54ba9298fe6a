import { joined, type Bounded } from "../text/bounds.ts";
import { splitFunctionWord } from "./function-words.ts";
import { rulesOf, type Rules } from "./languages/index.ts";
import { readingsOf } from "./readings.ts";
import { type Token, tokensOf, writeOut } from "./tokens.ts";

/**
 * The keys by which a text is found as an answer: for each reading one key that respects case and article, and one that
 * ignores them. They are cheap to compute for every word, and short enough to be stored with it.
 */
export function answerKeys(text: Bounded, language: string): Bounded[] {
  const rules = rulesOf(language);
  const keys = new Set<Bounded>();
  for (const reading of readingsOf(text, rules)) {
    const tokens = tokensOf(reading, rules);
    keys.add(exactKey(tokens));
    keys.add(looseKey(tokens, rules));
  }
  return [...keys];
}

/** The keys that judging this answer may look up in other entries: all that a server must fetch beforehand. */
export function lookupKeys(answer: Bounded, language: string): Bounded[] {
  const rules = rulesOf(language);
  const tokens = tokensOf(answer, rules);
  return [exactKey(tokens), looseKey(tokens, rules)];
}

/** One key for a whole text: two definitions with the same key are the same definition. */
export function textKey(text: Bounded, language: string): Bounded {
  const rules = rulesOf(language);
  return looseKey(tokensOf(text, rules), rules);
}

/** The key that respects case and article. */
export function exactKey(tokens: readonly Token[]): Bounded {
  return joined(`=${writeOut(tokens, "text")}`);
}

/** The key that ignores case, article, and the "to" of an infinitive. */
export function looseKey(tokens: readonly Token[], rules: Rules): Bounded {
  return joined(`~${writeOut(splitFunctionWord(tokens, rules).rest, "lower")}`);
}
