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
/** How much less words of another script say: a list may be in other languages than the dictionary. */
const ELSEWHERE = 0.25;
const OTHER_ALPHABETS = (["ru", "uk", "el", "he", "ar"] as const).map(isLetterOf);

interface Character {
  character: string;
  kind: "lower" | "upper" | "letter" | "wide" | "sign" | "other";
  isLatin: boolean;
  /** Of a script that none of the languages has. */
  isElsewhere: boolean;
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
    if (own.some((isOwn) => isOwn(character))) return frequencyOf(character);
    if (scripts.some((script) => script.test(character))) return BORROWED;
    if (isOfOthers(character)) return ELSEWHERE * frequencyOf(character);
    if (/\p{L}|(?!\p{sc=Inherited})\p{M}/u.test(character)) return FOREIGN;
    return USUAL_SIGNS.test(character) || /\p{M}/u.test(character) ? 0 : RARE;
  };
  const known = new Map<string, Character>();
  return (character) => {
    let found = known.get(character);
    if (!found) {
      const isLatin = /\p{sc=Latin}/u.test(character);
      const isElsewhere = isOfOthers(character) && !scripts.some((script) => script.test(character));
      found = {
        character,
        kind: kindOf(character),
        isLatin,
        isElsewhere,
        value: valueOf(character),
      };
      known.set(character, found);
    }
    return found;
  };
}

const frequencyOf = (letter: string): number =>
  /(?![аеиіклмнопрстув])\p{sc=Cyrillic}/iu.test(letter) ? SELDOM : OWN;

const isOfOthers = (letter: string): boolean =>
  WIDE.test(letter) || OTHER_ALPHABETS.some((isLetterOfIt) => isLetterOfIt(letter));

const WIDE = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;

function kindOf(character: string): Character["kind"] {
  if (WIDE.test(character)) return "wide";
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
  if (one.isElsewhere && !isAmongItsOwn(before, one, after)) return FOREIGN;
  if (before && isAlphabetic(before) && isAlphabetic(one) && before.isLatin !== one.isLatin) return FOREIGN;
  if (one.kind === "upper" && before?.kind === "lower") return FOREIGN;
  if (one.kind === "upper" && before?.kind === "upper") return one.value + BORROWED;
  if (one.kind === "sign" && isLetter(before) && isLetter(after)) return Math.min(one.value, FOREIGN);
  return one.value;
}

/** A single letter of another script is more likely a sign that was read wrong. */
const isAmongItsOwn = (
  before: Character | undefined,
  one: Character,
  after: Character | undefined,
): boolean =>
  !before?.isLatin &&
  !after?.isLatin &&
  (one.kind === "wide" || [before, after].some((beside) => isLetter(beside)));

const isAscii = ({ character }: Character): boolean => character < "\u0080";

const isAlphabetic = ({ kind }: Character): boolean =>
  kind === "lower" || kind === "upper" || kind === "letter";

const isLetter = (one: Character | undefined): boolean =>
  one !== undefined && (one.kind === "wide" || isAlphabetic(one));
