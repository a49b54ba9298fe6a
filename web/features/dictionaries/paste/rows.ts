import { short } from "../../../../shared/text/bounds.ts";
import { sameTermKey } from "../../../../shared/text/identity.ts";
import { distinctTags } from "../distinct-tags.ts";
import { split, TERM_SEPARATORS } from "./separators.ts";
import type { ReadLine } from "./table.ts";

/** A line as it is shown and may be changed before anything is saved. */
export interface Row extends ReadLine {
  /** Stays with it whatever happens to the lines around. */
  key: string;
  /** Of a row that was made by hand, the last line that went into it. */
  madeUpTo?: number;
  /** Its definitions are added to the word that it repeats or resembles. */
  joined?: boolean;
}

export type RowText = Pick<ReadLine, "term" | "definitions" | "note" | "example" | "tags">;

export const rowsOf = (lines: readonly ReadLine[]): Row[] =>
  lines.map((line) => ({ ...line, key: String(line.line) }));

export const withText = (rows: readonly Row[], key: string, text: RowText): Row[] =>
  rows.map((row) => (row.key === key ? { ...row, ...text, aside: null, madeUpTo: lastLineOf(row) } : row));

/** Whether a row is added to the word that it repeats or resembles. */
export const withJoined = (rows: readonly Row[], key: string, joined: boolean): Row[] =>
  rows.map((row) => (row.key === key ? { ...row, joined, madeUpTo: lastLineOf(row) } : row));

/** A row becomes two, as `splitText` has them. */
export const withSplit = (
  rows: readonly Row[],
  key: string,
  [first, second]: readonly [RowText, RowText],
): Row[] =>
  rows.flatMap((row) =>
    row.key === key
      ? [
          { ...row, ...first, aside: null, madeUpTo: lastLineOf(row) },
          { ...row, ...second, aside: null, madeUpTo: lastLineOf(row), key: nextKey(rows, key) },
        ]
      : row,
  );

/** A row and the next become one; nothing happens to the last. */
export function withJoin(rows: readonly Row[], key: string, text: RowText): Row[] {
  const at = rows.findIndex((row) => row.key === key);
  const [row, next] = rows.slice(at, at + 2);
  if (!row || !next) return [...rows];
  return rows.toSpliced(at, 2, {
    ...row,
    ...joinedText(text, next),
    aside: null,
    madeUpTo: lastLineOf(next),
  });
}

/** Lines that are read in another way: those that were changed by hand stay as they were made. */
export function readAgain(rows: readonly Row[], read: readonly Row[]): Row[] {
  const made = rows.filter(({ madeUpTo }) => madeUpTo !== undefined);
  const isTaken = new Set(made.flatMap(({ line, madeUpTo = line }) => linesBetween(line, madeUpTo)));
  return [...made, ...read.filter(({ line }) => !isTaken.has(line))].sort(
    (one, other) => one.line - other.line,
  );
}

const lastLineOf = ({ line, madeUpTo = line }: Row): number => madeUpTo;

const linesBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

function nextKey(rows: readonly Row[], key: string): string {
  for (let part = 2; ; part++) if (rows.every((row) => row.key !== `${key}.${part}`)) return `${key}.${part}`;
}

const NOTHING_MORE = { note: "", example: "", tags: [] };

/**
 * Two entries in one line: a definition that is an entry itself begins the second one; else two terms share the
 * definitions, or the last definition is a term. Null where there is nothing to split.
 */
export function splitText(text: RowText): [RowText, RowText] | null {
  const { term, definitions } = text;
  const at = definitions.findIndex((definition, index) => index > 0 && pairIn(definition));
  const pair = at > 0 ? pairIn(definitions[at] ?? "") : null;
  if (pair) {
    const rest = [pair[1], ...definitions.slice(at + 1)];
    return [
      { ...text, definitions: definitions.slice(0, at) },
      { term: pair[0], definitions: rest, ...NOTHING_MORE },
    ];
  }
  const [, first, second] = /^(.*[^\s,;/])\s*[,;/]\s*(.+)$/u.exec(term) ?? [];
  if (first && second)
    return [
      { ...text, term: first },
      { ...text, term: second },
    ];
  const last = definitions.at(-1);
  if (last === undefined || definitions.length < 2) return null;
  return [
    { ...text, definitions: definitions.slice(0, -1) },
    { term: last, definitions: [], ...NOTHING_MORE },
  ];
}

function pairIn(text: string): readonly [string, string] | null {
  for (const separator of TERM_SEPARATORS) {
    const [term = "", definition = ""] = split(text, separator) ?? [];
    if (term.trim() && definition.trim()) return [term.trim(), definition.trim()];
  }
  return null;
}

/** An entry that was broken over two lines, in its term or in its definitions; two entries become one of both terms. */
function joinedText(first: RowText, second: RowText): RowText {
  const more = {
    note: [first.note, second.note].filter(Boolean).join("\n"),
    example: [first.example, second.example].filter(Boolean).join("\n"),
    tags: distinctTags([...first.tags, ...second.tags]),
  };
  if (first.definitions.length === 0)
    return { term: glued(first.term, second.term), definitions: second.definitions, ...more };
  if (second.definitions.length === 0) {
    const last = glued(first.definitions.at(-1) ?? "", second.term);
    return { term: first.term, definitions: [...first.definitions.slice(0, -1), last], ...more };
  }
  const isSame = sameTermKey(short(first.term)) === sameTermKey(short(second.term));
  const term = isSame ? first.term : `${first.term} / ${second.term}`;
  return { term, definitions: [...new Set([...first.definitions, ...second.definitions])], ...more };
}

/** A hyphen at the end of a line broke the word. */
const glued = (first: string, second: string): string =>
  /\p{L}-$/u.test(first) ? first.slice(0, -1) + second : `${first} ${second}`.trim();
