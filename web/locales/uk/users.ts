import type { Localized } from "../../../shared/plurals.ts";
import type { users as English } from "../en/users.ts";

export const users = {
  edit: "Редагувати профіль",
} satisfies Localized<typeof English, "uk">;
