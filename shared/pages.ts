import { INTERFACE_LANGUAGES, isInterfaceLanguage, type InterfaceLanguage } from "./languages.ts";
import { SCREEN_ROWS, SCREENS, type ScreenFacts, type ScreenName } from "./screens.ts";

export interface ScreenAt {
  name: ScreenName;
  /** As they stand in the path, percent-encoded. */
  params: Readonly<Record<string, string>>;
}

const patternOf = ({ path, publicAs }: ScreenFacts): RegExp => {
  const language = publicAs === "document" ? `(?:/(?:${INTERFACE_LANGUAGES.join("|")}))?` : "";
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}${language}/?$`);
};

const PATTERNS = SCREEN_ROWS.map(([name, screen]) => ({ name, pattern: patternOf(screen) }));

/** The screen at a path (no query, percent-encoding as it came); null at any other, which is answered by 404 and the not-found page. */
export function screenAt(path: string): ScreenAt | null {
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return { name, params: match.groups ?? {} };
  }
  return null;
}

const pathsAs = (kind: ScreenFacts["publicAs"]): readonly string[] =>
  SCREEN_ROWS.flatMap(([, { path, publicAs }]) => (publicAs === kind ? [path] : []));

/** Pages that tell anybody about the product, in the language that is asked for. */
const WELCOMING = pathsAs("page");
/** Documents with a page for each language; at these paths themselves one is led to them. */
const DOCUMENTS = pathsAs("document");

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

/** The screen at a path of which an outline is sent; null for public pages and documents. */
export function outlineAt(path: string): ScreenName | null {
  const name = screenAt(path)?.name;
  return name && !PUBLIC_PAGES.includes(SCREENS[name].path) ? name : null;
}

/** Whether a path only leads on to the same path in a language. */
export const leadsToLanguage = (path: string): boolean => DOCUMENTS.includes(path.replace(/\/$/, ""));

/** Where a public page is in a language: path and query. */
export const addressIn = (page: string, language: InterfaceLanguage): string =>
  WELCOMING.includes(page) ? `${page}?lng=${language}` : `${page}/${language}`;
