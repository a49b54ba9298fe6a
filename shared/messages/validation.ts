import type { InterfaceLanguage } from "../languages.ts";
import type { MessageKey } from "../validation.ts";
import { de } from "./validation.de.ts";
import { en } from "./validation.en.ts";
import { es } from "./validation.es.ts";
import { fr } from "./validation.fr.ts";
import { it } from "./validation.it.ts";
import { pl } from "./validation.pl.ts";
import { ru } from "./validation.ru.ts";
import { uk } from "./validation.uk.ts";

/** The texts of spec §5's messages; `{{length}}` is the limit. */
export type ValidationMessages = Record<MessageKey, string>;

export const validationMessages: Record<InterfaceLanguage, ValidationMessages> = {
  en,
  uk,
  de,
  fr,
  es,
  it,
  pl,
  ru,
};
