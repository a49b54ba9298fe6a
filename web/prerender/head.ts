import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "../../shared/languages.ts";
import { addressIn, outlineAt, publicPageAt } from "../../shared/pages.ts";
import type { PageRequest } from "../../shared/prerender.ts";
import { SHARE_PICTURE, sharePictureFile } from "../../shared/share-picture.ts";
import { titleOf } from "../lib/page-title.ts";
import { typefaces } from "../lib/typefaces.ts";
import { tellOf } from "./about.ts";
import { fontsOf } from "./fonts.ts";

/** Open Graph's names of the languages. */
const LOCALES: Record<InterfaceLanguage, string> = {
  en: "en_US",
  uk: "uk_UA",
  de: "de_DE",
  fr: "fr_FR",
  es: "es_ES",
  it: "it_IT",
  pl: "pl_PL",
  ru: "ru_RU",
};

/** The head of a page that is not indexed: the app starts at once, and needs its strings and its screen's code. */
export const frameHead = (path: string, language: InterfaceLanguage): string =>
  [tag("title", {}, "Wordhoard"), stringsPreload(language), ...codeOf(path).map(modulePreload)].join("");

/** Metadata for search engines and for people who share the page. */
export async function pageHead({ path, language, address, publicUrl }: PageRequest): Promise<string> {
  const at = publicPageAt(path);
  if (!at) throw new Error(`${path} is not a public page`);
  const { page } = at;
  const own = at.language ?? language;
  const { title, description } = await tellOf(page, own);
  const url = publicUrl + address;
  const others = INTERFACE_LANGUAGES.filter((code) => code !== own);
  return [
    tag("title", {}, titleOf(title)),
    tag("meta", { name: "description", content: description }),
    tag("link", { rel: "canonical", href: url }),
    ...INTERFACE_LANGUAGES.map((code) => alternate(code, publicUrl + addressIn(page, code))),
    alternate("x-default", publicUrl + (at.language ? addressIn(page, "en") : page)),
    og("type", "website"),
    og("site_name", "Wordhoard"),
    og("title", title),
    og("description", description),
    og("url", url),
    og("locale", LOCALES[own]),
    ...others.map((code) => og("locale:alternate", LOCALES[code])),
    og("image", publicUrl + sharePictureFile(own)),
    og("image:width", String(SHARE_PICTURE.width)),
    og("image:height", String(SHARE_PICTURE.height)),
    og("image:alt", (await tellOf("/", own)).title),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
    ...(page === "/" ? [] : [stringsPreload(language)]),
    fontPreloads(language),
    `<style nonce="__NONCE__">${typefaces}</style>`,
  ].join("\n    ");
}

export const og = (name: string, content: string): string => tag("meta", { property: `og:${name}`, content });

const alternate = (hreflang: string, href: string): string =>
  tag("link", { rel: "alternate", hreflang, href });

function stringsPreload(language: InterfaceLanguage): string {
  const href = STRINGS_CHUNKS[language];
  return href ? modulePreload(href) : "";
}

/** The chunks of the screen at a path. */
function codeOf(path: string): readonly string[] {
  const name = outlineAt(path);
  return (name && SCREEN_CHUNKS[name]) ?? [];
}

const modulePreload = (href: string): string => tag("link", { rel: "modulepreload", crossorigin: "", href });

const fontPreloads = (language: InterfaceLanguage): string =>
  fontsOf(language)
    .map((href) => tag("link", { rel: "preload", href, as: "font", type: "font/woff2", crossorigin: "" }))
    .join("");

export function tag(name: string, attributes: Record<string, string>, text?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join("")}>${text === undefined ? "" : `${escaped(text)}</${name}>`}`;
}

/** Two underscores mark a place that the server fills in. */
const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;")
    .replaceAll("__", "&#95;&#95;");
