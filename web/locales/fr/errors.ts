import type { Localized } from "../../../shared/plurals.ts";
import type { errors as English } from "../en/errors.ts";

export const errors = {
  network: "Pas de connexion au serveur. Vérifiez votre connexion Internet et réessayez.",
  unexpected: "La réponse du serveur est illisible. Réessayez dans un instant.",
  unauthorized:
    "Votre session a été fermée depuis un autre appareil, ou votre dernière connexion remonte à trop longtemps. Reconnectez-vous.",
  tooManyRequests: "Trop de tentatives. Patientez un moment, puis réessayez.",
  notFound: "Introuvable",
  notFoundText: "L’élément a peut-être été supprimé, ou le lien est erroné.",
  notLoaded: "Le chargement a échoué",
  needsScript: "Cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.",
  instead: "Essayez « {{text}} »",
  screen: {
    title: "Cette page n’a pas pu être chargée",
    text: "La connexion a été perdue, ou une version plus récente est disponible.",
  },
  crash: {
    title: "Un problème est survenu sur cette page",
    text: "Ce que vous avez enregistré n’est pas perdu. Rechargez la page pour continuer.",
  },
  page: {
    title: "Page introuvable",
    kind: "numéral",
    first: "page qui ne figure pas dans ce dictionnaire.",
    second: "peut-être un ancien lien, ou une lettre mal placée.",
  },
} satisfies Localized<typeof English, "fr">;
