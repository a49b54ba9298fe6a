import { describe, expect, it } from "vitest";

import { lettersOf } from "./by-code.ts";
import { rulesOf } from "./index.ts";

describe("letters that are hard to type", () => {
  it("are offered in the language's own order", () => {
    expect(lettersOf("de")).toEqual(["ä", "ö", "ü", "ß"]);
    expect(lettersOf("pl").join("")).toBe("ąćęłńóśźż");
    expect(lettersOf("uk")).toContain("ґ");
    expect(lettersOf("es")).toContain("¿");
  });

  it("are none where a plain keyboard has them all, or nothing is known", () => {
    expect(lettersOf("en")).toEqual([]);
    expect(lettersOf("xx")).toEqual([]);
    expect(lettersOf("constructor")).toEqual([]);
  });
});

describe("rules", () => {
  it("are plain defaults for a language that nothing is known of", () => {
    expect(rulesOf("xx").articles.size).toBe(0);
    expect(rulesOf("toString").pairs.size).toBe(0);
  });
});
