import { sql } from "kysely";

import { textKey } from "../../../../shared/judge/keys.ts";
import { rulesOf } from "../../../../shared/judge/languages/index.ts";
import type { Entry } from "../../../../shared/judge/prepare.ts";
import { SkeletonIndex } from "../../../../shared/judge/skeleton-index.ts";
import { slice, type Bounded } from "../../../../shared/text/bounds.ts";
import { AppError } from "../../../app-error.ts";
import type { Caches, Cache } from "../../../cache/caches.ts";
import type { Db } from "../../../database/open.ts";
import { SingleFlight } from "../../../single-flight.ts";
import { inSlices } from "../../../slices.ts";
import type { TestQuestion } from "../questions.ts";

interface Cached {
  /** The state of the dictionary when its words were read, or an earlier one. */
  state: number;
  index: DictionaryIndex;
}

/** Cached indexes of dictionaries. A dictionary that has changed is indexed again. */
export class DictionaryIndexes {
  readonly #indexes: Cache<Cached>;
  readonly #readings = new SingleFlight<DictionaryIndex>();

  constructor(caches: Caches) {
    this.#indexes = caches.cache("indexes of dictionaries");
  }

  /** The index of a question's dictionary; `not_found` once it is deleted. */
  async get(db: Db, userId: string, question: TestQuestion): Promise<DictionaryIndex> {
    const { dictionaryId, swapped, sound, termsLanguage, definitionsLanguage } = question;
    const state = await readDictionaryState(db, userId, dictionaryId);
    if (state === undefined) throw new AppError("not_found");
    const key = [dictionaryId, swapped, sound, termsLanguage, definitionsLanguage].join(" ");
    const cached = this.#indexes.get(key);
    if (cached?.state === state) return cached.index;
    return this.#readings.join(`${key} ${state}`, async () => {
      const words = await readDictionary(db, userId, dictionaryId);
      const index = await inSlices(DictionaryIndex.of(words, question));
      this.#indexes.put(key, { state, index }, index.bytes);
      return index;
    });
  }
}

/**
 * Finds the words of a dictionary that may matter to an answer. It does not contain the words: they are read when
 * needed.
 */
export class DictionaryIndex {
  readonly #answers: NumberedTexts;
  /** The definitions that are shown; undefined where they are not. */
  readonly #prompts: NumberedTexts | undefined;
  readonly #promptLanguage: string;

  private constructor(answers: NumberedTexts, prompts: NumberedTexts | undefined, promptLanguage: string) {
    this.#answers = answers;
    this.#prompts = prompts;
    this.#promptLanguage = promptLanguage;
  }

  /** In steps: a dictionary may have a hundred thousand texts. */
  static *of(
    words: readonly DictionaryWord[],
    { swapped, sound, termsLanguage, definitionsLanguage }: TestQuestion,
  ): Generator<void, DictionaryIndex> {
    const definitions = NumberedTexts.of(words, (word) => word.definitions, definitionsLanguage);
    if (!swapped) return new DictionaryIndex(yield* definitions, undefined, definitionsLanguage);
    const terms = yield* NumberedTexts.of(words, ({ term }) => [term], termsLanguage);
    if (sound) return new DictionaryIndex(terms, undefined, definitionsLanguage);
    return new DictionaryIndex(terms, yield* definitions, definitionsLanguage);
  }

  /** Approximate memory use. */
  get bytes(): number {
    return this.#answers.bytes + (this.#prompts?.bytes ?? 0);
  }

  /** The order numbers of the words that could have one of these keys among their answers' keys. */
  answering(keys: readonly Bounded[]): Set<number> {
    return new Set(keys.flatMap((key) => this.#answers.resembling(slice(key, 1))));
  }

  /** The order numbers of the words whose definitions could hold this one, where definitions are shown. */
  shownBy(definition: Bounded): Set<number> {
    const key = textKey(definition, this.#promptLanguage);
    return new Set(this.#prompts?.resembling(slice(key, 1)));
  }
}

/** An index of texts by their letters; it returns the order numbers of their words. */
class NumberedTexts {
  readonly #index: SkeletonIndex;
  readonly #orders: Uint32Array;

  private constructor(index: SkeletonIndex, orders: Uint32Array) {
    this.#index = index;
    this.#orders = orders;
  }

  static *of(
    words: readonly DictionaryWord[],
    textsOf: (word: DictionaryWord) => readonly Bounded[],
    language: string,
  ): Generator<void, NumberedTexts> {
    const texts = words.map(textsOf);
    const index = yield* SkeletonIndex.of(texts.flat(), rulesOf(language));
    const orders = words.flatMap(({ order }, at) => Array.from(texts[at] ?? [], () => order));
    return new NumberedTexts(index, Uint32Array.from(orders));
  }

  get bytes(): number {
    return this.#index.bytes + this.#orders.byteLength;
  }

  resembling(text: Bounded): number[] {
    return [...this.#index.resembling(text)].map((number) => this.#orders[number] ?? 0);
  }
}

/** A word of a dictionary as it is now. */
interface DictionaryWord extends Entry {
  order: number;
}

const wordsOf = (db: Db, userId: string, dictionaryId: string) =>
  db
    .selectFrom("words")
    .select(["id", "order_number as order", "term", "definitions"])
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId);

/** All of them. */
const readDictionary = (db: Db, userId: string, dictionaryId: string): Promise<DictionaryWord[]> =>
  wordsOf(db, userId, dictionaryId).execute();

/** Those of these order numbers. */
export async function readWords(
  db: Db,
  userId: string,
  dictionaryId: string,
  numbers: ReadonlySet<number>,
): Promise<DictionaryWord[]> {
  if (numbers.size === 0) return [];
  const any = sql<number>`any(${[...numbers]}::int[])`;
  return wordsOf(db, userId, dictionaryId).where("order_number", "=", any).execute();
}

/** A number that changes whenever the dictionary changes; undefined once it is deleted. */
async function readDictionaryState(
  db: Db,
  userId: string,
  dictionaryId: string,
): Promise<number | undefined> {
  const dictionary = await db
    .selectFrom("dictionaries")
    .select("updated_at")
    .where("user_id", "=", userId)
    .where("id", "=", dictionaryId)
    .executeTakeFirst();
  return dictionary?.updated_at.getTime();
}
