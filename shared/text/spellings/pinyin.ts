import { derived, type Bounded } from "../bounds.ts";
import { lowerCase, nfc } from "../transform.ts";

const TONES = ["", "\u0304", "\u0301", "\u030C", "\u0300", ""];
const SYLLABLE = /([a-zü:]{1,7})([1-5])/giu;
const LATIN = /[a-z]/iu;

/** Pinyin with tone numbers, and v or u: for ü, converted to tone marks: ni3 hao3, lv4. */
export function toneMarks(text: Bounded): Bounded {
  if (!LATIN.test(text)) return text;
  const marked = text
    .replace(/(?<=[ln])(?:v|u:)/giu, "ü")
    .replace(SYLLABLE, (_, syllable: string, tone: string) =>
      withTone(derived(text, syllable), TONES[Number(tone)] ?? ""),
    );
  return nfc(derived(text, marked));
}

// The tone mark is on a or e, on the o of ou, or otherwise on the last vowel.
function withTone(syllable: Bounded, tone: string): string {
  const lower = lowerCase(syllable);
  const main = Math.max(lower.search(/[ae]/), lower.indexOf("ou"));
  const at = main >= 0 ? main : lastVowel(lower);
  return at < 0 ? syllable : syllable.slice(0, at + 1) + tone + syllable.slice(at + 1);
}

const lastVowel = (syllable: string): number =>
  Math.max(...["a", "e", "i", "o", "u", "ü"].map((vowel) => syllable.lastIndexOf(vowel)));
