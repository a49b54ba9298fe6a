import type { Entry, QueueItem } from "../../../../shared/api/reviews.ts";
import type { QuestionKind } from "../../../../shared/api/testing.ts";
import { prepare, type PreparedDictionary } from "../../../../shared/judge/prepare.ts";
import type { Question } from "../../../../shared/judge/question.ts";
import { short } from "../../../../shared/text/bounds.ts";
import { KINDS } from "../../../exercise/kinds.ts";

/** The questions about cards, prepared from the dictionary entries on the device. */
export class KnownQuestions {
  readonly #entries: ReadonlyMap<string, readonly Entry[]>;
  readonly #prepared = new Map<string, PreparedDictionary>();

  constructor(entries: ReadonlyMap<string, readonly Entry[]>) {
    this.#entries = entries;
  }

  /** Undefined where there are no entries, or where the word is no longer among them. */
  of(item: QueueItem, kind: QuestionKind): Question | undefined {
    const entries = this.#entries.get(item.dictionaryId);
    return entries && this.#dictionary(item, entries, kind).question(item.wordId);
  }

  #dictionary(item: QueueItem, entries: readonly Entry[], kind: QuestionKind): PreparedDictionary {
    const { dictionaryId, direction, promptLanguage, answerLanguage } = item;
    const key = `${dictionaryId} ${kind}`;
    const swapped = direction === "backward";
    const prepared =
      this.#prepared.get(key) ??
      prepare(entries.map(judged), {
        termsLanguage: swapped ? answerLanguage : promptLanguage,
        definitionsLanguage: swapped ? promptLanguage : answerLanguage,
        swapped,
        heard: KINDS[kind].heard,
      });
    this.#prepared.set(key, prepared);
    return prepared;
  }
}

const judged = ({ id, term, definitions }: Entry) => ({
  id,
  term: short(term),
  definitions: definitions.map(short),
});
