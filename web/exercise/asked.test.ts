import { expect, test } from "vitest";

import type { QueueItem } from "../../shared/api/reviews.ts";
import { prepare } from "../../shared/judge/prepare.ts";
import { short } from "../../shared/text/bounds.ts";
import { ask, decide, doneOf, missingOf, overrule } from "./asked.ts";

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
  new: false,
  prompt: ["aushalten"],
  answers,
  promptLanguage: "de",
  answerLanguage: direction === "forward" ? "en" : "de",
  strictness: { case: "default", diacritics: "default" },
  note: "",
  example: "",
});
const aushalten = (done: string[] = []) =>
  ask({ item: item(["endure", "bear"]), done }, DICTIONARY.question("1"));

test("a card is right when all of its answers were given", () => {
  const first = decide(aushalten(), "bear");
  expect(first.result).toMatchObject({ verdict: "exact", answer: null, needAnswers: 1 });
  const second = decide(first.asked, "endure");
  expect(second.result).toMatchObject({ answer: ["endure", "bear"], outcome: "exact", needAnswers: 0 });
  expect(second.asked.typed).toEqual(["bear", "endure"]);
});

test("a slip may be corrected once, and is forgiven then", () => {
  const slip = decide(aushalten(["bear"]), "endrue");
  expect(slip.result).toMatchObject({
    verdict: "almost",
    notices: ["typo"],
    matched: "endure",
    answer: null,
  });
  expect(decide(slip.asked, "endure").result).toMatchObject({ verdict: "forgiven", outcome: "forgiven" });
});

test("a wrong answer finishes the card, and says to which entry it belongs", () => {
  const { asked, result } = decide(aushalten(), "house");
  expect(result).toMatchObject({ verdict: "wrong", outcome: "wrong", otherEntry: { wordId: "2" } });
  expect(overrule(asked).result).toMatchObject({ result: true, outcome: "overridden", needAnswers: 0 });
});

test("when it comes again, only what was missing is asked for", () => {
  const again = aushalten(["endure"]);
  expect([doneOf(again), missingOf(again)]).toEqual([["endure"], 1]);
  expect(decide(again, "endure").result.verdict).toBe("repeated");
});

test("without the dictionary's entries the card's own answers are judged", () => {
  const asked = ask({ item: item(["das Haus"], "backward"), done: [] }, undefined);
  expect(decide(asked, "das Haus").result.outcome).toBe("exact");
  expect(decide(asked, "das haus").result).toMatchObject({ verdict: "forgiven", notices: ["case"] });
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
  const asked = ask(card, heard.question("1"), true);
  expect(decide(asked, "Meer").result).toMatchObject({
    verdict: "almost",
    notices: ["homophone"],
    answer: null,
    otherEntry: { wordId: "2", prompt: "sea" },
  });
  expect(decide(asked, "weitere").result).toMatchObject({ verdict: "wrong" });
  expect(decide(asked, "mehr").result).toMatchObject({ verdict: "exact", outcome: "exact" });
});
