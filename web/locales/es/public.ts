import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "Sobre nosotros",
  welcome: "Bienvenida",
  support: "Asistencia",
  policies: "Políticas",
} satisfies Localized<typeof English, "es">;
