import type { LanguageRules } from "./rules.ts";

export const ru: LanguageRules = {
  same: { ё: "е" },
  letters: ["ё", "ъ", "ы", "э"],
};
