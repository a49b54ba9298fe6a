import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { short } from "../text/bounds.ts";
import { judge } from "./judge.ts";

describe("right without remark", () => {
  const LETTERS = "abcdefghijklmnopqrstuvwxyz";
  const CYRILLIC = "абвгдежзиклмнопрстуфхцчш";

  it("is never a word with another letter in it", () => {
    const any = fc.constantFrom("en", "de", "fr", "es", "it", "pl", "uk", "ru", "vi", "tr", "ko", "zh");
    fc.assert(
      fc.property(
        any,
        fc.constantFrom("known" as const, "learned" as const),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (code, on, length, at, other) => {
          const alphabet = code === "uk" || code === "ru" ? CYRILLIC : LETTERS;
          const letters = Array.from({ length: 3 + (length % 9) }, (_, place) =>
            alphabet.charAt((place * 7 + length + at) % alphabet.length),
          );
          const expected = letters.join("");
          const place = at % letters.length;
          letters[place] = alphabet.charAt(
            (alphabet.indexOf(letters[place] ?? "") + 1 + (other % 20)) % alphabet.length,
          );
          const answer = letters.join("");
          fc.pre(!isEuphony(code, answer, expected));
          const accepted = [short(expected)];
          expect(judge(short(answer), { accepted, side: on, language: code }).verdict).not.toBe("exact");
        },
      ),
      { numRuns: 5000 },
    );
  });

  // у and в at the start of a Ukrainian word are variants of one sound.
  const isEuphony = (code: string, one: string, other: string): boolean =>
    code === "uk" &&
    one.slice(1) === other.slice(1) &&
    "ув".includes(one.charAt(0)) &&
    "ув".includes(other.charAt(0));
});
