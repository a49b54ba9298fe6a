import { derived, short, slice, type Bounded } from "./bounds.ts";
import { cleanText, unifyMarks } from "./clean.ts";
import { type Collation, collationOf } from "./collation.ts";
import { baseOf, lettersIn, lowerOf } from "./letters.ts";
import { nfc, nfd, upperCase } from "./transform.ts";

/** The index letter of everything that does not begin with a letter. */
export const NO_LETTER = short("#");
/** The index letter of Chinese characters in languages that do not file them by their sound. */
const CHARACTERS = short("漢");
const NOTHING = short("");

const LETTER = /^\p{L}/u;
const DIGIT = /^\p{N}/u;
const HAN = /^\p{Script=Han}/u;
const HANGUL = /^[가-힣]/u;
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const GEORGIAN = /^\p{Script=Georgian}/u;
const LEADING_VOWEL = /^[เ-ไເ-ໄ]/u;

/**
 * The index letter of a term in a dictionary of this language: German Ärger under A, Swedish ärlig under Ä, Czech chata
 * under Ch, Russian ёж under Е. Numbers are under #. Articles are not skipped, because terms are sorted with them.
 */
export function initialOf(term: Bounded, language: string): Bounded {
  const letters = lettersIn(unifyMarks(cleanText(term)));
  const start = letters.findIndex((letter) => LETTER.test(letter) || DIGIT.test(letter));
  const first = letters[start] ?? NOTHING;
  if (!LETTER.test(first)) return NO_LETTER;
  const collation = collationOf(language);
  if (HAN.test(first)) return language === "zh" ? pinyinInitial(first, collation) : CHARACTERS;
  if (HANGUL.test(first)) return leadingConsonant(first);
  if (KANA.test(first)) return kanaRow(first, collation);
  const next = letters[start + 1];
  if (LEADING_VOWEL.test(first) && next) return slice(nfd(next), 0, 1);
  const lower = letters.slice(start, start + 3).map((letter) => lowerOf(letter, language));
  return capital(digraphAt(lower, collation) ?? filedAs(lower[0] ?? NOTHING, collation), language);
}

function digraphAt(letters: readonly Bounded[], collation: Collation): Bounded | undefined {
  const digraph = collation.digraphs.find((each) => letters.join("").startsWith(each));
  // Danish aa is another spelling of å.
  return digraph === "aa" ? short("å") : digraph;
}

// á is filed under a in every language that does not treat it as a separate letter.
function filedAs(letter: Bounded, { base }: Collation): Bounded {
  const unmarked = derived(letter, nfd(letter).replace(/\p{M}/gu, ""));
  const first = firstOf(baseOf(letter));
  return (
    [unmarked, first].find((other) => other !== "" && other !== letter && base(other, letter) === 0) ??
    withoutExtras(letter, base)
  );
}

// æ is filed under a where it counts as ae; a letter with an additional mark (ấ) under the letter without it (â).
function withoutExtras(letter: Bounded, base: Collation["base"]): Bounded {
  const spelled = baseOf(letter);
  if (spelled !== firstOf(spelled) && base(spelled, letter) === 0) return firstOf(spelled);
  const marked = [...nfd(letter)];
  for (let length = 2; length < marked.length; length++) {
    for (const some of [marked.slice(0, length).join(""), firstOf(marked) + marked.at(-1)]) {
      const kept = derived(letter, some);
      if (base(kept, letter) === 0) return nfc(kept);
    }
  }
  return letter;
}

function capital(letter: Bounded, language: string): Bounded {
  if (GEORGIAN.test(letter)) return letter;
  const first = firstOf(letter);
  const upper = language === "tr" || language === "az" ? upperCase(first, "tr") : upperCase(first);
  return derived(letter, upper + letter.slice(first.length));
}

/** The whole first character: half of a surrogate pair would be rejected by the database. */
const firstOf = ([first = NOTHING]: Iterable<Bounded>): Bounded => first;

// The first character of each pinyin initial, in the order of pinyin.
const PINYIN_STARTS = short("阿八嚓咑妸发旮铪讥咔垃呒拏噢妑七呥仨他屲夕丫帀");
const PINYIN_INITIALS = "ABCDEFGHJKLMNOPQRSTWXYZ";

function pinyinInitial(character: Bounded, { base }: Collation): Bounded {
  let initial = NO_LETTER;
  for (const [at, start] of [...PINYIN_STARTS].entries()) {
    if (base(start, character) <= 0) initial = short(PINYIN_INITIALS.charAt(at));
  }
  return initial;
}

const SYLLABLES_PER_CONSONANT = 588;
const CONSONANTS = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ";

function leadingConsonant(syllable: string): Bounded {
  const at = Math.floor((syllable.charCodeAt(0) - "가".charCodeAt(0)) / SYLLABLES_PER_CONSONANT);
  return short(CONSONANTS.charAt(at));
}

const ROWS = short("あかさたなはまやらわ");

function kanaRow(kana: Bounded, { base }: Collation): Bounded {
  let row = slice(ROWS, 0, 1);
  for (const start of ROWS) if (base(start, kana) <= 0) row = start;
  return row;
}
