import { derived, type Bounded } from "../bounds.ts";

/**
 * Okurigana that may be omitted, by the kana that follow: わ of 変わる, な of 行なう. Between two kanji, any of
 * `BETWEEN_KANJI`.
 */
export const OPTIONAL: Readonly<Record<string, string>> = {
  わ: "るすれせりっ",
  な: "うっいわ",
  た: "る",
  か: "る",
  こ: "す",
  と: "す",
  ま: "れ",
};
export const BETWEEN_KANJI = "りしいっけきみちえれびぎ";
/** In nouns derived from verbs: 受け付け, 取り引き. Verbs and adjectives have other endings. */
export const LAST = "りしけきみちえれびぎ";

const INSIDE = new RegExp(
  `(?<=\\p{Script=Han})(?:${[
    ...Object.entries(OPTIONAL).map(([kana, after]) => `${kana}(?=[${after}])`),
    `[${BETWEEN_KANJI}](?=\\p{Script=Han})`,
  ].join("|")})`,
  "gu",
);
const AT_END = new RegExp(`(?<=\\p{Script=Han}\\P{Script=Han}*\\p{Script=Han})[${LAST}]$`, "u");

/** A text without the kana that may be omitted after kanji: 受付 for 受け付け. */
export const withoutOkurigana = (text: Bounded): Bounded =>
  derived(text, text.replace(AT_END, "").replace(INSIDE, ""));
