import { AppError } from "../../../app-error.ts";
import type { Caches, Cache } from "../../../cache/caches.ts";
import type { Db } from "../../../database/open.ts";
import { SingleFlight } from "../../../single-flight.ts";
import { inSlices } from "../../../slices.ts";
import { DictionaryIndex } from "./dictionary-index.ts";
import { readDictionary, readDictionaryState } from "./dictionary-words.ts";
import type { TestQuestion } from "./questions.ts";

interface Kept {
  /** The state of the dictionary when its words were read, or an earlier one. */
  state: number;
  index: DictionaryIndex;
}

/** Cached indexes of dictionaries. A dictionary that has changed is indexed again. */
export class DictionaryIndexes {
  readonly #kept: Cache<Kept>;
  readonly #readings = new SingleFlight<DictionaryIndex>();

  constructor(caches: Caches) {
    this.#kept = caches.cache("indexes of dictionaries");
  }

  /** The index of a question's dictionary; `not_found` once it is deleted. */
  async get(db: Db, userId: string, question: TestQuestion): Promise<DictionaryIndex> {
    const { dictionaryId, swapped, sound, termsLanguage, definitionsLanguage } = question;
    const state = await readDictionaryState(db, userId, dictionaryId);
    if (state === undefined) throw new AppError("not_found");
    const key = [dictionaryId, swapped, sound, termsLanguage, definitionsLanguage].join(" ");
    const kept = this.#kept.get(key);
    if (kept?.state === state) return kept.index;
    return this.#readings.join(`${key} ${state}`, async () => {
      const words = await readDictionary(db, userId, dictionaryId);
      const index = await inSlices(DictionaryIndex.of(words, question));
      this.#kept.put(key, { state, index }, index.bytes);
      return index;
    });
  }
}
