const READING = /^(\S[^()（）]{0,60}?\s?[(（][^()（）]{1,60}[)）])\s*(\S.*)$/u;
const PLURAL = /^([^,]{1,200},\s?[-–~¨⸚]+\p{L}{0,5})\s+(\S.*)$/u;
const LATIN = /\p{Script=Latin}/u;
const OTHER = /(?!\p{Script=Latin})\p{L}/u;

/** The sides of a line in which a dash without its spaces, brackets or a change of script tell where the definitions begin. */
export const lastResort = (line: string): [string, string] | null =>
  byPlural(line) ?? byLooseDash(line) ?? byScript(line) ?? byReading(line);

/** “der Kaffee, -s coffee”: the ending of the plural is the term's. */
function byPlural(line: string): [string, string] | null {
  const [, term, rest] = (line.length <= LONGEST && PLURAL.exec(line)) || [];
  return term && rest ? [term, rest] : null;
}

/** “Haus ~ house”, “de nada- you’re welcome” */
function byLooseDash(line: string): [string, string] | null {
  const found = line.length > LONGEST ? null : / [~•·»] | [-–—]|[-–—] /.exec(line);
  if (!found || found.index === 0) return null;
  const rest = line.slice(found.index + found[0].length).trim();
  return rest === "" ? null : [line.slice(0, found.index), rest];
}

/** “犬 (いぬ) dog”, “犬 dog”, “dog собака”: the first place from which on everything is in another script. */
function byScript(line: string): [string, string] | null {
  if (line.length > LONGEST || !LATIN.test(line) || !OTHER.test(line)) return null;
  const words = line.split(/\s+/);
  const scripts = words.map((word) => (OTHER.test(word) ? "other" : LATIN.test(word) ? "latin" : null));
  const [first] = scripts.filter((script) => script !== null);
  const at = scripts.findIndex((script) => script !== null && script !== first);
  const turnsBack = scripts.slice(at).includes(first ?? null);
  return at < 1 || turnsBack ? null : [words.slice(0, at).join(" "), words.slice(at).join(" ")];
}

/** “word (reading) meaning”. */
function byReading(line: string): [string, string] | null {
  const [, term, rest] = (line.length <= LONGEST && READING.exec(line)) || [];
  return term && rest && /[^\p{Script=Latin}\s()]/u.test(term) ? [term, rest] : null;
}

/** What is longer is no line of a word list. */
const LONGEST = 600;
