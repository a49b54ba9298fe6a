import { derived, type Bounded } from "../bounds.ts";

const KANJI = /^\p{Script=Han}/u;

/** Okurigana that may be omitted, by the kana that follow: わ of 変わる, な of 行なう. */
const OPTIONAL: Readonly<Record<string, string>> = {
  わ: "るすれせりっ",
  な: "うっいわ",
  た: "る",
  か: "る",
  こ: "す",
  と: "す",
  ま: "れ",
};
const BETWEEN_KANJI = "りしいっけきみちえれびぎ";
/** In nouns derived from verbs: 受け付け, 取り引き. Verbs and adjectives have other endings. */
const LAST = "りしけきみちえれびぎ";

/** Whether kana may be omitted between a kanji and the letter after them. */
export function isOkurigana(before: string, kana: string, after: string): boolean {
  if (kana === "" || after === "" || !KANJI.test(before)) return false;
  return KANJI.test(after) ? BETWEEN_KANJI.includes(kana) : (OPTIONAL[kana]?.includes(after) ?? false);
}

/** Whether kana may be omitted at the end of a word, if an earlier letter is a kanji, too. */
export const isLastOkurigana = (before: string, kana: string): boolean =>
  kana !== "" && KANJI.test(before) && LAST.includes(kana);

/** A text without the kana that may be omitted after kanji: 受付 for 受け付け. */
export function withoutOkurigana(text: Bounded): Bounded {
  const letters = [...text];
  const last = letters.length - 1;
  const kept = letters.filter((kana, at) => {
    const before = letters[at - 1] ?? "";
    if (at < last) return !isOkurigana(before, kana, letters[at + 1] ?? "");
    return !isLastOkurigana(before, kana) || !letters.slice(0, at - 1).some((letter) => KANJI.test(letter));
  });
  return derived(text, kept.join(""));
}
