import { INTERFACE_LANGUAGES, LANGUAGE_CODES, type LanguageCode } from "../../../../shared/languages.ts";

/** What the columns of lists are called. */
const HEADS: Readonly<Record<"term" | "definition" | "example" | "note", readonly string[]>> = {
  term: [
    "term",
    "word",
    "words",
    "front",
    "wort",
    "begriff",
    "vokabel",
    "mot",
    "palabra",
    "parola",
    "słowo",
    "слово",
    "термін",
    "термин",
    "vocabulary",
    "expression",
    "headword",
    "kanji",
    "phrase",
  ],
  definition: [
    "definition",
    "definitions",
    "meaning",
    "meanings",
    "translation",
    "back",
    "bedeutung",
    "übersetzung",
    "traduction",
    "définition",
    "traducción",
    "significado",
    "traduzione",
    "significato",
    "tłumaczenie",
    "znaczenie",
    "переклад",
    "значення",
    "перевод",
    "значение",
  ],
  example: [
    "example",
    "examples",
    "sentence",
    "example sentence",
    "beispiel",
    "beispielsatz",
    "exemple",
    "ejemplo",
    "esempio",
    "przykład",
    "приклад",
    "пример",
  ],
  note: [
    "note",
    "notes",
    "comment",
    "comments",
    "notiz",
    "bemerkung",
    "hinweis",
    "remarque",
    "nota",
    "notas",
    "uwagi",
    "notatka",
    "нотатка",
    "примітка",
    "заметка",
    "примечание",
    "reading",
    "pronunciation",
    "lesson",
    "unit",
    "aussprache",
    "plural",
    "wortart",
    "part of speech",
    "art",
    "genus",
    "gender",
    "lektion",
    "kapitel",
    "thema",
    "topic",
    "level",
    "tags",
    "no",
    "no.",
    "nr",
    "nr.",
    "#",
  ],
};

/** Names of languages in the languages of the interface. */
const LANGUAGES = new Map(
  INTERFACE_LANGUAGES.flatMap((shown) => {
    const names = new Intl.DisplayNames([shown], { type: "language", fallback: "none" });
    return LANGUAGE_CODES.flatMap((code) => {
      const name = names.of(code);
      return name ? [[name.toLowerCase(), code] as const] : [];
    });
  }),
);

export type Head = keyof typeof HEADS | LanguageCode;

/** What the column below a cell contains, if the cell is a column header. */
export function headOf(cell: string): Head | undefined {
  const text = cell.trim().toLowerCase();
  const known = (Object.keys(HEADS) as (keyof typeof HEADS)[]).find((head) => HEADS[head].includes(text));
  return known ?? LANGUAGES.get(text);
}

/** Whether these are the heads of columns: one in three may be unknown. “Wort – word” and “Deutsch – German” are words. */
export function isHeaderRow(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const heads = filled.flatMap((cell) => headOf(cell) ?? []);
  return new Set(heads).size > 1 && heads.length * 3 >= filled.length * 2;
}
