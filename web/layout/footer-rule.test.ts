import { expect, test } from "vitest";

import { hidesFooter } from "./footer-rule.ts";

test.each(["/dictionaries", "/dictionaries/create", "/dictionaries/1/words/edit"])(
  "%s has no footer on any screen",
  (path) => {
    expect(hidesFooter(path, false)).toBe(true);
    expect(hidesFooter(path, true)).toBe(true);
  },
);

test.each([
  "/auth/login",
  "/auth/login/",
  "/auth/signup",
  "/createTester",
  "/user/edit",
  "/testing",
  "/testing/finish",
])("%s has no footer on a narrow screen only", (path) => {
  expect(hidesFooter(path, true)).toBe(true);
  expect(hidesFooter(path, false)).toBe(false);
});

test.each(["/", "/auth", "/auth/guest", "/menu", "/plans", "/nowhere"])("%s has a footer", (path) => {
  expect(hidesFooter(path, true)).toBe(false);
  expect(hidesFooter(path, false)).toBe(false);
});
