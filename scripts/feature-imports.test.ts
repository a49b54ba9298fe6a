import { expect, test } from "vitest";

import { problemsBetweenFeatures } from "./feature-imports.ts";

const problems = (...imports: [from: string, to: string][]) =>
  problemsBetweenFeatures(
    imports.map(([from, to]) => ({ from: `server/features/${from}`, to: `server/features/${to}` })),
  );

test("a feature may import its own files, and what another says that others may use", () => {
  expect(
    problems(
      ["testing/routes.ts", "testing/questions.ts"],
      ["testing/question/answering.ts", "reviews/index.ts"],
      ["testing/question/add-definition.ts", "dictionaries/index.ts"],
      ["dictionaries/routes.ts", "reviews/index.ts"],
    ),
  ).toEqual([]);
});

test.each([
  ["another's file", "testing/routes.ts", "reviews/record.ts"],
  ["another's file of that name in a folder", "testing/routes.ts", "dictionaries/anki/index.ts"],
])("%s is refused", (_, from, to) => {
  expect(problems([from, to])).toEqual([
    `server/features/${from}: features import only the index.ts of another, not server/features/${to}`,
  ]);
});

test("a circle is refused, however long", () => {
  expect(problems(["reviews/a.ts", "testing/index.ts"], ["testing/b.ts", "reviews/index.ts"])).toEqual([
    "server/features/reviews/a.ts: a circle of features, by server/features/testing/index.ts",
    "server/features/testing/b.ts: a circle of features, by server/features/reviews/index.ts",
  ]);
  expect(
    problems(
      ["reviews/a.ts", "testing/index.ts"],
      ["testing/b.ts", "dictionaries/index.ts"],
      ["dictionaries/c.ts", "reviews/index.ts"],
      ["sharing/d.ts", "dictionaries/index.ts"],
    ),
  ).toHaveLength(3);
});

test("features of the web import no other", () => {
  const index = { from: "web/features/testing/a.tsx", to: "web/features/reviews/index.ts" };
  expect(problemsBetweenFeatures([index])).toHaveLength(1);
});
