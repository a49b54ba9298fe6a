import { unguardCell } from "../../../../shared/spreadsheet.ts";
import { normalizeLines, normalizeText, tagKey } from "../../../../shared/text-rules.ts";
import { readCells, type CellRow } from "./cells.ts";
import { CELL_DELIMITER, split, splitSenses, type Separators } from "./separators.ts";

/** A line as it is understood, before anything is checked. */
export interface ReadLine {
  /** In the pasted text, from 1. */
  line: number;
  term: string;
  definitions: string[];
  note: string;
  example: string;
  tags: string[];
}

type MoreOfAWord = Pick<ReadLine, "note" | "example" | "tags">;

const BYTE_ORDER_MARK = /^\uFEFF/;

/** Every line that is not blank, as term and definitions. What cannot be separated is a term without definitions. */
export function readLines(text: string, separators: Separators): ReadLine[] {
  const plain = text.replace(BYTE_ORDER_MARK, "");
  const delimiter = CELL_DELIMITER[separators.term];
  return delimiter ? fromCells(plain, delimiter, separators) : fromText(plain, separators);
}

function fromCells(text: string, delimiter: string, separators: Separators): ReadLine[] {
  const rows = readCells(text, delimiter);
  const exported = areExported(rows);
  return rows.flatMap(({ cells, line }) => {
    const [term = "", ...rest] = cells.map((cell) => unguardCell(cell.trim()));
    if (!exported) return lineOf(line, term, rest, separators);
    const [definitions = "", note = "", example = "", tags = ""] = rest;
    return lineOf(line, term, [definitions], separators, {
      note: normalizeLines(note),
      example: normalizeLines(example),
      tags: distinctTags(tags),
    });
  });
}

/** The columns of our own files: term, definitions, note, example, tags (contract §13). */
const COLUMNS = 5;

const areExported = (rows: readonly CellRow[]): boolean =>
  rows.every(({ cells }) => cells.length === COLUMNS || cells.join("").trim() === "");

function distinctTags(cell: string): string[] {
  const tags = cell.split(",").map(normalizeText);
  return [
    ...new Map(
      tags
        .filter(Boolean)
        .toReversed()
        .map((tag) => [tagKey(tag), tag]),
    ).values(),
  ].toReversed();
}

function fromText(text: string, separators: Separators): ReadLine[] {
  return text.split(/\r\n?|\n/).flatMap((line, index) => {
    const [term, rest] = split(line, separators.term) ?? [line, ""];
    return lineOf(index + 1, term, [rest], separators);
  });
}

const NOTHING_MORE: MoreOfAWord = { note: "", example: "", tags: [] };

/** Further cells are further definitions. */
function lineOf(
  line: number,
  typedTerm: string,
  rest: readonly string[],
  { definitions: separator }: Separators,
  more = NOTHING_MORE,
): ReadLine[] {
  const term = normalizeText(typedTerm);
  const senses = rest
    .flatMap((cell) => splitSenses(cell, separator))
    .map(normalizeText)
    .filter((sense) => sense !== "");
  const definitions = [...new Set(senses)];
  return term === "" && definitions.length === 0 ? [] : [{ line, term, definitions, ...more }];
}
