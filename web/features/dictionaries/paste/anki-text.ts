import { short } from "../../../../shared/text/bounds.ts";
import { htmlToText } from "../../../../shared/text/html-text.ts";
import { lowerCase } from "../../../../shared/text/transform.ts";
import { asOneTag, MOST_HTML, type Role } from "../deck/deck.ts";
import { readCells, type CellRow } from "./cells.ts";
import { LINE_SEPARATOR, readable, withoutSounds } from "./clean-line.ts";
import type { TermSeparator } from "./separators.ts";

/** What the lines in front of Anki's text export say (“Notes in Plain Text”). */
export interface AnkiText {
  /** How many lines say it. */
  settings: number;
  /** Null where it is not said. */
  delimiter: string | null;
  html: boolean | null;
  /** What the columns are called. */
  names: readonly string[] | null;
  /** Of the columns of which something is said, by their number from 0. */
  roles: ReadonlyMap<number, Role>;
  /** Where the tags of a note stand, which blanks separate. */
  tagsColumn: number | null;
  /** What every note is tagged with. */
  tags: string;
}

const SETTING =
  /^#(separator|html|tags|columns|(?:notetype|note type|deck|guid|tags) column|notetype|note type|deck|if matches|match scope):(.*)$/i;

/** A line for a program: a setting of Anki's text export, or what tells Excel its delimiter. */
export const isSetting = (line: string): boolean => SETTING.test(line) || /^sep=.?\s*$/i.test(line);

/** The settings at the beginning of a text; null where it is no export of Anki's. */
export function ankiText(text: string): AnkiText | null {
  const said = new Map<string, string>();
  let settings = 0;
  for (const line of beginOf(text)) {
    const [, key = "", value = ""] = SETTING.exec(line) ?? [];
    if (key) said.set(lowerCase(short(key)).replace("note type", "notetype"), value);
    settings += 1;
  }
  if (said.size === 0) return null;
  const delimiter = delimiterOf(said.get("separator"));
  const columns = said.get("columns");
  const tagsColumn = columnOf(said.get("tags column"));
  const ignored = IGNORED.flatMap((key) => columnOf(said.get(key)) ?? []).map((at) => [at, "none"] as const);
  const html = said.get("html")?.trim();
  return {
    settings,
    delimiter,
    html: html === undefined ? null : /^true$/i.test(html),
    names: columns === undefined ? null : (readCells(columns, delimiter ?? "\t")[0]?.cells ?? null),
    roles: new Map<number, Role>(tagsColumn === null ? ignored : [...ignored, [tagsColumn, "tags"]]),
    tagsColumn,
    tags: tagsIn(said.get("tags") ?? ""),
  };
}

/** What belongs to Anki alone. The name of a deck can still be chosen as a tag. */
const IGNORED = ["guid column", "notetype column", "deck column"];

const MOST_SETTINGS = 50;
const LONGEST_SETTING = 10_000;

/** The first lines, as long as they begin with a number sign. */
function beginOf(text: string): string[] {
  const lines = text.slice(0, LONGEST_SETTING).split(/\r\n?|\n/, MOST_SETTINGS);
  const end = lines.findIndex((line) => !line.startsWith("#"));
  return end === -1 ? lines : lines.slice(0, end);
}

const DELIMITERS: Readonly<Record<string, string>> = {
  tab: "\t",
  comma: ",",
  semicolon: ";",
  pipe: "|",
  colon: ":",
  space: " ",
  "\\t": "\t",
};

function delimiterOf(said: string | undefined): string | null {
  if (said === undefined) return null;
  const name = said.trim();
  return DELIMITERS[lowerCase(short(name))] ?? (name.length === 1 ? name : said === "\t" ? said : null);
}

const columnOf = (said = ""): number | null => (/^\s*[1-9]\d?\s*$/.test(said) ? Number(said) - 1 : null);

const SEPARATOR_OF: Readonly<Record<string, TermSeparator>> = {
  "\t": "tab",
  ",": "comma",
  ";": "semicolon",
  "|": "bar",
  ":": "colon",
  " ": "spaces",
};

/** By which name its delimiter can be chosen; null where none is said. */
export const separatorOf = ({ delimiter }: AnkiText): TermSeparator | null =>
  delimiter === null ? null : (SEPARATOR_OF[delimiter] ?? "tab");

/** The rows behind the settings. */
export function ankiRows(text: string, { settings }: AnkiText, delimiter: string): CellRow[] {
  let begin = 0;
  for (let at = 0; at < settings; at++) begin = behindLine(text, begin);
  return readCells(text.slice(begin), delimiter).map(({ cells, line }) => ({ cells, line: line + settings }));
}

function behindLine(text: string, from: number): number {
  const length = text.slice(from, from + LONGEST_SETTING).search(/[\r\n]/);
  if (length === -1) return text.length;
  return from + length + (text.startsWith("\r\n", from + length) ? 2 : 1);
}

/** What a cell says. A blank separates tags; of other programs' tags “a::b” is “a: b”. */
export function ankiCell({ html, tagsColumn }: AnkiText, cell: string, at: number): string {
  const plain =
    html === null
      ? readable(cell)
      : html
        ? htmlToText(cell, MOST_HTML).replaceAll("\n", LINE_SEPARATOR)
        : withoutSounds(cell);
  return at === tagsColumn ? tagsIn(plain) : plain;
}

const tagsIn = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((tag) => asOneTag(tag).replaceAll(",", " "))
    .join(", ");
