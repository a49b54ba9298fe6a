import type { LanguageCode } from "../../../../shared/languages.ts";
import { isLetterOf, scriptOf } from "./alphabets.ts";
import { frequentCharacters } from "./encodings.ts";

/** How well a reading of bytes fits the languages of a dictionary. */
export interface Fit {
  /** The higher, the likelier the text was stored in this encoding. */
  score: (text: string, encoding: string) => number;
  /** The text in parts, to be shown. */
  parts: (text: string, encoding: string) => SamplePart[];
}

export interface SamplePart {
  text: string;
  /** It speaks against the encoding. */
  wrong: boolean;
}

/** Letters that the languages use speak for a reading; strange letters, and signs and capitals within words, against. */
export function fitFor(languages: readonly LanguageCode[]): Fit {
  const find = charactersOf(languages.length > 0 ? languages : ["en"]);

  const read = (text: string): Character[] => Array.from(text.normalize("NFC"), find);
  return {
    score: (text, encoding) => read(text).reduce((sum, _, at, all) => sum + valueAt(all, at, encoding), 0),
    parts(text, encoding) {
      const characters = read(text);
      const parts: SamplePart[] = [];
      for (const [at, { character }] of characters.entries()) {
        const wrong = valueAt(characters, at, encoding) < 0;
        const last = parts.at(-1);
        if (last?.wrong === wrong) last.text += character;
        else parts.push({ text: character, wrong });
      }
      return parts;
    },
  };
}

const BROKEN = -4;
const FOREIGN = -2;
const RARE = -1;
/** Of the script of a language, but in none of its own words. */
const BORROWED = -0.5;
/** Encodings of Cyrillic give one letter for another, and all of them are letters. */
const SELDOM = 0.5;
const OWN = 1;

interface Character {
  character: string;
  kind: "lower" | "upper" | "letter" | "wide" | "sign" | "other";
  isLatin: boolean;
  /** By itself. */
  value: number;
}

const CONTROL = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Co}\p{Cn}\uFFFD]/u;
/** Characters that encodings have for old programs only. */
const COMPATIBILITY = /[\uFB00-\uFB06\uFF61-\uFF9Fªº]/u;
const USUAL_SIGNS = /[„“”‚‘’«»‹›–—…·•©®™°§€£¥×÷±½¼¾²³¿¡№\u00A0\u3000-\u303F\uFF01-\uFF5E]/u;
/** Signs that stand in the middle of a word. */
const JOINTS = /[’ʼʻ·\u00AD\u200C\s\u3000-\u303F\uFF01-\uFF5E・\p{Pd}\p{M}]/u;

function charactersOf(languages: readonly LanguageCode[]): (character: string) => Character {
  const own = languages.map(isLetterOf);
  const scripts = languages.map(scriptOf);
  const valueOf = (character: string): number => {
    if (CONTROL.test(character)) return BROKEN;
    if (character < "\u0080") return 0;
    if (COMPATIBILITY.test(character)) return RARE;
    if (own.some((isOwn) => isOwn(character)))
      return /(?![аеиіклмнопрстув])\p{sc=Cyrillic}/iu.test(character) ? SELDOM : OWN;
    if (scripts.some((script) => script.test(character))) return BORROWED;
    if (/\p{L}|(?!\p{sc=Inherited})\p{M}/u.test(character)) return FOREIGN;
    return USUAL_SIGNS.test(character) || /\p{M}/u.test(character) ? 0 : RARE;
  };
  const known = new Map<string, Character>();
  return (character) => {
    let found = known.get(character);
    if (!found) {
      const isLatin = /\p{sc=Latin}/u.test(character);
      found = { character, kind: kindOf(character), isLatin, value: valueOf(character) };
      known.set(character, found);
    }
    return found;
  };
}

function kindOf(character: string): Character["kind"] {
  if (/[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(character)) return "wide";
  if (/\p{Ll}/u.test(character)) return "lower";
  if (/\p{Lu}/u.test(character)) return "upper";
  if (/\p{L}/u.test(character)) return "letter";
  return character < "\u0080" || JOINTS.test(character) ? "other" : "sign";
}

/** A character among its neighbours. */
function valueAt(characters: readonly Character[], at: number, encoding: string): number {
  const one = characters[at];
  if (!one) return 0;
  const before = characters[at - 1];
  if (isAscii(one) && (!before || isAscii(before)))
    // In UTF-16 such letters have two bytes that fit together, too.
    return encoding.startsWith("utf-16") ? one.value + OWN : one.value;
  const value = valueBeside(before, one, characters[at + 1]);
  if (one.value === BROKEN || isAscii(one)) return value;
  // Two bytes that fit together by more than chance.
  if (encoding === "utf-8") return Math.max(value, 0) + OWN;
  if (one.kind !== "wide") return value;
  const isRare = value > 0 && frequentCharacters(encoding)?.has(one.character) === false;
  return isRare ? 0 : value * 2;
}

function valueBeside(before: Character | undefined, one: Character, after: Character | undefined): number {
  if (before && isAlphabetic(before) && isAlphabetic(one) && before.isLatin !== one.isLatin) return FOREIGN;
  if (one.kind === "upper" && before?.kind === "lower") return FOREIGN;
  if (one.kind === "upper" && before?.kind === "upper") return one.value + BORROWED;
  if (one.kind === "sign" && isLetter(before) && isLetter(after)) return Math.min(one.value, FOREIGN);
  return one.value;
}

const isAscii = ({ character }: Character): boolean => character < "\u0080";

const isAlphabetic = ({ kind }: Character): boolean =>
  kind === "lower" || kind === "upper" || kind === "letter";

const isLetter = (one: Character | undefined): boolean =>
  one !== undefined && (one.kind === "wide" || isAlphabetic(one));
