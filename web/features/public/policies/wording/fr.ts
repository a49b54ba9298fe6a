import type { Wording } from "../sections.ts";

export const wording: Wording = {
  titles: {
    overview: "Conditions et confidentialité",
    cookie: "Politique relative aux cookies",
    privacy: "Politique de confidentialité",
    "terms-of-use": "Conditions d’utilisation",
  },
  version: "Version du {{date}}",
  contents: "Sommaire",
  languages: "Ce document dans d’autres langues",
  readOn: "Lire le texte entier",
  operator: "une personne qui n’a pas indiqué son nom ici",
  unreachable:
    "Aucune adresse n’est publiée pour ce serveur. Adressez-vous à la personne qui vous a donné le lien : elle saura vous dire qui exploite le serveur.",
};
