import { answerKeys } from "./keys.ts";
import { rulesOf } from "./languages/index.ts";
import { SkeletonIndex } from "./skeleton-index.ts";

/** Another entry of the dictionary, as the page names it. */
export interface OtherEntry {
  entryId: string;
  /** What that entry's question shows. */
  prompt: string;
  /** Its term, where terms are heard: one that sounds like the right answer is no mistake. */
  heardAs?: string | undefined;
}

/** The answers of all entries but the one asked about. */
export interface OtherAnswers {
  /** An entry with this key among its answerKeys. Only lookupKeys of the answer are asked for. */
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
  const answers = entries.flatMap(({ answers: texts, ...entry }) => texts.map((text) => ({ text, entry })));
  const index = new SkeletonIndex(
    answers.map(({ text }) => text),
    rulesOf(language),
  );
  return {
    except: (entryId) => ({
      find(key) {
        for (const number of index.resembling(key.slice(1))) {
          const found = answers[number];
          if (!found || found.entry.entryId === entryId) continue;
          if (answerKeys(found.text, language).includes(key)) return found.entry;
        }
        return undefined;
      },
    }),
  };
}
