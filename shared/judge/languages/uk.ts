import type { LanguageRules } from "./rules.ts";

export const uk: LanguageRules = {
  parts: "ва ув юв",
  aspects: "ити итися;ати яти атися ятися;нути нутися;сти зти",
  letters: ["ґ", "є", "і", "ї", "’"],
  endings: "а я е є о і и ї у ю ка ця ий ій ні на не ла ло ли ся сь ову",
};
