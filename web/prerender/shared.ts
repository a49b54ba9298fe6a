import { directionOf } from "../../shared/languages.ts";
import type { SharedRequest } from "../../shared/prerender.ts";
import { SHARE_PICTURE } from "../../shared/share-picture.ts";
import { formatIn } from "../lib/format.ts";
import { i18n } from "../lib/i18n.ts";
import { localeOf } from "../lib/locale.ts";
import { titleOf } from "../lib/page-title.ts";
import { og, tag } from "./head.ts";

/** What messengers show of a shared dictionary; search engines are told elsewhere to leave it alone. */
export function sharedHead(request: SharedRequest): string {
  const { name } = request.shared;
  const description = descriptionOf(request);
  return [
    tag("title", {}, titleOf(name)),
    tag("meta", { name: "description", content: description }),
    og("type", "website"),
    og("site_name", "Wordhoard"),
    og("title", name),
    og("description", description),
    og("url", request.url),
    og("image", request.picture),
    og("image:type", "image/png"),
    og("image:width", String(SHARE_PICTURE.width)),
    og("image:height", String(SHARE_PICTURE.height)),
    og("image:alt", name),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
  ].join("\n    ");
}

/** The first words, for those without JavaScript. */
export function sharedBody(request: SharedRequest): string {
  const { name, words, termsLanguage, definitionsLanguage } = request.shared;
  const terms = { lang: termsLanguage, dir: directionOf(termsLanguage) };
  const definitions = { lang: definitionsLanguage, dir: directionOf(definitionsLanguage) };
  return [
    tag("h1", terms, name),
    tag("p", {}, descriptionOf(request)),
    "<dl>",
    ...words.map((word) => tag("dt", terms, word.term) + tag("dd", definitions, word.definitions.join(", "))),
    "</dl>",
  ].join("");
}

function descriptionOf({ language, shared }: SharedRequest): string {
  const { termsLanguage, definitionsLanguage, wordsCount } = shared;
  const { languageName } = formatIn(localeOf(language));
  const words = i18n.t("testing.setup.words", { count: wordsCount });
  return `${languageName(termsLanguage)} – ${languageName(definitionsLanguage)} · ${words}`;
}
