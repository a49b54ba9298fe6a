import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "О нас",
  welcome: "Приветствие",
  support: "Поддержка",
  policies: "Политики",
} satisfies Localized<typeof English, "ru">;
