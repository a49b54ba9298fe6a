import type { Bounded } from "../../../shared/text/bounds.ts";
import { htmlToText } from "../../../shared/text/html-text.ts";
import { withoutLabels } from "./glossary.ts";

const MARK = /^(?:[-*•·▪◦‣–—]|\(?\d{1,3}[.)])\s+/u;
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|（[^（）]*）|「[^「」]*」/gu;
const SEMICOLON = /[;；]/gu;
const COMMA = /[,，、،]/gu;
/** Brackets in brackets. */
const DEEPEST = 4;
/** Yomitan's plain glossaries have the name of the dictionary on a line of its own, or say for which spellings they are. */
const LABEL_LINE = /^[(（][^()（）]*[)）]$/u;
const ONLY = /^\([^()]* only\)\s+/u;

/** The text of a field with definitions: what its glossaries tell beside them is left out. */
export function definitionsText(html: string, most: number): Bounded {
  const text = htmlToText(withoutLabels(html, most), most);
  return text === "" ? htmlToText(html, most) : text;
}

/**
 * Definitions as a field contains them: one per line, or several separated by semicolons or by commas outside brackets.
 */
export function definitionsIn(text: Bounded): string[] {
  const lines = text.split("\n").map((line) => line.trim().replace(MARK, "").replace(ONLY, ""));
  const said = lines.filter((line) => line !== "" && !LABEL_LINE.test(line));
  const parts = (said.length > 0 ? said : lines)
    .flatMap((line) => splitOutside(line, SEMICOLON))
    .flatMap((line) => splitOutside(line, COMMA))
    // A definition cannot contain a comma.
    .map((part) => part.replace(/[,，]\s?/gu, "; ").trim())
    .filter((part) => part !== "");
  return [...new Set(parts)];
}

function splitOutside(line: string, separator: RegExp): string[] {
  let covered = line;
  for (let depth = 0; depth < DEEPEST; depth++)
    covered = covered.replace(BRACKETS, (inner) => "x".repeat(inner.length));
  const parts: string[] = [];
  let start = 0;
  for (const { index } of covered.matchAll(separator)) {
    parts.push(line.slice(start, index));
    start = index + 1;
  }
  return [...parts, line.slice(start)];
}
