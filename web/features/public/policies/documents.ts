import type { InterfaceLanguage } from "../../../../shared/languages.ts";
import { typesetAll } from "../../../../shared/typography.ts";
import type { AnyDocument, DocumentName, PolicyDocument, Wording } from "./sections.ts";

type Chunks<Content> = Record<InterfaceLanguage, () => Promise<Content>>;
type DocumentChunks = { [Name in DocumentName]: Chunks<{ document: PolicyDocument<Name> }> };

/** One chunk for each document and language, so that a reader loads one of them. */
const TEXTS: DocumentChunks = {
  overview: {
    en: () => import("./overview/en.ts"),
    uk: () => import("./overview/uk.ts"),
    de: () => import("./overview/de.ts"),
    fr: () => import("./overview/fr.ts"),
    es: () => import("./overview/es.ts"),
    it: () => import("./overview/it.ts"),
    pl: () => import("./overview/pl.ts"),
    ru: () => import("./overview/ru.ts"),
  },
  cookie: {
    en: () => import("./cookie/en.ts"),
    uk: () => import("./cookie/uk.ts"),
    de: () => import("./cookie/de.ts"),
    fr: () => import("./cookie/fr.ts"),
    es: () => import("./cookie/es.ts"),
    it: () => import("./cookie/it.ts"),
    pl: () => import("./cookie/pl.ts"),
    ru: () => import("./cookie/ru.ts"),
  },
  privacy: {
    en: () => import("./privacy/en.ts"),
    uk: () => import("./privacy/uk.ts"),
    de: () => import("./privacy/de.ts"),
    fr: () => import("./privacy/fr.ts"),
    es: () => import("./privacy/es.ts"),
    it: () => import("./privacy/it.ts"),
    pl: () => import("./privacy/pl.ts"),
    ru: () => import("./privacy/ru.ts"),
  },
  "terms-of-use": {
    en: () => import("./terms-of-use/en.ts"),
    uk: () => import("./terms-of-use/uk.ts"),
    de: () => import("./terms-of-use/de.ts"),
    fr: () => import("./terms-of-use/fr.ts"),
    es: () => import("./terms-of-use/es.ts"),
    it: () => import("./terms-of-use/it.ts"),
    pl: () => import("./terms-of-use/pl.ts"),
    ru: () => import("./terms-of-use/ru.ts"),
  },
};

const WORDINGS: Chunks<{ wording: Wording }> = {
  en: () => import("./wording/en.ts"),
  uk: () => import("./wording/uk.ts"),
  de: () => import("./wording/de.ts"),
  fr: () => import("./wording/fr.ts"),
  es: () => import("./wording/es.ts"),
  it: () => import("./wording/it.ts"),
  pl: () => import("./wording/pl.ts"),
  ru: () => import("./wording/ru.ts"),
};

/** Everything that one document says in a language. */
export async function loadDocument(
  name: DocumentName,
  language: InterfaceLanguage,
): Promise<{ document: AnyDocument; wording: Wording }> {
  const [{ document }, { wording }] = await Promise.all([TEXTS[name][language](), WORDINGS[language]()]);
  return typesetAll(language, { document, wording });
}
