import { expect, test } from "vitest";
import * as z from "zod/mini";

import { api } from "./api/index.ts";
import { atMost } from "./bounded-array.ts";
import { tag } from "./text-rules.ts";
import { besideEntries, besideFields, complaintsByField } from "./validation.ts";

function complaints(schema: z.core.$ZodType, value: unknown): Record<string, string> {
  const result = z.safeParse(schema, value, { reportInput: true });
  const fields = result.success ? [] : [...complaintsByField(result.error.issues)];
  return Object.fromEntries(
    fields.map(([field, { key, length }]) => [field, length ? `${key} ${length}` : key]),
  );
}

test("every wrong field is told at once, by its path", () => {
  const create = [
    { term: "", definitions: [] },
    { term: "a", definitions: ["b,c", "x", "x"] },
    { term: "q", definitions: "zz" },
    { definitions: ["x".repeat(256)] },
  ];
  expect(complaints(api.dictionaries.update.body, { words: { create }, size: 1 })).toEqual({
    size: "unknown_field",
    "words.create.0.term": "required",
    "words.create.0.definitions": "too_few 1",
    "words.create.1.definitions.0": "forbidden",
    "words.create.1.definitions.2": "duplicate",
    "words.create.2.definitions": "invalid",
    "words.create.3.term": "required",
    "words.create.3.definitions.0": "at_most 255",
  });
});

test("a setup tells of its selections beside whatever else is wrong with it", () => {
  const setup = (fields: object) => complaints(api.testing.create.body, fields);
  expect(setup({ dictionaryId: 7 })).toEqual({ dictionaryId: "invalid", wordsNumberLimit: "required" });
  expect(setup({ hardest: { count: 5 }, range: { from: 1, to: 2 }, odd: 1 })).toEqual({
    dictionaryId: "required",
    odd: "unknown_field",
    hardest: "invalid",
    range: "invalid",
  });
});

test.each([
  ["Deutsch im Alltag", {}],
  ["Їжа №1", { name: "forbidden" }],
  ["", { name: "required" }],
  ["   ", { name: "required" }],
  ["x".repeat(63), {}],
  ["x".repeat(64), { name: "at_most 63" }],
  ["a\u0000b", { name: "forbidden" }],
  ["नमस्ते", {}],
  ["a.@#$_-1", {}],
  [7, { name: "invalid" }],
  [null, { name: "invalid" }],
])("the name %j", (name, expected) => {
  expect(
    complaints(api.dictionaries.create.body, { name, termsLanguage: "de", definitionsLanguage: "uk" }),
  ).toEqual(expected);
});

test.each([
  ["Passw0rd", {}],
  ["passw0rd", { password: "password" }],
  ["PASSW0RD", { password: "password" }],
  ["Password", { password: "password" }],
  ["Pw0", { password: "at_least 8" }],
  [`Pw0${"x".repeat(30)}`, { password: "at_most 32" }],
  ["Пароль12", {}],
  ["", { password: "required" }],
])("the password %j", (password, expected) => {
  expect(complaints(api.auth.signUp.body, { email: "ann@example.com", password })).toEqual(expected);
});

test.each([
  ["ann@example.com", {}],
  ["Ann.B_c-d@sub.example.co", {}],
  ["ann+x@example.com", { email: "forbidden" }],
  ["ann@example.com, bob@example.com", { email: "forbidden" }],
  ["ann@example.com\r\nBcc: bob@example.com", { email: "forbidden" }],
  ["ann", { email: "email" }],
  ["ann@", { email: "email" }],
  ["a@b@example.com", { email: "email" }],
  ["", { email: "required" }],
])("the address %j", (email, expected) => {
  expect(complaints(api.auth.signUp.body, { email, password: "Passw0rd" })).toEqual(expected);
});

test("white space becomes single spaces, composed letters one", () => {
  const { name } = z.parse(api.dictionaries.create.body, {
    name: "  Mein\t\n Wo\u0308rterbuch ",
    termsLanguage: "de",
    definitionsLanguage: "uk",
  });
  expect(name).toBe("Mein Wörterbuch");
});

const MARK = "\u0315\u0316";

test.each([
  ["a pile of marks", `a${MARK.repeat(17)}`, { name: "forbidden" }],
  ["as many marks as anybody needs", `a${MARK.repeat(16)}`, {}],
  ["a pile of marks beyond the limit", `a${MARK.repeat(2000)}`, { name: "forbidden" }],
  ["more than any name", "x".repeat(10_000), { name: "at_most 63" }],
  ["a name in a lot of white space", `${" ".repeat(2000)}Wort${"\n".repeat(2000)}`, {}],
])("is bounded before it is normalised: %s", (_what, name, expected) => {
  expect(
    complaints(api.dictionaries.create.body, { name, termsLanguage: "de", definitionsLanguage: "uk" }),
  ).toEqual(expected);
});

test("every text of the contract is bounded before it is normalised", () => {
  const pile = `a${MARK.repeat(50)}`;
  expect(complaints(api.auth.signUp.body, { email: pile, password: pile })).toEqual({
    email: "forbidden",
    password: "forbidden",
  });
  expect(complaints(api.auth.logIn.body, { email: pile, password: pile })).toMatchObject({
    password: "forbidden",
  });
  expect(complaints(api.auth.verify.body, { code: pile })).toEqual({ code: "forbidden" });
  expect(complaints(api.testing.answer.body, { answer: pile })).toEqual({ answer: "forbidden" });
  expect(complaints(api.dictionaries.read.query, { filter: pile })).toEqual({ filter: "forbidden" });
  expect(complaints(api.translate.word.params, { word: pile })).toEqual({ word: "forbidden" });
  const create = [{ term: pile, definitions: [pile] }];
  expect(complaints(api.dictionaries.update.body, { words: { create } })).toEqual({
    "words.create.0.term": "forbidden",
    "words.create.0.definitions.0": "forbidden",
  });
});

test("a check beside entries or fields sees nothing of what was refused", () => {
  const seen: unknown[] = [];
  const list = atMost(9, z.array(tag).check(besideEntries<string>((ctx) => void seen.push(...ctx.value))));
  const fields = z
    .strictObject({ list, other: z.optional(tag) })
    .check(besideFields((isGiven) => void seen.push(isGiven("list"), isGiven("other"))));
  const hostile = `a${"\u0323\u0301".repeat(1000)}`;
  expect(complaints(fields, { list: ["a", hostile, "x".repeat(10_000), "b,c"] })).toEqual({
    "list.1": "forbidden",
    "list.2": "at_most 31",
    "list.3": "forbidden",
  });
  expect(seen).toEqual(["a", undefined, undefined, undefined, true, false]);
});
