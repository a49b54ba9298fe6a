import type { Localized } from "../../../shared/plurals.ts";
import type { SharingStrings } from "../en/sharing.ts";

const sharing = {
  title: "Partager « {{name}} »",
  what: "Toute personne qui a le lien peut lire et copier les mots tels qu’ils sont maintenant, avec leurs notes, exemples et étiquettes. Votre adresse e-mail et vos révisions n’en font pas partie, et les modifications ultérieures n’apparaissent pas.",
  guest:
    "Pour partager, il faut un compte. L’inscription est gratuite, et tout ce que vous avez créé en tant qu’invité passe dans votre compte.",
  create: "Créer un lien",
  created: "Lien créé",
  links: "Liens vers ce dictionnaire",
  copy: "Copier",
  copied: "Copié",
  copies_one: "{{count, number}} copie faite",
  copies_other: "{{count, number}} copies faites",
  end: "Désactiver",
  ask: "Désactiver ce lien ?",
  final: "Il cesse de fonctionner aussitôt. Les copies déjà faites sont conservées.",
  keep: "Le garder",
  ended: "Lien désactivé",
  page: {
    lead: "Quelqu’un a partagé ce dictionnaire. Copiez-le pour en apprendre les mots et ajouter les vôtres.",
    account:
      "Pour cela, connectez-vous, inscrivez-vous ou continuez en tant qu’invité ; vous reviendrez ensuite ici.",
    copy: "Copier dans mes dictionnaires",
    report: "Signaler ce dictionnaire",
    more: "Afficher plus de mots",
    needsScript: {
      copy: "Copier ce dictionnaire nécessite JavaScript. Activez-le dans votre navigateur, puis rechargez la page.",
      rest: "Voici les {{shown}} premiers mots. Pour afficher les autres et copier le dictionnaire, JavaScript est nécessaire. Activez-le dans votre navigateur, puis rechargez la page.",
    },
    into: "Où le copier",
    new: "Un nouveau dictionnaire",
    known: "Les mots déjà présents dans le dictionnaire choisi sont ignorés.",
    done: "Dictionnaire copié",
    first: "dictionnaire partagé qui ne se trouve pas ici.",
    second: "peut-être un lien désactivé, ou une lettre mal placée.",
  },
};

export const strings = { sharing } satisfies Localized<SharingStrings, "fr">;
