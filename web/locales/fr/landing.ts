import type { Localized } from "../../../shared/plurals.ts";
import type { landing as English } from "../en/landing.ts";

export const landing = {
  title: "Ouvrez votre trésor de mots",
  kind: "nom",
  origin: "vieil anglais",
  store: "La réserve de mots que chacun porte en soi.",
  write: "Un dictionnaire que vous écrivez vous-même, et des tests pour en retenir les mots.",
  start: "Commencer",
  try: "Essayer",
  account: "J’ai déjà un compte",
  how: "Comment ça marche",
  previous: "Diapositive précédente",
  next: "Diapositive suivante",
  position: "{{number}} sur {{total}}",
  dictionary: {
    name: "Dictionnaire",
    title: "Écrivez le dictionnaire qu’il vous faut",
    text: "Un terme, une ou plusieurs définitions, séparées par des virgules. Appuyez sur Entrée : le mot est enregistré, au suivant.",
    alt: "La page où l’on écrit les mots : un terme est saisi avec trois définitions, les mots déjà écrits figurent au-dessous.",
  },
  testing: {
    name: "Test",
    title: "Répondez de mémoire",
    text: "Vous écrivez la réponse au lieu de la choisir. Si un mot a trois définitions, les trois vous sont demandées, et vous voyez combien il en reste.",
    alt: "Une question du test : le mot est écrit en grand, une de ses trois définitions est trouvée, la deuxième est en cours de saisie.",
  },
  organization: {
    name: "Ordre",
    title: "Ne mélangez pas vos langues",
    text: "Un dictionnaire par paire de langues, par cours, par livre. Quelques lettres suffisent pour le retrouver.",
    alt: "La liste des dictionnaires : chaque carte montre ses deux langues, le nombre de mots et leur répartition dans l’alphabet.",
  },
  film: {
    title: "Du premier mot au premier test",
    detail: "Tutoriel vidéo, 30 secondes, sans son",
    play: "Lire la vidéo",
  },
  reviews: "Ce qu’en disent ceux qui apprennent",
  stars: "5 étoiles sur 5",
} satisfies Localized<typeof English, "fr">;
