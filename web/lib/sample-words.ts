import { INTERFACE_LANGUAGES, isInterfaceLanguage, type InterfaceLanguage } from "../../shared/languages.ts";

/** The first words for a newcomer, in each language as a term and as a definition. */
type Sample = Record<InterfaceLanguage, readonly [term: string, definition: string]>;

const SAMPLES: readonly Sample[] = [
  {
    en: ["bread", "bread"],
    de: ["das Brot", "Brot"],
    fr: ["le pain", "pain"],
    es: ["el pan", "pan"],
    it: ["il pane", "pane"],
    pl: ["chleb", "chleb"],
    uk: ["хліб", "хліб"],
    ru: ["хлеб", "хлеб"],
  },
  {
    en: ["morning", "morning"],
    de: ["der Morgen", "Morgen"],
    fr: ["le matin", "matin"],
    es: ["la mañana", "mañana"],
    it: ["il mattino", "mattino / mattina"],
    pl: ["poranek", "poranek / ranek"],
    uk: ["ранок", "ранок"],
    ru: ["утро", "утро"],
  },
  {
    en: ["apple", "apple"],
    de: ["der Apfel", "Apfel"],
    fr: ["la pomme", "pomme"],
    es: ["la manzana", "manzana"],
    it: ["la mela", "mela"],
    pl: ["jabłko", "jabłko"],
    uk: ["яблуко", "яблуко"],
    ru: ["яблоко", "яблоко"],
  },
  {
    en: ["city", "city / town"],
    de: ["die Stadt", "Stadt"],
    fr: ["la ville", "ville"],
    es: ["la ciudad", "ciudad"],
    it: ["la città", "città"],
    pl: ["miasto", "miasto"],
    uk: ["місто", "місто"],
    ru: ["город", "город"],
  },
  {
    en: ["to wait", "to wait"],
    de: ["warten", "warten"],
    fr: ["attendre", "attendre"],
    es: ["esperar", "esperar"],
    it: ["aspettare", "aspettare / attendere"],
    pl: ["czekać", "czekać"],
    uk: ["чекати", "чекати / ждати"],
    ru: ["ждать", "ждать"],
  },
];

export interface SampleWord {
  term: string;
  definitions: string[];
}

/** Five words to begin with; empty where one of the languages has no samples. */
export function sampleWords(terms: string, definitions: string): SampleWord[] {
  if (!isInterfaceLanguage(terms) || !isInterfaceLanguage(definitions) || terms === definitions) return [];
  return SAMPLES.map((sample) => ({ term: sample[terms][0], definitions: [sample[definitions][1]] }));
}

/** The languages that can be tried with definitions in `language`. */
export const sampleLanguages = (language: InterfaceLanguage): InterfaceLanguage[] =>
  INTERFACE_LANGUAGES.filter((code) => code !== language);
