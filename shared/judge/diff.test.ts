import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { cut, short } from "../text/bounds.ts";
import { diff, nearestReading } from "./diff.ts";

describe("letter corrections", () => {
  it.each([
    ["house", "house", "house"],
    ["hous", "house", "hous[+e]"],
    ["housee", "house", "house[-e]"],
    ["houze", "house", "hou[-z][+s]e"],
    ["kaufen", "laufen", "[-k][+l]aufen"],
    ["haus", "Haus", "[-h][+H]aus"],
    ["ete", "été", "[-e][+é]t[-e][+é]"],
    ["мои", "мой", "мо[-и][+й]"],
    ["пять", "п’ять", "п[+’]ять"],
    ["п'ять", "п’ять", "п’ять"],
    ["Strasse", "Straße", "Stra[-ss][+ß]e"],
    ["", "ab", "[+ab]"],
    ["e\u0301te\u0301", "été", "été"],
  ])("%j for %j reads %j", (answer, expected, shown) => {
    expect(show(answer, expected)).toBe(shown);
  });

  it("counts a letter without its accent as matching", () => {
    expect(corrected("ete", "été").similarity).toBe(1);
    expect(corrected("hous", "house").similarity).toBe(0.8);
    expect(corrected("кот", "пёс").similarity).toBe(0);
    expect(corrected("abc", "xyz").similarity).toBeLessThan(0.5);
  });

  it("corrects against the nearest way of giving the answer", () => {
    expect(nearestReading(short("automobil"), ["truck", "car / automobile"].map(short))).toBe("automobile");
  });

  it("always holds both texts whole", () => {
    const word = fc.string({
      unit: fc.constantFrom("a", "á", "b", "A", " ", "и", "й", "e\u0301"),
      maxLength: 12,
    });
    fc.assert(
      fc.property(word, word, (answer, expected) => {
        const { segments } = corrected(answer, expected);
        const without = (kind: string) =>
          segments.map((segment) => (segment.kind === kind ? "" : segment.text)).join("");
        const clean = (text: string) => text.normalize("NFC").replace(/ +/g, " ").trim();
        expect(without("missing")).toBe(clean(answer));
        expect(without("surplus")).toBe(clean(expected));
      }),
    );
  });

  it("lays hostile texts apart", () => {
    expect(corrected("a".repeat(10_000), "b").segments).toHaveLength(2);
  });
});

const corrected = (answer: string, expected: string) => diff(cut(answer, 10_000), short(expected));

function show(answer: string, expected: string): string {
  const sign = { same: "", surplus: "-", missing: "+" };
  return corrected(answer, expected)
    .segments.map(({ kind, text }) => (kind === "same" ? text : `[${sign[kind]}${text}]`))
    .join("");
}
