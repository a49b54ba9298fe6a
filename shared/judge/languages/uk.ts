import type { LanguageRules } from "./rules.ts";

export const uk: LanguageRules = {
  confused: { ґ: { with: "г", notice: "ghe" } },
  letters: ["ґ", "є", "і", "ї", "’"],
};
