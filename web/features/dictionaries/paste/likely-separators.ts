import { readCells, type CellRow } from "./cells.ts";
import { isRule, isSetting, readable, withoutMarks } from "./clean-line.ts";
import { areExported } from "./exported.ts";
import { guessSeparators, type Separators } from "./separators.ts";
import { LINE_BREAK } from "./table.ts";

const MOST_LOOKED_AT = 100_000;
const MOST_LINES = 200;

/** What most likely separates a text, by how it begins. */
export function likelySeparators(text: string): Separators {
  const begin = text.slice(0, MOST_LOOKED_AT).replace(/^\uFEFF/, "");
  const rows = readCells(begin, ",");
  // The last one is cut off.
  const whole = text.length > MOST_LOOKED_AT ? rows.slice(0, -1) : rows;
  if (whole.length > 1 && areExported(whole) && !whole.some(isSpaced))
    return { term: "comma", definitions: "comma" };
  const lines = begin.split(LINE_BREAK, MOST_LINES).map((line) => withoutMarks(readable(line)));
  return guessSeparators(lines.filter((line) => !isRule(line) && !isSetting(line)));
}

/** A comma with a space after it is part of a text: in a file, no space follows a comma between cells. */
const isSpaced = ({ cells }: CellRow): boolean => cells.some((cell) => /^\s/.test(cell));
