/** A piece of an example; the headword stands out. */
export interface ExamplePiece {
  text: string;
  headword: boolean;
}

/** Shorter words of a term, such as its article, are everywhere. */
const SHORTEST = 3;

/** An example around its headword: the whole term where it stands there so, else the longest word of it that does. */
export function aroundHeadword(example: string, term: string, language: string): ExamplePiece[] {
  const words = term.split(/[\s,/()]+/).filter((word) => word.length >= SHORTEST);
  const wanted = [term, ...words.toSorted((a, b) => b.length - a.length)];
  for (const text of wanted) {
    const at = placeOf(text, example, language);
    if (at === -1) continue;
    const end = at + text.length;
    return [
      { text: example.slice(0, at), headword: false },
      { text: example.slice(at, end), headword: true },
      { text: example.slice(end), headword: false },
    ].filter((piece) => piece.text !== "");
  }
  return [{ text: example, headword: false }];
}

/** Ignores case, unless lower case would change the length of a text. */
function placeOf(text: string, example: string, language: string): number {
  const [needle, hay] = [text.toLocaleLowerCase(language), example.toLocaleLowerCase(language)];
  const sameLength = needle.length === text.length && hay.length === example.length;
  return sameLength ? hay.indexOf(needle) : example.indexOf(text);
}
