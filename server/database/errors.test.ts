import { expect, test } from "vitest";

import { codeOf, DEADLOCK, hasCode, retrying } from "./errors.ts";

const failing = (...codes: string[]) => {
  let tries = 0;
  return {
    run: async () => {
      const code = codes[tries++];
      if (code) throw Object.assign(new Error(code), { code });
      return tries;
    },
    get tries() {
      return tries;
    },
  };
};
const DEADLOCKS = { tries: 3, after: (error: unknown) => hasCode(error, DEADLOCK) };

test("what fails in a way that may pass is tried again", async () => {
  expect(await retrying(DEADLOCKS, failing(DEADLOCK, DEADLOCK).run)).toBe(3);
});

test("the error of the last try is thrown", async () => {
  const always = failing(...Array.from({ length: 10 }, () => DEADLOCK));
  await expect(retrying(DEADLOCKS, always.run)).rejects.toMatchObject({ code: DEADLOCK });
  expect(always.tries).toBe(3);
});

test("any other error is thrown at once", async () => {
  const other = failing(DEADLOCK, "23505");
  await expect(retrying(DEADLOCKS, other.run)).rejects.toMatchObject({ code: "23505" });
  expect(other.tries).toBe(2);
});

test.each([undefined, null, "40P01", new Error("no code"), Object.assign(new Error(), { code: 5 })])(
  "%o has no code",
  (error) => expect(codeOf(error)).toBeUndefined(),
);
