import type { Localized } from "../../../shared/plurals.ts";
import type { PaymentStrings } from "../en/payment.ts";

const payment = {
  perMonth: "{{price}} par mois",
  plans: {
    title: "Offres",
    aside: "Résiliable à tout moment ; vos mots sont conservés.",
    table: "Ce que permet chaque offre",
    free: "Gratuit",
    current: "Votre offre",
    kept: "Conservation",
    hours_one: "{{count}} heure",
    hours_other: "{{count}} heures",
    always: "Sans limite",
    buy: "Passer à Premium",
    how: "Vous payez par carte sur la page de notre prestataire de paiement. Premium se renouvelle chaque mois jusqu’à ce que vous résiliiez.",
    notSold: "Premium n’est pas vendu sur ce serveur. Tout ce que vous avez reste gratuit.",
  },
  state: { active: "Actif", pastDue: "Paiement refusé", ending: "Résilié" },
  own: {
    renews: "Prochain renouvellement : <b>{{date}}</b>.",
    ends: "Fin : <b>{{date}}</b>. Vous gardez Premium jusque-là, et plus rien ne sera débité.",
    pastDue:
      "Le dernier paiement n’est pas passé. Vous gardez Premium pour l’instant : nous essaierons à nouveau de débiter la carte ces prochains jours. Vérifiez-la ou utilisez-en une autre.",
    portal: "Carte et factures",
    checkCard: "Vérifier la carte",
    renew: "Reprendre l’abonnement",
    renewed: "Abonnement repris",
    given: "Premium vous a été offert par le responsable de ce serveur. Il n’y a rien à payer ni à résilier.",
  },
  cancel: {
    title: "Résiliation",
    keep: "Garder Premium",
    wordsStay:
      "Vos mots sont conservés. Ce qui dépasse ces limites peut toujours être lu, servir à des tests et être supprimé.",
    later: {
      title: "À la fin du mois payé",
      text: "Vous gardez Premium jusqu’au {{date}}.",
      button: "Résilier l’abonnement",
      question: "Résilier l’abonnement ?",
      warning: "Vous gardez Premium jusqu’au {{date}}. Ensuite, ces limites s’appliquent :",
      done: "Abonnement résilié",
    },
    now: {
      title: "Tout de suite, avec remboursement",
      text: "Premium prend fin tout de suite, et un remboursement est versé sur votre carte. Vous en verrez le montant avant de confirmer.",
      button: "Résilier avec remboursement",
      question: "Résilier tout de suite, avec remboursement ?",
      whole:
        "Vous perdez tout de suite les fonctions Premium, et votre dernier paiement, {{amount}}, est remboursé sur votre carte. Désormais, ces limites s’appliquent :",
      part_one:
        "Vous perdez tout de suite les fonctions Premium. Un paiement vous a déjà été remboursé en entier, c’est donc la part non utilisée qui vous est remboursée cette fois : {{amount}} pour {{count}}\u00a0jour. Désormais, ces limites s’appliquent :",
      part_other:
        "Vous perdez tout de suite les fonctions Premium. Un paiement vous a déjà été remboursé en entier, c’est donc la part non utilisée qui vous est remboursée cette fois : {{amount}} pour {{count}}\u00a0jours. Désormais, ces limites s’appliquent :",
      nothing:
        "Vous perdez tout de suite les fonctions Premium, sans remboursement : un paiement vous a déjà été remboursé en entier, et le dernier ne couvre plus aucun jour entier. Désormais, ces limites s’appliquent :",
    },
  },
  ended: {
    text: "Votre abonnement a pris fin. Avec la plupart des banques, un remboursement met 5 à 10\u00a0jours à arriver sur la carte.",
  },
  paid: {
    title: "Merci de votre achat",
    text: "L’activation de Premium peut prendre jusqu’à {{minutes}} minutes. Vous n’avez rien à faire : cette page vous préviendra.",
    waiting: "En attente de la confirmation",
    late: "C’est plus long que d’habitude. Votre paiement n’est pas perdu : Premium sera activé dès sa confirmation. Si ce n’est pas le cas, écrivez-nous.",
  },
  arrived: {
    title: "Premium est activé",
    text: "Les limites de Premium s’appliquent maintenant à votre compte.",
  },
  notPaid: {
    title: "Aucun paiement effectué",
    text: "Vous avez quitté la page de paiement avant de payer. Rien n’a changé dans votre compte.",
    plans: "Revenir aux offres",
  },
};

export const strings = { payment } satisfies Localized<PaymentStrings, "fr">;
