import type { LanguageRules } from "./rules.ts";

export const en: LanguageRules = {
  articles: ["the", "a", "an"],
  infinitive: "to",
};
