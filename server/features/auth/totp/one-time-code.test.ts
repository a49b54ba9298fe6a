import { expect, test } from "vitest";

import { base32, codeOfStep, otpauthUrl, stepOfCode } from "./one-time-code.ts";

const SECRET = Buffer.from("12345678901234567890");

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i seconds the code is %s (RFC 6238)", (seconds, code) => {
  expect(codeOfStep(SECRET, Math.floor(seconds / 30))).toBe(code);
});

test("a code counts in its own thirty seconds, and in those before and after", () => {
  const code = codeOfStep(SECRET, 100);
  const at = (step: number) => stepOfCode({ secret: SECRET, lastStep: 0 }, code, step * 30 + 29);
  expect([98, 99, 100, 101, 102].map(at)).toEqual([null, 100, 100, 100, null]);
});

test("a code that was used is dead, and each older one", () => {
  const at = (step: number) =>
    stepOfCode({ secret: SECRET, lastStep: 100 }, codeOfStep(SECRET, step), 100 * 30);
  expect([99, 100, 101].map(at)).toEqual([null, null, 101]);
});

test.each([
  ["", ""],
  ["f", "MY"],
  ["foobar", "MZXW6YTBOI"],
])("%j is %j in base32 (RFC 4648)", (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test("an app reads whose secret it is", () => {
  const url = new URL(otpauthUrl(SECRET, "ann+x@example.test"));
  expect(url.href).toMatch(/^otpauth:\/\/totp\/Wordhoard:ann%2Bx%40example\.test\?/);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: base32(SECRET),
    issuer: "Wordhoard",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
