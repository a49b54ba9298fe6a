import { INTERFACE_LANGUAGES } from "../../../../shared/languages.ts";
import { cut } from "../../../../shared/text/bounds.ts";
import { lowerCase } from "../../../../shared/text/transform.ts";

/** Why a line is no word. It is shown all the same, and not taken unless it is ticked. */
export const ASIDES = ["heading", "date", "page"] as const;
export type Aside = (typeof ASIDES)[number];

/** No heading, date or number of a page is longer. */
const LONGEST = 120;

/** What a line is, if it is no word. `sides`: into how many parts it can be separated. */
export function asideOf(line: string, sides: number): Aside | null {
  const text = line.trim();
  if (text === "" || text.length > LONGEST || sides > 2) return null;
  if (isPage(text)) return "page";
  if (isDate(text)) return "date";
  return isHeading(text, sides) ? "heading" : null;
}

/** “12”, “- 12 -”, “S. 12”, “Page 3 of 10” */
const PAGE_NUMBER = /^(?:[-–—|[(]\s?)?\d{1,4}(?:\s?\/\s?\d{1,4})?(?:\s?[-–—|\])])?$/u;
const PAGE =
  /^(?:seite|page|página|pagina|pag|pág|strona|str|стор|стр|сторінка|страница|pp?|s|с)\.?\s?\d{1,4}(?:\s?(?:[-–/]|of|von|de|di|из|з|z|sur)\s?\d{1,4})?$/iu;
const isPage = (text: string): boolean =>
  PAGE_NUMBER.test(text) || PAGE.test(text) || /^\d{1,4}\s?ページ$/.test(text);

const YEAR_FIRST = /^\d{4}[-./]\d{1,2}[-./]\d{1,2}\.?$/;
const DAY_FIRST = /^\d{1,2}[-./]\s?\d{1,2}[-./]\s?(?:\d{4}|\d{2})?$/;
const CJK_DATE =
  /^(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:\s?[(（].{1,3}[)）])?$|^\d{4}년\s?\d{1,2}월\s?\d{1,2}일$/u;
const TIME = /^\d{1,2}[:.]\d{2}(?::\d{2})?$/;
const YEAR_OR_DAY = /^(?:\d{4}|\d{1,2}(?:\.|st|nd|rd|th|er|º|°|го|-го)?)$/u;
const SMALL_WORDS = new Set("of the de del le den am on vom г г. р р. року года и й to".split(" "));
const DATE_LABEL = /^(?:date|datum|fecha|data|дата|stand)\s?:\s?/iu;

/** A line that is nothing but a date; a weekday or a month alone is a word. */
function isDate(line: string): boolean {
  const text = line.replace(DATE_LABEL, "");
  if (!/\d/.test(text)) return false;
  if (CJK_DATE.test(text)) return true;
  const counts = { numeric: 0, named: 0, numbers: 0 };
  for (const part of text.split(/[\s,()]+/)) {
    if (YEAR_FIRST.test(part) || DAY_FIRST.test(part)) counts.numeric += 1;
    else if (YEAR_OR_DAY.test(part)) counts.numbers += 1;
    else if (part !== "" && !TIME.test(part)) {
      const word = lowerCase(cut(part, LONGEST));
      if (MONTHS.has(word)) counts.named += 1;
      else if (!WEEKDAYS.has(word) && !SMALL_WORDS.has(word)) return false;
    }
  }
  const { numeric, named, numbers } = counts;
  return numeric === 1 || (numeric === 0 && named === 1 && numbers > 0);
}

const MONTHS = namesOf("month");
const WEEKDAYS = namesOf("weekday");

/** Of the months or days in the languages of the interface, long and short, alone and within a date. */
function namesOf(part: "month" | "weekday"): Set<string> {
  const names = new Set<string>();
  for (const language of INTERFACE_LANGUAGES)
    for (const width of ["long", "short"] as const)
      for (const rest of [{}, { day: "numeric" }] as const) {
        const format = new Intl.DateTimeFormat(language, { [part]: width, ...rest, timeZone: "UTC" });
        for (let at = 0; at < 12; at++) {
          const parts = format.formatToParts(Date.UTC(2024, part === "month" ? at : 0, 1 + at));
          const name = parts.find(({ type }) => type === part)?.value;
          if (name !== undefined && !/^\d/.test(name)) {
            const key = lowerCase(cut(name, LONGEST));
            names
              .add(key)
              .add(key.replace(/\.$/, ""))
              .add(`${key.replace(/\.$/, "")}.`);
          }
        }
      }
  return names;
}

/** What parts of courses and books are called, in the languages of the interface. */
const PARTS = new Set(
  (
    "lektion kapitel einheit teil abschnitt thema modul woche tag stufe niveau lesson unit chapter part section module topic " +
    "week day level theme leçon chapitre unité partie thème semaine jour lección leccion capítulo capitulo unidad tema parte " +
    "sección módulo semana día nivel lezione capitolo unità sezione modulo settimana giorno livello lekcja rozdział część temat " +
    "moduł dział tydzień dzień poziom урок глава раздел часть тема модуль неделя день уровень розділ частина тиждень рівень"
  ).split(" "),
);
/** What lists of words are called. */
const TITLES = new Set(
  (
    "vokabeln wortschatz vokabelliste wortliste wörter glossar vocabulary vocab vocabularies wordlist words glossary " +
    "vocabulaire lexique vocabulario glosario palabras vocabolario lessico parole słownictwo słówka słowniczek лексика " +
    "словник слова словарь словниковий словарный"
  ).split(" "),
);
/** “Lektion 4: Im Restaurant”, “Unit B”, “3. Kapitel” */
const NUMBERED =
  /^(?:(\d{1,3})(?:\.|º|ª|-?\p{Ll}{1,3})?\s)?\s*(\p{L}[\p{L}\p{M}-]{0,30})[.:]?(?:\s+(?:№|nr\.?|no\.?|#)?\s?(\p{Lu}?\d{1,3}(?:\.\d{1,2}){0,2}(?!\d)|[IVX]{1,6}(?!\p{L})|\p{Lu}(?!\p{L})))?\s*(.*)$/u;
const CJK_PART =
  /^第\s?[\d一二三四五六七八九十百]{1,4}\s?[課课章回部節节单単單元週周天日]|^제?\s?\d{1,3}\s?[과장부](?:\s|$)/u;
const MARKDOWN = /^#{1,6}\s/;
/** “== Food ==”, “--- Verbs ---”, “**Getränke**” */
const FRAMED =
  /^(\*{2,6}|_{2,6}|={1,6}|-{2,6}|~{2,6}|[—–]{1,3})\s?[^-*_=~—–\s](?:[^*_=~—–]{0,80}[^-*_=~—–\s])?\s?\1$/u;
/** What says nothing else: “*Getränke*”, “[Food]”, “Food:”, “FOOD” */
const SET_OFF =
  /^(\*|_)[^*_]{1,80}\1$|^\[[^[\]]+\]$|^【[^【】]+】$|[^:：]\s?[:：]$|^\p{Lu}[\p{Lu}\s&/-]*\p{Lu}[\p{Lu}\s&/-]*\p{Lu}$/u;

function isHeading(text: string, sides: number): boolean {
  if (MARKDOWN.test(text) || FRAMED.test(text) || CJK_PART.test(text)) return true;
  if (sides === 1 && SET_OFF.test(text)) return true;
  const [, before, word = "", number, rest = ""] = NUMBERED.exec(text) ?? [];
  const name = lowerCase(cut(word, LONGEST));
  if (TITLES.has(name)) return sides === 1 && (rest === "" || isHeading(rest, sides));
  if (!PARTS.has(name) || (before === undefined && number === undefined)) return false;
  return rest === "" || /^[-–—:.)|]/.test(rest) || (sides === 1 && number !== undefined && /\d/.test(number));
}
