import { unguardCell } from "../../../../shared/spreadsheet.ts";
import { normalizeText } from "../../../../shared/text-rules.ts";
import { readCells } from "./cells.ts";
import { CELL_DELIMITER, split, splitSenses, type Separators } from "./separators.ts";

/** A line as it is understood, before anything is checked. */
export interface ReadLine {
  /** In the pasted text, from 1. */
  line: number;
  term: string;
  definitions: string[];
}

const BYTE_ORDER_MARK = /^\uFEFF/;

/** Every line that is not blank, as term and definitions. What cannot be separated is a term without definitions. */
export function readLines(text: string, separators: Separators): ReadLine[] {
  const plain = text.replace(BYTE_ORDER_MARK, "");
  const delimiter = CELL_DELIMITER[separators.term];
  return delimiter ? fromCells(plain, delimiter, separators) : fromText(plain, separators);
}

function fromCells(text: string, delimiter: string, separators: Separators): ReadLine[] {
  return readCells(text, delimiter).flatMap(({ cells, line }) => {
    const [term = "", ...rest] = cells.map((cell) => unguardCell(cell.trim()));
    return lineOf(line, term, rest, separators);
  });
}

function fromText(text: string, separators: Separators): ReadLine[] {
  return text.split(/\r\n?|\n/).flatMap((line, index) => {
    const [term, rest] = split(line, separators.term) ?? [line, ""];
    return lineOf(index + 1, term, [rest], separators);
  });
}

/** Further cells are further definitions. */
function lineOf(
  line: number,
  typedTerm: string,
  rest: readonly string[],
  { definitions: separator }: Separators,
): ReadLine[] {
  const term = normalizeText(typedTerm);
  const senses = rest
    .flatMap((cell) => splitSenses(cell, separator))
    .map(normalizeText)
    .filter((sense) => sense !== "");
  const definitions = [...new Set(senses)];
  return term === "" && definitions.length === 0 ? [] : [{ line, term, definitions }];
}
