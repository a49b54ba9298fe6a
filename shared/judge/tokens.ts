import { joined, short, type Bounded } from "../text/bounds.ts";
import { cleanText, unifyMarks } from "../text/clean.ts";
import { baseOf, isBetween, lettersIn, lowerOf, WITHOUT_SPACES, withoutStress } from "../text/letters.ts";
import { plainText } from "../text/signs.ts";
import { upperCase } from "../text/transform.ts";
import type { Rules } from "./languages/index.ts";

/** A letter, digit or sign, with its combining marks. */
export interface Letter {
  kind: "letter";
  text: Bounded;
  lower: Bounded;
  /** In lower case, without diacritics; æ becomes two letters here. */
  base: Bounded;
  digit: boolean;
}

/** Everything between two letters as one token: spaces, hyphens, apostrophes, punctuation. */
export interface Gap {
  kind: "gap";
  /** Everything except the spaces. */
  marks: string;
  spaced: boolean;
  betweenDigits: boolean;
}

/** A part of a text. Two gaps are never adjacent. */
export type Token = Letter | Gap;

const DIGIT = /^\p{Nd}$/u;
const APOSTROPHES = /'/g;
const SIGMA = short("σ");

/**
 * The text as the judge compares it. Punctuation at the edges is dropped, unless there is nothing else. An apostrophe
 * is kept (po’), unless there is one at both ends: then they are quotation marks.
 */
export function tokensOf(text: Bounded, rules: Rules): Token[] {
  const characters = lettersIn(plainText(text, rules.language));
  const tokens: Token[] = [];
  let gap: Gap | undefined;
  for (const character of characters) {
    if (isBetween(character)) {
      gap ??= { kind: "gap", marks: "", spaced: false, betweenDigits: false };
      if (character === " ") gap.spaced = true;
      else gap.marks += character;
      continue;
    }
    const letter = letterOf(character, rules);
    if (gap) {
      const before = tokens.at(-1);
      gap.betweenDigits = letter.digit && before?.kind === "letter" && before.digit;
      if (before === undefined || !saysNoSpace(gap, before, letter)) tokens.push(gap);
      gap = undefined;
    }
    tokens.push(letter);
  }
  if (tokens.length === 0) return characters.map((character) => letterOf(character, rules));
  if (gap) tokens.push(gap);
  return trimEdges(tokens);
}

// A space next to a letter of a script that does not use spaces.
function saysNoSpace(gap: Gap, before: Token, after: Letter): boolean {
  if (!gap.spaced) return false;
  const beside = before.kind === "letter" ? before.text : "";
  if (!WITHOUT_SPACES.test(beside) && !WITHOUT_SPACES.test(after.text)) return false;
  gap.spaced = false;
  return gap.marks === "";
}

/** Whether a text contains only spaces or punctuation. */
export function saysNothing(text: Bounded): boolean {
  return lettersIn(unifyMarks(cleanText(text))).every(isBetween);
}

/** The tokens as text again; texts that are equal in this form are the same for the judge. */
export function writeOut(tokens: readonly Token[], form: "text" | "lower" | "base"): Bounded {
  let written = "";
  for (const token of tokens) written += token.kind === "letter" ? token[form] : token.marks || " ";
  return joined(written);
}

function letterOf(character: Bounded, rules: Rules): Letter {
  const bare = withoutStress(character);
  const bareLower = lowerOf(bare, rules.language);
  const same = rules.same.get(bareLower);
  if (same === undefined) return letter(bare === "ς" ? SIGMA : bare, bareLower);
  return letter(bare === bareLower ? same : upperCase(same), same);
}

function letter(text: Bounded, lower: Bounded): Letter {
  return { kind: "letter", text, lower, base: baseOf(lower), digit: DIGIT.test(text) };
}

function trimEdges(tokens: Token[]): Token[] {
  const first = tokens[0];
  const last = tokens.at(-1);
  const leading = first?.kind === "gap" ? first : undefined;
  const trailing = last?.kind === "gap" ? last : undefined;
  if (!leading && !trailing) return tokens;
  const quoted = Boolean(leading?.marks.includes("'") && trailing?.marks.includes("'"));
  const inner = tokens.slice(leading ? 1 : 0, trailing ? -1 : undefined);
  const start = leading ? edge(leading, quoted, startsWithDigit(inner)) : [];
  const end = trailing ? edge(trailing, quoted, false) : [];
  return [...start, ...inner, ...end];
}

function edge(gap: Gap, quoted: boolean, beforeDigit: boolean): Gap[] {
  if (beforeDigit && gap.marks.endsWith("-"))
    return [{ ...gap, marks: "-", spaced: false, betweenDigits: true }];
  const apostrophes = quoted ? "" : (gap.marks.match(APOSTROPHES)?.[0] ?? "");
  return apostrophes ? [{ ...gap, marks: apostrophes, spaced: false }] : [];
}

function startsWithDigit(tokens: readonly Token[]): boolean {
  const first = tokens[0];
  return first?.kind === "letter" && first.digit;
}
