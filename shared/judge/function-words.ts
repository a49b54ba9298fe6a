import type { Rules } from "./languages/index.ts";
import { type Token, writeOut } from "./tokens.ts";

/** A function word before the word itself: an article, or the "to" of an infinitive. */
export interface Lead {
  kind: "article" | "to";
  word: string;
}

/** A text without its lead. */
export interface Headed {
  lead: Lead | undefined;
  rest: readonly Token[];
}

/** Separates the lead from the rest, which is never empty. */
export function partLead(tokens: readonly Token[], rules: Rules): Headed {
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
    const lead = rest.length > 0 ? leadOf(word, token.marks, rules) : undefined;
    return lead ? { lead, rest } : partJoined(tokens, rules);
  }
  return partJoined(tokens, rules);
}

// ال and ה are written together with the noun.
function partJoined(tokens: readonly Token[], { joined }: Rules): Headed {
  const lead = joined && { kind: "article" as const, word: joined };
  const end = [...(joined ?? "")].length;
  const rest = tokens.slice(end);
  const isJoined =
    tokens.slice(0, end).every((token) => token.kind === "letter") &&
    writeOut(tokens.slice(0, end), "base") === joined;
  const first = rest[0];
  return lead && isJoined && rest.length > 1 && first?.kind === "letter"
    ? { lead, rest }
    : { lead: undefined, rest: tokens };
}

/** Whether both have a lead and the leads differ: der for die. */
export function leadsClash(given: Lead | undefined, wanted: Lead | undefined, rules: Rules): boolean {
  if (given === undefined || wanted === undefined) return false;
  return given.word !== wanted.word && !doesFor(given, wanted, rules);
}

/** Whether both have a lead and one is accepted for the other: en for ei. */
export function leadsAgree(given: Lead | undefined, wanted: Lead | undefined, rules: Rules): boolean {
  return given !== undefined && wanted !== undefined && !leadsClash(given, wanted, rules);
}

const doesFor = (given: Lead, wanted: Lead, { alsoArticle }: Rules): boolean =>
  alsoArticle.get(wanted.word) === given.word;

function leadOf(word: string, marks: string, rules: Rules): Lead | undefined {
  if (marks !== "" && marks !== "'") return undefined;
  if (rules.articles.has(word + marks)) return { kind: "article", word: word + marks };
  if (marks === "" && word === rules.infinitive) return { kind: "to", word };
  return undefined;
}
