import type { Wording } from "../sections.ts";

export const wording: Wording = {
  titles: {
    overview: "Politiques",
    cookie: "Politique relative aux cookies",
    privacy: "Politique de confidentialité",
    "terms-of-use": "Conditions d’utilisation",
  },
  version: "Version du {{date}}",
  contents: "Sommaire",
  languages: "Ce document dans d’autres langues",
  readOn: "Lire le texte entier",
  operator: "l’exploitant de ce serveur",
  unreachable:
    "Aucune adresse n’est publiée pour ce serveur. Demandez à la personne qui vous en a donné le lien\u00a0: elle saura vous dire qui l’exploite.",
};
