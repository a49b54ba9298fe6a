import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"terms-of-use"> = {
  lead: "Ce que vous pouvez attendre de Wordhoard, et ce que nous attendons de vous.",
  sections: {
    service: {
      heading: "Le service",
      paragraphs: [
        "Ce service est exploité par {{operator}} (ci-après « nous »). Avec Wordhoard, vous créez des dictionnaires de mots avec leurs définitions, vous vous testez sur ces mots et vous les révisez jour après jour.",
        "En acceptant ces conditions, vous concluez avec nous un contrat d’utilisation de ce serveur. Le logiciel lui-même est libre, sous licence MIT.",
      ],
    },
    account: {
      heading: "Invités et comptes",
      paragraphs: [
        "Un compte d’invité ne nécessite aucune donnée. Il est supprimé avec tout ce qu’il contient 24 heures après sa création ; si vous vous inscrivez avant, vos mots sont conservés.",
        "Un compte nécessite votre propre adresse e-mail, confirmée par un code que nous y envoyons. Une inscription non confirmée dans les 24 heures est supprimée.",
        "Gardez votre mot de passe pour vous, et changez-le si quelqu’un d’autre peut le connaître. Si la loi de votre pays ne vous permet pas encore d’accepter vous-même de telles conditions, un parent ou un tuteur doit le faire pour vous.",
      ],
    },
    limits: {
      heading: "Ce que permet chaque rôle",
      paragraphs: [
        "La limite de tests par jour s’entend par jour UTC. Les rôles Développeur et Ami sont accordés par nous.",
        "Quand un rôle est perdu, rien n’est supprimé : ce qui dépasse la limite peut toujours être lu, servir à des tests et être supprimé ; vous ne pouvez simplement plus rien ajouter.",
      ],
      limits: {
        role: "Rôle",
        dictionaries: "Diction\u00adnaires",
        wordsPerDictionary: "Mots par dictionnaire",
        testsPerDay: "Tests par jour",
        roles: {
          guest: "Invité",
          user: "Utilisateur",
          premium: "Premium",
          developer: "Développeur",
          friend: "Ami",
        },
      },
    },
    content: {
      heading: "Vos mots",
      paragraphs: [
        "Ce que vous écrivez vous appartient. Vous nous permettez seulement ce que le service exige : l’enregistrer, vous le montrer et vous tester dessus. Les autres ne le voient que si vous le partagez : toute personne qui a le lien peut alors le lire et le copier, jusqu’à ce que vous désactiviez ce lien. Les copies déjà faites restent.",
        "N’enregistrez et ne partagez que ce que vous avez le droit d’enregistrer et de partager : vous en êtes responsable. Téléchargez vos mots de temps en temps : votre propre copie est la meilleure garantie.",
      ],
    },
    conduct: {
      heading: "Usage raisonnable",
      paragraphs: ["Merci de ne pas"],
      list: [
        "enfreindre la loi à l’aide de Wordhoard, ni y enregistrer ou partager ce qui est illicite ;",
        "chercher à accéder aux données d’autrui ou à contourner les limites ;",
        "surcharger ou perturber le service, par exemple avec des requêtes automatiques en masse ;",
        "partager ni vendre votre compte.",
      ],
    },
    premium: {
      heading: "Premium",
      paragraphs: [
        "Si Premium est vendu sur ce serveur, son prix est de {{price}} par mois. Vous payez d’avance par Stripe, qui affiche avant le paiement le montant dû, taxes éventuelles comprises. L’abonnement se renouvelle chaque mois jusqu’à ce que vous le résiliiez.",
        "Après un paiement, il peut s’écouler jusqu’à 5 minutes avant que votre compte reçoive son nouveau rôle.",
        "Si le paiement d’un renouvellement échoue, vous gardez Premium tant que Stripe réessaie. Si ces essais échouent aussi, l’abonnement prend fin.",
      ],
    },
    cancellation: {
      heading: "Résiliation et remboursement",
      paragraphs: [
        "Vous pouvez résilier à tout moment sous « Abonnement », sans donner de motif. Cela ne porte pas atteinte aux droits que la loi vous accorde en tant que consommateur, comme le droit de rétractation.",
      ],
      list: [
        "À la fin de la période : vous gardez Premium jusqu’à la fin du mois payé, et plus rien n’est débité. Jusque-là, vous pouvez revenir sur la résiliation.",
        "Tout de suite, avec remboursement : Premium prend fin immédiatement. La première fois, votre dernier paiement est remboursé en entier ; ensuite, la part qui correspond aux jours non commencés. Nous indiquons le montant avant que vous ne confirmiez. Les paiements antérieurs ne sont pas remboursés.",
        "La suppression de votre compte met aussi fin à un abonnement en cours, mais ne donne pas lieu, à elle seule, à un remboursement. Si vous en voulez un, résiliez d’abord tout de suite avec remboursement.",
      ],
    },
    results: {
      heading: "Suggestions et corrections",
      paragraphs: [
        "Les suggestions de traduction et la prononciation des mots sont automatiques, et les réponses sont corrigées selon des règles. Tout cela peut comporter des erreurs. Ne vous y fiez pas là où une erreur causerait un préjudice.",
      ],
    },
    liability: {
      heading: "Disponibilité et responsabilité",
      paragraphs: [
        "Nous exploitons le service avec soin, mais ne pouvons pas promettre qu’il sera toujours disponible ni exempt de défauts.",
        "Nous sommes responsables partout où la loi l’exige, en particulier en cas de dol, de faute lourde et de dommage corporel. Au-delà, et dans la mesure permise par la loi, nous déclinons toute responsabilité.",
      ],
    },
    ending: {
      heading: "Fin du contrat",
      paragraphs: [
        "Vous pouvez supprimer votre compte à tout moment sous « Modifier le profil ». Tout ce qu’il contient est supprimé aussitôt.",
        "Nous pouvons désactiver le lien d’un dictionnaire partagé qui enfreint ces conditions, bloquer ou supprimer un compte qui les enfreint gravement ou à plusieurs reprises, et arrêter le service. Si nous l’arrêtons, nous vous préviendrons assez tôt pour que vous puissiez télécharger vos mots, et nous vous rembourserons la période de Premium dont vous ne pourrez plus profiter.",
      ],
    },
    contact: {
      heading: "Modifications et contact",
      paragraphs: [
        "Si ces conditions changent, nous changerons leur date et vous demanderons de les accepter avant de continuer.",
        "Le droit applicable est celui du pays où nous sommes établis, sans vous priver de la protection du droit de votre pays de résidence. Écrivez-nous :",
      ],
    },
  },
};
