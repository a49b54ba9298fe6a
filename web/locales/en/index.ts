import { validation } from "../../../shared/messages/en.ts";
import { AltText } from "./alt-text.ts";
import { auth } from "./auth.ts";
import { common } from "./common.ts";
import { dictionaries } from "./dictionaries.ts";
import { errors } from "./errors.ts";
import { landing } from "./landing.ts";
import { menu } from "./menu.ts";
import { publicPages } from "./public.ts";
import { speech } from "./speech.ts";
import { testing } from "./testing.ts";

/** English: its shape is the type that the other languages satisfy. */
export const strings = {
  AltText,
  auth,
  common,
  dictionaries,
  errors,
  landing,
  menu,
  publicPages,
  speech,
  testing,
  validation,
} as const;

export type Strings = typeof strings;
