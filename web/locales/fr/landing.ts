import type { Localized } from "../../../shared/plurals.ts";
import type { landing as English } from "../en/landing.ts";

export const landing = {
  title: "Ouvrez votre trésor de mots",
  kind: "nom",
  origin: "vieil anglais",
  store: "La réserve de mots que chacun porte en soi.",
  write: "Un dictionnaire que vous écrivez vous-même, et un test pour le retenir.",
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
    text: "Un terme, une ou plusieurs définitions, séparées par des virgules. Appuyez sur Entrée\u00a0: le mot est enregistré, au suivant.",
    alt: "La page où l’on écrit les mots\u00a0: un terme est saisi avec trois définitions, les mots déjà écrits figurent au-dessous.",
  },
  testing: {
    name: "Test",
    title: "Répondez de mémoire",
    text: "Vous écrivez la réponse au lieu de la choisir. Un mot à trois définitions les demande toutes les trois et indique combien il en reste.",
    alt: "Une question du test\u00a0: le mot est écrit en grand, une de ses trois définitions est trouvée, la deuxième est en cours de saisie.",
  },
  organization: {
    name: "Organisation",
    title: "Ne mélangez pas vos langues",
    text: "Un dictionnaire par paire de langues, par cours, par livre. Quelques lettres suffisent pour le retrouver.",
    alt: "La liste des dictionnaires\u00a0: chaque carte montre ses deux langues, le nombre de mots et leur répartition dans l’alphabet.",
  },
  film: {
    title: "Du premier mot au premier test",
    detail: "Vidéo de démonstration\u00a0: trente secondes, sans le son",
    play: "Lire la vidéo",
  },
  reviews: "Ce qu’en disent ceux qui apprennent",
  stars: "5 étoiles sur 5",
} satisfies Localized<typeof English, "fr">;
