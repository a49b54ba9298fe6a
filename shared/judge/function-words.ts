import type { Rules } from "./languages/index.ts";
import { type Token, writeOut } from "./tokens.ts";

/** A function word before the word itself: an article, or the "to" of an infinitive. */
export interface FunctionWord {
  kind: "article" | "to";
  word: string;
}

/** A text split into its function word, if it has one, and the rest. */
export interface SplitText {
  functionWord: FunctionWord | undefined;
  rest: readonly Token[];
}

/** Separates the function word from the rest, which is never empty. */
export function splitFunctionWord(tokens: readonly Token[], rules: Rules): SplitText {
  let word = "";
  for (const [at, token] of tokens.entries()) {
    if (token.kind === "letter") {
      word += token.lower;
      continue;
    }
    if (at === 0) {
      word = token.marks;
      continue;
    }
    const rest = tokens.slice(at + 1);
    const functionWord = rest.length > 0 ? functionWordOf(word, token.marks, rules) : undefined;
    return functionWord
      ? { functionWord, rest }
      : (splitPartitive(tokens, rules) ?? splitJoinedArticle(tokens, rules));
  }
  return splitJoinedArticle(tokens, rules);
}

/** As many tokens as any partitive article has. */
const MOST_PARTITIVE_TOKENS = 6;

// "de l'eau", "dell'acqua". Before several words they are mostly prepositions: "de la part de".
function splitPartitive(tokens: readonly Token[], { partitives }: Rules): SplitText | undefined {
  if (partitives.length === 0) return undefined;
  const start = writeOut(tokens.slice(0, MOST_PARTITIVE_TOKENS), "lower");
  const word = partitives.find((one) => start.startsWith(one.endsWith("'") ? one : `${one} `));
  if (word === undefined) return undefined;
  const rest = tokens.slice(word.length + (word.endsWith("'") ? 0 : 1));
  if (rest.length === 0 || rest.some((token) => token.kind === "gap")) return undefined;
  return { functionWord: { kind: "article", word }, rest };
}

// ال and ה are written together with the noun.
function splitJoinedArticle(tokens: readonly Token[], { joined }: Rules): SplitText {
  const functionWord = joined && { kind: "article" as const, word: joined };
  const end = [...(joined ?? "")].length;
  const rest = tokens.slice(end);
  const isJoined =
    tokens.slice(0, end).every((token) => token.kind === "letter") &&
    writeOut(tokens.slice(0, end), "base") === joined;
  const first = rest[0];
  return functionWord && isJoined && rest.length > 1 && first?.kind === "letter"
    ? { functionWord, rest }
    : { functionWord: undefined, rest: tokens };
}

/** Whether both have a function word and they differ: der for die. */
export function functionWordsConflict(
  given: FunctionWord | undefined,
  wanted: FunctionWord | undefined,
  rules: Rules,
): boolean {
  if (given === undefined || wanted === undefined) return false;
  return given.word !== wanted.word && !isAcceptedFor(given, wanted, rules);
}

/** Whether both have a function word and one is accepted for the other: en for ei. */
export function functionWordsMatch(
  given: FunctionWord | undefined,
  wanted: FunctionWord | undefined,
  rules: Rules,
): boolean {
  return given !== undefined && wanted !== undefined && !functionWordsConflict(given, wanted, rules);
}

const isAcceptedFor = (given: FunctionWord, wanted: FunctionWord, { alsoArticle }: Rules): boolean =>
  alsoArticle.get(wanted.word) === given.word;

function functionWordOf(word: string, marks: string, rules: Rules): FunctionWord | undefined {
  if (marks !== "" && marks !== "'") return undefined;
  if (rules.articles.has(word + marks)) return { kind: "article", word: word + marks };
  if (marks === "" && word === rules.infinitive) return { kind: "to", word };
  return undefined;
}
