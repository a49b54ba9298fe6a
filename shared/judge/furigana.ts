import { derived, type Bounded } from "../text/bounds.ts";
import { BETWEEN_KANJI, LAST, OPTIONAL } from "../text/spellings/japanese.ts";
import type { Token } from "./tokens.ts";

const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const READ = /([^()（）\s]+)[(（]([\p{Script=Hiragana}\p{Script=Katakana}ー]+)[)）]/gu;
const HAN = /\p{Script=Han}/u;
const NOT_HAN = /[^\p{Script=Han}々]/u;

/** Whether kana in parentheses after kanji give their reading. */
export const isKanaReading = (text: string): boolean => HAN.test(text) && text.search(READ) !== -1;

/** The text in kana: お茶（ちゃ） is おちゃ, 食べる（たべる） is たべる. */
export const kanaReading = (text: Bounded): Bounded => {
  const read = (_: string, word: string, kana: string) => (HAN.test(word) ? readAs(word, kana) : word);
  return derived(text, text.replace(READ, read).trim());
};

// The kana may stand for the whole word, or only for its kanji.
function readAs(word: string, kana: string): string {
  const first = [...word].findIndex((character) => !NOT_HAN.test(character));
  const before = [...word].slice(0, first).join("");
  return kana.startsWith(before) ? kana : before + kana;
}

/** Whether the kana at this position may be omitted between a kanji and what follows. */
export function isOkurigana(tokens: readonly Token[], at: number): boolean {
  const [before, kana, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before?.kind !== "letter" || kana?.kind !== "letter" || after?.kind !== "letter") return false;
  if (!HAN.test(before.text) || !KANA.test(kana.text)) return false;
  return HAN.test(after.text)
    ? BETWEEN_KANJI.includes(kana.text)
    : (OPTIONAL[kana.text]?.includes(after.text) ?? false);
}

/** Whether it is the last kana of a word with several kanji, and may be omitted there. */
export function isLastOkurigana(tokens: readonly Token[], at: number): boolean {
  const [before, kana] = [tokens[at - 1], tokens[at]];
  if (at !== tokens.length - 1 || before?.kind !== "letter" || kana?.kind !== "letter") return false;
  const isAfterKanji = HAN.test(before.text) && LAST.includes(kana.text);
  return isAfterKanji && tokens.slice(0, at - 1).some((one) => one.kind === "letter" && HAN.test(one.text));
}
