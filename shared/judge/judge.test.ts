import { describe, expect, it } from "vitest";

import { short } from "../text/bounds.ts";
import { BEGINNINGS, CONFUSED, WORD_BY_WORD } from "./examples/another-word.table.ts";
import type { Circumstances, Example } from "./examples/example.ts";
import { APOSTROPHES, CASE, HYPHENS, PARENTHESES, PUNCTUATION, SLASHES } from "./examples/marks.table.ts";
import {
  LENGTHS,
  MARKS_IN_PART,
  NEGATIVES,
  OFTEN_CONFUSED,
  SOUND_ALIKES,
  TONE_MARKS,
} from "./examples/never-slips.table.ts";
import { NOTATION, PLACEHOLDERS, SLASH_ENDINGS } from "./examples/notation.table.ts";
import { ASPECTS, CASES, GENDERS, TENSES } from "./examples/other-forms.table.ts";
import { BLANK, DIFFERENT_LETTERS, SAME } from "./examples/same.table.ts";
import {
  AND_AND_ORDINALS,
  EMOJI,
  INDIC_AND_THAI,
  LETTER_SHAPES,
  NUMBERS,
  SPELLINGS_OF_ONE,
  TONE_PLACES,
} from "./examples/shapes.table.ts";
import { ELSEWHERE, KEYBOARDS, LOOKALIKES, SEVERAL, TYPOS } from "./examples/slips.table.ts";
import { BRITISH_AND_AMERICAN, CONTRACTIONS, EUPHONY, PHRASE_ARTICLES } from "./examples/spellings.table.ts";
import { ARTICLES, DIACRITICS, INFINITIVES, SPELLINGS } from "./examples/words.table.ts";
import {
  CHINESE,
  JAPANESE,
  KOREAN,
  OTHER_APOSTROPHES,
  OTHER_MARKS,
  PAIRS,
  SEMITIC,
  SYLLABIC,
} from "./examples/writing.table.ts";
import {
  AZERBAIJANI,
  BENGALI_VOWEL,
  DOUBLED_STARTS,
  GENDER_NOTES,
  HUNGARIAN_LENGTH,
  LOANWORD_SIGNS,
  NATIONAL_SPELLINGS,
  PARTITIVES,
  PARTS_TO_CHOOSE,
  PLAIN_PHRASES,
  SIGNS_BESIDE_LETTERS,
  YIDDISH_DIGRAPHS,
} from "./examples/written-otherwise.table.ts";
import { judge } from "./judge.ts";
import { othersOf } from "./others.ts";
import type { Question } from "./question.ts";

const TABLE: Readonly<Record<string, readonly Example[]>> = {
  "the same text": SAME,
  "different letters": DIFFERENT_LETTERS,
  "nothing to judge": BLANK,
  case: CASE,
  apostrophes: APOSTROPHES,
  hyphens: HYPHENS,
  punctuation: PUNCTUATION,
  parentheses: PARENTHESES,
  slashes: SLASHES,
  "endings behind a slash": SLASH_ENDINGS,
  "placeholders of word lists": PLACEHOLDERS,
  "notes of word lists": NOTATION,
  contractions: CONTRACTIONS,
  "articles inside a phrase": PHRASE_ARTICLES,
  "British and American": BRITISH_AND_AMERICAN,
  "Ukrainian euphony": EUPHONY,
  "scripts without spaces": SYLLABIC,
  Japanese: JAPANESE,
  Chinese: CHINESE,
  Korean: KOREAN,
  "Arabic, Persian, Urdu, Hebrew": SEMITIC,
  "places of Vietnamese tones": TONE_PLACES,
  "Hindi, Bengali, Thai": INDIC_AND_THAI,
  emoji: EMOJI,
  "numbers and units": NUMBERS,
  "shapes of letters": LETTER_SHAPES,
  "other spellings of one language": SPELLINGS_OF_ONE,
  "and, and ordinals": AND_AND_ORDINALS,
  "another mark": OTHER_MARKS,
  "pairs that differ by a mark": PAIRS,
  "apostrophes that make another word": OTHER_APOSTROPHES,
  articles: ARTICLES,
  infinitives: INFINITIVES,
  "ß, umlauts, ґ": SPELLINGS,
  diacritics: DIACRITICS,
  "the wrong keyboard": KEYBOARDS,
  "look-alike letters": LOOKALIKES,
  typos: TYPOS,
  "slips word by word": WORD_BY_WORD,
  "negations and other beginnings": BEGINNINGS,
  "numbers, the calendar, and words often confused": CONFUSED,
  "negative words": NEGATIVES,
  "words that sound alike": SOUND_ALIKES,
  "marks typed in part": MARKS_IN_PART,
  "double letters": LENGTHS,
  "tone marks": TONE_MARKS,
  "words often confused": OFTEN_CONFUSED,
  "another gender": GENDERS,
  "another case": CASES,
  "another aspect": ASPECTS,
  "another tense, person or number": TENSES,
  "phrases without marks": PLAIN_PHRASES,
  "gender behind a word": GENDER_NOTES,
  "national spellings": NATIONAL_SPELLINGS,
  "doubled first letters": DOUBLED_STARTS,
  "katakana of loanwords": LOANWORD_SIGNS,
  "Yiddish digraphs": YIDDISH_DIGRAPHS,
  "Azerbaijani ə": AZERBAIJANI,
  "the inherent vowel of Bengali": BENGALI_VOWEL,
  "Hungarian ő and ű": HUNGARIAN_LENGTH,
  "partitive articles": PARTITIVES,
  "marks beside letters": SIGNS_BESIDE_LETTERS,
  "parts of a word to choose from": PARTS_TO_CHOOSE,
  "several definitions": SEVERAL,
  "something else": ELSEWHERE,
};

for (const [row, examples] of Object.entries(TABLE)) {
  describe(row, () => {
    for (const [language, accepted, answer, outcome, circumstances = {}] of examples)
      it(`${language} ${JSON.stringify(accepted)} answered ${JSON.stringify(answer)} ${JSON.stringify(circumstances)}: ${outcome}`, () => {
        const { verdict, notices } = judge(short(answer), question(language, accepted, circumstances));
        expect([verdict, ...notices].join(" ")).toBe(outcome);
      });
  });
}

describe("what a judgement tells", () => {
  it("names the entry to which a wrong answer belongs", () => {
    const { otherEntry } = judge(short("Kaufen"), question("de+", "laufen", { others: ["gehen", "kaufen"] }));
    expect(otherEntry).toEqual({ entryId: "1", prompt: "prompt of kaufen" });
  });

  it("says which accepted text was meant", () => {
    const asked = question("en-", ["building", "house / home"], {});
    expect(judge(short("home"), asked).matched).toBe("house / home");
    expect(judge(short("hosue"), asked).matched).toBe("house / home");
    expect(judge(short("bread"), asked).matched).toBeNull();
  });

  it("moves an earlier answer to the text it fits as well", () => {
    const asked = question("en-", ["a1 / b2", "b2 / c3"], { given: [["b2", "a1 / b2"]] });
    expect(new Map(judge(short("a1"), asked).given.map((one) => [one.accepted, one.answer]))).toEqual(
      new Map([
        ["a1 / b2", "a1"],
        ["b2 / c3", "b2"],
      ]),
    );
  });

  it("uses nothing up unless the answer is right", () => {
    const asked = question("en-", ["house", "building"], { given: [["house", "house"]] });
    for (const answer of ["house", "buildnig", "bread", "", "игшдвштп"]) {
      expect(judge(short(answer), asked).given).toBe(asked.given);
    }
  });
});

function question(
  language: string,
  accepted: string | readonly string[],
  circumstances: Circumstances,
): Question {
  const code = language.slice(0, -1);
  const others = (circumstances.others ?? []).map((answer, at) => ({
    entryId: String(at),
    prompt: `prompt of ${answer}`,
    answers: [short(answer)],
  }));
  return {
    accepted: (typeof accepted === "string" ? [accepted] : accepted).map(short),
    language: code,
    side: language.endsWith("+") ? "learned" : "known",
    strictness: { case: circumstances.case ?? "default", diacritics: circumstances.diacritics ?? "default" },
    given:
      circumstances.given?.map(([answer, text]) => ({ answer: short(answer), accepted: short(text) })) ?? [],
    typoOf: circumstances.typoOf ?? null,
    others: othersOf(others, code).except("asked"),
  };
}
