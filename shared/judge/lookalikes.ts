import { derived, type Bounded } from "../text/bounds.ts";

// Letters that look the same on a screen, one string per alphabet in the same order. Each string is written in the
// characters of its own alphabet: compare them by code point, not by eye.
const LATIN_AS_CYRILLIC = "aceijopsyxhABEIJKMHOPSCTYXïÏëËáéóý";
const CYRILLIC = "асеіјорѕухһАВЕІЈКМНОРЅСТУХїЇёЁаеоу";
const LATIN_AS_GREEK = "ovpuABEZHIKMNOPTYX";
const GREEK = "ονρυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ";

const ALPHABETS = [
  { script: /\p{Script=Cyrillic}/u, letters: translation(LATIN_AS_CYRILLIC, CYRILLIC) },
  { script: /\p{Script=Greek}/u, letters: translation(LATIN_AS_GREEK, GREEK) },
  {
    script: /\p{Script=Latin}/u,
    letters: new Map([...translation(GREEK, LATIN_AS_GREEK), ...translation(CYRILLIC, LATIN_AS_CYRILLIC)]),
  },
];

/**
 * The answer with its look-alike letters replaced by those of one alphabet of the expected text; only texts that
 * changed.
 */
export function unmix(answer: Bounded, expected: Bounded): Bounded[] {
  const unmixed: Bounded[] = [];
  for (const { script, letters } of ALPHABETS) {
    if (!script.test(expected)) continue;
    const text = [...answer].map((character) => letters.get(character) ?? character).join("");
    if (text !== answer) unmixed.push(derived(answer, text));
  }
  return unmixed;
}

function translation(from: string, to: string): Map<string, string> {
  const targets = [...to];
  const letters = new Map<string, string>();
  for (const [at, character] of [...from].entries()) {
    if (!letters.has(character)) letters.set(character, targets[at] ?? character);
  }
  return letters;
}
