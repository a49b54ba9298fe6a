import { lettersOf, writtenRules } from "../../../../shared/judge/languages/by-code.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../../../../shared/languages.ts";
import { cut } from "../../../../shared/text/bounds.ts";
import { lowerCase, nfc } from "../../../../shared/text/transform.ts";

/** Languages that are not written in Latin letters, by script. */
const SCRIPTS: readonly (readonly [script: RegExp, languages: string])[] = [
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
const LATIN = /\p{sc=Latin}/u;

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
export function likeness(texts: readonly string[], first: LanguageCode, second: LanguageCode): number {
  const count = counter(first, second);
  if (!count || texts.length === 0) return 0;
  return texts.reduce((sum, text) => sum + Math.sign(count(text)), 0) / texts.length;
}

const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const HAN = /\p{sc=Han}/u;

/** Positive for what looks like the first language, negative for the second. */
function counter(first: LanguageCode, second: LanguageCode): ((text: string) => number) | null {
  const [one, other] = [scriptOf(first), scriptOf(second)];
  const byScript = (a: RegExp, b: RegExp) => (text: string) => (a.test(text) ? 1 : b.test(text) ? -1 : 0);
  if (first === "ja" && second === "zh") return byScript(KANA, HAN);
  if (first === "zh" && second === "ja") return (text) => (KANA.test(text) ? -1 : Number(HAN.test(text)));
  if (one !== other) return byScript(one, other);
  const [signs, others] = [signsOf(first), signsOf(second)];
  if (first === second || !signs || !others) return null;
  return (text) => {
    const words = wordsIn(text);
    return hits(words, signs, others) - hits(words, others, signs);
  };
}

/** How many signs are in some words, without those of another language. */
const hits = (words: readonly string[], signs: Signs, others: Signs): number =>
  words.reduce(
    (sum, word) =>
      sum +
      2 * Number(signs.words.has(word) && !others.words.has(word)) +
      3 * signs.letters.filter((letter) => word.includes(letter) && !others.letters.includes(letter)).length +
      signs.parts.filter((part) => word.includes(part) && !others.parts.includes(part)).length +
      signs.begins.filter((part) => starts(word, part) && !others.begins.includes(part)).length +
      signs.ends.filter((part) => ends(word, part) && !others.ends.includes(part)).length,
    0,
  );

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
function signsOf(language: LanguageCode): Signs | null {
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

const wordsIn = (text: string): string[] =>
  lowerCase(nfc(cut(text, MOST_READ))).match(/[\p{L}\p{M}]+/gu) ?? [];

/** A language that texts are in, where it is not the expected one. */
export interface OtherLanguage {
  /** Null where only their script tells that it is another one. */
  language: LanguageCode | null;
}

/** Fewer texts tell nothing. */
const FEWEST = 5;

/** The language that texts look like, where that is clearly not the expected one; null where it may be. */
export function otherLanguage(texts: readonly string[], expected: LanguageCode): OtherLanguage | null {
  const written = texts.filter((text) => /\p{L}/u.test(text));
  if (written.length < FEWEST) return null;
  const share = (script: RegExp): number =>
    written.filter((text) => script.test(text)).length / written.length;
  const own = scriptOf(expected);
  if (share(own) >= 0.1)
    return own.test(KANJI)
      ? expected === "zh" && share(KANA) > 0.3
        ? { language: "ja" }
        : null
      : sameScript();
  if (share(KANA) > 0.1) return { language: "ja" };
  const script = [LATIN, ...SCRIPTS.map(([each]) => each)].find((each) => share(each) > 0.8);
  if (!script) return null;
  if (script.test(KANJI)) return { language: "zh" };
  const candidates = LANGUAGE_CODES.filter((code) => scriptOf(code) === script);
  return { language: (candidates.length === 1 ? candidates[0] : mostLike(candidates)) ?? null };

  function sameScript(): OtherLanguage | null {
    const found = LANGUAGE_CODES.filter((code) => scriptOf(code) === own && code !== expected);
    const atLeast = (least: number): LanguageCode[] =>
      found.filter((code) => likeness(written, code, expected) > least);
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
/** As much more like another language than like its own no list of words is. */
const CLEARLY = 0.5;
