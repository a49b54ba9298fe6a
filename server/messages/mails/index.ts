import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { MailTexts } from "./mail-texts.ts";
import { pl } from "./pl.ts";
import { ru } from "./ru.ts";
import { uk } from "./uk.ts";

/** Codes live ten minutes (contract §4); the texts say so in words, each with its language's plural of ten. */
export const mailTexts: Record<InterfaceLanguage, MailTexts> = { en, uk, de, fr, es, it, pl, ru };
