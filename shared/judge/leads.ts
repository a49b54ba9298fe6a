import type { Rules } from "./languages/index.ts";
import type { Token } from "./tokens.ts";

/** A word before the word: an article, or the "to" of an infinitive. */
export interface Lead {
  kind: "article" | "to";
  word: string;
}

/** A text without its lead. */
export interface Headed {
  lead: Lead | undefined;
  rest: readonly Token[];
}

/** Parts the lead from the rest, which is never empty. */
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
    return { lead, rest: lead ? rest : tokens };
  }
  return { lead: undefined, rest: tokens };
}

/** Whether both have a lead, and not the same one: der for die. */
export function leadsClash(given: Lead | undefined, wanted: Lead | undefined): boolean {
  return given !== undefined && wanted !== undefined && given.word !== wanted.word;
}

function leadOf(word: string, marks: string, rules: Rules): Lead | undefined {
  if (marks !== "" && marks !== "'") return undefined;
  if (rules.articles.has(word + marks)) return { kind: "article", word: word + marks };
  if (marks === "" && word === rules.infinitive) return { kind: "to", word };
  return undefined;
}
