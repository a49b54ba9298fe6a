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

const LONGEST = 10_000;
const MOST_TERMS = 500;
const TOKEN = /\s*(?:([()])|(-?)((?:"(?:\\.|[^"\\])*"|\\.?|[^\s"()\\])+))/gsy;

export function readQuery(text: string): Query {
  if (text.length > LONGEST) throw invalid("it is too long");
  const tokens = tokensOf(text.replaceAll("\0", "").trim());
  const query = readAny(tokens);
  if (tokens.length > 0) throw invalid("a bracket is closed that was not opened");
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
    if (tokens.length > MOST_TERMS) throw invalid("it has too many terms");
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
  token?.bracket === undefined && token?.negated === false && token.text.toLowerCase() === word;

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
  const key = plain.slice(0, colon).toLowerCase();
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
  text.replace(/\\(.)|[*%_\\]/gs, (found, escaped?: string) => {
    if (escaped !== undefined) return /[%_\\]/.test(escaped) ? `\\${escaped}` : escaped;
    return found === "*" ? "%" : found === "_" ? "_" : `\\${found}`;
  });
