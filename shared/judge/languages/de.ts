import type { LanguageRules } from "./rules.ts";

export const de: LanguageRules = {
  articles: [
    ["der", "die", "das", "den", "dem", "des"],
    ["ein", "eine", "einen", "einem", "einer", "eines"],
  ].flat(),
  pairs: [
    ["schon", "schön"],
    ["fordern", "fördern"],
    ["drucken", "drücken"],
    ["zahlen", "zählen"],
    ["tauschen", "täuschen"],
    ["achten", "ächten"],
    ["losen", "lösen"],
    ["losung", "lösung"],
    ["konnte", "könnte"],
    ["musste", "müsste"],
    ["wurde", "würde"],
    ["hatte", "hätte"],
    ["mochte", "möchte"],
    ["bar", "bär"],
    ["kuchen", "küchen"],
    ["mutter", "mütter"],
    ["vater", "väter"],
    ["bruder", "brüder"],
    ["tochter", "töchter"],
    ["garten", "gärten"],
    ["apfel", "äpfel"],
    ["vogel", "vögel"],
  ],
  letters: ["ä", "ö", "ü", "ß"],
  endings: "in er e es en n m r s nen ern innen te",
};
