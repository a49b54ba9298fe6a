import { short } from "../../../../shared/text/bounds.ts";
import { lowerCase } from "../../../../shared/text/transform.ts";

/** FreeDict's names for parts of speech, mapped to the short form that most databases use. */
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
    .map((code): string => lowerCase(short(code)));
  return {
    parts: codes.flatMap((code) => PARTS.get(code) ?? []),
    genders: GENDERS.filter((gender) => codes.includes(gender)),
  };
}

/**
 * Part of speech and gender of a translation (`n, neut`), empty where neither is given. The headword's part of speech
 * applies to a translation without one; the headword's gender does not.
 */
export function grammarOf(translation: string, headword: Grammar): string {
  const own = labelsIn(translation);
  const nounOnly = own.genders.length > 0 ? ["n"] : headword.parts;
  const parts = own.parts.length > 0 ? own.parts : nounOnly;
  return [...new Set([...parts, ...own.genders])].join(", ");
}
