import type { Localized } from "../../../shared/plurals.ts";
import type { SelectingStrings } from "../en/selecting.ts";
import { practice } from "./practice.ts";

const selecting = {
  bar: "Mots sélectionnés",
  keys: "Sélection de mots : Espace en sélectionne un, Maj et Espace une suite, Ctrl et A tous les mots ; Échap met fin à la sélection.",
  all: "Tout cocher",
  tag: "Étiquettes",
  move: "Déplacer",
  saveFirst: "Attendez que tout soit enregistré",
  correctFirst: "Corrigez ou abandonnez d’abord ce qui n’a pas pu être enregistré",
  tagTitle_one: "Étiquettes de {{count, number}} mot",
  tagTitle_other: "Étiquettes de {{count, number}} mots",
  tagHint:
    "Voici les étiquettes que tous ces mots ont en commun. Vos ajouts et vos retraits valent pour chacun d’eux.",
  tagged_one: "Étiquettes de {{count, number}} mot modifiées.",
  tagged_other: "Étiquettes de {{count, number}} mots modifiées.",
  full_one: "{{count, number}} mot reste tel quel : il aurait plus de 20 étiquettes.",
  full_other: "{{count, number}} mots restent tels quels : ils auraient plus de 20 étiquettes.",
  moveTitle_one: "Déplacer {{count, number}} mot",
  moveTitle_other: "Déplacer {{count, number}} mots",
  moveTo: "Vers le dictionnaire",
  moveHint:
    "Les révisions et les prochaines dates sont conservées. Seuls les dictionnaires des mêmes langues sont proposés.",
  target: "{{name}} ({{words}} sur {{limit}})",
  noOther: "Vous n’avez pas d’autre dictionnaire dans ces deux langues. Créez-en un d’abord.",
  noRoom: "Aucun de vos autres dictionnaires dans ces langues n’a assez de place pour autant de mots.",
  moved_one: "{{count, number}} mot déplacé vers « {{name}} ».",
  moved_other: "{{count, number}} mots déplacés vers « {{name}} ».",
  doubled_one: "{{count, number}} terme y figure maintenant deux fois.",
  doubled_other: "{{count, number}} termes y figurent maintenant deux fois.",
};

export const strings = { selecting, practice } satisfies Localized<SelectingStrings, "fr">;
