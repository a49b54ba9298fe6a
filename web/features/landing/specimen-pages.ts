import type { InterfaceLanguage } from "../../../shared/languages.ts";

type SpecimenEntry = readonly [term: string, ...definitions: string[]];

/** A page of a dictionary of somebody who reads the interface in a language and learns another. */
export interface SpecimenPage {
  /** The language that is learned. */
  terms: InterfaceLanguage;
  before: readonly SpecimenEntry[];
  /** The entry that is being written: a definition that is there, and the start of the next. */
  written: readonly [term: string, definition: string, typed: string];
  after: readonly SpecimenEntry[];
}

const BEFORE = ["dawdle", "daydream", "dazzle", "deadline"] as const;
const WRITTEN = "deceive";
const AFTER = ["decent", "decline", "dedicated", "deed", "deliberate", "delight"] as const;

/** The definitions of the English words above, in their order; those of one word are separated by commas. */
function ofEnglish(
  before: readonly string[],
  [definition, typed]: readonly [string, string],
  after: readonly string[],
): SpecimenPage {
  const entries = (terms: readonly string[], definitions: readonly string[]): SpecimenEntry[] =>
    terms.map((term, index) => [term, ...(definitions[index] ?? "").split(", ")]);
  return {
    terms: "en",
    before: entries(BEFORE, before),
    written: [WRITTEN, definition, typed],
    after: entries(AFTER, after),
  };
}

export const SPECIMEN_PAGES: Record<InterfaceLanguage, SpecimenPage> = {
  en: {
    terms: "fr",
    before: [
      ["dégringoler", "to tumble down", "to plummet"],
      ["dehors", "outside"],
      ["délai", "time limit", "waiting period"],
      ["demander", "to ask", "to ask for", "to require"],
    ],
    written: ["démêler", "to untangle", "to sort"],
    after: [
      ["dénicher", "to unearth", "to track down"],
      ["dépanner", "to repair", "to help out"],
      ["dépaysement", "the feeling of not being at home"],
      ["déraper", "to skid", "to get out of hand"],
      ["dérober", "to steal", "to conceal"],
      ["désormais", "from now on"],
    ],
  },
  uk: ofEnglish(
    ["баритися, гаяти час", "мріяти", "засліплювати, вражати", "кінцевий термін"],
    ["обманювати", "вводити"],
    [
      "пристойний, порядний",
      "відмовлятися, зменшуватися, спад",
      "відданий",
      "вчинок, акт",
      "навмисний, обдуманий",
      "захват, насолода",
    ],
  ),
  de: ofEnglish(
    ["trödeln, bummeln", "vor sich hin träumen", "blenden, beeindrucken", "Frist, Abgabetermin"],
    ["täuschen", "betrü"],
    [
      "anständig, ordentlich",
      "ablehnen, zurückgehen, Rückgang",
      "engagiert",
      "Tat, Urkunde",
      "absichtlich, wohlüberlegt",
      "Freude, Entzücken",
    ],
  ),
  fr: ofEnglish(
    ["traîner, lambiner", "rêvasser", "éblouir, épater", "date limite, échéance"],
    ["tromper", "dup"],
    [
      "convenable, honnête",
      "refuser, diminuer, déclin",
      "dévoué",
      "acte, action",
      "délibéré, réfléchi",
      "ravissement, délice",
    ],
  ),
  es: ofEnglish(
    ["entretenerse, perder el tiempo", "soñar despierto", "deslumbrar, impresionar", "fecha límite, plazo"],
    ["engañar", "embau"],
    [
      "decente, honrado",
      "rechazar, disminuir, declive",
      "entregado",
      "acto, escritura",
      "deliberado, pausado",
      "deleite, placer",
    ],
  ),
  it: ofEnglish(
    ["gingillarsi, perdere tempo", "fantasticare", "abbagliare, incantare", "scadenza, termine ultimo"],
    ["ingannare", "imbro"],
    [
      "decente, onesto",
      "rifiutare, diminuire, declino",
      "dedito",
      "azione, atto",
      "intenzionale, ponderato",
      "gioia, delizia",
    ],
  ),
  pl: ofEnglish(
    ["guzdrać się, marudzić", "śnić na jawie, marzyć", "oślepiać, olśniewać", "ostateczny termin"],
    ["oszukiwać", "zwo"],
    [
      "przyzwoity, porządny",
      "odmawiać, maleć, spadek",
      "oddany",
      "czyn, akt",
      "celowy, rozważny",
      "zachwyt, rozkosz",
    ],
  ),
  ru: ofEnglish(
    ["копаться, медлить", "мечтать", "ослеплять, поражать", "крайний срок"],
    ["обманывать", "вводить"],
    [
      "приличный, порядочный",
      "отказываться, уменьшаться, спад",
      "преданный",
      "поступок, акт",
      "намеренный, обдуманный",
      "восторг, наслаждение",
    ],
  ),
};
