import { short, type Bounded } from "./bounds.ts";
import { TO_SIMPLIFIED } from "./simplified.ts";

/** What the judge says where a letter was written with others. */
export type LetterNotice = "eszett" | "umlaut" | "ghe" | "diacritics" | "spelling";

/** A letter spelled with two letters: ä as ae. */
export interface Spelling {
  as: string;
  notice: LetterNotice;
}

/** A letter written instead of another: ґ for г. */
export interface Confusion {
  with: string;
  notice: LetterNotice;
}

/**
 * Lower-case letters that stand for one another in a language, besides those that differ only by marks: for the judge
 * and for the search (decision 248).
 */
export interface SameLetters {
  /** Other forms of one letter, which make no difference: ё as е. */
  same: ReadonlyMap<string, Bounded>;
  /** Letters that are often confused: the judge names the difference. */
  confused: ReadonlyMap<string, Confusion>;
  /** Letters that keyboards without them spell with two others: the judge names the difference. */
  spelled: ReadonlyMap<string, Spelling>;
  /** Letters that only the search takes for others: in an answer they may make another word. */
  found: ReadonlyMap<string, Bounded>;
  /** Whether people add or omit spaces freely; the judge names the difference. */
  looseSpaces: boolean;
}

type Letters = Readonly<Record<string, string>>;

interface Written {
  same?: Letters;
  confused?: Readonly<Record<string, Confusion>>;
  spelled?: Readonly<Record<string, Spelling>>;
  found?: Letters;
  looseSpaces?: true;
}

const confusedAs = (
  pairs: readonly (readonly [string, string])[],
  notice: LetterNotice,
): Readonly<Record<string, Confusion>> =>
  Object.fromEntries(pairs.map(([letter, other]) => [letter, { with: other, notice }]));

const spelledAs = (letters: Letters, notice: LetterNotice): Readonly<Record<string, Spelling>> =>
  Object.fromEntries(Object.entries(letters).map(([letter, as]) => [letter, { as, notice }]));

// Foreign words with these letters occur in every language.
const SPELLED_EVERYWHERE: Readonly<Record<string, Spelling>> = {
  ß: { as: "ss", notice: "eszett" },
  ...spelledAs({ æ: "ae", œ: "oe", þ: "th" }, "diacritics"),
};

// The letters as the neighbouring languages write them, and as keyboards without them do.
const DANISH: Written = {
  confused: confusedAs(
    [
      ["æ", "ä"],
      ["ø", "ö"],
    ],
    "diacritics",
  ),
  spelled: spelledAs({ å: "aa", ø: "oe" }, "diacritics"),
};

const SOUTH_SLAVIC: Written = { spelled: spelledAs({ đ: "dj" }, "diacritics") };

// Arabic keyboards have the first of each pair, Persian ones the second. Unicode composes ه and its hamza from another
// letter.
const PERSIAN = { ك: "ک", ي: "ی", ى: "ی", ۀ: "ه\u0654" };

// Each hiragana code is 96 below the code of its katakana.
const KANA = Array.from(
  { length: 86 },
  (_, at) => [String.fromCharCode(0x3041 + at), String.fromCharCode(0x30a1 + at)] as const,
);

// In these languages ё is a separate letter, not a variant of е.
const YO_IS_A_LETTER = new Set(["be", "kk", "ky", "mn", "tg", "tt"]);

const WRITTEN: Readonly<Record<string, Written>> = {
  // Without their dots, ة and ي are often written as ه and ى, which may make another word: كتابة and كتابه, علي and على.
  ar: { same: { ک: "ك", ی: "ي", ٱ: "ا" }, found: { ة: "ه", ى: "ي" } },
  az: { confused: confusedAs([["ə", "e"]], "diacritics") },
  bs: SOUTH_SLAVIC,
  da: DANISH,
  de: { spelled: spelledAs({ ä: "ae", ö: "oe", ü: "ue" }, "umlaut") },
  // The x-system of keyboards without Esperanto's letters.
  eo: { spelled: spelledAs({ ĉ: "cx", ĝ: "gx", ĥ: "hx", ĵ: "jx", ŝ: "sx", ŭ: "ux" }, "diacritics") },
  fa: { same: PERSIAN, found: { ة: "ه" } },
  he: {
    confused: confusedAs(
      [
        ["ך", "כ"],
        ["ם", "מ"],
        ["ן", "נ"],
        ["ף", "פ"],
        ["ץ", "צ"],
      ],
      "spelling",
    ),
  },
  hr: SOUTH_SLAVIC,
  ja: { confused: confusedAs(KANA, "spelling") },
  ko: { looseSpaces: true },
  la: { same: { j: "i", v: "u" } },
  nb: DANISH,
  nn: DANISH,
  no: DANISH,
  // Pashto distinguishes its letters for i in an answer.
  ps: { same: { ك: "ک" }, found: { ي: "ی", ى: "ی" } },
  ro: { same: { ş: "ș", ţ: "ț" } },
  ru: { same: { ё: "е" } },
  sr: SOUTH_SLAVIC,
  uk: { confused: confusedAs([["ґ", "г"]], "ghe") },
  ur: { same: { ...PERSIAN, ه: "ہ", ۀ: "ۂ" }, found: { ة: "ہ", ھ: "ہ" } },
  zh: { confused: confusedAs(TO_SIMPLIFIED, "spelling"), looseSpaces: true },
};

const read = new Map<string, SameLetters>();
const NONE: Written = {};

/** The letters that stand for one another in the language with this ISO 639-1 code. */
export function sameLettersOf(language: string): SameLetters {
  let letters = read.get(language);
  if (!letters) {
    const written = Object.hasOwn(WRITTEN, language) ? (WRITTEN[language] ?? NONE) : NONE;
    letters = {
      same: toMap(written.same),
      confused: new Map(Object.entries(written.confused ?? {})),
      spelled: new Map(Object.entries({ ...SPELLED_EVERYWHERE, ...written.spelled })),
      found: toMap({ ...(!YO_IS_A_LETTER.has(language) && { ё: "е" }), ...written.found }),
      looseSpaces: written.looseSpaces ?? false,
    };
    if (read.size < MOST_LANGUAGES) read.set(language, letters);
  }
  return letters;
}

/** More than there are languages of dictionaries. */
export const MOST_LANGUAGES = 200;

const toMap = (letters: Letters = {}): ReadonlyMap<string, Bounded> =>
  new Map(Object.entries(letters).map(([letter, other]) => [letter, short(other)]));
