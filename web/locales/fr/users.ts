import type { Localized } from "../../../shared/plurals.ts";
import type { users as English } from "../en/users.ts";

export const users = {
  edit: "Modifier le profil",
} satisfies Localized<typeof English, "fr">;
