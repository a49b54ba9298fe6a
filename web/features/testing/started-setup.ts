import type { TestingSetup } from "../../../shared/api/testing.ts";

const KEY = "testing.started";

/** Remembers what the running test was made of, so that the same can be asked again. */
export const rememberSetup = (setup: TestingSetup): void => localStorage.setItem(KEY, JSON.stringify(setup));

/** What the last test of this dictionary was made of, if it was started in this browser. */
export function startedSetup(dictionaryId: string): TestingSetup | null {
  const text = localStorage.getItem(KEY);
  const setup = text === null ? null : (JSON.parse(text) as TestingSetup);
  return setup?.dictionaryId === dictionaryId ? setup : null;
}
