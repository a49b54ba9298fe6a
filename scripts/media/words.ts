import type { InterfaceLanguage } from "../../shared/languages.ts";

/** A word as typed: the term, and its definitions separated by commas. */
export type Word = readonly [term: string, definitions: string];

/** The content of the pictures for readers of one language: the words they learn, defined in that language. */
export interface Scene {
  termsLanguage: InterfaceLanguage;
  names: readonly [main: string, reverse: string, third: string, fourth: string];
  words: readonly Word[];
}

const TERMS = [
  "endure",
  "acquaintance",
  "bargain",
  "cosy",
  "dusk",
  "eventually",
  "forgive",
  "glimpse",
  "harvest",
  "meadow",
  "overhear",
  "thorough",
];

const fromEnglish = (names: Scene["names"], definitions: readonly string[]): Scene => ({
  termsLanguage: "en",
  names,
  words: TERMS.map((term, index): Word => [term, definitions[index] ?? ""]),
});

export const SCENES: Record<InterfaceLanguage, Scene> = {
  en: {
    termsLanguage: "de",
    names: ["Everyday German", "English to German", "At the market", "Book club"],
    words: [
      ["aushalten", "endure, withstand, bear"],
      ["Bekannter", "acquaintance"],
      ["Dämmerung", "dusk, twilight"],
      ["Ernte", "harvest, crop"],
      ["gemütlich", "cosy"],
      ["gründlich", "thorough"],
      ["Schnäppchen", "bargain"],
      ["schließlich", "eventually, finally"],
      ["verzeihen", "forgive, pardon"],
      ["Wiese", "meadow"],
      ["Feierabend", "end of the working day"],
      ["außerdem", "besides, moreover"],
    ],
  },
  uk: fromEnglish(
    ["Англійська щодня", "З української", "На ринку", "Книжковий клуб"],
    [
      "терпіти, витримувати, зносити",
      "знайомий",
      "вигідна покупка",
      "затишний",
      "сутінки",
      "зрештою",
      "пробачати",
      "швидкий погляд",
      "урожай, жнива",
      "лука",
      "випадково почути",
      "ретельний",
    ],
  ),
  de: fromEnglish(
    ["Englisch im Alltag", "Vom Deutschen", "Auf dem Markt", "Lesekreis"],
    [
      "aushalten, ertragen, erdulden",
      "Bekannter",
      "Schnäppchen",
      "gemütlich",
      "Abenddämmerung",
      "schließlich",
      "verzeihen",
      "flüchtiger Blick",
      "Ernte",
      "Wiese",
      "zufällig hören",
      "gründlich",
    ],
  ),
  fr: fromEnglish(
    ["Anglais au quotidien", "Du français", "Au marché", "Club de lecture"],
    [
      "supporter, endurer, subir",
      "connaissance",
      "bonne affaire",
      "douillet",
      "crépuscule",
      "finalement",
      "pardonner",
      "aperçu",
      "récolte, moisson",
      "prairie",
      "entendre par hasard",
      "minutieux, approfondi",
    ],
  ),
  es: fromEnglish(
    ["Inglés de cada día", "Del español", "En el mercado", "Club de lectura"],
    [
      "soportar, aguantar, resistir",
      "conocido",
      "ganga",
      "acogedor",
      "anochecer",
      "al final",
      "perdonar",
      "vistazo",
      "cosecha",
      "prado",
      "oír por casualidad",
      "minucioso",
    ],
  ),
  it: fromEnglish(
    ["Inglese ogni giorno", "Italiano e inglese", "Al mercato", "Circolo di lettura"],
    [
      "sopportare, resistere, tollerare",
      "conoscente",
      "affare",
      "accogliente",
      "crepuscolo",
      "alla fine",
      "perdonare",
      "occhiata",
      "raccolto",
      "prato",
      "sentire per caso",
      "accurato",
    ],
  ),
  pl: fromEnglish(
    ["Angielski na co dzień", "Z polskiego", "Na targu", "Klub książki"],
    [
      "znosić, wytrzymywać, cierpieć",
      "znajomy",
      "okazja",
      "przytulny",
      "zmierzch",
      "w końcu",
      "wybaczać",
      "przelotne spojrzenie",
      "żniwa, plony",
      "łąka",
      "usłyszeć przypadkiem",
      "dokładny, gruntowny",
    ],
  ),
  ru: fromEnglish(
    ["Английский каждый день", "С русского", "На рынке", "Книжный клуб"],
    [
      "терпеть, выносить, выдерживать",
      "знакомый",
      "выгодная покупка",
      "уютный",
      "сумерки",
      "в конце концов",
      "прощать",
      "мимолётный взгляд",
      "урожай, жатва",
      "луг",
      "случайно услышать",
      "тщательный",
    ],
  ),
};
