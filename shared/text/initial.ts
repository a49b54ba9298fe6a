import { cleanText, unifyMarks } from "./clean.ts";
import { type Collation, collationOf } from "./collation.ts";
import { baseOf, lettersIn, lowerOf } from "./letters.ts";

/** The index letter of everything that does not begin with a letter. */
export const NO_LETTER = "#";
/** The index letter of Chinese characters in languages that do not file them by their sound. */
const CHARACTERS = "漢";

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
export function initialOf(term: string, language: string): string {
  const letters = lettersIn(unifyMarks(cleanText(term)));
  const start = letters.findIndex((letter) => LETTER.test(letter) || DIGIT.test(letter));
  const first = letters[start] ?? "";
  if (!LETTER.test(first)) return NO_LETTER;
  const collation = collationOf(language);
  if (HAN.test(first)) return language === "zh" ? pinyinInitial(first, collation) : CHARACTERS;
  if (HANGUL.test(first)) return leadingConsonant(first);
  if (KANA.test(first)) return kanaRow(first, collation);
  if (LEADING_VOWEL.test(first) && letters[start + 1])
    return letters[start + 1]?.normalize("NFD").charAt(0) ?? first;
  const lower = letters.slice(start, start + 3).map((letter) => lowerOf(letter, language));
  return capital(digraphAt(lower, collation) ?? filedAs(lower[0] ?? "", collation), language);
}

function digraphAt(letters: readonly string[], collation: Collation): string | undefined {
  const digraph = collation.digraphs.find((each) => letters.join("").startsWith(each));
  // Danish aa is another spelling of å.
  return digraph === "aa" ? "å" : digraph;
}

// á is filed under a in every language that does not treat it as a separate letter.
function filedAs(letter: string, { base }: Collation): string {
  const unmarked = letter.normalize("NFD").replace(/\p{M}/gu, "");
  const first = firstOf(baseOf(letter));
  return (
    [unmarked, first].find((other) => other !== "" && other !== letter && base(other, letter) === 0) ??
    withoutExtras(letter, base)
  );
}

// æ is filed under a where it counts as ae; a letter with an additional mark (ấ) under the letter without it (â).
function withoutExtras(letter: string, base: Collation["base"]): string {
  const spelled = baseOf(letter);
  if (spelled !== firstOf(spelled) && base(spelled, letter) === 0) return firstOf(spelled);
  const marked = [...letter.normalize("NFD")];
  for (let length = 2; length < marked.length; length++) {
    for (const kept of [marked.slice(0, length).join(""), firstOf(marked) + marked.at(-1)]) {
      if (base(kept, letter) === 0) return kept.normalize("NFC");
    }
  }
  return letter;
}

function capital(letter: string, language: string): string {
  if (GEORGIAN.test(letter)) return letter;
  const first = firstOf(letter);
  return (
    (language === "tr" || language === "az" ? first.toLocaleUpperCase("tr") : first.toUpperCase()) +
    letter.slice(first.length)
  );
}

/** The whole first character: half of a surrogate pair would be rejected by the database. */
const firstOf = ([first = ""]: Iterable<string>): string => first;

// The first character of each pinyin initial, in the order of pinyin.
const PINYIN_STARTS = "阿八嚓咑妸发旮铪讥咔垃呒拏噢妑七呥仨他屲夕丫帀";
const PINYIN_INITIALS = "ABCDEFGHJKLMNOPQRSTWXYZ";

function pinyinInitial(character: string, { base }: Collation): string {
  let initial = NO_LETTER;
  for (const [at, start] of [...PINYIN_STARTS].entries()) {
    if (base(start, character) <= 0) initial = PINYIN_INITIALS.charAt(at);
  }
  return initial;
}

const SYLLABLES_PER_CONSONANT = 588;
const CONSONANTS = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ";

function leadingConsonant(syllable: string): string {
  return CONSONANTS.charAt(
    Math.floor((syllable.charCodeAt(0) - "가".charCodeAt(0)) / SYLLABLES_PER_CONSONANT),
  );
}

const ROWS = "あかさたなはまやらわ";

function kanaRow(kana: string, { base }: Collation): string {
  let row = ROWS.charAt(0);
  for (const start of ROWS) if (base(start, kana) <= 0) row = start;
  return row;
}
