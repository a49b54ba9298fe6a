import { DICTIONARY_LANGUAGES, type LanguageCode } from "../../shared/languages.ts";
import type { Direction } from "../ui/direction.ts";

export const directionOf = (language: LanguageCode): Direction => DICTIONARY_LANGUAGES[language].direction;
