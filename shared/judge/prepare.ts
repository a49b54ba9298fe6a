import { short, slice, type Bounded } from "../text/bounds.ts";
import { textKey } from "./keys.ts";
import { rulesOf } from "./languages/index.ts";
import { othersOf } from "./others.ts";
import type { Question, Strictness } from "./question.ts";
import { SkeletonIndex } from "./skeleton-index.ts";

/** A word of the dictionary. */
export interface Entry {
  id: string;
  term: Bounded;
  definitions: readonly Bounded[];
}

/** In which direction the dictionary is asked. */
export interface Asking {
  termsLanguage: string;
  definitionsLanguage: string;
  /** Definitions are shown, and the term is the answer. */
  swapped: boolean;
  /** The term is heard, and is the only answer; only together with `swapped`. */
  heard?: boolean | undefined;
  strictness?: Strictness | undefined;
}

/** A dictionary prepared for asking. */
export interface PreparedDictionary {
  /** The question for this entry, without any answers yet; undefined for an unknown id. */
  question(entryId: string): Question | undefined;
}

/**
 * Prepares a dictionary of up to 5,000 entries once, so that judging an answer does not compare it with every entry.
 */
export function prepare(entries: readonly Entry[], asking: Asking): PreparedDictionary {
  const { swapped, heard = false, strictness } = asking;
  const language = swapped ? asking.termsLanguage : asking.definitionsLanguage;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = othersOf(
    entries.map(({ id, term, definitions }) => ({
      entryId: id,
      prompt: swapped ? definitions.join(", ") : term,
      answers: swapped ? [term] : definitions,
      ...(heard && { heardAs: term }),
    })),
    language,
  );
  const synonyms = swapped && !heard ? synonymsIn(entries, asking.definitionsLanguage) : undefined;
  return {
    question(entryId) {
      const entry = byId.get(entryId);
      if (!entry) return undefined;
      const terms = synonyms ? [entry.term, ...synonyms(entry)] : [entry.term];
      const accepted = swapped ? terms : entry.definitions;
      return {
        accepted,
        side: swapped ? "learned" : "known",
        language,
        strictness,
        others: index.except(entryId),
      };
    },
  };
}

// Other terms that share all definitions of an entry, so that they answer the same prompt.
function synonymsIn(entries: readonly Entry[], language: string): (entry: Entry) => Bounded[] {
  const owned = entries.flatMap((owner) => owner.definitions.map((text) => ({ owner, text })));
  const index = new SkeletonIndex(
    owned.map(({ text }) => text),
    rulesOf(language),
  );
  const keysOf = ({ definitions }: Entry) => definitions.map((definition) => textKey(definition, language));
  return (entry) => {
    const [first = short(""), ...rest] = keysOf(entry);
    const terms = new Set<Bounded>();
    for (const number of index.resembling(slice(first, 1))) {
      const { owner } = owned[number] ?? { owner: entry };
      const keys = new Set(keysOf(owner));
      if (keys.has(first) && rest.every((key) => keys.has(key))) terms.add(owner.term);
    }
    terms.delete(entry.term);
    return [...terms];
  };
}
