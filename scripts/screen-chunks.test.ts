import { resolve } from "node:path";

import { expect, test } from "vitest";

import { screenChunks, type Built } from "./screen-chunks.ts";

const EVERY_PAGES = ["app.js", "runtime.js"];

const module = (name: string): string => resolve("web/features", name);

/** A build in which every screen is a chunk of its own, which imports what they share and the app. */
const built = (screens: Record<string, string>): Built[] => [
  { fileName: "app.js", imports: ["runtime.js"] },
  { fileName: "runtime.js" },
  { fileName: "button.js", imports: ["app.js", "icon.js"] },
  { fileName: "icon.js", imports: ["button.js"] },
  { fileName: "style.css" },
  ...Object.entries(screens).map(([name, fileName]) => ({
    fileName,
    facadeModuleId: module(name),
    imports: ["app.js", "button.js"],
  })),
];

test("a screen needs its own chunks and what they import, but nothing that the app has already", async () => {
  const app = await everyScreen();
  const chunks = await screenChunks(app, EVERY_PAGES);
  expect(chunks["/dictionaries"]).toEqual(["/shelf.js", "/button.js", "/icon.js"]);
  expect(chunks["/testing"]).toEqual(["/question.js", "/button.js", "/icon.js", "/header.js"]);
  expect(chunks["/createTester"]).not.toContain("/header.js");
});

test("a screen without a chunk stops the build", async () => {
  await expect(screenChunks(built({}), EVERY_PAGES)).rejects.toThrow(/No chunk begins with/);
});

const NAMES: Record<string, string> = {
  "dictionaries/shelf/dictionaries-page.tsx": "shelf.js",
  "testing/question/question-page.tsx": "question.js",
  "testing/question/test-header.tsx": "header.js",
};

/** Grows the build by whatever the route tables ask for. */
async function everyScreen(screens = NAMES): Promise<Built[]> {
  try {
    await screenChunks(built(screens), EVERY_PAGES);
    return built(screens);
  } catch (error) {
    const missing = /begins with .*web[/\\]features[/\\](.*)$/.exec(String(error))?.[1];
    if (!missing) throw error;
    return everyScreen({ ...screens, [missing]: `${Object.keys(screens).length}.js` });
  }
}
