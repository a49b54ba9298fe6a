import type { Manner } from "./compare.ts";
import { isWithin } from "./distance.ts";
import type { Rules } from "./languages/index.ts";
import { leadsClash, partLead } from "./leads.ts";
import type { Token } from "./tokens.ts";

/**
 * Whether the answer may be the expected text with a slip of the finger: one letter in a word of 5 to 8, two from 9,
 * none in a shorter one or in a number. An article counts neither as letters nor as a slip.
 */
export function isTypo(answer: readonly Token[], expected: readonly Token[], manner: Manner): boolean {
  const { rules, side } = manner;
  const given = partLead(answer, rules);
  const wanted = partLead(expected, rules);
  if (side === "learned" && leadsClash(given.lead, wanted.lead)) return false;
  const limit = slipsAllowed(wanted.rest);
  if (limit === 0 || Math.abs(answer.length - expected.length) > MOST_LENGTH_APART) return false;
  if (digitsOf(answer) !== digitsOf(expected)) return false;
  if (isNear(limit, given.rest, wanted.rest, rules)) return true;
  // A slip in the article itself ("dei Sonne") leaves one side without a lead.
  return given.lead?.word !== wanted.lead?.word && isNear(limit, answer, expected, rules);
}

// Two slips, an article and its gap: beyond that the texts need not be compared.
const MOST_LENGTH_APART = 12;

function slipsAllowed(expected: readonly Token[]): number {
  const letters = expected.filter((token) => token.kind === "letter" && !token.digit).length;
  if (letters <= 4) return 0;
  return letters <= 8 ? 1 : 2;
}

function digitsOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.kind === "letter" && token.digit ? token.text : "")).join("");
}

function isNear(limit: number, answer: readonly Token[], expected: readonly Token[], rules: Rules): boolean {
  const isNearAs = (bare: Bare) => isWithin(limit, bareLetters(answer, bare), bareLetters(expected, bare));
  return isNearAs((_, base) => base) || isNearAs((lower, base) => rules.spelled.get(lower)?.as ?? base);
}

type Bare = (lower: string, base: string) => string;

// Case, diacritics and apostrophes are no slips; whatever else parts two words is a space.
function bareLetters(tokens: readonly Token[], bare: Bare): string[] {
  const letters: string[] = [];
  for (const token of tokens) {
    if (token.kind === "gap") {
      if (token.marks !== "'" || token.spaced) letters.push(" ");
      continue;
    }
    const letter = bare(token.lower, token.base);
    if (token.lower.length === 1) letters.push(...letter);
    else letters.push(letter);
  }
  return letters;
}
