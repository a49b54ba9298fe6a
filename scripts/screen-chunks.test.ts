import { expect, test } from "vitest";

import { SCREENS } from "../shared/screens.ts";
import { screenChunks, type Built } from "./screen-chunks.ts";

const EVERY_PAGES = ["app.js", "runtime.js"];

const COMPONENTS = new Set(
  Object.values(SCREENS).flatMap(({ page, header }) => (header ? [page, header] : [page])),
);

/** A build in which every screen component has its own chunk, which imports shared chunks and the app. */
const BUILT: readonly Built[] = [
  { fileName: "app.js", imports: ["runtime.js"] },
  { fileName: "runtime.js" },
  { fileName: "button.js", imports: ["app.js", "icon.js"], exports: ["TestHeader"] },
  { fileName: "icon.js", imports: ["button.js"] },
  { fileName: "style.css" },
  ...[...COMPONENTS].map((component) => ({
    fileName: `${component}.js`,
    facadeModuleId: `/web/${component}.tsx`,
    imports: ["app.js", "button.js"],
    exports: [component],
  })),
];

test("a screen needs its own chunks and what they import, but nothing that the app has already", () => {
  const chunks = screenChunks(BUILT, EVERY_PAGES);
  expect(Object.keys(chunks)).toEqual(Object.keys(SCREENS));
  expect(chunks["dictionaries"]).toEqual(["/DictionariesPage.js", "/button.js", "/icon.js"]);
  expect(chunks["testing"]).toEqual(["/QuestionPage.js", "/button.js", "/icon.js", "/TestHeader.js"]);
  expect(chunks["newTest"]).not.toContain("/TestHeader.js");
});

test("a screen without a chunk stops the build", () => {
  const without = BUILT.filter(({ fileName }) => fileName !== "MenuPage.js");
  expect(() => screenChunks(without, EVERY_PAGES)).toThrow("No chunk exports MenuPage");
});
