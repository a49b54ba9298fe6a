import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"terms-of-use"> = {
  lead: "Ce que vous pouvez attendre de Wordhoard, et ce que nous attendons de vous.",
  sections: {
    service: {
      heading: "Le service",
      paragraphs: [
        "Ce service est exploité par {{operator}}\u00a0: «\u00a0nous\u00a0» dans ces conditions. Avec Wordhoard, vous tenez des dictionnaires de mots avec leurs définitions et vous vous interrogez vous-même.",
        "En acceptant ces conditions, vous concluez avec nous un accord sur l’utilisation de ce serveur. Le logiciel lui-même est libre, sous licence MIT.",
      ],
    },
    account: {
      heading: "Invités et comptes",
      paragraphs: [
        "Un compte d’invité ne demande aucune donnée. Il est supprimé avec tout ce qu’il contient 24 heures après sa création\u00a0; si vous vous inscrivez avant, vos mots restent.",
        "Un compte demande une adresse e-mail à vous, confirmée par un code que nous y envoyons. Une inscription non confirmée dans les 24 heures est supprimée.",
        "Gardez votre mot de passe pour vous, et changez-le si quelqu’un d’autre peut le connaître. Si vous êtes trop jeune, là où vous vivez, pour accepter de telles conditions, un parent ou un tuteur doit le faire pour vous.",
      ],
    },
    limits: {
      heading: "Ce que permet chaque rôle",
      paragraphs: [
        "Pour les tests, un jour est un jour UTC. Les rôles Développeur et Ami sont accordés par nous.",
        "Quand un rôle est perdu, rien n’est supprimé\u00a0: ce qui dépasse la limite peut encore être lu, testé et supprimé\u00a0; seul l’ajout est refusé.",
      ],
      limits: {
        role: "Rôle",
        dictionaries: "Diction\u00adnaires",
        wordsPerDictionary: "Mots dans chacun",
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
        "Ce que vous écrivez reste à vous. Vous nous permettez seulement ce dont le service a besoin\u00a0: l’enregistrer, vous le montrer et vous interroger dessus. Les autres utilisateurs ne le voient pas.",
        "Vous répondez de votre droit à enregistrer ce que vous enregistrez. Téléchargez vos mots de temps en temps\u00a0: une copie à vous est la meilleure garantie.",
      ],
    },
    conduct: {
      heading: "Usage loyal",
      paragraphs: ["Nous vous prions de ne pas"],
      list: [
        "enfreindre la loi à l’aide de Wordhoard, ni y enregistrer ce qui est illicite\u00a0;",
        "chercher à atteindre les données d’autrui ou à contourner les limites\u00a0;",
        "surcharger ou perturber le service, par exemple avec des requêtes automatiques en masse\u00a0;",
        "partager ni vendre votre compte.",
      ],
    },
    premium: {
      heading: "Premium",
      paragraphs: [
        "Là où ce serveur vend Premium, il coûte {{price}} par mois. Vous payez d’avance par Stripe, qui affiche avant le paiement le montant dû, taxes éventuelles comprises. L’abonnement se renouvelle chaque mois jusqu’à ce que vous le résiliiez.",
        "Après un paiement, il peut s’écouler jusqu’à 5 minutes avant que votre compte ait son nouveau rôle.",
        "Si un renouvellement ne peut pas être payé, Premium reste tant que Stripe réessaie. Si cela échoue définitivement, l’abonnement prend fin.",
      ],
    },
    cancellation: {
      heading: "Résiliation et remboursement",
      paragraphs: [
        "Vous pouvez résilier à tout moment sous «\u00a0Abonnement\u00a0», sans donner de raison. Ce que la loi vous accorde en tant que consommateur, comme un droit de rétractation, reste intact.",
      ],
      list: [
        "À la fin de la période\u00a0: Premium reste jusqu’au terme du mois payé, et plus rien n’est débité. Jusque-là, vous pouvez revenir sur la résiliation.",
        "Tout de suite, avec remboursement\u00a0: Premium prend fin immédiatement. La première fois, votre dernier paiement est remboursé en entier\u00a0; ensuite, la part qui correspond aux jours non commencés. Nous indiquons le montant avant que vous ne confirmiez. Les paiements antérieurs ne sont pas remboursés.",
        "Supprimer votre compte met aussi fin à un abonnement en cours, mais ne rembourse rien par soi-même. Si vous voulez le remboursement, résiliez d’abord avec effet immédiat.",
      ],
    },
    results: {
      heading: "Suggestions et corrections",
      paragraphs: [
        "Les suggestions de traduction viennent de machines, et les réponses sont jugées par des règles. Les unes comme les autres peuvent se tromper. Ne vous y fiez pas là où une erreur ferait du tort.",
      ],
    },
    liability: {
      heading: "Disponibilité et responsabilité",
      paragraphs: [
        "Nous exploitons le service avec soin, mais ne pouvons pas promettre qu’il soit toujours disponible ni exempt de défauts.",
        "Nous sommes responsables partout où la loi l’exige, en particulier en cas de faute intentionnelle, de négligence grave et d’atteinte à la vie, au corps ou à la santé. Au-delà, et dans la mesure permise par la loi, nous déclinons toute responsabilité.",
      ],
    },
    ending: {
      heading: "La fin de l’accord",
      paragraphs: [
        "Vous pouvez supprimer votre compte à tout moment sous «\u00a0Modifier le profil\u00a0». Tout ce qu’il contient disparaît aussitôt.",
        "Nous pouvons bloquer ou supprimer un compte qui enfreint gravement ou à plusieurs reprises ces conditions, et nous pouvons arrêter le service. Dans ce cas, nous l’annonçons assez tôt pour que vous puissiez télécharger vos mots, et remboursons Premium pour le temps dont vous ne profiterez plus.",
      ],
    },
    contact: {
      heading: "Modifications et contact",
      paragraphs: [
        "Si ces conditions changent, elles reçoivent une nouvelle date et nous vous demandons de les accepter avant de continuer.",
        "Le droit du lieu où nous sommes établis s’applique, sans vous ôter la protection du droit du lieu où vous vivez. Écrivez-nous\u00a0:",
      ],
    },
  },
};
