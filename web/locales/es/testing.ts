import type { Localized } from "../../../shared/plurals.ts";
import type { testing as English } from "../en/testing.ts";

export const testing = {
  title: "Pruebas",
} satisfies Localized<typeof English, "es">;
