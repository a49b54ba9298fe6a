import { short, type Bounded } from "./bounds.ts";
import type { Collation } from "./collation.ts";

/** The code ranges of the blocks. */
export const HAN = { first: 0x3400, last: 0x9fff };
export const HANGUL = { first: 0xac00, last: 0xd7a3 };

/**
 * The positions of Chinese characters, which are sorted when the first one is needed, and of Korean syllables, which
 * are in order in Unicode.
 */
export function ideographs(
  { base, variant }: Collation,
  hanStart: number,
  hangulStart: number,
): (character: string) => number | undefined {
  let places: Uint16Array | undefined;
  return (character) => {
    if (character.length !== 1) return undefined;
    const code = character.charCodeAt(0);
    if (isWithin(HANGUL, code)) return hangulStart + code - HANGUL.first;
    if (!isWithin(HAN, code)) return undefined;
    places ??= placesOfHan((one, other) => base(one, other) || variant(one, other));
    return hanStart + (places[code - HAN.first] ?? 0);
  };
}

/** The order in most languages. Sorting it again for another language is fast, because it is nearly sorted already. */
let usualOrder: readonly Bounded[] | undefined;

function placesOfHan(compare: Collation["base"]): Uint16Array {
  usualOrder ??= Array.from({ length: HAN.last - HAN.first + 1 }, (_, at) =>
    short(String.fromCharCode(HAN.first + at)),
  ).toSorted(compare);
  const places = new Uint16Array(usualOrder.length);
  for (const [place, character] of usualOrder.toSorted(compare).entries())
    places[character.charCodeAt(0) - HAN.first] = place;
  return places;
}

export function isWithin(range: { first: number; last: number }, code: number): boolean {
  return code >= range.first && code <= range.last;
}
