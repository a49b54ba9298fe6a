import type { InterfaceLanguage } from "./languages.ts";
import type { PluralCategories } from "./plurals.ts";
import { typeset } from "./typography.ts";

/** How many words are due, as mails and messages on devices say it. */
const DUE: { [Language in InterfaceLanguage]: Record<PluralCategories[Language], string> } = {
  en: { one: "{{count}} word is due today.", other: "{{count}} words are due today." },
  uk: {
    one: "На сьогодні {{count}} слово.",
    few: "На сьогодні {{count}} слова.",
    many: "На сьогодні {{count}} слів.",
    other: "На сьогодні {{count}} слова.",
  },
  de: { one: "Heute ist {{count}} Wort fällig.", other: "Heute sind {{count}} Wörter fällig." },
  fr: {
    one: "{{count}} mot est à revoir aujourd’hui.",
    other: "{{count}} mots sont à revoir aujourd’hui.",
  },
  es: { one: "Hoy toca repasar {{count}} palabra.", other: "Hoy toca repasar {{count}} palabras." },
  it: {
    one: "Oggi c’è {{count}} parola da ripassare.",
    other: "Oggi ci sono {{count}} parole da ripassare.",
  },
  pl: {
    one: "Na dziś jest {{count}} słowo do powtórki.",
    few: "Na dziś są {{count}} słowa do powtórki.",
    many: "Na dziś jest {{count}} słów do powtórki.",
    other: "Na dziś jest {{count}} słowa do powtórki.",
  },
  ru: {
    one: "На сегодня {{count}} слово.",
    few: "На сегодня {{count}} слова.",
    many: "На сегодня {{count}} слов.",
    other: "На сегодня {{count}} слова.",
  },
};

/** "22 words are due today." */
export const dueWords = (language: InterfaceLanguage, words: number): string =>
  counted(language, DUE[language], words);

/** A text with a number, in the form that the language has for that number. */
export function counted(
  language: InterfaceLanguage,
  forms: { other: string } & Partial<Record<string, string>>,
  count: number,
): string {
  const text = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return typeset(language, text).replace("{{count}}", new Intl.NumberFormat(language).format(count));
}
