import { short } from "../../../shared/text/bounds.ts";
import { lowerCase } from "../../../shared/text/transform.ts";
import { exactText } from "./patterns.ts";
import { invalid, LONGEST, termOf, type Term } from "./terms.ts";

/** A query in Anki's language (https://docs.ankiweb.net/searching.html): the part of it that programs use. */
export type Query = { all: Query[] } | { any: Query[] } | { not: Query } | Term;

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

/** Those of all terms with wildcards, and of those for a text anywhere. */
function patternsIn(query: Query): string[] {
  return termsIn(query).flatMap((term) => {
    if (!("pattern" in term)) return [];
    return term.key === "text" || exactText(term.pattern) === null ? [term.pattern] : [];
  });
}

export function termsIn(query: Query): Term[] {
  if ("all" in query) return query.all.flatMap(termsIn);
  if ("any" in query) return query.any.flatMap(termsIn);
  return "not" in query ? termsIn(query.not) : [query];
}
