import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "À propos",
  welcome: "Bienvenue",
  support: "Assistance",
  policies: "Politiques",
  operator: "l’exploitant de ce serveur",
  unreachable:
    "Aucune adresse d’assistance n’est définie pour ce serveur. Demandez à la personne qui vous en a donné le lien\u00a0: elle saura vous dire qui l’exploite.",
  aboutPage: {
    lead: "Wordhoard est un dictionnaire que son lecteur écrit, et qui lui redemande ses mots.",
    nameTitle: "Le nom",
    name: "En vieil anglais, le wordhord était le trésor de mots d’une personne. Qui avait quelque chose à dire commençait par l’ouvrir. Le vôtre grandit à chaque mot que vous notez.",
    projectTitle: "Le projet",
    project:
      "Vous rassemblez les mots que vous rencontrez, avec tous leurs sens, dans plus de 80 langues. Puis on vous interroge, et vous tapez les réponses\u00a0: ce que l’on sait écrire, on le sait.",
    judging:
      "Les réponses sont jugées comme le ferait un bon professeur\u00a0: une faute de frappe est signalée, un article oublié pardonné, une réponse fausse montrée lettre par lettre. Et si vous aviez raison malgré tout, vous avez le dernier mot.",
    manners: "Pas de séries à ne pas rompre, pas de publicité, pas de pistage.",
    premium: "Premium relève les limites et paie le serveur.",
    companyTitle: "Qui s’en occupe",
    company: "Ce serveur est exploité par {{operator}}.",
    freedom:
      "Wordhoard est un logiciel libre sous licence MIT\u00a0: chacun peut le lire, le modifier et l’héberger.",
    licences: "Licences des logiciels et des polices qu’il contient",
    write: "Nous écrire",
  },
  supportPage: {
    lead: "Quelque chose ne marche pas, ou pourrait aller mieux\u00a0? Écrivez-nous.",
    tellTitle: "Ce qui nous aide à vous aider",
    tellWhat: "Ce que vous avez fait, et ce qui s’est passé",
    tellWhere: "Votre appareil et votre navigateur, avec une capture d’écran si possible",
    tellNever: "Jamais votre mot de passe ni un code\u00a0: nous n’en avons pas besoin",
    write: "Écrire à {{email}}",
    selfTitle: "Plus rapide qu’une lettre",
    password: "Mot de passe oublié\u00a0? <a>Définissez-en un nouveau</a>.",
    guest:
      "Les comptes d’invité sont supprimés au bout de 24 heures. <a>Inscrivez-vous</a> avant, et vos mots resteront.",
    data: "Ce que deviennent vos données est dit dans les <a>politiques</a>.",
  },
} satisfies Localized<typeof English, "fr">;
