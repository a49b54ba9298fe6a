import { short } from "../../../shared/text/bounds.ts";
import { lowerCase } from "../../../shared/text/transform.ts";
import { AnkiError } from "./protocol.ts";

/** A query in Anki's language (https://docs.ankiweb.net/searching.html): the part of it that programs use. */
export type Query =
  | { all: Query[] }
  | { any: Query[] }
  | { not: Query }
  /** A pattern of LIKE. */
  | { key: "deck" | "note" | "tag" | "text"; pattern: string }
  | { key: "field"; field: string; pattern: string }
  | { key: "added"; days: number }
  | { key: "nid"; ids: number[] };

export const LONGEST = 10_000;
const MOST_TERMS = 500;
/** Terms that look through texts: each is one more pass over all of them. */
const MOST_PATTERNS = 20;
const LONGEST_PATTERN = 255;
const MOST_STARS = 4;
const TOKEN = /\s*(?:([()])|(-?)((?:"(?:\\.|[^"\\])*"|\\.?|[^\s"()\\])+))/gsy;

export function readQuery(text: string): Query {
  if (text.length > LONGEST) throw invalid(`it is longer than ${LONGEST} characters`);
  const tokens = tokensOf(text.replaceAll("\0", "").trim());
  const query = readAny(tokens);
  if (tokens.length > 0) throw invalid("a bracket is closed that was not opened");
  requireFewPatterns(query);
  return query;
}

const invalid = (why: string): AnkiError => new AnkiError(`invalid search: ${why}`);

interface Token {
  bracket: string | undefined;
  negated: boolean;
  text: string;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (!found) throw invalid("a quote is not closed");
    const [, bracket, minus, term = ""] = found;
    tokens.push({ bracket, negated: minus === "-", text: term });
    if (tokens.length > MOST_TERMS) throw invalid(`it has more than ${MOST_TERMS} terms`);
    // “-(”: the group in brackets is negated.
    if (bracket === undefined && term === "-" && text[TOKEN.lastIndex] === "(") {
      const last = tokens.at(-1);
      if (last) Object.assign(last, { negated: true, text: "" });
    }
  }
  return tokens;
}

function readAny(tokens: Token[]): Query {
  const any = [readAll(tokens)];
  while (isWord(tokens[0], "or")) {
    tokens.shift();
    any.push(readAll(tokens));
  }
  const [only] = any;
  return only && any.length === 1 ? only : { any };
}

function readAll(tokens: Token[]): Query {
  const all: Query[] = [];
  for (let [next] = tokens; next && next.bracket !== ")" && !isWord(next, "or"); [next] = tokens) {
    tokens.shift();
    if (!isWord(next, "and")) all.push(readOne(next, tokens));
  }
  return { all };
}

const isWord = (token: Token | undefined, word: string): boolean =>
  token?.bracket === undefined && token?.negated === false && lowerCase(short(token.text)) === word;

function readOne(token: Token, tokens: Token[]): Query {
  if (token.bracket === "(") {
    const inner = readAny(tokens);
    if (tokens.shift()?.bracket !== ")") throw invalid("a bracket is not closed");
    return inner;
  }
  if (token.negated && token.text === "") {
    const [next] = tokens;
    if (!next) throw invalid("something is missing behind “-”");
    tokens.shift();
    return { not: readOne(next, tokens) };
  }
  const term = termOf(token.text);
  return token.negated ? { not: term } : term;
}

/** `key:value`, where either part or the whole may be quoted; otherwise text to look for everywhere. */
function termOf(text: string): Query {
  const plain = text.replace(/\\(["\\])|"/gs, (_, escaped?: string) => (escaped ? `\\${escaped}` : ""));
  const colon = /(?<!\\):/.exec(plain)?.index ?? -1;
  if (colon < 1) return { key: "text", pattern: likeOf(plain) };
  const key: string = lowerCase(short(plain.slice(0, colon)));
  const value = plain.slice(colon + 1);
  if (key === "deck" || key === "note" || key === "tag") return { key, pattern: likeOf(value) };
  if (key === "added") return { key, days: daysOf(value) };
  if (key === "nid") return { key, ids: value.split(",").map(Number).filter(Number.isSafeInteger) };
  return { key: "field", field: key, pattern: likeOf(value) };
}

const MOST_DAYS = 36_500;

function daysOf(value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw invalid("“added:” wants a number of days");
  return Math.min(Number(value), MOST_DAYS);
}

/** Translates Anki's `*` and `_` into those of LIKE; a character after a backslash stands for itself. */
const likeOf = (text: string): string =>
  text.replace(/\\(.)|\*+|[%_\\]/gs, (found, escaped?: string) => {
    if (escaped !== undefined) return /[%_\\]/.test(escaped) ? `\\${escaped}` : escaped;
    return found.startsWith("*") ? "%" : found === "_" ? "_" : `\\${found}`;
  });

/** What a pattern of LIKE stands for that has no wildcards; null for one that has some. */
export function exactText(pattern: string): string | null {
  const text = pattern.replace(/\\(.)/gs, "$1");
  return /^(?:\\.|[^\\%_])*$/s.test(pattern) ? text : null;
}

function requireFewPatterns(query: Query): void {
  const patterns = patternsIn(query);
  if (patterns.length > MOST_PATTERNS)
    throw invalid(`it looks for parts of texts in more than ${MOST_PATTERNS} terms`);
  for (const pattern of patterns) {
    if (pattern.length > LONGEST_PATTERN)
      throw invalid(`a term for a part of a text is longer than ${LONGEST_PATTERN} characters`);
    if (pattern.replace(/\\./gs, "").split("%").length - 1 > MOST_STARS)
      throw invalid(`a term has more than ${MOST_STARS} stars`);
  }
}

/** Those of all terms that look through the texts of words. */
function patternsIn(query: Query): string[] {
  if ("all" in query) return query.all.flatMap(patternsIn);
  if ("any" in query) return query.any.flatMap(patternsIn);
  if ("not" in query) return patternsIn(query.not);
  if (query.key === "added" || query.key === "nid") return [];
  return query.key === "text" || exactText(query.pattern) === null ? [query.pattern] : [];
}
