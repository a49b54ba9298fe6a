import { short, slice, type Bounded } from "./bounds.ts";
import { unifyMarks } from "./clean.ts";
import { type Collation, collationOf } from "./collation.ts";
import { HAN, HANGUL, ideographs, isWithin } from "./ideographs.ts";
import { lowerCase, nfc, nfkd, upperCase } from "./transform.ts";
import { WeightTable, type Weight } from "./weight-table.ts";

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
const HAN_MARK = short("一");
const HANGUL_MARK = short("가");
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
  const compound = new Map<Bounded, Bounded>();
  const simple: Bounded[] = [HAN_MARK, HANGUL_MARK];
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
    const digraph = numbers.get(slice(long, long.length / 2)) ?? [];
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
  letter: Bounded,
  numbers: ReadonlyMap<Bounded, number[]>,
  compound: ReadonlyMap<Bounded, Bounded>,
): number[] {
  const parts = compound.get(letter);
  if (parts === undefined) return numbers.get(letter) ?? [];
  if (numbers.has(parts) || compound.has(parts)) return resolve(parts, numbers, compound);
  return [...parts].flatMap((part) => resolve(part, numbers, compound));
}

function charactersWorthSorting(): Bounded[] {
  const characters: Bounded[] = [];
  for (let code = 0x20; code <= LAST_CHARACTER; code++) {
    if (isWithin(HAN, code) || isWithin(HANGUL, code) || isWithin(SURROGATES_AND_PRIVATE, code)) continue;
    const character = short(String.fromCharCode(code));
    if (WORTH_SORTING.test(character)) characters.push(character);
  }
  return characters;
}

// Which combinations of lower and upper case still make the digraph depends on the language.
function caseForms(digraph: Bounded, { base }: Collation): Bounded[] {
  const first = slice(digraph, 0, 1);
  const rest = slice(digraph, 1);
  const mixed = [upperCase(first) + rest, first + upperCase(rest)].map(short);
  const forms = [digraph, upperCase(digraph), ...mixed];
  return forms.filter((form) => base(form, digraph) === 0);
}

// What a letter is filed as if it is not a separate letter: á as a, ß as ss, a mark alone as nothing.
function partsOf(letter: Bounded, { base }: Collation): Bounded | undefined {
  if (base(short(`x${letter}x`), short("xx")) === 0) return short("");
  const small = lowerCase(nfkd(letter));
  const candidates = [COUNTS_AS[letter] ?? "", small.replace(MARKS, ""), nfc(small)].map(short);
  return candidates.find((parts) => parts !== "" && parts !== letter && base(letter, parts) === 0);
}

function numberLetters(sorted: readonly Bounded[], { base }: Collation): Map<Bounded, number[]> {
  const numbers = new Map<Bounded, number[]>();
  let number = -1;
  let previous: Bounded | undefined;
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
  numbers: ReadonlyMap<Bounded, readonly number[]>,
  collation: Collation,
): Generator<void, Map<Bounded, Weight>> {
  const families = new Map<string, Bounded[]>();
  for (const [letter, letters] of numbers) {
    const key = letters.join();
    const family = families.get(key);
    if (family) family.push(letter);
    else families.set(key, [letter]);
  }
  const weights = new Map<Bounded, Weight>();
  yield;
  let weighed = 0;
  for (const family of families.values()) {
    if (weighed++ % LETTERS_IN_A_STEP === 0) yield;
    family.sort((one, other) => collation.accent(one, other) || collation.variant(one, other));
    let previous: Bounded | undefined;
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
