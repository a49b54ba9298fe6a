import { expect, test } from "vitest";

import { importsInCircles } from "./circles.ts";

const circles = (...imports: [from: string, to: string][]) =>
  importsInCircles(imports.map(([from, to]) => ({ from, to }))).map(({ from, to }) => `${from} → ${to}`);

test("imports without a circle are let through, also where two ways lead to one file", () => {
  expect(circles(["app", "routes"], ["app", "rules"], ["routes", "rules"], ["rules", "limits"])).toEqual([]);
});

test("of imports with a circle, those of the circle are named, however long it is", () => {
  expect(circles(["index", "de"], ["de", "index"], ["app", "index"], ["de", "plurals"])).toEqual([
    "index → de",
    "de → index",
  ]);
  expect(circles(["a", "b"], ["b", "c"], ["c", "a"], ["c", "d"])).toEqual(["a → b", "b → c", "c → a"]);
  expect(circles(["a", "a"])).toEqual(["a → a"]);
});
