import type { LanguageRules } from "./rules.ts";

export const en: LanguageRules = {
  articles: ["the", "a", "an"],
  infinitive: "to",
  pairs: [
    ["its", "it's"],
    ["were", "we're"],
    ["well", "we'll"],
    ["ill", "i'll"],
    ["wed", "we'd"],
    ["shed", "she'd"],
    ["shell", "she'll"],
    ["hell", "he'll"],
    ["id", "i'd"],
    ["lets", "let's"],
    ["ones", "one's"],
    ["rose", "rosé"],
    ["expose", "exposé"],
    ["pate", "pâté"],
  ],
  endings: "s es d ed er r y ing ess",
};
