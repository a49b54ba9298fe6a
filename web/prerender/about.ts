import type { InterfaceLanguage } from "../../shared/languages.ts";
import { typeset } from "../../shared/typography.ts";
import { loadDocument } from "../features/public/policies/documents.ts";
import { documentAt } from "../features/public/policies/sections.ts";
import { i18n, loadStrings } from "../lib/i18n.ts";
import { welcomeDescription } from "./welcome.ts";

interface Told {
  title: string;
  description: string;
}

/**
 * A public page's title and description, whatever the app's language is; `startI18n` must have been called.
 */
export async function tellOf(page: string, language: InterfaceLanguage): Promise<Told> {
  await loadStrings(language);
  const t = i18n.getFixedT(language);
  if (page === "/")
    return { title: plain(t("landing.title")), description: typeset(language, welcomeDescription[language]) };
  if (page === "/about")
    return { title: t("publicPages.about"), description: t("publicPages.aboutPage.lead") };
  if (page === "/support")
    return { title: t("publicPages.support"), description: t("publicPages.supportPage.lead") };
  const name = documentAt(page);
  const { document, wording } = await loadDocument(name, language);
  return { title: plain(wording.titles[name]), description: document.lead };
}

/** Without soft hyphens. */
const plain = (text: string): string => text.replaceAll("\u00ad", "");
