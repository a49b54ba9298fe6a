import { slice, type Bounded } from "../text/bounds.ts";
import { answerKeys } from "./keys.ts";
import { rulesOf } from "./languages/index.ts";
import { SkeletonIndex } from "./skeleton-index.ts";

/** Another entry of the dictionary, as the page shows it. */
export interface OtherEntry {
  entryId: string;
  /** The prompt of that entry's question. */
  prompt: string;
  /** Its term, where terms are heard: an answer that sounds like the right one is not a mistake. */
  heardAs?: Bounded | undefined;
}

/** The answers of all entries except the one that is asked about. */
export interface OtherAnswers {
  /** An entry that has this key among its `answerKeys`. Only `lookupKeys` of the answer are looked up. */
  find(key: Bounded): OtherEntry | undefined;
}

/** An entry with its answers, as it is loaded for comparison. */
export interface AnsweringEntry extends OtherEntry {
  answers: readonly Bounded[];
}

/** The answers of a dictionary, in memory. */
export interface AnswerIndex {
  /** All answers except those of this entry. */
  except(entryId: string): OtherAnswers;
}

export const NO_OTHERS: OtherAnswers = { find: () => undefined };

/** Indexes the answers, all in one language, of up to 5,000 entries. */
export function othersOf(entries: readonly AnsweringEntry[], language: string): AnswerIndex {
  const answers = entries.flatMap(({ answers: texts, ...entry }) => texts.map((text) => ({ text, entry })));
  const index = new SkeletonIndex(
    answers.map(({ text }) => text),
    rulesOf(language),
  );
  return {
    except: (entryId) => ({
      find(key) {
        for (const number of index.resembling(slice(key, 1))) {
          const found = answers[number];
          if (!found || found.entry.entryId === entryId) continue;
          if (answerKeys(found.text, language).includes(key)) return found.entry;
        }
        return undefined;
      },
    }),
  };
}
