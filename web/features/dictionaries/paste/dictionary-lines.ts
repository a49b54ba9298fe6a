import type { Role } from "../deck/deck.ts";
import type { CellRow } from "./cells.ts";
import { LINE_SEPARATOR } from "./clean-line.ts";
import type { Separators } from "./separators.ts";

/** A form in which dictionaries are published, one entry a line. */
export interface DictionaryForm {
  /** What its lines would be separated by. */
  separators: Separators;
  roles: readonly Role[];
  cellsOf: (line: string) => string[] | null;
}

/** 傳統 传统 [chuan2 tong3] /tradition/traditional/ */
const CEDICT = /^(\S{1,100}) (\S{1,100}) \[{1,2}([^[\]]{0,300})\]{1,2}(?: \{([^{}]{0,300})\})? \/(.+)$/u;
/** 犬(P);狗 [いぬ(P);いんこ] /(n) (1) dog/(2) snoop/EntL1258330X/ */
const EDICT = /^([^\s/]{1,300})(?: \[([^[\]]{1,300})\])? {0,2}\/(.+)$/u;
const HAN_OR_KANA = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

const CEDICT_FORM: DictionaryForm = {
  separators: { term: "spaces", definitions: "slash" },
  roles: ["term", "note", "note", "definitions"],
  cellsOf: (line) => {
    const [, traditional, simplified, pinyin = "", jyutping, glosses] = CEDICT.exec(line) ?? [];
    if (!traditional || !simplified || !glosses) return null;
    const all = partsOf(glosses, "/");
    const counters = all.filter((gloss) => gloss.startsWith("CL:"));
    return [
      simplified,
      traditional === simplified ? "" : traditional,
      [pinyin, jyutping, ...counters].filter(Boolean).join(LINE_SEPARATOR),
      all
        .filter((gloss) => !counters.includes(gloss))
        .flatMap((gloss) => partsOf(gloss, ";"))
        .join("/"),
    ];
  },
};

const EDICT_FORM: DictionaryForm = {
  separators: { term: "spaces", definitions: "slash" },
  roles: ["term", "note", "note", "definitions"],
  cellsOf: (line) => {
    const [, heads, readings = "", glosses] = EDICT.exec(line) ?? [];
    if (!heads || !glosses || !HAN_OR_KANA.test(heads + readings)) return null;
    const [head = "", ...others] = partsOf(heads, ";").map(withoutMarkers);
    return [
      head,
      others.join("; "),
      partsOf(readings, ";").map(withoutMarkers).join("; "),
      partsOf(glosses, "/")
        .map(withoutLabels)
        .filter(Boolean)
        .flatMap((gloss) => partsOf(gloss, ";"))
        .join("/"),
    ];
  },
};

/** “Wort {n} | Wörter {pl} :: word | words”: the first pair is the word, other forms of it stand in the note. */
const DING_FORM: DictionaryForm = {
  separators: { term: "colon", definitions: "semicolon" },
  roles: ["term", "definitions", "note"],
  cellsOf: (line) => {
    const pairs = pairsOf(line);
    const [[term = "", definitions = ""] = [], ...others] = pairs;
    if (term === "" || definitions === "") return null;
    return [term, definitions, others.map((pair) => pair.filter(Boolean).join(" = ")).join(LINE_SEPARATOR)];
  },
};

function pairsOf(line: string): string[][] {
  const sides = line.split("::");
  if (sides.length > 2) return line.split("|").map((pair) => pair.split("::").map((side) => side.trim()));
  const [first = "", second = ""] = sides;
  const [forms, meanings] = [first.split("|"), second.split("|")];
  return forms.length >= meanings.length
    ? forms.map((form, at) => [form.trim(), (meanings[at] ?? "").trim()])
    : meanings.map((meaning, at) => [(forms[at] ?? "").trim(), meaning.trim()]);
}

const SAMPLE_LINES = 200;

/** The form in which most lines are written; null where it is none of these. */
export function dictionaryForm(text: string): DictionaryForm | null {
  const lines = text
    .slice(0, 100_000)
    .split(/\r\n?|\n/, SAMPLE_LINES)
    .filter((line) => line.trim() !== "" && !isComment(line));
  const isWritten = ({ cellsOf }: DictionaryForm): boolean =>
    lines.length > 0 && lines.filter((line) => cellsOf(line.trim())).length * 5 >= lines.length * 4;
  if (isWritten(CEDICT_FORM)) return CEDICT_FORM;
  if (isWritten(EDICT_FORM)) return EDICT_FORM;
  return lines.some((line) => line.includes("::") && line.includes("|")) && isWritten(DING_FORM)
    ? DING_FORM
    : null;
}

/** The lines of a dictionary; those that are not of its form are terms without definitions. */
export const dictionaryRows = (text: string, { cellsOf }: DictionaryForm): CellRow[] =>
  text.split(/\r\n?|\n/).map((line, at) => ({ line: at + 1, cells: cellsOf(line.trim()) ?? [line] }));

/** A line about the dictionary; EDICT's own has question marks for a word. */
export const isComment = (line: string): boolean => /^\s*(?:#|？？？)/.test(line);

const partsOf = (text: string, by: string): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const withoutMarkers = (head: string): string => head.replace(/\([^()]{1,100}\)/g, "").trim();

const CODES = new Set(
  (
    "n n-adv n-pr n-pref n-suf n-t num pn pref suf prt unc conj cop cop-da ctr exp id int iv adj adj-f adj-i adj-ix adj-kari " +
    "adj-ku adj-na adj-nari adj-no adj-pn adj-shiku adj-t adv adv-n adv-to aux aux-adj aux-v v1 v1-s v5 v5aru v5b v5g v5k " +
    "v5k-s v5m v5n v5r v5r-i v5s v5t v5u v5u-s v5uru v5z vi vk vn vr vs vs-c vs-i vs-s vt vz abbr arch ateji char chn col " +
    "comp company creat dated derog doc euph ev fam fem fict form given group hist hon hum id joc leg litf m-sl male myth " +
    "net-sl obj obs obsc on-mim organization oth person place poet pol product proverb quote rare rarely relig sens serv sl " +
    "station surname uk unclass vulg work X yoji P ik iK io oK ok rK sK sk"
  ).split(" "),
);
/** “(n,vs)”, “(1)”, “(See 犬)”, “{comp}” */
const LABEL = /^(?:\(([^()]{1,200})\)|\{[^{}]{1,100}\})\s*/;

/** A gloss without the labels in front of it; nothing of it is left where it is only a number of the entry. */
function withoutLabels(gloss: string): string {
  let rest = gloss;
  for (let label = LABEL.exec(rest); label && isLabel(label[1]); label = LABEL.exec(rest))
    rest = rest.slice(label[0].length);
  return /^EntL\d{1,9}X?$/.test(rest) ? "" : rest;
}

const isLabel = (inside: string | undefined): boolean =>
  inside === undefined ||
  /^(?:See |ant:)/.test(inside) ||
  inside
    .split(/,\s?/)
    .every((code) => CODES.has(code) || /^\d{1,2}$/.test(code) || /^v[245][a-z]{1,3}-[a-z]$/.test(code));
