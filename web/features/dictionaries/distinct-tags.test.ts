import { expect, test } from "vitest";

import { distinctTags } from "./distinct-tags.ts";

test("the first spelling of each tag stays in its place", () => {
  expect(distinctTags(["B1", "Straße", "b1", "STRASSE", "verbs"])).toEqual(["B1", "Straße", "verbs"]);
});

test("any number of tags is looked through once", () => {
  const tags = Array.from({ length: 500_000 }, (_, at) => `tag ${at}`);
  expect(distinctTags([...tags, ...tags])).toEqual(tags);
});
