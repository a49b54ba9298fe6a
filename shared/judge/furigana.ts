import { derived, type Bounded } from "../text/bounds.ts";
import { isLastOkurigana, isOkurigana } from "../text/spellings/japanese.ts";
import type { Token } from "./tokens.ts";

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
export const mayBeOmitted = (tokens: readonly Token[], at: number): boolean =>
  isOkurigana(letterAt(tokens, at - 1), letterAt(tokens, at), letterAt(tokens, at + 1));

/** Whether it is the last kana of a word with several kanji, and may be omitted there. */
export const mayBeOmittedLast = (tokens: readonly Token[], at: number): boolean =>
  at === tokens.length - 1 &&
  isLastOkurigana(letterAt(tokens, at - 1), letterAt(tokens, at)) &&
  tokens.slice(0, at - 1).some((one) => one.kind === "letter" && HAN.test(one.text));

function letterAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === "letter" ? token.text : "";
}
