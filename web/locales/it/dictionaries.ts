import type { Localized } from "../../../shared/plurals.ts";
import type { dictionaries as English } from "../en/dictionaries.ts";

export const dictionaries = {
  title: "Dizionari",
} satisfies Localized<typeof English, "it">;
