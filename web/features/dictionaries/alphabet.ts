import type { LanguageCode } from "../../../shared/languages.ts";

const LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ARABIC = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي";

/** Languages written in Latin letters whose own further letters are tabs only where a word begins with them. */
const IN_LATIN: readonly LanguageCode[] = [
  ["af", "az", "bs", "ca", "co", "cs", "cy", "da", "de", "en", "eo", "es", "et", "eu", "fi", "fo", "fr"],
  ["fy", "ga", "gd", "gl", "hr", "hu", "id", "is", "it", "ku", "la", "lb", "lt", "lv", "ms", "mt", "nb"],
  ["nl", "nn", "oc", "pl", "pt", "ro", "sk", "sl", "sq", "sv", "sw", "tl", "tr", "uz", "vi"],
].flat() as LanguageCode[];

/** Letters with which words begin. */
const ALPHABETS: Partial<Record<LanguageCode, string>> = {
  ...Object.fromEntries(IN_LATIN.map((code) => [code, LATIN])),
  ar: ARABIC,
  be: "АБВГДЕЁЖЗІЙКЛМНОПРСТУЎФХЦЧШЭЮЯ",
  bg: "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЮЯ",
  el: "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ",
  he: "אבגדהוזחטיכלמנסעפצקרשת",
  mk: "АБВГДЃЕЖЗЅИЈКЛЉМНЊОПРСТЌУФХЦЧЏШ",
  ru: "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ",
  sr: "АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ",
  uk: "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ",
};

export interface LetterCount {
  letter: string;
  count: number;
}

/**
 * The counted letters, in their order, with the letters of the alphabet between them that no word begins with.
 * What stands outside the alphabet keeps its place after the letter before it.
 */
export function wholeAlphabet(counted: readonly LetterCount[], language: LanguageCode): LetterCount[] {
  const alphabet = [...(ALPHABETS[language] ?? "")];
  if (alphabet.length === 0 || counted.length === 0) return [...counted];
  const whole: LetterCount[] = [];
  let next = 0;
  for (const each of counted) {
    const place = alphabet.indexOf(each.letter);
    for (; next < place; next += 1) whole.push({ letter: alphabet[next] ?? "", count: 0 });
    if (place >= 0) next = place + 1;
    whole.push(each);
  }
  return [...whole, ...alphabet.slice(next).map((letter) => ({ letter, count: 0 }))];
}
