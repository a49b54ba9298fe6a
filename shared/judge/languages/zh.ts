import type { LanguageRules } from "./rules.ts";

export const zh: LanguageRules = {
  marksMatter: /[\u0300\u0301\u0304\u030C]/,
};
