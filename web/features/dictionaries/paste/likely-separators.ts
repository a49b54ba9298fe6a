import { isRule, isSetting, readable, withoutMarks } from "./clean-line.ts";
import { exportedSeparators } from "./exported.ts";
import { guessSeparators, type Separators } from "./separators.ts";
import { LINE_BREAK } from "./table.ts";

const MOST_LOOKED_AT = 100_000;
const MOST_LINES = 200;

/** What most likely separates a text, by how it begins. */
export function likelySeparators(text: string): Separators {
  const exported = exportedSeparators(text);
  if (exported) return exported;
  const begin = text.slice(0, MOST_LOOKED_AT).replace(/^\uFEFF/, "");
  const lines = begin.split(LINE_BREAK, MOST_LINES).map((line) => withoutMarks(readable(line)));
  return guessSeparators(lines.filter((line) => !isRule(line) && !isSetting(line)));
}
