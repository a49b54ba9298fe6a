import { short, type Bounded } from "./bounds.ts";
import { cleanText, unifyMarks } from "./clean.ts";
import {
  baseOf,
  isBetween,
  lettersIn,
  lowerOf,
  WITHOUT_SPACES,
  withoutNukta,
  withoutStress,
} from "./letters.ts";
import { MOST_LANGUAGES, sameLettersOf } from "./same-letters.ts";
import { plainText } from "./signs.ts";
import { inOneSpelling } from "./spellings/index.ts";
import { pattern } from "./transform.ts";

/** No text contains a line break, so no match spans two keys. */
const SEPARATOR = "\n";

/** The keys of a text as one, to be stored with it. What is searched for is found where a key of it is part of this. */
export const searchKey = (text: Bounded, language: string): string =>
  searchKeys(text, language).join(SEPARATOR);

/** Whether texts are found by what is searched for. */
export function finderOf(query: Bounded, language: string): (text: Bounded) => boolean {
  const wanted = searchKeys(query, language);
  return (text) => isFoundBy(searchKey(text, language), wanted);
}

/** Whether stored keys have one of those that are searched for. */
export const isFoundBy = (key: string, wanted: readonly string[]): boolean =>
  wanted.some((one) => key.includes(one));

/**
 * The keys by which a text is found: any way of writing it that the judge takes for the same has a key in common with it
 * (decision 248). A part of a text has a key that is part of the text's. Case, marks and letters are folded by the rules
 * of the language (contract §5): ł and l, ё and е, ß and ss are the same; й and и, ї and і, є and е, ґ and г are not.
 */
export function searchKeys(text: Bounded, language: string): string[] {
  const fold = foldingOf(language);
  const clean = lowerOf(unifyMarks(cleanText(text)), language);
  // Signs that say something only beside others, as in 1,000, are found by their parts as well.
  const typed = fold.isPlain(clean) ? clean : lettersIn(clean).map(fold.letter).join("");
  const plain = lowerOf(plainText(text, language), language);
  const keys = new Set([typed]);
  for (const spelling of new Set([plain, inOneSpelling(plain, language)])) {
    const { open, closed } = hasNoGaps(spelling, clean, fold)
      ? { open: typed, closed: typed }
      : withGaps(lettersIn(spelling), fold);
    keys.add(open).add(fold.spelled(closed));
  }
  // Nothing is part of everything.
  if (typed !== "") keys.delete("");
  return [...keys];
}

const hasNoGaps = (spelling: Bounded, clean: Bounded, { looseSpaces }: Folding): boolean =>
  spelling === clean && !looseSpaces && WORDS.test(spelling);

/** Nothing between letters but the spaces of scripts that have them. */
const WORDS = pattern(/^[\p{L}\p{M}]*$|^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M} ]*$/u);

/** Signs between letters as a space, for those who write "well known", and as nothing, for "wellknown". */
function withGaps(letters: readonly Bounded[], fold: Folding): { open: string; closed: string } {
  let [open, closed, gap, before] = ["", "", "", ""];
  for (const letter of letters) {
    if (isBetween(letter)) {
      gap += letter;
      continue;
    }
    if (gap !== "" && before !== "") {
      const saysNoSpace = WITHOUT_SPACES.test(before) || WITHOUT_SPACES.test(letter);
      if (gap !== " " || !saysNoSpace) open += " ";
      const isOpen = (gap.includes(" ") && !saysNoSpace && !fold.looseSpaces) || areDigits(before, letter);
      if (isOpen) closed += " ";
    }
    const folded = fold.letter(letter);
    open += folded;
    closed += folded;
    before = letter;
    gap = "";
  }
  return { open, closed };
}

const DIGITS = /^\d\d$/;
/** 3.5 is not 35. */
const areDigits = (one: string, other: string): boolean => DIGITS.test(one + other);

interface Folding {
  letter: (letter: Bounded) => string;
  /** Whether no letter of a text is another when it is folded: most texts are of plain letters. */
  isPlain: (text: string) => boolean;
  /** A text where letters that are spelled with two others are what they are without that: schoen is schon, as schön is. */
  spelled: (text: string) => string;
  looseSpaces: boolean;
}

const foldings = new Map<string, Folding>();
const PLAIN = /^[a-z ]+$/;
/** Limits the cache of a language, because hostile texts may contain any number of rare letters. */
const MOST_KNOWN = 1000;

function foldingOf(language: string): Folding {
  const made = foldings.get(language);
  if (made) return made;
  const { same, confused, spelled, found, looseSpaces } = sameLettersOf(language);
  const others = new Map<string, Bounded>([...same, ...found]);
  // ґ and г are two letters for who searches, and a mistake of the keyboard for who answers.
  for (const [letter, other] of confused) if (other.notice !== "ghe") others.set(letter, short(other.with));
  const known = new Map<string, string>();
  const folded = (letter: Bounded): string => {
    let key = known.get(letter);
    if (key === undefined) {
      const base = baseOf(withoutNukta(withoutStress(others.get(letter) ?? letter)));
      key = [...base].map((each) => others.get(each) ?? each).join("");
      if (known.size < MOST_KNOWN) known.set(letter, key);
    }
    return key;
  };
  const pairs = [...spelled]
    .map(([letter, { as }]) => [as, folded(short(letter))] as const)
    .filter(([as, key]) => as !== key);
  const areFolded = [...others.keys()].some((letter) => PLAIN.test(letter));
  const folding = {
    letter: folded,
    isPlain: (text: string) => !areFolded && PLAIN.test(text),
    spelled: (text: string) => pairs.reduce((key, [as, letter]) => key.replaceAll(as, letter), text),
    looseSpaces,
  };
  if (foldings.size < MOST_LANGUAGES) foldings.set(language, folding);
  return folding;
}
