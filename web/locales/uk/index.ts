import { validation } from "../../../shared/messages/uk.ts";
import type { Localized } from "../../../shared/plurals.ts";
import type { Strings } from "../en/index.ts";
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
} satisfies Localized<Strings, "uk">;
