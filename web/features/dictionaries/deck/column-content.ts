/** What stands in a field or a column. */
export interface Content {
  /** Number: digits alone; key: ids, addresses, names of files; sign: punctuation alone. */
  kind: "empty" | "number" | "key" | "sign" | "text";
  /** The text of each sample, blank where there is none. */
  all: readonly string[];
  /** Those that are not blank. */
  texts: readonly string[];
  /** There are few different ones: parts of speech, lessons. */
  repeats: boolean;
  /** The same in all of several samples. */
  constant: boolean;
  /** Lessons or levels: “L4”, “Lektion 12”. */
  labels: boolean;
  script: "han" | "kana" | "romanised" | null;
  /** The share of texts that are sentences. */
  sentences: number;
  /** Of the average text and of the longest. */
  length: number;
  longest: number;
}

/** A longer text is read by its beginning. */
const MOST_READ = 400;

export function contentOf(samples: readonly string[]): Content {
  const all = samples.map((text) => text.slice(0, MOST_READ).trim());
  const texts = all.filter((text) => text !== "");
  const share: ShareOf = (fits) => (texts.length === 0 ? 0 : texts.filter(fits).length / texts.length);
  const distinct = new Set(texts).size;
  return {
    all,
    texts,
    kind: kindOf(texts.length, share),
    repeats: texts.length >= FEWEST && distinct <= texts.length / 3,
    constant: texts.length > 2 && distinct === 1,
    labels: share((text) => LABEL.test(text)) > MOST,
    script: scriptIn(texts, share),
    sentences: share(isSentence),
    length: texts.length === 0 ? 0 : texts.reduce((sum, text) => sum + text.length, 0) / texts.length,
    longest: Math.max(0, ...samples.map((text) => text.length)),
  };
}

type ShareOf = (fits: (text: string) => boolean) => number;

/** Fewer texts do not tell whether they repeat. */
const FEWEST = 6;
const MOST = 0.8;

function kindOf(count: number, share: ShareOf): Content["kind"] {
  if (count === 0) return "empty";
  if (share((text) => NUMBER.test(text)) > MOST) return "number";
  if (share((text) => NUMBER.test(text) || isKey(text)) > MOST) return "key";
  return share((text) => LETTER.test(text)) > 1 - MOST ? "text" : "sign";
}

const LETTER = /\p{L}/u;
const NUMBER = /^[#№]?\p{N}[\p{N}.,:/\- ]*[%.)]?$/u;
/** “lesson_12”, “B1-004”; not “H₂O” or “ni3”. */
const COUNTED = /^[\p{L}]{0,20}[-_.:#/]{1,2}\p{N}+(?:[-_.:]\p{N}+)*$|^[\p{L}]{1,3}\p{N}{3,}$/u;
const LABEL = /^\p{L}{1,12}\.? ?\p{N}{1,3}(?:\.\p{N}{1,3})?$/u;
const ADDRESS =
  /^(?:https?:\/\/|www\.)\S+$|^\S+\.(?:mp3|ogg|wav|m4a|opus|mp4|webm|jpe?g|png|gif|svg|webp|html?)$/i;
/** Of random letters, as ids of notes are. */
const RANDOM =
  /^(?=\S{8,})(?:[\da-f]{8}-[\da-f-]{20,}|[\da-f]{12,}|[!-~]*[!#$%&*+;<=>?@^_`{|}~[\]][!-~]*|(?=\D*\d)(?=[^a-z]*[a-z])[\dA-Za-z]+)$/;

/** “[zool.]”: what a dictionary says of a word. */
const REMARK = /^(?:\[[^[\]]*\]|\([^()]*\)|\{[^{}]*\})$/;

const isKey = (text: string): boolean =>
  COUNTED.test(text) || ADDRESS.test(text) || (RANDOM.test(text) && !REMARK.test(text));

const HAN = /\p{sc=Han}/u;
const KANA_ALONE = /^[\p{sc=Hiragana}\p{sc=Katakana}ー・、（）()\s~〜\p{P}]+$/u;
/** Latin letters with tones: pinyin, with marks or numbers, and the like. */
const TONES = /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]|\u0304|\u030c|[a-zü]\d(?:\s|$|[a-z])/iu;
const SYLLABLES =
  /^(?:(?:[kgsztdnhbpmyrwfj]|ch|sh|ts|[kgnhbpmr]y)?[aeiouāēīōūâêîôû]|n(?![aeiou])|'|-|\s|\.|,|kk|ss|tt|pp|tch)+$/iu;

function scriptIn(texts: readonly string[], share: ShareOf): Content["script"] {
  if (share((text) => HAN.test(text)) > 0.3) return "han";
  if (share((text) => KANA_ALONE.test(text)) > MOST) return "kana";
  const isRomanised =
    share((text) => TONES.test(text)) > 0.5 ||
    (texts.length > 2 && share((text) => SYLLABLES.test(text)) > 0.9);
  return isRomanised ? "romanised" : null;
}

/** A sentence by its end, or by its length. */
const isSentence = (text: string): boolean =>
  (/\p{L}{3}[.!?…]["”’»)]?$/u.test(text) && text.split(/\s+/).length > 2) ||
  /[。！？｡]["”」』）)]?$/u.test(text) ||
  text.split(/\s+/).length > 5;
