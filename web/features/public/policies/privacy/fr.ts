import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"privacy"> = {
  lead: "Quelles données ce service conserve à votre sujet, pourquoi, combien de temps, et ce que vous pouvez y faire.",
  sections: {
    responsible: {
      heading: "Responsable du traitement",
      paragraphs: [
        "Ce service est exploité par {{operator}} (ci-après «\u00a0nous\u00a0»). Les auteurs du logiciel ne reçoivent aucune donnée de ce serveur.",
      ],
    },
    short: {
      heading: "En bref",
      paragraphs: [],
      list: [
        "Un compte nécessite une adresse e-mail. Un invité n’a rien à fournir.",
        "Vos mots sont à vous. Aucun autre utilisateur ne les voit.",
        "Ni publicité, ni mesure d’audience, ni pistage, ni vente de données.",
        "Vous pouvez télécharger vos données et supprimer votre compte vous-même.",
      ],
    },
    account: {
      heading: "Votre compte",
      paragraphs: [
        "Quand vous vous inscrivez, nous enregistrons votre adresse e-mail et, si vous choisissez un mot de passe, une empreinte de celui-ci (argon2id), dont on ne peut pas le déduire. Un invité n’a ni adresse ni mot de passe. Si vous utilisez une clé d’accès, nous enregistrons sa clé publique, le nom que vous lui donnez et les dates de son ajout et de sa dernière utilisation\u00a0; votre empreinte digitale et votre visage ne quittent jamais votre appareil.",
        "Avec le compte, nous enregistrons son rôle, la langue de l’interface, le tri de vos listes, la date de sa création, ainsi que la date à laquelle vous avez accepté ces documents et leur version.",
      ],
    },
    words: {
      heading: "Vos mots et vos tests",
      paragraphs: [
        "Nous enregistrons ce que vous écrivez\u00a0: les dictionnaires avec leurs noms et leurs langues, les mots avec leurs définitions.",
        "Nous enregistrons ce qui est nécessaire aux tests et ce qui en résulte\u00a0: le test en cours, vos réponses, les 200 derniers résultats de chaque dictionnaire, combien de fois un mot a été juste ou faux, la sévérité que vous avez choisie, et combien de tests vous avez faits chaque jour.",
        "Les réponses sont corrigées sur ce serveur selon des règles fixes et ne sont envoyées nulle part pour cela.",
      ],
    },
    sessions: {
      heading: "La connexion",
      paragraphs: [
        "Quand vous vous connectez, votre navigateur reçoit un nombre aléatoire dans un cookie. Nous en gardons une empreinte, avec les dates de connexion et de dernière utilisation et le nom du navigateur et du système («\u00a0Firefox sur Linux\u00a0»), pour que vous voyiez où vous êtes connecté et puissiez y mettre fin. La session prend fin quand vous vous déconnectez, après 14 jours sans utilisation et au plus tard au bout de 90 jours. Un nouveau mot de passe met fin à toutes les autres sessions.",
        "Les codes que nous envoyons ont six chiffres, sont valables 10 minutes et permettent cinq essais. Pour les vérifier, nous gardons une empreinte. Pour les codes à usage unique, nous enregistrons la clé que possède aussi votre application, et des empreintes des codes de récupération\u00a0; pour une clé pour d’autres programmes, son empreinte, son nom et les dates de création et de dernière utilisation\u00a0; pour chaque navigateur utilisé pour se connecter, une empreinte de son nombre aléatoire et la date de son dernier passage\u00a0; après un changement d’adresse, l’adresse précédente pendant 7 jours, pour que vous puissiez la reprendre.",
      ],
    },
    traces: {
      heading: "Protection et journaux",
      paragraphs: [
        "Pour empêcher qu’on devine les mots de passe et prévenir les abus, nous comptons certaines requêtes, comme les tentatives de connexion\u00a0: par adresse réseau (pour IPv6, sa première moitié), par compte et par empreinte de l’adresse e-mail. Un tel décompte est supprimé environ un jour plus tard.",
        "Le journal du serveur consigne les erreurs techniques et les événements de sécurité, comme une connexion ou un changement de mot de passe, avec l’heure, l’adresse réseau et le numéro du compte. Il ne contient ni mots, ni mots de passe, ni codes, ni adresses e-mail. Sa durée de conservation dépend de la façon dont nous exploitons ce serveur\u00a0; demandez-la-nous si vous voulez la connaître.",
      ],
    },
    mail: {
      heading: "Les e-mails",
      paragraphs: [
        "Nous ne vous écrivons qu’au sujet de votre compte\u00a0: des codes pour confirmer une adresse, choisir un nouveau mot de passe ou modifier votre adresse, et des avis disant qu’un compte existe déjà avec votre adresse, que votre adresse, votre mot de passe, vos clés d’accès, vos codes à usage unique, vos clés pour d’autres programmes ou l’association avec Google ont changé, qu’un nouvel appareil s’est connecté, que quelqu’un a saisi trop de codes erronés ou que votre compte a été supprimé. Il n’y a pas de lettre d’information. Si vous activez les rappels, nous vous écrivons aussi les jours où des mots sont à revoir, jusqu’à ce que vous les désactiviez\u00a0; pour cela, nous enregistrons l’heure choisie et la date du dernier rappel.",
        "Un e-mail en attente d’envoi est enregistré avec son adresse et son code. Il est supprimé dès qu’il est envoyé ou devenu inutile, au plus tard après un jour. Il est envoyé par le prestataire de messagerie de ce serveur.",
      ],
    },
    google: {
      heading: "La connexion avec Google",
      paragraphs: [
        "Elle n’a lieu que si ce serveur la propose et que vous la choisissez. Google nous communique alors votre adresse e-mail, nous dit si elle est confirmée et nous transmet un identifiant sous lequel Google vous connaît\u00a0; nous enregistrons l’adresse et l’identifiant. Votre nom et votre photo, que Google transmet aussi, ne sont pas conservés. Google apprend que vous utilisez ce service.",
      ],
    },
    payment: {
      heading: "Le paiement",
      paragraphs: [
        "Premium se paie sur les pages de Stripe. Les données de votre carte ne sont transmises qu’à Stripe et n’arrivent jamais sur ce serveur.",
        "Nous enregistrons l’identifiant de votre fiche client chez Stripe et l’état de votre abonnement\u00a0: s’il est en cours, jusqu’à quand il est payé, s’il est résilié ou à rembourser. Stripe reçoit votre adresse e-mail, le numéro de votre compte et ce que vous y saisissez. Quand vous supprimez votre compte, votre fiche client chez Stripe est supprimée aussi\u00a0; Stripe conserve les justificatifs de paiement comme la loi l’exige.",
      ],
    },
    translation: {
      heading: "Les suggestions de traduction",
      paragraphs: [
        "Si ce serveur utilise un service de traduction (LibreTranslate, DeepL ou Azure Translator), le terme que vous écrivez lui est envoyé avec les deux langues. La demande vient de ce serveur\u00a0: le service n’apprend rien sur vous. Ses réponses sont gardées jusqu’à 30 jours sous une empreinte du terme, sans aucun lien avec votre compte.",
      ],
    },
    recipients: {
      heading: "Qui d’autre reçoit des données",
      paragraphs: [
        "Seulement ceux qui sont nommés ici\u00a0: les prestataires de messagerie, de paiement, de connexion Google et de traduction, chacun pour sa seule finalité, et ceux qui hébergent pour nous ce serveur et sa base de données. Certains peuvent se trouver dans un autre pays\u00a0; demandez-nous lesquels. Nous ne vendons pas de données.",
        "Les polices, les images et les scripts de nos pages viennent de ce serveur, sauf le script de Google sur les écrans de connexion et là où nous vous demandons de vous connecter encore une fois avec Google.",
      ],
    },
    retention: {
      heading: "Combien de temps nous gardons les données",
      paragraphs: [],
      list: [
        "Comptes d’invité et inscriptions dont l’adresse n’a jamais été confirmée\u00a0: 24 heures à partir de leur création. Ils sont ensuite supprimés avec tout ce qu’ils contiennent.",
        "Comptes\u00a0: jusqu’à ce que vous les supprimiez, même si vous ne les utilisez pas pendant longtemps.",
        "Traces des sessions\u00a0: jusqu’à votre déconnexion ou l’expiration de la session, et pas plus longtemps que le compte.",
        "Décomptes contre les abus\u00a0: environ un jour.",
        "Sauvegardes\u00a0: des données supprimées peuvent rester dans nos sauvegardes jusqu’à ce que de plus récentes les remplacent.",
      ],
    },
    rights: {
      heading: "Vos droits",
      paragraphs: [
        "Sous «\u00a0Modifier le profil\u00a0», vous pouvez télécharger vos données dans un fichier JSON et supprimer votre compte. La suppression est immédiate\u00a0: le compte disparaît avec tous ses dictionnaires, mots, tests, résultats et sessions, et un abonnement en cours est résilié. Elle est irréversible. Il reste l’e-mail qui confirme la suppression, jusqu’à son envoi, et, si vous aviez Premium, les identifiants de Stripe qui servent à mettre fin à l’abonnement et à verser un remboursement. Les données d’un invité sont supprimées automatiquement au bout de 24 heures.",
        "Selon la loi applicable, vous pouvez aussi nous demander l’accès à vos données, leur rectification, leur effacement, la limitation de leur traitement ou une copie, vous opposer à leur traitement, et introduire une réclamation auprès de l’autorité de protection des données de votre lieu de résidence.",
      ],
    },
    grounds: {
      heading: "Bases juridiques",
      paragraphs: [
        "Là où le RGPD s’applique\u00a0: votre compte, vos mots, vos tests et vos paiements sont traités pour exécuter le contrat conclu avec vous (article 6, paragraphe 1, point b), les décomptes et les journaux au titre de notre intérêt légitime à offrir un service sûr (point f), et les justificatifs de paiement parce que la loi l’exige (point c). Nous ne prenons aucune décision automatisée à votre sujet et ne faisons aucun profilage.",
      ],
    },
    contact: {
      heading: "Modifications et contact",
      paragraphs: [
        "Si ce service traite vos données d’une façon nouvelle, nous changerons la date de cette politique et vous demanderons de l’accepter à nouveau. Pour toute question ou demande, écrivez-nous\u00a0:",
      ],
    },
  },
};
