import type { InterfaceLanguage } from "../languages.ts";
import { validation as de } from "./de.ts";
import { validation as en } from "./en.ts";
import { validation as es } from "./es.ts";
import { validation as fr } from "./fr.ts";
import { validation as it } from "./it.ts";
import { validation as pl } from "./pl.ts";
import { validation as ru } from "./ru.ts";
import { validation as uk } from "./uk.ts";

/** The validation messages by language. Plural keys end in the plural category; `{{length}}` is the limit. */
export const VALIDATION_MESSAGES: Record<InterfaceLanguage, Readonly<Record<string, string>>> = {
  en,
  uk,
  de,
  fr,
  es,
  it,
  pl,
  ru,
};
