/** The position of one letter in a language's alphabet. */
export interface Weight {
  /** The numbers of the letters that it counts as; none for a mark, two for ß. */
  letters: readonly number[];
  /** 0 for the letter itself, higher for its accented forms. */
  accent: number;
  /** 0 for the first of the forms that differ only by case. */
  variant: number;
}

/** Chinese characters, Korean syllables, surrogates and private-use characters get no entries in this table. */
const LATER = { from: 0xa000, before: 0xac00, at: 0x3400 } as const;
const LAST = { from: 0xf900, before: 0x1_0000, at: LATER.at + LATER.before - LATER.from } as const;
const PLACES = LAST.at + LAST.before - LAST.from;
const ABSENT = 0xff;

/** The weights of an alphabet, in a few bytes per letter: one process may load the alphabets of all languages. */
export class WeightTable {
  /** The numbers of letters, one series after another; letters of one family share a series. */
  readonly #numbers: Uint16Array;
  readonly #starts = new Uint16Array(PLACES);
  readonly #counts = new Uint8Array(PLACES).fill(ABSENT);
  readonly #accents = new Uint16Array(PLACES);
  readonly #variants = new Uint16Array(PLACES);
  /** Digraphs and similar, a few in some languages. */
  readonly #longer = new Map<string, Weight>();

  constructor(weights: ReadonlyMap<string, Weight>) {
    const numbers: number[] = [];
    const series = new Map<string, number>();
    for (const [letter, weight] of weights) {
      const place = placeOf(letter);
      if (place === undefined) {
        this.#longer.set(letter, weight);
        continue;
      }
      const name = weight.letters.join();
      const start = series.get(name) ?? numbers.length;
      if (start === numbers.length) numbers.push(...weight.letters);
      series.set(name, start);
      this.#starts[place] = start;
      this.#counts[place] = weight.letters.length;
      this.#accents[place] = weight.accent;
      this.#variants[place] = weight.variant;
    }
    this.#numbers = Uint16Array.from(numbers);
  }

  get(letter: string): Weight | undefined {
    const place = placeOf(letter);
    if (place === undefined) return this.#longer.get(letter);
    const count = this.#counts[place] ?? ABSENT;
    if (count === ABSENT) return undefined;
    const start = this.#starts[place] ?? 0;
    return {
      letters: Array.from({ length: count }, (_, at) => this.#numbers[start + at] ?? 0),
      accent: this.#accents[place] ?? 0,
      variant: this.#variants[place] ?? 0,
    };
  }
}

function placeOf(letter: string): number | undefined {
  if (letter.length !== 1) return undefined;
  const code = letter.charCodeAt(0);
  if (code < LATER.at) return code;
  for (const { from, before, at } of [LATER, LAST])
    if (code >= from && code < before) return at + code - from;
  return undefined;
}
