import { short, type Bounded } from "./bounds.ts";
import { cleanText, unifyMarks } from "./clean.ts";
import { type Alphabet, alphabetOf } from "./weights.ts";

/** A secondary difference, such as an accent or a capital. */
interface Nuance {
  /** The position of its letter in the text. */
  at: number;
  value: number;
}

const MOST_CHARACTERS = 400;
const LONGEST_DIGRAPH = 4;
// All characters of a key are below the surrogates, so that UTF-16, UTF-8 and "C" collation give the same order; all
// letters are above the separator of the levels.
const LEVEL = "!";
const FIRST_NUANCE = 0x30;
const LEAST_DISTANCE = 0x500;
const MOST_DISTANCE = 0x300;
const FIRST_LETTER = 0x100;
const UNKNOWN = 0xd7ff;
const UNPRECOMPOSED = 0x200;
const NOTHING = short("");

/**
 * A key whose binary order ("C" collation) is the order of Intl.Collator in this language: letters first, then accents,
 * then case. It has at most 400 characters, of at most three bytes in UTF-8. It is computed from the collation data of
 * this Node version: compare only keys of the same version.
 */
export function sortKey(text: Bounded, language: string): string {
  const alphabet = alphabetOf(language);
  const characters = inSpeakingOrder([...unifyMarks(cleanText(text))], language, alphabet);
  let letters = "";
  let count = 0;
  const accents: Nuance[] = [];
  const variants: Nuance[] = [];
  for (let at = 0; at < characters.length;) {
    const { weight, length } = weightAt(characters, at, alphabet);
    at += length;
    if (weight.letters.length === 0) {
      accents.push({ at: count - 1, value: UNPRECOMPOSED + weight.accent });
      continue;
    }
    if (weight.accent > 0) accents.push({ at: count, value: weight.accent });
    if (weight.variant > 0) variants.push({ at: count, value: weight.variant });
    for (const letter of weight.letters) letters += String.fromCharCode(FIRST_LETTER + letter);
    count += weight.letters.length;
  }
  return levels(letters, nuances(accents), nuances(variants)).slice(0, MOST_CHARACTERS);
}

function levels(letters: string, accents: string, variants: string): string {
  if (variants !== "") return letters + LEVEL + accents + LEVEL + variants;
  return accents === "" ? letters : letters + LEVEL + accents;
}

// The nearer a nuance is to the start, the higher it ranks: shorter distances get higher codes.
function nuances(list: readonly Nuance[]): string {
  let key = "";
  let last = -1;
  for (const { at, value } of list) {
    const distance = Math.min(at - last, MOST_DISTANCE);
    key += String.fromCharCode(LEAST_DISTANCE - distance, FIRST_NUANCE + value);
    last = at;
  }
  return key;
}

function weightAt(characters: readonly Bounded[], at: number, alphabet: Alphabet) {
  if (alphabet.collation.digraphs.length > 0) {
    for (let length = Math.min(LONGEST_DIGRAPH, characters.length - at); length > 1; length--) {
      const weight = alphabet.weigh(characters.slice(at, at + length).join(""));
      if (weight) return { weight, length };
    }
  }
  const character = characters[at] ?? NOTHING;
  const weight = alphabet.weigh(character) ?? {
    letters: numbersOf(character, alphabet),
    accent: 0,
    variant: 0,
  };
  return { weight, length: 1 };
}

function numbersOf(character: Bounded, alphabet: Alphabet): number[] {
  const ideograph = alphabet.weighIdeograph(character);
  if (ideograph !== undefined) return [ideograph];
  // Characters that are not in the table sort after everything else, by their code.
  const code = character.codePointAt(0) ?? 0;
  return [UNKNOWN - FIRST_LETTER, code >> 10, code & 0x3ff];
}

const LEADING_VOWEL = /^[เ-ไເ-ໄ]$/u;
const CONSONANT = /^[ก-ฮກ-ຮ]$/u;
const VOWELS = ["あ", "い", "う", "え", "お"].map(short);

// Thai and Lao write some vowels before the consonant under which they are filed; Japanese ー is filed as the vowel that
// it lengthens.
function inSpeakingOrder(characters: Bounded[], language: string, { collation }: Alphabet): Bounded[] {
  for (let at = 0; at + 1 < characters.length; at++) {
    const character = characters[at] ?? NOTHING;
    const next = characters[at + 1] ?? NOTHING;
    if (LEADING_VOWEL.test(character) && CONSONANT.test(next)) {
      characters[at] = next;
      characters[at + 1] = character;
      at += 1;
    } else if (next === "ー" && language === "ja") {
      const long = short(`${character}ー`);
      const vowel = VOWELS.find((each) => collation.base(long, short(character + each)) === 0);
      characters[at + 1] = vowel ?? next;
    }
  }
  return characters;
}
