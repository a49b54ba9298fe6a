import type { Collation } from "./collation.ts";

/** Blocks of characters by their codes. */
export const HAN = { first: 0x3400, last: 0x9fff };
export const HANGUL = { first: 0xac00, last: 0xd7a3 };

/** The places of Chinese characters, sorted when the first is met, and of Korean syllables, which Unicode has in their order. */
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

/** The order of most languages; sorting what is nearly sorted takes a small part of the time. */
let usualOrder: readonly string[] | undefined;

function placesOfHan(compare: Collation["base"]): Uint16Array {
  usualOrder ??= Array.from({ length: HAN.last - HAN.first + 1 }, (_, at) =>
    String.fromCharCode(HAN.first + at),
  ).toSorted(compare);
  const places = new Uint16Array(usualOrder.length);
  for (const [place, character] of usualOrder.toSorted(compare).entries())
    places[character.charCodeAt(0) - HAN.first] = place;
  return places;
}

export function isWithin(range: { first: number; last: number }, code: number): boolean {
  return code >= range.first && code <= range.last;
}
