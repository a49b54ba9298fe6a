import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { others } from "./others.ts";
import { pl } from "./pl.ts";
import { ru } from "./ru.ts";
import type { LanguageRules } from "./rules.ts";
import { uk } from "./uk.ts";
import { zh } from "./zh.ts";

const BY_CODE: Readonly<Record<string, LanguageRules>> = { ...others, en, uk, de, fr, es, it, pl, ru, zh };

/** The rules of the language with this ISO 639-1 code, as its file declares them. */
export const writtenRules = (code: string): LanguageRules | undefined =>
  Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;

/** Lower-case letters of the language that are hard to type on a plain keyboard, for the bar next to an answer. */
export const lettersOf = (code: string): readonly string[] => writtenRules(code)?.letters ?? [];
