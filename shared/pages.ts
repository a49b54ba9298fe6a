import { INTERFACE_LANGUAGES } from "./languages.ts";

const LANGUAGE = `:lang(${INTERFACE_LANGUAGES.join("|")})`;

/** Every path at which the web app has a screen (spec §2); any other answers 404 with the not-found page. */
export const PAGES = [
  "/",
  "/about",
  "/support",
  "/auth",
  "/auth/signup",
  "/auth/login",
  "/auth/guest",
  "/auth/forgetPassword",
  "/auth/forgetPassword/code",
  "/auth/forgetPassword/password",
  "/verify",
  "/accept-policy",
  "/menu",
  "/user/edit",
  "/dictionaries",
  "/dictionaries/create",
  "/dictionaries/:dictionaryId",
  "/dictionaries/:dictionaryId/words/edit",
  "/dictionaries/:dictionaryId/info/edit",
  "/createTester",
  "/testing",
  "/testing/skip",
  "/testing/check",
  "/testing/finish",
  "/plans",
  "/subscription",
  "/stripe/success",
  "/stripe/cancel",
  "/policy",
  `/policy/${LANGUAGE}`,
  "/policy/cookie",
  `/policy/cookie/${LANGUAGE}`,
  "/policy/privacy",
  `/policy/privacy/${LANGUAGE}`,
  "/policy/terms-of-use",
  `/policy/terms-of-use/${LANGUAGE}`,
] as const;

const segmentPattern = (segment: string): string =>
  segment.startsWith(":") ? (/\((.*)\)/.exec(segment)?.[1] ?? "[^/]+") : segment;

const patternOf = (page: string): RegExp =>
  new RegExp(
    `^${page
      .split("/")
      .map((segment) => `(?:${segmentPattern(segment)})`)
      .join("/")}/?$`,
  );

const PATTERNS = PAGES.map(patternOf);

/** Whether the web app has a screen at a path (no query, percent-encoding as it came). */
export const isPage = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));
