import { describe, expect, it } from "vitest";

import { short } from "../text/bounds.ts";
import { hintFor, lettersOfHint } from "./hint.ts";

const texts = (...all: string[]) => all.map(short);
const hint = (text: string) => hintFor(texts(text), []);

describe("a hint shows the first letter of each word and hides the others", () => {
  it.each([
    ["Feierabend", "F·········"],
    ["außer sich sein", "a···· s··· s···"],
    ["der Wasserkessel", "d·· W···········"],
    ["ice  cream", "i··  c····"],
    ["I see", "I s··"],
    ["¿Qué tal?", "¿Q·· t··?"],
    ["(to) wait for sb.", "(t·) w··· f·· s·."],
    ["Katze, die", "K····, d··"],
    ["car / automobile", "c·· / a·········"],
    ["don't", "d··'·"],
    ["l’eau", "l’···"],
    ["U.S.A.", "U.·.·."],
    ["10 km", "1· k·"],
    ["…", "…"],
  ])("%s: %s", (text, shown) => {
    expect(hint(text)).toBe(shown);
  });

  it.each([
    ["a letter with a combining mark", "e\u0301te\u0301", "e\u0301··"],
    ["a composed letter", "été", "é··"],
    ["several marks", "ẹ\u0302\u0301m", "ẹ\u0302\u0301·"],
    ["an emoji of several code points", "👨‍👩‍👧 family", "👨‍👩‍👧 f·····"],
    ["a flag after a letter", "a🇺🇦b", "a··"],
    ["a key, which begins with a sign", "#️⃣1", "#️⃣·"],
    ["Hangul", "한국어", "한··"],
    ["Hangul as conjoining letters", "한국".normalize("NFD"), "한".normalize("NFD") + "·"],
    ["Han", "日本語", "日··"],
    ["kana", "ありがとう", "あ····"],
    ["Han and kana", "食べる", "食··"],
    ["kana with a mark", "か\u3099く", "か\u3099·"],
    ["Devanagari", "किताब", "कि··"],
    ["Thai", "น้ำตก", "น้ำ··"],
    ["Arabic", "كِتَاب", "كِ···"],
  ])("%s is one letter", (_, text, shown) => {
    expect(hint(text)).toBe(shown);
  });
});

it("is about the first answer that was not given yet, and about none when all were", () => {
  const accepted = texts("horse", "nag", "steed");
  expect(hintFor(accepted, [])).toBe("h····");
  expect(hintFor(accepted, ["horse"])).toBe("n··");
  expect(hintFor(accepted, ["nag"])).toBe("h····");
  expect(hintFor(accepted, ["nag", "horse"])).toBe("s····");
  expect(hintFor(accepted, accepted)).toBeNull();
});

it("can be told to somebody who does not see it", () => {
  expect(lettersOfHint(short("F·········"))).toEqual({ shown: ["F"], count: 10 });
  expect(lettersOfHint(short("a···· s··· s···"))).toEqual({ shown: ["a", "s", "s"], count: 13 });
  expect(lettersOfHint(short("¿Q··?"))).toEqual({ shown: ["Q"], count: 3 });
});

it("hides what a text has beside its first letters", () => {
  expect(hint("a".repeat(255))).toBe("a" + "·".repeat(254));
  expect(hint("é" + "\u0301".repeat(30))).toHaveLength(31);
});
