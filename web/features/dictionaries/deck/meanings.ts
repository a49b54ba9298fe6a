import { normalizeText } from "../../../../shared/text-rules.ts";
import { derived, split, type Bounded } from "../../../../shared/text/bounds.ts";
import { hidden } from "../paste/brackets.ts";
import { AMONG, dividedAt, numberedSenses, type DefinitionSeparator } from "../paste/separators.ts";

/** A slash between spaces alone divides where commas do: “and/or” is one meaning. */
const COMMAS = /[;；,，、،]|(?<=\s)\/(?=\s)/g;

const ITEM = /^\s*(?:\(?\d{1,2}[.)]|[①-⑳]|[-–—*•·▪])\s+/u;

/**
 * The meanings in a text (contract §14), each once: its lines and numbered parts, divided as chosen. Within brackets and
 * quotes nothing divides, and commas that stay become semicolons, because a definition has none.
 */
export function meaningsIn(text: Bounded, division: DefinitionSeparator): string[] {
  const meanings = split(text, "\n")
    .flatMap(numberedSenses)
    .flatMap((line) => partsOf(line.replace(ITEM, ""), division))
    .map((part) => normalizeText(derived(text, part)).replace(/[,，]\s?/g, "; "))
    .filter(Boolean);
  return [...new Set(meanings)];
}

function partsOf(line: string, division: DefinitionSeparator): string[] {
  if (division !== "comma") return dividedAt(line, AMONG[division]);
  return dividedAt(line, isSentence(line) ? AMONG.semicolon : COMMAS);
}

/** Commas divide the clauses of a sentence, not meanings: “Hello, how are you?”, but “apples, pears, etc.” */
function isSentence(line: string): boolean {
  const { words, parts } = measured(line);
  if (/[?!？！]["”’»」]?\s*$/u.test(line)) return words > 2;
  return /[.…。]["”’»」]?\s*$/u.test(line) && words >= 3 * parts && words > 4;
}

/** As many words for each part at a comma no list of meanings has. */
const LONG_PART = 4.5;

/** How texts are divided, if nothing else is chosen: sentences and explanations stay whole. */
export function likelyDivision(texts: readonly string[]): DefinitionSeparator {
  const lines = texts.flatMap((text) => text.split("\n")).filter((line) => measured(line).parts > 1);
  const all = lines.map(measured);
  const sum = (of: "words" | "parts"): number => all.reduce((total, each) => total + each[of], 0);
  const sentences = lines.filter(isSentence).length * 2 > lines.length;
  if (lines.length === 0 || !(sentences || sum("words") >= LONG_PART * sum("parts"))) return "comma";
  return lines.filter((line) => /[;；]/.test(hidden(line))).length * 2 > lines.length ? "semicolon" : "none";
}

/** As many letters make a word where no spaces are written. */
const LETTERS_OF_WORD = 2;
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

function measured(line: string): { words: number; parts: number } {
  const letters = line.match(WITHOUT_SPACES)?.length ?? 0;
  const spaced = line.replace(WITHOUT_SPACES, "").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const parts = hidden(line)
    .split(COMMAS)
    .filter((part) => part.trim() !== "").length;
  return { words: spaced + letters / LETTERS_OF_WORD, parts };
}
