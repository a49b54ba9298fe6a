import type { Localized } from "../../../shared/plurals.ts";
import type { testing as English } from "../en/testing.ts";

export const testing = {
  title: "Test",
} satisfies Localized<typeof English, "it">;
