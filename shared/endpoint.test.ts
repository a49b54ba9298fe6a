import { expect, test } from "vitest";

import { urlOf } from "./endpoint.ts";

test("parameters are escaped, and what was left out of the query stays out", () => {
  expect(urlOf("/translate/:word", { word: "Straße/a" }, { fromLanguage: "de", toLanguage: undefined })).toBe(
    "/api/translate/Stra%C3%9Fe%2Fa?fromLanguage=de",
  );
});
