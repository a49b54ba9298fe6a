import { textKey } from "../../../shared/judge/keys.ts";
import { rulesOf } from "../../../shared/judge/languages/index.ts";
import { SkeletonIndex } from "../../../shared/judge/skeleton-index.ts";
import type { EditionWord } from "./edition-words.ts";
import type { TestFacts } from "./test-state.ts";

/** Which words of an edition may matter to an answer. It holds no words: they are read when they are wanted. */
export class EditionIndex {
  /** How many words it stands for. */
  readonly size: number;
  readonly #answers: NumberedTexts;
  /** The definitions that are shown; undefined where the terms are. */
  readonly #prompts: NumberedTexts | undefined;
  readonly #promptLanguage: string;

  constructor(words: readonly EditionWord[], { swapped, termsLanguage, definitionsLanguage }: TestFacts) {
    const terms = (): NumberedTexts => new NumberedTexts(words, ({ term }) => [term], termsLanguage);
    const definitions = (): NumberedTexts =>
      new NumberedTexts(words, (word) => word.definitions, definitionsLanguage);
    this.size = words.length;
    this.#answers = swapped ? terms() : definitions();
    this.#prompts = swapped ? definitions() : undefined;
    this.#promptLanguage = definitionsLanguage;
  }

  /** The order numbers of the words that could have one of these keys among their answers' keys. */
  answering(keys: readonly string[]): Set<number> {
    return new Set(keys.flatMap((key) => this.#answers.resembling(key.slice(1))));
  }

  /** The order numbers of the words whose definitions could hold this one, where definitions are shown. */
  shownBy(definition: string): Set<number> {
    const key = textKey(definition, this.#promptLanguage);
    return new Set(this.#prompts?.resembling(key.slice(1)));
  }
}

/** Texts of words, found by their letters; each stands for its word's order number. */
class NumberedTexts {
  readonly #index: SkeletonIndex;
  readonly #orders: Uint32Array;

  constructor(
    words: readonly EditionWord[],
    textsOf: (word: EditionWord) => readonly string[],
    language: string,
  ) {
    const texts = words.map(textsOf);
    this.#index = new SkeletonIndex(texts.flat(), rulesOf(language));
    this.#orders = Uint32Array.from(
      words.flatMap(({ order }, at) => Array.from(texts[at] ?? [], () => order)),
    );
  }

  resembling(text: string): number[] {
    return [...this.#index.resembling(text)].map((number) => this.#orders[number] ?? 0);
  }
}
