const PRONOUNS = new Set("i you he she it we they that there here what who where when how why".split(" "));
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  "'re": [" are"],
  "'ve": [" have"],
  "'ll": [" will"],
  "'m": [" am"],
  "'s": [" is", " has"],
  "'d": [" would", " had"],
};
const NOT = new Set(
  "are is was were do does did have has had would could should must might need ought may dare".split(" "),
);

/** The long forms of an English contraction, the usual one first; empty for words that are no contraction. */
export function contractionsOf(word: string): string[] {
  if (word.endsWith("n't") && NOT.has(word.slice(0, -3))) return [`${word.slice(0, -3)} not`];
  const at = word.indexOf("'");
  const start = word.slice(0, at);
  const endings = ENDINGS[word.slice(at)];
  if (at <= 0 || !endings || !PRONOUNS.has(start)) return [];
  return endings.map((ending) => start + ending);
}

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(";")
      .map((pair): [string, string] => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );

/** Words with the long form that they stand for, by language. Written by us. */
export const LONG_FORMS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ["en", pairs("won't=will not;can't=can not;cannot=can not;shan't=shall not;let's=let us")],
  [
    "de",
    pairs(
      "im=in dem;ins=in das;am=an dem;ans=an das;zum=zu dem;zur=zu der;vom=von dem;beim=bei dem;aufs=auf das;fürs=für das;ums=um das;durchs=durch das;geht's=geht es;gehts=geht es;gibt's=gibt es;ist's=ist es;war's=war es;hab's=habe es",
    ),
  ],
  ["fr", pairs("t'as=tu as;t'es=tu es")],
  ["it", pairs("dov'è=dove è;cos'è=cosa è;com'è=come è;po'=poco")],
  ["nl", pairs("'t=het;'n=een;zo'n=zo een;m'n=mijn;z'n=zijn")],
  ["pt", pairs("num=em um;numa=em uma;dum=de um;duma=de uma;pra=para;pro=para o")],
]);
