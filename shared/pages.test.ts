import { expect, test } from "vitest";

import { INTERFACE_LANGUAGES } from "./languages.ts";
import { outlineAt, publicPageAt, screenAt } from "./pages.ts";
import { SCREEN_ROWS, SCREENS } from "./screens.ts";

test.each(SCREEN_ROWS)("%s is at its own path, and at it with a slash", (name, { path }) => {
  expect(screenAt(path)?.name).toBe(name);
  expect(screenAt(`${path.replace(/\/$/, "")}/`)?.name).toBe(name);
});

test.each([
  ["/dictionaries/create", "newDictionary", {}],
  ["/dictionaries/0190", "dictionary", { dictionaryId: "0190" }],
  ["/dictionaries/0190/words/edit", "editWords", { dictionaryId: "0190" }],
  ["/shared/9hCEbo1tLFoXpsOJbVeQ6A", "shared", { token: "9hCEbo1tLFoXpsOJbVeQ6A" }],
])("%s is %s", (path, name, params) => {
  expect(screenAt(path)).toEqual({ name, params });
});

test.each([
  "/nothing",
  "/dictionaries/0190/words",
  "/policy/xx",
  "/policy/cookie/xx",
  "/about/de",
  "/shared/a/b",
])("%s is no screen", (path) => {
  expect(screenAt(path)).toBeNull();
});

test("a document is a public page in each language, and no page at its own path", () => {
  for (const language of INTERFACE_LANGUAGES) {
    const path = `/policy/cookie/${language}`;
    expect(screenAt(path)?.name).toBe("cookiePolicy");
    expect(publicPageAt(path)).toEqual({ page: "/policy/cookie", language });
    expect(outlineAt(path)).toBeNull();
  }
  expect(publicPageAt("/policy/cookie")).toBeNull();
  expect(outlineAt("/policy/cookie")).toBeNull();
});

const footerAt = (path: string): unknown => {
  const at = screenAt(path);
  if (!at) throw new Error(`${path} is no screen`);
  return SCREENS[at.name].footer;
};

test.each(["/dictionaries", "/dictionaries/create", "/dictionaries/1/words/edit"])(
  "%s has no footer on any screen",
  (path) => {
    expect(footerAt(path)).toBe("never");
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
  expect(footerAt(path)).toBe("wide");
});

test.each(["/", "/auth", "/auth/guest", "/menu", "/plans"])("%s has a footer", (path) => {
  expect(footerAt(path)).toBeUndefined();
});

test("every screen of dictionaries and of tests has the footer of the others", () => {
  for (const [, { path, footer }] of SCREEN_ROWS) {
    if (path.includes("/dictionaries")) expect(footer, path).toBe("never");
    if (path.startsWith("/testing")) expect(footer, path).toBe("wide");
  }
});
