import { expect, test } from "vitest";

import type { QueueItem } from "../../shared/api/reviews.ts";
import { prepare } from "../../shared/judge/prepare.ts";
import { short } from "../../shared/text/bounds.ts";
import {
  asBefore,
  ask,
  decide,
  doneOf,
  needAnswersOf,
  overrule,
  questionOf,
  skip,
  withHint,
  type Asked,
} from "./asked.ts";

const bounded = ({ id, term, definitions }: { id: string; term: string; definitions: string[] }) => ({
  id,
  term: short(term),
  definitions: definitions.map(short),
});
const ENTRIES = [
  { id: "1", term: "aushalten", definitions: ["endure", "bear"] },
  { id: "2", term: "Haus", definitions: ["house"] },
].map(bounded);
const DICTIONARY = prepare(ENTRIES, { termsLanguage: "de", definitionsLanguage: "en", swapped: false });
const item = (answers: string[], direction: QueueItem["direction"] = "forward"): QueueItem => ({
  wordId: "1",
  dictionaryId: "d",
  direction,
  dictionaryName: "Animals",
  new: false,
  memory: null,
  prompt: ["aushalten"],
  answers,
  promptLanguage: "de",
  answerLanguage: direction === "forward" ? "en" : "de",
  strictness: { case: "default", diacritics: "default" },
  note: "",
  example: "",
});
const PLACE = { id: "q", position: 1, total: 1 };
const aushalten = (done: string[] = []) =>
  ask(
    { item: item(["endure", "bear"]), done },
    { kind: "forward", known: DICTIONARY.question("1"), place: PLACE },
  );
const resultOf = ({ last }: Asked) => (last?.kind === "answered" ? last.result : null);

test("a card is right when all of its answers were given", () => {
  const first = decide(aushalten(), "bear");
  expect(resultOf(first)).toMatchObject({ verdict: "exact", answer: null, needAnswers: 1 });
  const second = decide(first, "endure");
  expect(resultOf(second)).toMatchObject({ answer: ["endure", "bear"], outcome: "exact", needAnswers: 0 });
  expect(second.typed).toEqual(["bear", "endure"]);
});

test("a slip may be corrected once, and is forgiven then", () => {
  const slip = decide(aushalten(["bear"]), "endrue");
  expect(resultOf(slip)).toMatchObject({
    verdict: "almost",
    notices: ["typo"],
    matched: "endure",
    answer: null,
  });
  expect(resultOf(decide(slip, "endure"))).toMatchObject({ verdict: "forgiven", outcome: "forgiven" });
});

test("a wrong answer finishes the card, and says to which entry it belongs", () => {
  const asked = decide(aushalten(), "house");
  expect(resultOf(asked)).toMatchObject({ verdict: "wrong", outcome: "wrong", otherEntry: { wordId: "2" } });
  expect(resultOf(overrule(asked))).toMatchObject({ result: true, outcome: "overridden", needAnswers: 0 });
});

test("when it comes again, only what was missing is asked for", () => {
  const again = aushalten(["endure"]);
  expect([doneOf(again), needAnswersOf(again)]).toEqual([["endure"], 1]);
  expect(resultOf(decide(again, "endure"))).toMatchObject({ verdict: "repeated" });
});

test("without the dictionary's entries the card's own answers are judged", () => {
  const asked = ask(
    { item: item(["das Haus"], "backward"), done: [] },
    { kind: "backward", known: undefined, place: PLACE },
  );
  expect(resultOf(decide(asked, "das Haus"))).toMatchObject({ outcome: "exact" });
  expect(resultOf(decide(asked, "das haus"))).toMatchObject({ verdict: "forgiven", notices: ["case"] });
});

test("of a term that is heard no other word is right, and one that sounds the same is asked about", () => {
  const heard = prepare(
    [
      { id: "1", term: "mehr", definitions: ["more"] },
      { id: "2", term: "Meer", definitions: ["sea"] },
      { id: "3", term: "weitere", definitions: ["more"] },
    ].map(bounded),
    { termsLanguage: "de", definitionsLanguage: "en", swapped: true, heard: true },
  );
  const card = { item: item(["mehr"], "backward"), done: [] };
  const asked = ask(card, { kind: "dictation", known: heard.question("1"), place: PLACE });
  expect(resultOf(decide(asked, "Meer"))).toMatchObject({
    verdict: "almost",
    notices: ["homophone"],
    answer: null,
    otherEntry: { wordId: "2", prompt: "sea" },
  });
  expect(resultOf(decide(asked, "weitere"))).toMatchObject({ verdict: "wrong" });
  expect(resultOf(decide(asked, "mehr"))).toMatchObject({ verdict: "exact", outcome: "exact" });
});

test("what is written down about a word comes with its verdict", () => {
  const noted = { item: { ...item(["endure"]), note: "strong", example: "Ich halte es aus." }, done: [] };
  const card = ask(noted, { kind: "forward", known: undefined, place: PLACE });
  const note = { note: "strong", example: "Ich halte es aus." };
  expect(decide(card, "endure").last).toMatchObject({ result: note });
  expect(skip(card).last).toMatchObject({ answer: ["endure"], ...note });
});

test("right after a hint is with a hint, also with a slip; wrong is wrong", () => {
  const hinted = withHint(aushalten());
  expect(questionOf(hinted).hint).toBe("e·····");
  const first = decide(hinted, "endure");
  expect(questionOf(first).hint).toBeUndefined();
  expect(first.outcome).toBeNull();
  expect(questionOf(withHint(first)).hint).toBe("b···");
  const second = decide(first, "bear");
  expect(resultOf(second)).toMatchObject({ verdict: "exact", outcome: "hinted" });
  expect(decide(decide(withHint(aushalten(["bear"])), "endrue"), "endure").outcome).toBe("hinted");
  expect(decide(hinted, "house").outcome).toBe("wrong");
  expect(overrule(decide(hinted, "house")).outcome).toBe("overridden");
  expect(skip(hinted).outcome).toBe("skipped");
});

test("a hint stays with its question when another answer is given", () => {
  const other = decide(withHint(aushalten()), "bear");
  expect(questionOf(other).hint).toBe("e·····");
});

test("a card whose answer is taken back is open, also where its word has changed since", () => {
  const before = (answers: string[], typed: string[]) =>
    asBefore({ item: item(answers), done: [] }, { kind: "forward", known: undefined, place: PLACE }, typed);
  expect(doneOf(before(["endure", "bear"], ["endure"]))).toEqual(["endure"]);
  for (const answers of [["bear"], ["endure"]])
    expect(before(answers, ["endure"])).toMatchObject({ outcome: null, last: null });
});
