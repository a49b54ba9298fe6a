import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { cut, short, type Bounded } from "../text/bounds.ts";
import { isBlank, judge } from "./judge.ts";
import { answerKeys, lookupKeys } from "./keys.ts";
import { othersOf } from "./others.ts";
import { prepare } from "./prepare.ts";
import type { Question } from "./question.ts";

const LANGUAGES = [
  "en",
  "uk",
  "de",
  "fr",
  "es",
  "it",
  "pl",
  "ru",
  "tr",
  "el",
  "ja",
  "ar",
  "da",
  "zh",
  "ko",
  "vi",
  "he",
  "hi",
  "th",
  "sr",
  "nl",
  "pt",
  "fi",
  "az",
  "bn",
  "yi",
];
const ALPHABETS: Readonly<Record<string, string>> = {
  en: "abcdehinostuABCT",
  uk: "абвгґдеєжзиіїйклмноАҐЇ’",
  de: "abcdeinorsuäöüßABDSÄÜ",
  fr: "abcdeioulstéèêàçœæ’",
  es: "abcdeionsáéíñóúü",
  it: "abceiloprtàèéìòù’",
  pl: "abcdelnorsząćęłńóśźż",
  ru: "абвгдеёжзийклмноэыъьАЁ",
};

const RESPELLINGS: readonly ((text: string) => string)[] = [
  () => "",
  (text) => text.toUpperCase(),
  (text) => text.normalize("NFD").replace(/\p{M}/gu, ""),
  (text) => text.replaceAll("ß", "ss").replaceAll("ä", "ae").replaceAll("ü", "ue"),
  (text) => text.replaceAll("-", " ").replaceAll("’", ""),
  (text) => text.replaceAll("ґ", "г").replaceAll("-", ""),
  (text) => `die ${text}`,
  (text) => `to ${text}`,
  (text) => `l’${text}`,
  (text) => text.slice(1),
];

const language = fc.constantFrom(...Object.keys(ALPHABETS));
const side = fc.constantFrom("known" as const, "learned" as const);
const word = (code: string) =>
  fc.string({ unit: fc.constantFrom(...(ALPHABETS[code] ?? ""), " ", "-"), minLength: 1, maxLength: 14 });
// Two unrelated random words would almost never match, so the second one is mostly a respelling of the first.
const languageAndWords = language.chain((code) =>
  fc
    .record({ one: word(code), stranger: word(code), respelling: fc.constantFrom(...RESPELLINGS) })
    .map(({ one, stranger, respelling }) => ({
      code,
      one: short(one),
      other: short(respelling(one) || stranger),
    })),
);
const hostile = fc
  .oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom(
        "\ud800",
        "\udfff",
        "\u0301",
        "\u202e",
        "\u200f",
        "(",
        ")",
        "/",
        "'",
        "-",
        " ",
        "a",
        "ß",
        "\0",
        "ﷺ",
        "İ",
        "~",
        "n",
        "ヴ",
        "ァ",
        "װ",
      ),
      maxLength: 60,
    }),
  )
  .map(short);

describe("for any text", () => {
  it("the expected text itself is exact", () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), side, hostile, (code, on, text) => {
        fc.pre(!isBlank(text, [text]));
        expect(judge(text, { accepted: [text], side: on, language: code }).verdict).toBe("exact");
      }),
      { numRuns: 2000 },
    );
  });

  it("no judgement throws, and a right answer is always one of the accepted texts", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        side,
        fc.array(hostile, { maxLength: 4 }),
        hostile,
        (code, on, accepted, answer) => {
          const { verdict, matched } = judge(answer, { accepted, side: on, language: code });
          if (verdict === "exact" || verdict === "forgiven") expect(accepted).toContain(matched);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("hostile lengths are refused without a fuss", () => {
    for (const unit of [
      "a",
      "\u0301",
      "\u0301\u0327",
      "-",
      "' ",
      "(",
      "()",
      "/a",
      "ß",
      "\ud800",
      "😀",
      "ﷺ",
      "ｶﾞ",
      "\u200f",
      " ",
      "a-",
      "é",
      "ä",
    ]) {
      const long = cut(unit.repeat(10_000), 100_000);
      const { verdict } = judge(long, { accepted: [short("cat")], side: "learned", language: "de" });
      expect(["wrong", "almost"]).toContain(verdict);
      expect(() => judge(short("cat"), { accepted: [long], side: "learned", language: "de" })).not.toThrow();
    }
  });
});

describe("between two texts", () => {
  it("what is forgiven one way is forgiven the other way", () => {
    fc.assert(
      fc.property(languageAndWords, side, ({ code, one, other }, on) => {
        const there = judge(one, { accepted: [other], side: on, language: code });
        const back = judge(other, { accepted: [one], side: on, language: code });
        if (there.verdict === "forgiven")
          expect(back).toMatchObject({ verdict: "forgiven", notices: there.notices });
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ["de", "Straße", "strasse"],
    ["de", "schöne", "schoene"],
    ["de", "Grüße", "gruesse"],
    ["uk", "ґанок", "Ганок"],
    ["uk", "п’ять", "пять"],
    ["fr", "cœur", "coeur"],
    ["pl", "żółw", "zolw"],
    ["en", "e-mail", "email"],
    ["en", "well, then", "well then"],
    ["en", "to run", "run"],
    ["it", "l’acqua", "acqua"],
  ])("%s: %s and %s, both ways", (code, one, other) => {
    const [typed, wanted] = [short(one), short(other)];
    const there = judge(typed, { accepted: [wanted], side: "learned", language: code });
    const back = judge(wanted, { accepted: [typed], side: "learned", language: code });
    expect(there.verdict).toBe("forgiven");
    expect(back).toMatchObject({ verdict: "forgiven", notices: there.notices });
  });
});

describe("among other entries", () => {
  const GIVING_WAY = new Set(["case", "article", "eszett", "umlaut", "ghe", "diacritics", "typo"]);

  it("an answer that is exactly another entry's is never forgiven by a rule that gives way", () => {
    fc.assert(
      fc.property(languageAndWords, side, ({ code, one, other }, on) => {
        const { verdict, notices } = judge(one, asked(code, on, other, [one]));
        if (verdict === "exact") return;
        const minded = on === "learned" ? notices : notices.filter((notice) => notice !== "case");
        expect(minded.filter((notice) => GIVING_WAY.has(notice))).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });

  it("asks only for the keys that a server was told to look up", () => {
    fc.assert(
      fc.property(languageAndWords, side, ({ code, one, other }, on) => {
        const keys = new Set(lookupKeys(one, code));
        const found: Bounded[] = [];
        judge(one, {
          ...asked(code, on, other, []),
          others: {
            find(key) {
              found.push(key);
              return undefined;
            },
          },
        });
        expect(found.filter((key) => !keys.has(key))).toEqual([]);
      }),
      // On an Italian or French keyboard the key of Ü types è or é.
      { examples: [[{ code: "de", one: "Ü", other: "e" }, "known"]] },
    );
  });

  it("finds every answer under its own keys", () => {
    fc.assert(
      fc.property(languageAndWords, ({ code, one }) => {
        expect(answerKeys(one, code)).toEqual(expect.arrayContaining(lookupKeys(one, code)));
      }),
    );
  });
});

describe("a prepared dictionary", () => {
  const dictionary = prepare(
    [
      { id: "1", term: "Auto", definitions: ["car"] },
      { id: "2", term: "Wagen", definitions: ["the car", "carriage"] },
      { id: "3", term: "Kutsche", definitions: ["carriage"] },
      { id: "4", term: "Weg", definitions: ["way"] },
      { id: "5", term: "weg", definitions: ["gone"] },
    ].map(({ id, term, definitions }) => ({ id, term: short(term), definitions: definitions.map(short) })),
    { termsLanguage: "de", definitionsLanguage: "en", swapped: true },
  );

  it("takes another term that shares all shown definitions", () => {
    expect(verdict("1", "Wagen")).toBe("exact");
    expect(verdict("3", "Wagen")).toBe("exact");
    expect(verdict("2", "Auto")).toBe("wrong");
    expect(verdict("2", "Kutsche")).toBe("wrong");
  });

  it("keeps apart what the dictionary keeps apart", () => {
    expect(verdict("4", "weg")).toBe("wrong");
    expect(verdict("5", "weg")).toBe("exact");
    expect(judge(short("weg"), question("4")).otherEntry).toEqual({ entryId: "5", prompt: "gone" });
  });

  it("does not know a stranger", () => {
    expect(dictionary.question("6")).toBeUndefined();
  });

  function question(id: string): Question {
    const found = dictionary.question(id);
    if (!found) throw new Error(`no entry ${id}`);
    return found;
  }

  function verdict(id: string, answer: string): string {
    return judge(short(answer), question(id)).verdict;
  }
});

function asked(
  language: string,
  on: Question["side"],
  accepted: Bounded,
  others: readonly Bounded[],
): Question {
  const entries = others.map((answer) => ({ entryId: "other", prompt: answer, answers: [answer] }));
  return { accepted: [accepted], side: on, language, others: othersOf(entries, language).except("asked") };
}
