import { expect, test } from "vitest";

import { short } from "../../../../shared/text/bounds.ts";
import { fieldsOfTemplate, gradeOfRow } from "./answers.ts";
import { meaningsIn } from "./meanings.ts";
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
