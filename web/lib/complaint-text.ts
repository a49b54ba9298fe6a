import type { Complaint } from "../../shared/validation.ts";
import { currentLanguage, i18n } from "./i18n.ts";
import { localeOf, numberIn } from "./locale.ts";

/** What is wrong with a value, in the person's language. */
export function complaintText({ key, length = 0, refused, instead }: Complaint): string {
  const text = i18n.t(`validation.${key}`, {
    count: length,
    length: numberIn(localeOf(currentLanguage()), length),
  });
  if (!refused) return text;
  const said = `${text}: ${refused.join(" ")}`;
  return instead ? `${said}. ${insteadText(instead)}.` : said;
}

/** Offers a text that would not be refused. */
export const insteadText = (text: string): string => i18n.t("errors.instead", { text });
