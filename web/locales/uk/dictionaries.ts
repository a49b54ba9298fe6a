import type { Localized } from "../../../shared/plurals.ts";
import type { dictionaries as English } from "../en/dictionaries.ts";

export const dictionaries = {
  title: "Словники",
} satisfies Localized<typeof English, "uk">;
