import { normalizeText } from "../../../../shared/text-rules.ts";
import { derived, type Bounded } from "../../../../shared/text/bounds.ts";
import { hidden } from "../paste/brackets.ts";

/** A slash separates only between spaces: “and/or” is one meaning. */
const SEPARATORS = /[;；,，、،]|(?<=\s)\/(?=\s)/g;
const ITEM = /^\s*(?:\(?\d{1,2}[.)]|[①-⑳]|[-–—*•·▪])\s+/u;

/** The meanings in a text (contract §14), each once; within brackets and quotes nothing separates, and a comma there becomes a semicolon. */
export function meaningsIn(text: Bounded): string[] {
  const meanings = text
    .split("\n")
    .flatMap((line) => parts(line.replace(ITEM, "")))
    .map((part) => normalizeText(derived(text, part)).replace(/[,，]\s?/g, "; "))
    .filter(Boolean);
  return [...new Set(meanings)];
}

function parts(line: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const { index } of hidden(line).matchAll(SEPARATORS)) {
    found.push(line.slice(start, index));
    start = index + 1;
  }
  return [...found, line.slice(start)];
}
