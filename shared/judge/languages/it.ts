import type { LanguageRules } from "./rules.ts";

export const it: LanguageRules = {
  articles: ["il", "lo", "la", "i", "gli", "le", "un", "uno", "una"],
  elided: ["l'", "un'", "gl'"],
  pairs: [
    ["e", "è"],
    ["la", "là"],
    ["li", "lì"],
    ["si", "sì"],
    ["se", "sé"],
    ["ne", "né"],
    ["da", "dà"],
    ["di", "dì"],
    ["te", "tè"],
    ["papa", "papà"],
    ["pero", "però"],
    ["meta", "metà"],
    ["faro", "farò"],
    ["casino", "casinò"],
    ["como", "comò"],
  ],
  letters: ["à", "è", "é", "ì", "î", "ò", "ù"],
};
