import { LENGTH } from "../../../../shared/limits.ts";
import { normalizeText } from "../../../../shared/text-rules.ts";
import { cut, derived, split } from "../../../../shared/text/bounds.ts";

/** More than any word; the rest of a shared page is ignored. */
const MOST_READ = 5000;
const ADDRESS = /\bhttps?:\/\/\S+/gi;
const QUOTED = /^["“”„«»‘’'‹›「『](.*)["“”„«»‘’'‹›」』]$/u;

/** The word in what another app shares: what was marked, without quotes and the page's address; else the page's title. */
export function caughtTerm(shared: URLSearchParams): string {
  const [term = ""] = ["text", "title"].map((name) => termOf(shared.get(name) ?? "")).filter(Boolean);
  return term;
}

function termOf(text: string): string {
  const read = cut(text, MOST_READ);
  const lines = split(derived(read, read.replace(ADDRESS, "")), "\n").map(normalizeText);
  const first = lines.find((line) => line !== "") ?? "";
  return [...(QUOTED.exec(first)?.[1] ?? first)].slice(0, LENGTH.long).join("").trim();
}

/** Navigation state that keeps the word while its dictionary is created first. */
export const stateWith = (term: string): { term: string } => ({ term });

export const termIn = (state: unknown): string =>
  typeof state === "object" && state !== null && "term" in state && typeof state.term === "string"
    ? state.term
    : "";
