import { INTERFACE_LANGUAGES, isInterfaceLanguage, type InterfaceLanguage } from "./languages.ts";
import { SCREEN_ROWS, SCREENS, type ScreenFacts, type ScreenName } from "./screens.ts";

export interface ScreenAt {
  name: ScreenName;
  /** Percent-encoded, as in the path. */
  params: Readonly<Record<string, string>>;
}

const patternOf = ({ path, publicAs }: ScreenFacts): RegExp => {
  const language = publicAs === "document" ? `(?:/(?:${INTERFACE_LANGUAGES.join("|")}))?` : "";
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}${language}/?$`);
};

const PATTERNS = SCREEN_ROWS.map(([name, screen]) => ({ name, pattern: patternOf(screen) }));

/**
 * The screen at a path (without query, percent-encoded); null for any other path, which is answered with 404 and the
 * not-found page.
 */
export function screenAt(path: string): ScreenAt | null {
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return { name, params: match.groups ?? {} };
  }
  return null;
}

const pathsAs = (kind: ScreenFacts["publicAs"]): readonly string[] =>
  SCREEN_ROWS.flatMap(([, { path, publicAs }]) => (publicAs === kind ? [path] : []));

/** Pages that present the product to everybody, in the language of the reader. */
const WELCOMING = pathsAs("page");
/** Documents with one page per language; their own path redirects to one of these. */
const DOCUMENTS = pathsAs("document");

/** Every page for search engines and for people without JavaScript, without its language. */
export const PUBLIC_PAGES: readonly string[] = [...WELCOMING, ...DOCUMENTS];

export interface PublicPage {
  /** One of `PUBLIC_PAGES`. */
  page: string;
  /** Null where the path does not name it. */
  language: InterfaceLanguage | null;
}

/** The public page at a path, or null. */
export function publicPageAt(path: string): PublicPage | null {
  const trimmed = path.replace(/(?<=.)\/$/, "");
  if (WELCOMING.includes(trimmed)) return { page: trimmed, language: null };
  const end = trimmed.lastIndexOf("/");
  const [page, language] = [trimmed.slice(0, end), trimmed.slice(end + 1)];
  return DOCUMENTS.includes(page) && isInterfaceLanguage(language) ? { page, language } : null;
}

/** The screen at a path for which an outline is sent; null for public pages and documents. */
export function outlineAt(path: string): ScreenName | null {
  const name = screenAt(path)?.name;
  return name && !PUBLIC_PAGES.includes(SCREENS[name].path) ? name : null;
}

/** Whether a path only redirects to the same path with a language. */
export const leadsToLanguage = (path: string): boolean => DOCUMENTS.includes(path.replace(/\/$/, ""));

/** Path and query of a public page in a language. */
export const addressIn = (page: string, language: InterfaceLanguage): string =>
  WELCOMING.includes(page) ? `${page}?lng=${language}` : `${page}/${language}`;
