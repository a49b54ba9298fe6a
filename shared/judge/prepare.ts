import { textKey } from "./keys.ts";
import { othersOf } from "./others.ts";
import type { Question, Strictness } from "./question.ts";

/** A word of the dictionary. */
export interface Entry {
  id: string;
  term: string;
  definitions: readonly string[];
}

/** How the dictionary is asked. */
export interface Asking {
  termsLanguage: string;
  definitionsLanguage: string;
  /** The definitions are shown, the term is the answer. */
  swapped: boolean;
  strictness?: Strictness | undefined;
}

/** A dictionary ready to be asked. */
export interface PreparedDictionary {
  /** The question about this entry, nothing answered yet; undefined for an unknown id. */
  question(entryId: string): Question | undefined;
}

/** Prepares a dictionary of up to 5,000 entries once; its questions are then judged without looking at all entries. */
export function prepare(entries: readonly Entry[], asking: Asking): PreparedDictionary {
  const { swapped, strictness } = asking;
  const language = swapped ? asking.termsLanguage : asking.definitionsLanguage;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = othersOf(
    entries.map(({ id, term, definitions }) => ({
      entryId: id,
      prompt: swapped ? definitions.join(", ") : term,
      answers: swapped ? [term] : definitions,
    })),
    language,
  );
  const synonyms = swapped ? synonymsIn(entries, asking.definitionsLanguage) : undefined;
  return {
    question(entryId) {
      const entry = byId.get(entryId);
      if (!entry) return undefined;
      const accepted = synonyms ? [entry.term, ...synonyms(entry)] : entry.definitions;
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

// Other terms that share all definitions of an entry, and so answer the same prompt.
function synonymsIn(entries: readonly Entry[], language: string): (entry: Entry) => string[] {
  const byDefinition = new Map<string, Set<Entry>>();
  for (const entry of entries) {
    for (const definition of entry.definitions) {
      const key = textKey(definition, language);
      const sharers = byDefinition.get(key) ?? new Set();
      byDefinition.set(key, sharers.add(entry));
    }
  }
  return (entry) => {
    const [first, ...rest] = entry.definitions.map((definition) =>
      byDefinition.get(textKey(definition, language)),
    );
    const sharers = [...(first ?? [])].filter((other) => rest.every((set) => set?.has(other)));
    const terms = new Set(sharers.map((other) => other.term));
    terms.delete(entry.term);
    return [...terms];
  };
}
