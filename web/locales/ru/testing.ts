import type { Localized } from "../../../shared/plurals.ts";
import type { testing as English } from "../en/testing.ts";

export const testing = {
  title: "Тестирование",
} satisfies Localized<typeof English, "ru">;
