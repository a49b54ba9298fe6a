import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { screenAt } from "../shared/pages.ts";
import { SCREENS } from "../shared/screens.ts";
import { paths } from "./paths.ts";

const built = [
  ...Object.values(paths).filter((path) => typeof path === "string"),
  paths.trialIn("de", "en"),
  paths.dictionary("a"),
  paths.editWords("a"),
  paths.editDictionary("a"),
  paths.shared("a"),
  paths.copyShared("a"),
  paths.newTest(),
  paths.newTest("a"),
  paths.policies(),
  paths.policies("uk"),
  paths.policy("terms-of-use"),
  paths.policy("cookie", "de"),
];

test.each(built)("%s is a page that the server knows", (path) => {
  expect(screenAt(path.split("?", 1)[0] ?? "")).not.toBeNull();
});

test("what the installed app opens are screens", async () => {
  const manifest: unknown = JSON.parse(await readFile("web/public/manifest.webmanifest", "utf8"));
  expect(manifest).toMatchObject({
    start_url: SCREENS.menu.path,
    share_target: { action: SCREENS.add.path },
  });
});
