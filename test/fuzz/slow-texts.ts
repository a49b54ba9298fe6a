import fc from "fast-check";

/** Repeats a part as often as it fits into a number of bytes. */
const filled = (part: string, bytes: number): string =>
  part.repeat(Math.floor(bytes / Buffer.byteLength(part)));

const part = (...units: string[]) =>
  fc.array(fc.constantFrom(...units), { minLength: 1, maxLength: 6 }).map((some) => some.join(""));

/** Texts that are known to take programs longer than others of the same size, by the cause. */
export const SLOW_TEXTS: Record<string, fc.Arbitrary<(bytes: number) => string>> = {
  "piled marks": part("\u0315", "\u0316", "\u0300", "\u0345", "\u05b0", "\u3099").map(
    (marks) => (bytes) => `a${filled(marks, bytes)}`,
  ),
  "marks in piles just allowed": part("\u0315\u0316", "\u0300\u0323").map(
    (marks) => (bytes) => filled(`a${marks.repeat(8).slice(0, 32)}`, bytes),
  ),
  "ligatures and other compositions": part("\ufdfa", "\ufb03", "\u1e69", "각", "ǖ").map(
    (letters) => (bytes) => filled(letters, bytes),
  ),
  "long graphemes": part("👩‍👩‍👧‍👦", "\u200d", "\ufe0f", "🇺🇦", "\u{e0061}").map(
    (joined) => (bytes) => filled(joined, bytes),
  ),
  "white space": part(" ", "\t", "\u00a0", "\n", "\u3000").map(
    (spaces) => (bytes) => `${filled(spaces, bytes)}.`,
  ),
  "nearly an address": part("a.", "a@", "@", ".").map((some) => (bytes) => filled(some, bytes)),
  brackets: part("(", "/", "(a/", "[").map((some) => (bytes) => filled(some, bytes)),
};

const many = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join(",");

/** JSON of about the given number of bytes whose structure makes it slow. */
export const SLOW_JSON: Record<string, (bytes: number) => string> = {
  "many keys": (bytes) => `{${many(bytes / 12, (at) => `"key${at}":0`)}}`,
  "many keys of words": (bytes) =>
    `{"words":{"create":[${many(bytes / 30, (at) => `{"k${at}":0,"l${at}":0}`)}]}}`,
  "wide arrays": (bytes) => `{"words":{"delete":[${many(bytes / 3, () => "[]")}]}}`,
  "wide and deep": (bytes) => `[${many(bytes / 60, () => `${"[".repeat(28)}${"]".repeat(28)}`)}]`,
  "bad definitions": (bytes) =>
    `{"words":{"create":[${many(bytes / 110, () => `{"term":",","definitions":[${many(20, () => '","')}]}`)}]}}`,
  "definitions of one word": (bytes) =>
    `{"words":{"create":[{"term":"a","definitions":[${many(bytes / 4, () => '","')}]}]}}`,
  "the same id again": (bytes) =>
    `{"words":{"delete":[${many(bytes / 39, () => '"01a20760-3ef3-752f-bb1a-bd99e38b276d"')}]}}`,
};
