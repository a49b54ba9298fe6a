import { unifyMarks } from "./clean.ts";
import { type Collation, collationOf } from "./collation.ts";
import { HAN, HANGUL, ideographs, isWithin } from "./ideographs.ts";
import { WeightTable } from "./weight-table.ts";

/** The position of one letter in a language's alphabet. */
export interface Weight {
  /** The numbers of the letters that it counts as; none for a mark, two for ß. */
  letters: readonly number[];
  /** 0 for the letter itself, higher for its accented forms. */
  accent: number;
  /** 0 for the first of the forms that differ only by case. */
  variant: number;
}

/** A language's alphabet: the order of its letters. */
export interface Alphabet {
  collation: Collation;
  weigh(letter: string): Weight | undefined;
  /** The position of a Chinese character or a Korean syllable, in the same numbering as letters. */
  weighIdeograph(character: string): number | undefined;
}

/**
 * These blocks are too large to be sorted before they are needed; one character of each marks the position of its block
 * among the letters.
 */
const HAN_MARK = "一";
const HANGUL_MARK = "가";
const BLOCK_SIZES: Readonly<Record<string, number>> = {
  [HAN_MARK]: HAN.last - HAN.first + 1,
  [HANGUL_MARK]: HANGUL.last - HANGUL.first + 1,
};
const LAST_CHARACTER = 0xffdc;
const SURROGATES_AND_PRIVATE = { first: 0xd800, last: 0xf8ff };
const WORTH_SORTING = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;
const MARKS = /\p{M}/gu;
// Letters that Unicode does not decompose and that many languages file as two letters, or as another letter.
const COUNTS_AS: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "ss",
  æ: "ae",
  Æ: "ae",
  œ: "oe",
  Œ: "oe",
  آ: "ءا",
};

const alphabets = new Map<string, Alphabet>();

/** The alphabet of a language, in the order of Intl.Collator; building it takes tens of milliseconds on first use. */
export function alphabetOf(language: string): Alphabet {
  const steps = learnAlphabet(language);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps, so that other work can run in between. */
export function* learnAlphabet(language: string): Generator<void, Alphabet> {
  const known = alphabets.get(language);
  if (known) return known;
  const alphabet = yield* build(collationOf(language));
  alphabets.set(language, alphabet);
  return alphabet;
}

const LETTERS_IN_A_STEP = 200;

function* build(collation: Collation): Generator<void, Alphabet> {
  const { base } = collation;
  const every = [
    ...charactersWorthSorting(),
    ...collation.digraphs.flatMap((digraph) => caseForms(digraph, collation)),
  ];
  const compound = new Map<string, string>();
  const simple: string[] = [HAN_MARK, HANGUL_MARK];
  for (const [at, letter] of every.entries()) {
    if (at % LETTERS_IN_A_STEP === 0) yield;
    const parts = partsOf(letter, collation);
    if (parts === undefined) simple.push(letter);
    else compound.set(letter, parts);
  }
  simple.sort(base);
  yield;
  const numbers = numberLetters(simple, collation);
  yield;
  for (const letter of compound.keys()) numbers.set(letter, resolve(letter, numbers, compound));
  for (const [short, long] of collation.doubled) {
    const digraph = numbers.get(long.slice(long.length / 2)) ?? [];
    for (const form of caseForms(short, collation)) numbers.set(form, [...digraph, ...digraph]);
  }
  const weights = yield* weighForms(numbers, collation);
  for (const [form, weight] of weights) {
    if (form.length > 1) weights.set(unifyMarks(form), weight);
  }
  yield;
  const table = new WeightTable(weights);
  return {
    collation,
    weigh: (letter) => table.get(letter),
    weighIdeograph: ideographs(
      collation,
      numbers.get(HAN_MARK)?.[0] ?? 0,
      numbers.get(HANGUL_MARK)?.[0] ?? 0,
    ),
  };
}

function resolve(
  letter: string,
  numbers: ReadonlyMap<string, number[]>,
  compound: ReadonlyMap<string, string>,
): number[] {
  const parts = compound.get(letter);
  if (parts === undefined) return numbers.get(letter) ?? [];
  if (numbers.has(parts) || compound.has(parts)) return resolve(parts, numbers, compound);
  return [...parts].flatMap((part) => resolve(part, numbers, compound));
}

function charactersWorthSorting(): string[] {
  const characters: string[] = [];
  for (let code = 0x20; code <= LAST_CHARACTER; code++) {
    if (isWithin(HAN, code) || isWithin(HANGUL, code) || isWithin(SURROGATES_AND_PRIVATE, code)) continue;
    const character = String.fromCharCode(code);
    if (WORTH_SORTING.test(character)) characters.push(character);
  }
  return characters;
}

// Which combinations of lower and upper case still make the digraph depends on the language.
function caseForms(digraph: string, { base }: Collation): string[] {
  const first = digraph.charAt(0);
  const rest = digraph.slice(1);
  const forms = [digraph, first.toUpperCase() + rest, digraph.toUpperCase(), first + rest.toUpperCase()];
  return forms.filter((form) => base(form, digraph) === 0);
}

// What a letter is filed as if it is not a separate letter: á as a, ß as ss, a mark alone as nothing.
function partsOf(letter: string, { base }: Collation): string | undefined {
  if (base(`x${letter}x`, "xx") === 0) return "";
  const decomposed = letter.normalize("NFKD");
  const small = decomposed.toLowerCase();
  const candidates = [COUNTS_AS[letter], small.replace(MARKS, ""), small.normalize("NFC")];
  return candidates.find((parts) => parts && parts !== letter && base(letter, parts) === 0);
}

function numberLetters(sorted: readonly string[], { base }: Collation): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  let number = -1;
  let previous: string | undefined;
  for (const letter of sorted) {
    if (previous === undefined || base(previous, letter) !== 0) {
      number += previous === undefined ? 1 : (BLOCK_SIZES[previous] ?? 1);
    }
    numbers.set(letter, [number]);
    previous = letter;
  }
  return numbers;
}

function* weighForms(
  numbers: ReadonlyMap<string, readonly number[]>,
  collation: Collation,
): Generator<void, Map<string, Weight>> {
  const families = new Map<string, string[]>();
  for (const [letter, letters] of numbers) {
    const key = letters.join();
    const family = families.get(key);
    if (family) family.push(letter);
    else families.set(key, [letter]);
  }
  const weights = new Map<string, Weight>();
  yield;
  let weighed = 0;
  for (const family of families.values()) {
    if (weighed++ % LETTERS_IN_A_STEP === 0) yield;
    family.sort((one, other) => collation.accent(one, other) || collation.variant(one, other));
    let previous: string | undefined;
    let accent = -1;
    let variant = 0;
    for (const letter of family) {
      const letters = numbers.get(letter) ?? [];
      if (previous === undefined || collation.accent(previous, letter) !== 0) {
        // For a letter that counts as several ("ss"), the plain form is not in this family.
        accent = previous === undefined && letters.length !== 1 ? 1 : accent + 1;
        variant = 0;
      } else if (collation.variant(previous, letter) !== 0) variant += 1;
      weights.set(letter, { letters, accent, variant });
      previous = letter;
    }
  }
  return weights;
}
