import { lettersOf, writtenRules } from "../../../../shared/judge/languages/by-code.ts";
import type { LanguageCode } from "../../../../shared/languages.ts";
import { cut } from "../../../../shared/text/bounds.ts";
import { lowerCase, nfc } from "../../../../shared/text/transform.ts";

/** Languages that are not written in Latin letters, by script. */
export const SCRIPTS: readonly (readonly [script: RegExp, languages: string])[] = [
  [/\p{sc=Cyrillic}/u, "ru uk be bg sr mk kk ky mn tg tt"],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u, "ja zh"],
  [/\p{sc=Hangul}/u, "ko"],
  [/\p{sc=Greek}/u, "el"],
  [/\p{sc=Arabic}/u, "ar fa ur ps"],
  [/\p{sc=Hebrew}/u, "he yi"],
  [/\p{sc=Devanagari}/u, "hi mr ne sa"],
  [/\p{sc=Thai}/u, "th"],
  [/\p{sc=Georgian}/u, "ka"],
  [/\p{sc=Armenian}/u, "hy"],
  [/\p{sc=Bengali}/u, "bn"],
  [/\p{sc=Gujarati}/u, "gu"],
  [/\p{sc=Gurmukhi}/u, "pa"],
  [/\p{sc=Kannada}/u, "kn"],
  [/\p{sc=Malayalam}/u, "ml"],
  [/\p{sc=Tamil}/u, "ta"],
  [/\p{sc=Telugu}/u, "te"],
  [/\p{sc=Sinhala}/u, "si"],
  [/\p{sc=Khmer}/u, "km"],
  [/\p{sc=Lao}/u, "lo"],
  [/\p{sc=Myanmar}/u, "my"],
  [/\p{sc=Ethiopic}/u, "am"],
];
export const LATIN = /\p{sc=Latin}/u;

export const scriptOf = (language: string): RegExp =>
  SCRIPTS.find(([, languages]) => languages.split(" ").includes(language))?.[0] ?? LATIN;

/**
 * By what a language is told from others of its script: frequent short words, and beginnings (“ge-”), ends (“-ung”) and
 * parts (“-sch-”) of words. Articles and special letters are those of the judge.
 */
const SIGNS: Partial<Record<LanguageCode, string>> = {
  en: `of and or not is are for with on in at by from you he she it my your this that be have do sth someone i we they
    -ing -tion -ness -ship -ful -ed -ly -y -th- -wh- -sh- -oo- -ee- -ght- -ck -ow- -ea- -ou-`,
  de: `und oder nicht ist sich ich du er sie wir mit auf für von zu im am zum zur aus bei nach sein haben etwas jemand
    -ung -keit -heit -lich -isch -en -er -sch- -ei- -eu- -au- -pf- -tz- ge- ver- be-`,
  es: `y o no es en de que se con por para mi tu ser estar -ción -dad -mente -ar -ir -er -o -a -ñ- -rr- -ue- -ie-`,
  fr: `et ou ne pas est en que se avec pour par sur je tu elle nous être avoir
    -tion -ment -eux -euse -eur -re -ille -ette -qu- -eau- -ai- -oi- -ou-`,
  it: `e o non è in di che si con per del della sono essere avere -zione -mente -are -ere -ire -tà -o -a -i -gli- -gn-
    -cch- -zz-`,
  pl: `i nie jest się w z na do po dla być ja ty on ona to -ać -ić -yć -eć -ość -owy -anie -enie -ka -rz- -sz- -cz-`,
  pt: `e não é em de que se com por para do da no na ser estar -ção -dade -mente -ar -ir -er -o -a -ão- -ões -lh- -nh-`,
  nl: `of en niet is zijn ik je hij wij met op voor van te in aan naar hebben -heid -lijk -en -ing -ij- -aa- -oo- -ee-
    -uu- -ui- -oe- ge-`,
  sv: `och inte är jag du han hon vi med på för av till i om -ning -het -lig -a -ar -or`,
  da: `og ikke er jeg du han hun vi med på for af til i om -ning -hed -lig -else -er`,
  nb: `og ikke er jeg du han hun vi med på for av til i om -ing -het -lig -else -er`,
  fi: `ja ei on olla minä sinä hän kun -nen -inen -sti -ssa -ssä -lla -llä -aa -ää -us -ys -uu- -ii- -kk- -tt-`,
  cs: `a ne je se si v na do o pro být ja ty on ona to -ost -ovat -ství -ný -ní -it -at -ka -ou-`,
  sk: `a nie je sa si v na do o pre byť ja ty on ona to -osť -ovať -stvo -ný -nie -iť -ať -ka`,
  hu: `és nem van hogy -ság -ség -ni -ás -és -ik -sz- -gy- -ny- -zs-`,
  ro: `și nu este în de cu pe pentru sau -ție -are -ere -ire -ul -ate`,
  hr: `i ne je se u na za od da biti ja ti on ona to -ost -ati -iti -anje -enje -ski -nj- -lj-`,
  tr: `ve bir bu değil için ile -mak -mek -lık -lik -ci -cı -ler -lar`,
  id: `dan yang tidak di ke dari ini itu untuk dengan me- ber- di- pe- -kan -an -ng- -ny-`,
  vi: `và của là không có được cái con người -nh -ng -th-`,
  la: `et non est in ad cum ut sum esse -us -um -ae -are -ire -ere -tio`,
  ru: `и не это в на с что он она они я ты быть -ть -ость -ый -ий -ая -ние -ться`,
  uk: `і й та не це у в на з що він вона вони я ти бути -ти -ість -ий -ння -тися -ьк-`,
  be: `і не гэта у на з што ён яна быць -ць -асць -ння -ы`,
  bg: `и не е на в с за от се да -ост -ение -ане -ам -ъ-`,
  sr: `и не је се у на за од да бити -ост -ати -ити -ање -ј- -љ- -њ- -ћ- -ђ- -џ-`,
  mk: `и не е на во со за од се да -ост -ање -ј- -љ- -њ- -ѓ- -ќ- -ѕ-`,
  ar: `من في على إلى ال- -ة`,
  fa: `از در به با که است و -پ- -چ- -ژ- -گ- -ی- -ک-`,
  ur: `کا کی کے ہے میں سے اور -ٹ- -ڈ- -ڑ- -ں- -ے -ہ- -پ- -چ- -گ-`,
};

/**
 * How much more texts look like the first language than like the second, from 1 to -1; 0 where nothing is known that would
 * tell them apart.
 */
export const likeness = (texts: readonly string[], first: LanguageCode, second: LanguageCode): number =>
  likenessBy(1, texts, first, second);

/** By endings of at least so many letters. */
export function likenessBy(
  ending: number,
  texts: readonly string[],
  first: LanguageCode,
  second: LanguageCode,
): number {
  if (first === second || texts.length === 0) return 0;
  const signs = scriptOf(first) === scriptOf(second) && first !== "ja" && second !== "ja";
  const counts = signs ? countsBySigns(texts, first, second, ending) : countsByScript(texts, first, second);
  return counts.reduce((sum, count) => sum + Math.sign(count), 0) / texts.length;
}

export const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Kana alone tells Japanese from Chinese. */
function countsByScript(texts: readonly string[], first: LanguageCode, second: LanguageCode): number[] {
  if (first === "zh" && second === "ja") return countsByScript(texts, second, first).map((count) => -count);
  const [one, other] = [first === "ja" && second === "zh" ? KANA : scriptOf(first), scriptOf(second)];
  return texts.map((text) => (one.test(text) ? 1 : other.test(text) ? -1 : 0));
}

function countsBySigns(
  texts: readonly string[],
  first: LanguageCode,
  second: LanguageCode,
  ending: number,
): number[] {
  const [signs, others] = [signsOf(first), signsOf(second)];
  if (!signs || !others) return [];
  const [one, other] = [without(signs, others, ending), without(others, signs, ending)];
  return wordsOfAll(texts).map((words) => hits(words, one) - hits(words, other));
}

const hits = (words: readonly string[], signs: Signs): number =>
  words.reduce(
    (sum, word) =>
      sum +
      2 * Number(signs.words.has(word)) +
      3 * signs.letters.filter((letter) => word.includes(letter)).length +
      signs.parts.filter((part) => word.includes(part)).length +
      signs.begins.filter((part) => starts(word, part)).length +
      signs.ends.filter((part) => ends(word, part)).length,
    0,
  );

/** The signs that another language does not have, and endings of at least so many letters. */
function without(signs: Signs, others: Signs, ending: number): Signs {
  const not = (list: readonly string[], other: readonly string[]): string[] =>
    list.filter((sign) => !other.includes(sign));
  return {
    words: new Set([...signs.words].filter((word) => !others.words.has(word))),
    letters: not(signs.letters, others.letters),
    parts: not(signs.parts, others.parts),
    begins: not(signs.begins, others.begins),
    ends: not(signs.ends, others.ends).filter((end) => end.length >= ending),
  };
}

/** No word is nothing but an ending. */
const ends = (word: string, end: string): boolean => word.length > end.length + 1 && word.endsWith(end);
const starts = (word: string, start: string): boolean =>
  word.length > start.length + 1 && word.startsWith(start);

interface Signs {
  words: ReadonlySet<string>;
  letters: readonly string[];
  parts: readonly string[];
  begins: readonly string[];
  ends: readonly string[];
}

const known = new Map<LanguageCode, Signs | null>();

/** Null for a language of which nothing is listed. */
export function signsOf(language: LanguageCode): Signs | null {
  const before = known.get(language);
  if (before !== undefined) return before;
  const listed = SIGNS[language]?.split(/\s+/);
  const { articles = [], elided = [], infinitive = "" } = writtenRules(language) ?? {};
  const like = (form: RegExp): string[] =>
    listed?.filter((sign) => form.test(sign)).map((sign) => sign.replaceAll("-", "")) ?? [];
  const signs = listed
    ? {
        words: new Set([
          ...like(/^[^-]+$/),
          ...articles,
          ...elided.map((word) => word.slice(0, -1)),
          infinitive,
        ]),
        letters: lettersOf(language).filter((letter) => /\p{L}/u.test(letter)),
        parts: like(/^-.+-$/),
        begins: like(/^[^-].*-$/),
        ends: like(/^-.*[^-]$/),
      }
    : null;
  known.set(language, signs);
  return signs;
}

/** Longer texts are read by their beginning. */
const MOST_READ = 200;

const divided = new WeakMap<readonly string[], string[][]>();

/** Kept while the texts are: they are compared with many languages. */
function wordsOfAll(texts: readonly string[]): string[][] {
  const before = divided.get(texts);
  if (before) return before;
  const words = texts.map((text) => lowerCase(nfc(cut(text, MOST_READ))).match(/[\p{L}\p{M}]+/gu) ?? []);
  divided.set(texts, words);
  return words;
}
