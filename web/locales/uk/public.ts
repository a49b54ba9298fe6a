import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "Про нас",
  welcome: "Вітальна сторінка",
  support: "Підтримка",
  policies: "Політики",
} satisfies Localized<typeof English, "uk">;
