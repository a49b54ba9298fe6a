import { dateFormat } from "../../shared/dates.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import { VALIDATION_MESSAGES } from "../../shared/messages/index.ts";
import { filled, typeset } from "../../shared/typography.ts";
import type { Complaint } from "../../shared/validation.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { ErrorMessages, ErrorText } from "./error-messages.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { pl } from "./pl.ts";
import { roleName } from "./role-names.ts";
import { ru } from "./ru.ts";
import { uk } from "./uk.ts";

const MESSAGES: Record<InterfaceLanguage, ErrorMessages> = { en, uk, de, fr, es, it, pl, ru };

/** What a person reads about an error (contract §1). */
export const errorMessage = (
  language: InterfaceLanguage,
  text: ErrorText,
  { seconds = 0, role = "", until = 0, ...values }: Record<string, string | number>,
): string =>
  filled(language, typeset(language, MESSAGES[language][text]), (name) => {
    if (name === "role") return roleName(language, String(role));
    if (name === "when") return when(language, Number(seconds));
    if (name === "until") return dayAndTime(language, Number(until));
    return values[name];
  });

/** What a person reads about a wrong field (spec §5). */
export function validationMessage(language: InterfaceLanguage, { key, length = 0 }: Complaint): string {
  const messages = VALIDATION_MESSAGES[language];
  const text =
    messages[key] ??
    messages[`${key}_${new Intl.PluralRules(language).select(length)}`] ??
    messages[`${key}_other`] ??
    key;
  return filled(language, typeset(language, text), () => new Intl.NumberFormat(language).format(length));
}

/** No time zone is known of who is refused. */
const dayAndTime = (language: InterfaceLanguage, time: number): string =>
  dateFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })(time);

function when(language: InterfaceLanguage, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language);
  if (seconds < 90) return format.format(Math.max(1, Math.ceil(seconds)), "second");
  if (seconds < 5400) return format.format(Math.ceil(seconds / 60), "minute");
  return format.format(Math.ceil(seconds / 3600), "hour");
}
