import { LANGUAGE_CODES, type LanguageCode } from "../../../../shared/languages.ts";
import type { Languages } from "./field-names.ts";
import { KANA, LATIN, likeness, likenessBy, scriptOf, SCRIPTS, signsOf } from "./language-signs.ts";
import { spread } from "./lists.ts";

/** A language that texts are in, where it is not the expected one. */
interface OtherLanguage {
  /** Null where only their script tells that it is another one. */
  language: LanguageCode | null;
}

/** The sides of words that are clearly not in the dictionary's languages. */
export interface OtherLanguages {
  terms: OtherLanguage | null;
  definitions: OtherLanguage | null;
}

/** As many words are looked at, from all parts of a file. */
const LOOKED_AT = 100;

/** Whether words that are to come into a dictionary are in other languages than its own. */
export function otherLanguages(
  words: readonly { term: string; definitions: readonly string[] }[],
  { termsLanguage, definitionsLanguage }: Languages,
): OtherLanguages {
  const some = spread(words, LOOKED_AT);
  return {
    terms: otherLanguage(
      some.map(({ term }) => term),
      termsLanguage,
    ),
    definitions: otherLanguage(
      some.map(({ definitions }) => definitions.join(" ")),
      definitionsLanguage,
    ),
  };
}

/** Fewer texts tell nothing. */
const FEWEST = 5;

/** The language that texts look like, where that is clearly not the expected one; null where it may be. */
function otherLanguage(texts: readonly string[], expected: LanguageCode): OtherLanguage | null {
  const written = texts.filter((text) => /\p{L}/u.test(text));
  if (written.length < FEWEST) return null;
  const share = (script: RegExp): number =>
    written.filter((text) => script.test(text)).length / written.length;
  const own = scriptOf(expected);
  if (share(own) >= 0.1) {
    if (!own.test(KANJI)) return sameScript();
    return expected === "zh" && share(KANA) > 0.3 ? { language: "ja" } : null;
  }
  if (share(KANA) > 0.1) return { language: "ja" };
  const script = [LATIN, ...SCRIPTS.map(([each]) => each)].find((each) => share(each) > 0.8);
  if (!script) return null;
  if (script.test(KANJI)) return { language: "zh" };
  const candidates = LANGUAGE_CODES.filter((code) => scriptOf(code) === script);
  return { language: (candidates.length === 1 ? candidates[0] : mostLike(candidates)) ?? null };

  function sameScript(): OtherLanguage | null {
    const found = LANGUAGE_CODES.filter((code) => scriptOf(code) === own && code !== expected);
    const atLeast = (least: number): LanguageCode[] =>
      found.filter((code) => likenessBy(SURE_ENDING, written, code, expected) > least);
    return atLeast(CLEARLY).length > 0 ? { language: mostLike(atLeast(CLEARLY / 2)) } : null;
  }

  /** The one that they look like more than like each other one. */
  function mostLike(candidates: readonly LanguageCode[]): LanguageCode | null {
    const listed = candidates.filter((code) => signsOf(code));
    const isMost = (code: LanguageCode): boolean =>
      listed.every((other) => other === code || likeness(written, code, other) > 0);
    return listed.find(isMost) ?? null;
  }
}

/** Of a script that Japanese and Chinese share. */
const KANJI = "水";
/** Words in many languages end in “-o” or “-a”. */
const SURE_ENDING = 2;
/** As much more like another language than like its own no list of words is. */
const CLEARLY = 0.4;
