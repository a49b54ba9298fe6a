import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "À propos",
  welcome: "Accueil",
  support: "Assistance",
  policies: "Conditions et confidentialité",
  operator: "une personne qui n’a pas indiqué son nom ici",
  unreachable:
    "Aucune adresse d’assistance n’est définie pour ce serveur. Adressez-vous à la personne qui vous a donné le lien : elle saura vous dire qui exploite le serveur.",
  aboutPage: {
    lead: "Wordhoard, c’est un dictionnaire que vous écrivez vous-même, et des tests qui vous aident à en retenir les mots.",
    nameTitle: "Le nom",
    name: "En vieil anglais, le wordhord était le trésor de mots d’une personne. Qui avait quelque chose à dire commençait par ouvrir ce trésor. Le vôtre grandit à chaque mot que vous notez.",
    projectTitle: "Le projet",
    project:
      "Vous rassemblez les mots que vous rencontrez, avec tous leurs sens, dans plus de 80 langues. Puis vous vous testez, en tapant les réponses : ce que l’on sait écrire, on le sait.",
    judging:
      "Les réponses sont corrigées comme le ferait un bon professeur : une faute de frappe est signalée, un article oublié pardonné, une réponse fausse montrée lettre par lettre. Et si vous aviez raison malgré tout, vous avez le dernier mot.",
    manners: "Ni publicité ni pistage, et un jour sans révision ne vous fait rien perdre.",
    premium: "Premium relève les limites et aide à payer le serveur.",
    companyTitle: "Qui gère ce serveur",
    company: "Ce serveur est exploité par {{operator}}.",
    freedom:
      "Wordhoard est un logiciel libre sous licence MIT : chacun peut le lire, le modifier et l’héberger.",
    licences: "Licences des logiciels et des polices qu’il contient",
    write: "Nous écrire",
  },
  supportPage: {
    lead: "Quelque chose ne marche pas, ou pourrait être amélioré ? Écrivez-nous.",
    tellTitle: "Ce qui nous aidera à vous répondre",
    tellWhat: "Ce que vous avez fait, et ce qui s’est passé",
    tellWhere: "Votre appareil et votre navigateur, avec une capture d’écran si possible",
    tellNever: "Jamais votre mot de passe ni un code : nous n’en avons pas besoin",
    write: "Écrire à {{email}}",
    selfTitle: "Réponses rapides",
    password: "Mot de passe oublié ? <a>Choisissez-en un nouveau</a>.",
    guest:
      "Les comptes d’invité sont supprimés au bout de 24 heures. <a>Inscrivez-vous</a> avant pour garder vos mots.",
    data: "La page <a>Conditions et confidentialité</a> explique ce que deviennent vos données.",
  },
} satisfies Localized<typeof English, "fr">;
