import { ankiText, separatorOf } from "./anki-text.ts";
import { readCells, type CellRow } from "./cells.ts";
import { isRule, isSetting, readable, withoutMarks } from "./clean-line.ts";
import { dictionaryForm } from "./dictionary-lines.ts";
import { areExported } from "./exported.ts";
import { oneRecordALine } from "./records.ts";
import { guessSeparators, type Separators } from "./separators.ts";

const MOST_LOOKED_AT = 100_000;
const MOST_LINES = 200;

/** What most likely separates a text, by what it says of itself or by how it begins. */
export function likelySeparators(text: string): Separators {
  const begin = oneRecordALine(text.slice(0, MOST_LOOKED_AT).replace(/^\uFEFF/, ""));
  const rows = readCells(begin, ",");
  // The last one is cut off.
  const whole = text.length > MOST_LOOKED_AT ? rows.slice(0, -1) : rows;
  if (whole.length > 1 && areExported(whole) && !whole.some(isSpaced))
    return { term: "comma", definitions: "comma" };
  const anki = ankiText(begin);
  const form = anki ? null : dictionaryForm(begin);
  if (form) return form.separators;
  const lines = begin
    .split(/\r\n?|\n/, MOST_LINES)
    .map((line) => withoutMarks(readable(line)))
    .filter((line) => !isRule(line) && !isSetting(line));
  return guessSeparators(lines, anki && separatorOf(anki));
}

/** A comma with a space after it is part of a text: in a file, no space follows a comma between cells. */
const isSpaced = ({ cells }: CellRow): boolean => cells.some((cell) => /^\s/.test(cell));
