import { expect, test } from "vitest";

import { isPage } from "../shared/pages.ts";
import { paths } from "./paths.ts";

const built = [
  ...Object.values(paths).filter((path) => typeof path === "string"),
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
  expect(isPage(path.split("?", 1)[0] ?? "")).toBe(true);
});
