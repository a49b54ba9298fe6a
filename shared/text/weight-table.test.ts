import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import { LANGUAGE_CODES } from "../languages.ts";
import { alphabetOf } from "./weights.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const megabytes = (): number => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

test("a process may come to know the alphabets of all languages", () => {
  const before = megabytes();
  for (const language of LANGUAGE_CODES) alphabetOf(language);
  expect(megabytes() - before).toBeLessThan(40);
});
