import { expect, test } from "vitest";

import { wholeAlphabet } from "./alphabet.ts";

const letters = (counted: string, language: "de" | "uk" | "sv" | "ja") =>
  wholeAlphabet(
    [...counted].map((letter) => ({ letter, count: 1 })),
    language,
  );
const spelled = (list: readonly { letter: string }[]) => list.map(({ letter }) => letter).join("");

test("letters without words stand between those that have some", () => {
  const whole = letters("BZ", "de");
  expect(spelled(whole)).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  expect(whole.filter(({ count }) => count > 0).map(({ letter }) => letter)).toEqual(["B", "Z"]);
});

test("a language's own letters keep the place that its alphabet gives them", () => {
  expect(spelled(letters("AZÅÄÖ", "sv"))).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ");
  expect(spelled(letters("#Ґ", "uk"))).toBe("#АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ");
});

test("a script without an alphabet shows what is there", () => {
  expect(spelled(letters("あか漢", "ja"))).toBe("あか漢");
});
