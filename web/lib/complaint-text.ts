import type { Complaint } from "../../shared/validation.ts";
import { currentLanguage, i18n } from "./i18n.ts";
import { localeOf, numberIn } from "./locale.ts";

/** What is wrong with a value, in the person's language. */
export const complaintText = ({ key, length = 0 }: Complaint): string =>
  i18n.t(`validation.${key}`, {
    count: length,
    length: numberIn(localeOf(currentLanguage()), length),
  });
