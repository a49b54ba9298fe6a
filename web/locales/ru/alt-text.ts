import type { Localized } from "../../../shared/plurals.ts";
import type { AltText as English } from "../en/alt-text.ts";

export const AltText = {
  Close: "Закрыть",
} satisfies Localized<typeof English, "ru">;
