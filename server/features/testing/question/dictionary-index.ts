import { textKey } from "../../../../shared/judge/keys.ts";
import { rulesOf } from "../../../../shared/judge/languages/index.ts";
import { SkeletonIndex } from "../../../../shared/judge/skeleton-index.ts";
import { slice, type Bounded } from "../../../../shared/text/bounds.ts";
import type { DictionaryWord } from "./dictionary-words.ts";
import type { TestQuestion } from "./questions.ts";

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
