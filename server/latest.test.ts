import { expect, test } from "vitest";

import { Latest } from "./latest.ts";

const keptOf = (latest: Latest<string>, keys: string): string =>
  [...keys].filter((key) => latest.get(key) !== undefined).join("");

test("what was used least lately makes room", () => {
  const latest = new Latest<string>({ entries: 3 });
  for (const key of "abc") latest.put(key, key);
  latest.get("a");
  latest.put("d", "d");
  expect(keptOf(latest, "abcd")).toBe("acd");
});

test("only as many go as are too heavy", () => {
  const latest = new Latest<string>({ entries: 10, weight: 10 });
  for (const key of "abcd") {
    latest.put(key, key);
    latest.weigh(key, key, 3);
  }
  expect(keptOf(latest, "abcd")).toBe("bcd");
});

test("what is taken or put anew weighs no longer", () => {
  const latest = new Latest<string>({ entries: 10, weight: 10 });
  latest.put("a", "old");
  latest.weigh("a", "old", 9);
  latest.put("a", "new");
  latest.weigh("a", "old", 100);
  latest.put("b", "b");
  latest.weigh("b", "b", 9);
  expect(latest.take("b")).toBe("b");
  latest.put("c", "c");
  latest.weigh("c", "c", 9);
  expect(keptOf(latest, "abc")).toBe("ac");
});

test("one that is too heavy alone is not kept", () => {
  const latest = new Latest<string>({ entries: 10, weight: 10 });
  latest.put("a", "a");
  latest.weigh("a", "a", 11);
  expect(keptOf(latest, "a")).toBe("");
});
