import { ankiText, isSetting, separatorOf } from "./anki-text.ts";
import { isRule, readable, withoutMarks } from "./clean-line.ts";
import { dictionaryForm } from "./dictionary-lines.ts";
import { exportedSeparators } from "./exported.ts";
import { oneRecordALine } from "./records.ts";
import { guessSeparators, type Separators } from "./separators.ts";

const MOST_LOOKED_AT = 100_000;
const MOST_LINES = 200;

/** What most likely separates a text, by what it says of itself or by how it begins. */
export function likelySeparators(text: string): Separators {
  const exported = exportedSeparators(text);
  if (exported) return exported;
  const begin = oneRecordALine(text.slice(0, MOST_LOOKED_AT).replace(/^\uFEFF/, ""));
  const anki = ankiText(begin);
  const form = anki ? null : dictionaryForm(begin);
  if (form) return form.separators;
  const lines = begin
    .split(/\r\n?|\n/, MOST_LINES)
    .map((line) => withoutMarks(readable(line)))
    .filter((line) => !isRule(line) && !isSetting(line));
  return guessSeparators(lines, anki && separatorOf(anki));
}
