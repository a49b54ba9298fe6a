import { expect, test } from "vitest";

import { short } from "../../../../shared/text/bounds.ts";
import type { DefinitionSeparator } from "../paste/separators.ts";
import { fieldsOfTemplate, gradeOfRow } from "./answers.ts";
import { likelyDivision, meaningsIn } from "./meanings.ts";
import { reviewId } from "./review-id.ts";

test.each([
  ["request; application", ["request", "application"]],
  ["request, application", ["request", "application"]],
  ["request\napplication", ["request", "application"]],
  ["1. request\n2) application\n• demand", ["request", "application", "demand"]],
  ["and/or", ["and/or"]],
  ["train / draught", ["train", "draught"]],
  ["to go (by car, on foot)", ["to go (by car; on foot)"]],
  ["dog; dog ;  ", ["dog"]],
])("%j means %j", (text, meanings) => {
  expect(meaningsIn(short(text), "comma")).toEqual(meanings);
});

test.each<[DefinitionSeparator, string, string[]]>([
  ["semicolon", "to go, to walk; to run", ["to go; to walk", "to run"]],
  ["slash", "big/large, huge", ["big", "large; huge"]],
  ["bar", "big | large", ["big", "large"]],
  ["none", "big, large; huge / vast", ["big; large; huge / vast"]],
  ["none", "1. big, large\n2. huge", ["big; large", "huge"]],
  ["comma", "1. dog, hound 2. villain", ["dog", "hound", "villain"]],
  ["comma", "Hello, how are you?", ["Hello; how are you?"]],
  ["comma", "I would like to go home, but it is raining.", ["I would like to go home; but it is raining."]],
  ["comma", "apples, pears, plums, cherries, etc.", ["apples", "pears", "plums", "cherries", "etc."]],
  ["comma", "雨が降っているので、家にいます。", ["雨が降っているので、家にいます。"]],
])("divided at %s, %j means %j", (division, text, meanings) => {
  expect(meaningsIn(short(text), division)).toEqual(meanings);
});

test.each<[DefinitionSeparator, string[]]>([
  ["comma", ["request, application", "dog", "to go, to walk, to run"]],
  ["comma", ["to look forward to, to be glad about", "to give up, to stop"]],
  ["comma", []],
  [
    "none",
    [
      "a large natural elevation of the earth’s surface, usually with steep sides",
      "a person who teaches, most often in a school or a college",
    ],
  ],
  ["none", ["I know him, and he knows me.", "When it rains, we stay at home."]],
  [
    "semicolon",
    [
      "a natural elevation of the surface, with steep sides; a large pile of any kind of thing",
      "a person who teaches in a school, or a college; somebody who shows others how to do things",
    ],
  ],
  ["comma", ["水、火、山", "大きい、広い"]],
])("%s divides %j", (division, texts) => {
  expect(likelyDivision(texts)).toBe(division);
});

test.each([
  ["{{Front}}", ["Front"]],
  ["{{#Extra}}{{Front}}{{/Extra}}{{^Extra}}{{Back}}{{/Extra}}", ["Front", "Back"]],
  ["{{type:Back}} {{hint:Note}} {{furigana:text:Front}} {{FrontSide}} {{Tags}}", ["Front"]],
  ["no field", []],
])("a template %s asks for %j", (template, fields) => {
  expect(fieldsOfTemplate(template)).toEqual(fields);
});

test.each([
  [{ ease: 1, factor: 0, type: 0 }, "again", "again"],
  [{ ease: 2, factor: 0, type: 0 }, "good", "hard"],
  [{ ease: 3, factor: 0, type: 2 }, "easy", "good"],
  [{ ease: 2, factor: 2500, type: 1 }, "hard", "hard"],
  [{ ease: 4, factor: 2500, type: 1 }, "easy", "easy"],
  [{ ease: 3, factor: 2500, type: 3 }, "good", "good"],
  [{ ease: 3, factor: 0, type: 3 }, "filtered", "filtered"],
  [{ ease: 0, factor: 2500, type: 1 }, "manual", "manual"],
  [{ ease: 3, factor: 2500, type: 4 }, "manual", "manual"],
  [{ ease: 3, factor: 2500, type: 5 }, "manual", "manual"],
])("%o is %s under the first scheduler, else %s", (row, first, later) => {
  expect([gradeOfRow(row, true), gradeOfRow(row, false)]).toEqual([first, later]);
});

test("an id is the same for a card and a time, and another for any other", () => {
  const word = "0190a000-0000-7000-8000-000000000000";
  const at = Date.parse("2025-03-01T10:00:00Z");
  const id = reviewId(word, "forward", at);
  expect(id).toBe(reviewId(word, "forward", at));
  expect(id).toMatch(/^01955126-0100-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  const others = [
    reviewId(word, "backward", at),
    reviewId(word, "forward", at + 1),
    reviewId(word.replace("a", "b"), "forward", at),
  ];
  expect(new Set([id, ...others]).size).toBe(4);
});
