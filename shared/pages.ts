import { INTERFACE_LANGUAGES, isInterfaceLanguage, type InterfaceLanguage } from "./languages.ts";

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
  "/try",
  "/verify",
  "/accept-policy",
  "/menu",
  "/today",
  "/today/review",
  "/progress",
  "/user/edit",
  "/dictionaries",
  "/dictionaries/create",
  "/dictionaries/:dictionaryId",
  "/dictionaries/:dictionaryId/words/edit",
  "/dictionaries/:dictionaryId/bring",
  "/dictionaries/:dictionaryId/info/edit",
  "/shared/:token",
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

/** Pages that tell anybody about the product, in the language that is asked for. */
const WELCOMING = ["/", "/about", "/support"];
/** Documents with a page for each language; at these paths themselves one is led to them. */
const DOCUMENTS = ["/policy", "/policy/cookie", "/policy/privacy", "/policy/terms-of-use"];

/** Every page for search engines and for people without JavaScript, without its language. */
export const PUBLIC_PAGES: readonly string[] = [...WELCOMING, ...DOCUMENTS];

export interface PublicPage {
  /** One of `PUBLIC_PAGES`. */
  page: string;
  /** Where the path has it. */
  language: InterfaceLanguage | null;
}

/** The public page at a path, if there is one. */
export function publicPageAt(path: string): PublicPage | null {
  const trimmed = path.replace(/(?<=.)\/$/, "");
  if (WELCOMING.includes(trimmed)) return { page: trimmed, language: null };
  const end = trimmed.lastIndexOf("/");
  const [page, language] = [trimmed.slice(0, end), trimmed.slice(end + 1)];
  return DOCUMENTS.includes(page) && isInterfaceLanguage(language) ? { page, language } : null;
}

/** The screen of those who come to do something that is at a path, as it stands in `PAGES`; null for public pages and documents. */
export function screenAt(path: string): string | null {
  if (publicPageAt(path) || leadsToLanguage(path)) return null;
  return PAGES.find((_page, index) => PATTERNS[index]?.test(path)) ?? null;
}

/** Whether a path only leads on to the same path in a language. */
export const leadsToLanguage = (path: string): boolean => DOCUMENTS.includes(path.replace(/\/$/, ""));

/** Where a public page is in a language: path and query. */
export const addressIn = (page: string, language: InterfaceLanguage): string =>
  WELCOMING.includes(page) ? `${page}?lng=${language}` : `${page}/${language}`;
