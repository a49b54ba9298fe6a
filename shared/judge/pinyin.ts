const TONES = ["", "\u0304", "\u0301", "\u030C", "\u0300", ""];
const SYLLABLE = /([a-zü:]{1,7})([1-5])/giu;
const LATIN = /[a-z]/iu;

/** Pinyin with tone numbers, and v or u: for ü, converted to tone marks: ni3 hao3, lv4. */
export function toneMarks(text: string): string {
  if (!LATIN.test(text)) return text;
  return text
    .replace(/(?<=[ln])(?:v|u:)/giu, "ü")
    .replace(SYLLABLE, (_, syllable: string, tone: string) => withTone(syllable, TONES[Number(tone)] ?? ""))
    .normalize("NFC");
}

// The tone mark is on a or e, on the o of ou, or otherwise on the last vowel.
function withTone(syllable: string, tone: string): string {
  const lower = syllable.toLowerCase();
  const main = Math.max(lower.search(/[ae]/), lower.indexOf("ou"));
  const at = main >= 0 ? main : lastVowel(lower);
  return at < 0 ? syllable : syllable.slice(0, at + 1) + tone + syllable.slice(at + 1);
}

const lastVowel = (syllable: string): number =>
  Math.max(...["a", "e", "i", "o", "u", "ü"].map((vowel) => syllable.lastIndexOf(vowel)));
