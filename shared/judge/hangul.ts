import { derived, type Bounded } from "../text/bounds.ts";
import { lowerCase } from "../text/transform.ts";

// What each key of the 2-set keyboard types. Capitals are the keys with Shift; keys without a capital here type the
// same with Shift.
const KEYS = "rRseEfaqQtTdwWczxvgkoiOjpuPhynbml";
const JAMO = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ";
const LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
const TAILS = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
const JOINED: Readonly<Record<string, string>> = {
  ㅗㅏ: "ㅘ",
  ㅗㅐ: "ㅙ",
  ㅗㅣ: "ㅚ",
  ㅜㅓ: "ㅝ",
  ㅜㅔ: "ㅞ",
  ㅜㅣ: "ㅟ",
  ㅡㅣ: "ㅢ",
  ㄱㅅ: "ㄳ",
  ㄴㅈ: "ㄵ",
  ㄴㅎ: "ㄶ",
  ㄹㄱ: "ㄺ",
  ㄹㅁ: "ㄻ",
  ㄹㅂ: "ㄼ",
  ㄹㅅ: "ㄽ",
  ㄹㅌ: "ㄾ",
  ㄹㅍ: "ㄿ",
  ㄹㅎ: "ㅀ",
  ㅂㅅ: "ㅄ",
};
const FIRST_SYLLABLE = 0xac00;
const LATIN = /[a-z]/iu;

/**
 * What these keys would have typed on a Korean keyboard; undefined if the keyboard has no key for one of the letters.
 */
export function typedInKorean(text: Bounded): Bounded | undefined {
  if (!LATIN.test(text)) return undefined;
  const jamo = [...text].map((key) => jamoOf(key) ?? key);
  if (jamo.some((letter) => LATIN.test(letter))) return undefined;
  return derived(text, compose(jamo));
}

function jamoOf(key: Bounded): string | undefined {
  const at = KEYS.indexOf(key);
  return JAMO[at === -1 ? KEYS.indexOf(lowerCase(key)) : at];
}

function compose(jamo: readonly string[]): string {
  let text = "";
  for (let at = 0; at < jamo.length;) {
    const [lead, vowel] = [jamo[at] ?? "", jamo[at + 1] ?? ""];
    if (!LEADS.includes(lead) || !VOWELS.includes(vowel)) {
      text += lead;
      at += 1;
      continue;
    }
    at += 2;
    const longVowel = JOINED[vowel + (jamo[at] ?? "")];
    const isLong = longVowel !== undefined && VOWELS.includes(longVowel);
    if (isLong) at += 1;
    const tail = tailAt(jamo, at);
    at += tail.length;
    text += syllable(
      lead,
      isLong ? longVowel : vowel,
      tail.length === 2 ? (JOINED[tail.join("")] ?? "") : (tail[0] ?? ""),
    );
  }
  return text;
}

// A consonant before a vowel begins the next syllable.
function tailAt(jamo: readonly string[], at: number): string[] {
  const [one = "", two = "", three = ""] = jamo.slice(at, at + 3);
  if (!isTail(one) || VOWELS.includes(two || "-")) return [];
  const joined = JOINED[one + two];
  return joined !== undefined && !VOWELS.includes(three || "-") ? [one, two] : [one];
}

const isTail = (letter: string): boolean => letter !== "" && TAILS.includes(letter);

const syllable = (lead: string, vowel: string, tail: string): string =>
  String.fromCharCode(
    FIRST_SYLLABLE +
      (LEADS.indexOf(lead) * VOWELS.length + VOWELS.indexOf(vowel)) * (TAILS.length + 1) +
      (tail === "" ? 0 : TAILS.indexOf(tail) + 1),
  );
