import { isFilled, type CellRow } from "./cells.ts";
import { lastResort } from "./last-resort.ts";
import { partsOf, split, TERM_SEPARATORS, type TermSeparator } from "./separators.ts";

/** A line with its cells as they were separated. */
export interface LineRow extends CellRow {
  /** As it was written, but for markup. */
  raw: string;
  /** Whether a space follows each delimiter, as it does after a comma in a text. */
  isSpaced: boolean;
}

/**
 * What gives the cells of each of some lines: divided by what separates in it, and without what only aligns columns.
 * `heads`: how many columns a first row names.
 */
export function columnReader(
  rows: readonly LineRow[],
  separator: TermSeparator,
  heads: number,
): (row: LineRow) => string[] {
  const unpadded = separator === "tab" ? paddingRemover(rows) : ({ cells }: CellRow) => cells;
  const lines = rows.slice(0, SAMPLES).filter(isOneCell);
  const aligned = usualWidth(
    lines.map(({ cells: [line = ""] }) => partsOf(line, "spaces", MOST_COLUMNS).length),
  );
  const hasMore = hasMoreColumns(rows, separator, heads);
  return (row) => {
    const cells = unpadded(row);
    const sides = isOneCell(row)
      ? sidesOf(cells[0] ?? "", separator, aligned)
      : hasMore
        ? withoutSurplus(cells, heads)
        : joinedRest(cells);
    return sides.map((cell) => cell.trim().replace(EMPHASIS, "$2"));
  };
}

const SAMPLES = 500;
/** No list has more; what stands behind them is text. */
export const MOST_COLUMNS = 50;

/** Of Markdown, around a whole cell. */
const EMPHASIS = /^(\*{1,2}|_{1,2}|`)([^*_`]+)\1$/;

const isOneCell = ({ cells }: CellRow): boolean => !cells.slice(1).some(isFilled);

/**
 * Several tabs in a row align columns, unless all rows have the same number of cells, as those of a spreadsheet do, or
 * other rows fill as many cells.
 */
function paddingRemover(rows: readonly CellRow[]): (row: CellRow) => readonly string[] {
  const many = rows.filter((row) => !isOneCell(row));
  const isEven = many.length > 1 && many.every(({ cells }) => cells.length === many[0]?.cells.length);
  if (isEven) return ({ cells }) => cells;
  const usual = usualWidth(many.filter(({ cells }) => !hasGap(cells)).map(({ cells }) => cells.length));
  return ({ cells }) => (hasGap(cells) && cells.length > usual ? cells.filter(isFilled) : cells);
}

/** Whether an empty cell stands before a full one. */
const hasGap = (cells: readonly string[]): boolean =>
  cells.findIndex((cell) => !isFilled(cell)) < cells.findLastIndex(isFilled) && !cells.every(isFilled);

/** The most frequent width of at least two; 0 where there is none. */
function usualWidth(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [usual] = [...counts].sort(([, one], [, other]) => other - one);
  return usual?.[0] ?? 0;
}

/** Whether columns of another kind follow the term and the definitions. */
function hasMoreColumns(rows: readonly LineRow[], separator: TermSeparator, heads: number): boolean {
  if (!rows.some(({ cells }) => cells.length > 2)) return false;
  if (separator === "tab" || heads > 2) return true;
  const even = rows.length > 1 && rows.every(({ cells }) => cells.length === rows[0]?.cells.length);
  return even && !rows.every(({ isSpaced }) => isSpaced);
}

/** What stands behind the last head belongs to the last column. */
const withoutSurplus = (cells: readonly string[], heads: number): string[] =>
  atMost(cells, heads > 2 ? heads : MOST_COLUMNS);

/** Cells with the surplus joined to the last. */
export const atMost = (cells: readonly string[], most: number): string[] =>
  cells.length <= most
    ? [...cells]
    : [
        ...cells.slice(0, most - 1),
        cells
          .slice(most - 1)
          .filter(isFilled)
          .join(", "),
      ];

/** Where commas are both between term and definitions and between definitions. A plural's ending is the term's. */
function joinedRest([first = "", ...rest]: readonly string[]): string[] {
  const [second = ""] = rest;
  const ending = rest.length > 1 && /^[-–~¨⸚]+\p{L}{0,5}$/u.test(second);
  return ending ? [`${first}, ${second}`, rest.slice(1).join(", ")] : [first, rest.join(", ")];
}

/** Term, definitions and what stands behind them. */
function sidesOf(line: string, chosen: TermSeparator, aligned: number): string[] {
  for (const separator of [chosen, ...TERM_SEPARATORS.filter((one) => one !== chosen)]) {
    const sides = split(line, separator);
    if (!sides) continue;
    if (separator === "bar" || separator === "arrow") return partsOf(line, separator, MOST_COLUMNS);
    return separator === "spaces" && aligned > 2 ? partsOf(line, separator, aligned) : sides;
  }
  return lastResort(line) ?? [line];
}
