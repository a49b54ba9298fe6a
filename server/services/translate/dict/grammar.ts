/** Parts of speech as FreeDict's databases call them, by the short name that most of them have. */
const PARTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    n: "n",
    noun: "n",
    pn: "n",
    propernoun: "n",
    v: "v",
    vt: "v",
    vi: "v",
    verb: "v",
    adj: "adj",
    adjective: "adj",
    adv: "adv",
    adverb: "adv",
    prep: "prep",
    preposition: "prep",
    conj: "conj",
    conjunction: "conj",
    pron: "pron",
    pronoun: "pron",
    personalpronoun: "pron",
    indefinitepronoun: "pron",
    num: "num",
    numeral: "num",
    art: "art",
    article: "art",
    int: "int",
    interjection: "int",
  }),
);
const GENDERS = ["masc", "fem", "neut", "pl"];
const LABEL = /<([^<>]*)>/gu;

export interface Grammar {
  parts: string[];
  genders: string[];
}

export const NO_GRAMMAR: Grammar = { parts: [], genders: [] };

/** What the labels of a text say: `<fem, n, sg>`. */
export function labelsIn(text: string): Grammar {
  const codes = [...text.matchAll(LABEL)]
    .flatMap(([, inside = ""]) => inside.split(/[\s,]+/u))
    .map((code) => code.toLowerCase());
  return {
    parts: codes.flatMap((code) => PARTS.get(code) ?? []),
    genders: GENDERS.filter((gender) => codes.includes(gender)),
  };
}

/**
 * Part of speech and gender of a translation (`n, neut`), empty where neither is given. A part of speech that only the
 * headword has is the translation's too; the headword's gender is not.
 */
export function grammarOf(translation: string, headword: Grammar): string {
  const own = labelsIn(translation);
  const nounOnly = own.genders.length > 0 ? ["n"] : headword.parts;
  const parts = own.parts.length > 0 ? own.parts : nounOnly;
  return [...new Set([...parts, ...own.genders])].join(", ");
}
