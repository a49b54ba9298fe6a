import type { Localized } from "../../lib/plurals.ts";
import type { testing as English } from "../en/testing.ts";

export const testing = {
  title: "Testy",
} satisfies Localized<typeof English, "pl">;
