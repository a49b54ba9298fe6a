import { answerKeys } from "./keys.ts";

/** Another entry of the dictionary, as the page names it. */
export interface OtherEntry {
  entryId: string;
  /** What that entry's question shows. */
  prompt: string;
}

/** The answers of all entries but the one asked about. */
export interface OtherAnswers {
  /** The entry with this key among its answerKeys. Only lookupKeys of the answer are asked for. */
  find(key: string): OtherEntry | undefined;
}

/** An entry with its answers, as they are loaded to be compared with. */
export interface AnsweringEntry extends OtherEntry {
  answers: readonly string[];
}

/** The answers of a dictionary in memory. */
export interface AnswerIndex {
  /** All answers but those of this entry. */
  except(entryId: string): OtherAnswers;
}

/** Nothing else to be taken for. */
export const NO_OTHERS: OtherAnswers = { find: () => undefined };

/** Indexes the answers, in one language, of up to 5,000 entries. */
export function othersOf(entries: readonly AnsweringEntry[], language: string): AnswerIndex {
  const byKey = new Map<string, OtherEntry[]>();
  for (const { entryId, prompt, answers } of entries) {
    const entry = { entryId, prompt };
    for (const answer of answers) {
      for (const key of answerKeys(answer, language)) {
        const holders = byKey.get(key);
        if (!holders) byKey.set(key, [entry]);
        else if (holders.at(-1) !== entry) holders.push(entry);
      }
    }
  }
  return {
    except: (entryId) => ({ find: (key) => byKey.get(key)?.find((entry) => entry.entryId !== entryId) }),
  };
}
