import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"privacy"> = {
  lead: "Quelles données ce service conserve à votre sujet, pourquoi, combien de temps, et ce que vous pouvez y faire.",
  sections: {
    responsible: {
      heading: "Responsable du traitement",
      paragraphs: [
        "Ce service est exploité par {{operator}} (ci-après « nous »). Les auteurs du logiciel ne reçoivent aucune donnée de ce serveur.",
      ],
    },
    short: {
      heading: "En bref",
      paragraphs: [],
      list: [
        "Un compte nécessite une adresse e-mail. Un invité n’a rien à fournir.",
        "Vos mots sont à vous. D’autres personnes ne les voient que si vous partagez un dictionnaire par un lien, et d’autres programmes que si vous leur donnez une clé.",
        "Ni publicité, ni mesure d’audience, ni pistage, ni vente de données.",
        "Vous pouvez télécharger vos données et supprimer votre compte vous-même.",
      ],
    },
    account: {
      heading: "Votre compte",
      paragraphs: [
        "Quand vous vous inscrivez, nous enregistrons votre adresse e-mail et, si vous choisissez un mot de passe, une empreinte de celui-ci (argon2id), à partir de laquelle il ne peut pas être retrouvé. Un invité n’a ni adresse ni mot de passe. Si vous utilisez une clé d’accès, nous enregistrons sa clé publique avec quelques données techniques, le nom que vous lui donnez et les dates de son ajout et de sa dernière utilisation ; votre empreinte digitale et votre visage ne quittent jamais votre appareil.",
        "Nous enregistrons aussi le rôle du compte, la langue de l’interface, le tri de vos listes, la date de création du compte et celle du dernier changement de mot de passe, une éventuelle suspension et sa date de fin, ainsi que la date à laquelle vous avez accepté ces documents et leur version.",
      ],
    },
    words: {
      heading: "Vos mots, vos tests et vos révisions",
      paragraphs: [
        "Nous enregistrons ce que vous écrivez : les dictionnaires avec leurs noms et leurs langues, les mots avec leurs définitions, notes, exemples et étiquettes, et les dates auxquelles vous les avez ajoutés et modifiés. Si vous partagez un dictionnaire, nous enregistrons aussi une copie de son nom, de ses langues et de ses mots tels qu’ils étaient alors, et le nombre de fois où elle est copiée. Toute personne qui a le lien peut voir cette copie ; elle n’indique pas qui vous êtes. Elle est supprimée quand vous désactivez le lien ou supprimez le dictionnaire ou votre compte. Ce que d’autres ont copié dans leurs propres dictionnaires leur reste.",
        "Nous enregistrons ce qui est nécessaire aux tests et ce qui en résulte : votre dernier test avec vos réponses, les 200 derniers résultats de chaque dictionnaire, combien de fois un mot a été juste ou faux et quand il a été demandé pour la dernière fois, la sévérité que vous avez choisie et, pendant environ deux jours, combien de tests vous avez faits dans la journée. Pour chaque réponse donnée dans une révision ou un test, y compris celles que vous importez d’Anki, un journal des révisions garde le mot et le sens dans lequel il a été demandé, la date et l’heure, ce que vous avez répondu, à quel point c’était juste et le temps qu’il vous a fallu. Nous en déduisons à quel point vous savez chaque mot et quand il revient. Nous enregistrons aussi vos paramètres d’apprentissage : le nombre de minutes et de nouveaux mots par jour, la mémorisation visée, le sens dans lequel vous révisez chaque dictionnaire, votre fuseau horaire, que votre navigateur nous indique, et l’heure à laquelle votre journée commence. Tout cela reste jusqu’à ce que vous supprimiez le mot, le dictionnaire ou votre compte.",
        "Les réponses sont corrigées selon des règles fixes, sur ce serveur ou sur votre appareil, et ne sont jamais envoyées ailleurs pour cela.",
      ],
    },
    sessions: {
      heading: "La connexion",
      paragraphs: [
        "Quand vous vous connectez, votre navigateur reçoit un nombre aléatoire dans un cookie. Nous en gardons une empreinte, avec le nom du navigateur et du système (« Firefox sur Linux »), les dates de la connexion et de la dernière utilisation et le moment où vous avez confirmé pour la dernière fois que c’est bien vous, pour que vous puissiez voir quels appareils sont connectés et les déconnecter. Une session prend fin quand vous vous déconnectez, après 60 jours sans utilisation et au plus tard au bout de 365 jours. Un nouveau mot de passe ou une nouvelle adresse e-mail met fin à toutes les autres sessions.",
        "Les codes que nous envoyons ont six chiffres, sont valables 10 minutes et permettent cinq essais. Pour les vérifier, nous en gardons une empreinte ; pour une nouvelle adresse, nous gardons aussi cette adresse. Après un changement d’adresse, nous gardons la précédente pendant 7 jours, pour que vous puissiez la reprendre grâce au lien que nous y envoyons. Pour les codes à usage unique, nous enregistrons la clé que possède aussi votre application, des empreintes des codes de récupération et l’heure des derniers codes erronés, jusqu’à ce que vous désactiviez ces codes. Pour une clé pour d’autres programmes, nous enregistrons son empreinte, son nom et les dates de création et de dernière utilisation, jusqu’à ce que vous la révoquiez. Pour chaque navigateur utilisé pour vous connecter, nous enregistrons une empreinte de son nombre aléatoire et la date de son dernier passage, pour les 50 plus récents, afin de vous signaler par e-mail un nouvel appareil.",
      ],
    },
    traces: {
      heading: "Protection et journaux",
      paragraphs: [
        "Pour empêcher qu’on devine les mots de passe et prévenir les abus, nous comptons certaines requêtes, comme les tentatives de connexion : par adresse réseau (pour IPv6, sa première moitié), par compte et par empreinte de l’adresse e-mail. Un tel décompte est supprimé environ un jour plus tard.",
        "Le journal du serveur consigne les erreurs techniques et les événements de sécurité, comme une connexion ou un changement de mot de passe, avec l’heure, l’adresse réseau et le numéro du compte. Il ne contient ni mots, ni mots de passe, ni codes, ni adresses e-mail. Sa durée de conservation dépend de la façon dont nous exploitons ce serveur ; demandez-la-nous si vous voulez la connaître. Pendant 400 jours, la base de données garde les mêmes événements de sécurité sans l’adresse réseau, ainsi que nos propres interventions sur un compte, comme une suspension. Quand un compte est supprimé, ses événements de sécurité ne le désignent plus.",
      ],
    },
    mail: {
      heading: "Les e-mails",
      paragraphs: [
        "Nous ne vous écrivons qu’au sujet de votre compte : des codes pour confirmer une adresse, choisir un nouveau mot de passe ou modifier votre adresse, et des avis disant qu’un compte existe déjà avec votre adresse, que votre adresse, votre mot de passe, vos clés d’accès, vos codes à usage unique, vos clés pour d’autres programmes ou l’association avec Google ont changé, qu’un nouvel appareil s’est connecté, que quelqu’un a saisi trop de codes erronés ou que votre compte a été supprimé. Il n’y a pas de lettre d’information. Si vous activez les rappels, nous vous écrivons aussi les jours où des mots sont à revoir, jusqu’à ce que vous les désactiviez ; pour cela, nous enregistrons l’heure choisie, la date du prochain rappel, celle du dernier envoyé et le numéro contenu dans le lien qui les désactive.",
        "Un e-mail en attente d’envoi est enregistré avec son adresse et son code. Il est supprimé dès qu’il est envoyé ou devenu inutile, au plus tard après un jour. Il est envoyé par le prestataire de messagerie de ce serveur.",
        "Si vous choisissez des notifications sur vos appareils plutôt que des e-mails, nous enregistrons pour chacun l’adresse à laquelle l’éditeur de votre navigateur reçoit ses notifications, les clés du navigateur et la date de votre autorisation, jusqu’à ce que vous retiriez l’appareil ou qu’il soit déconnecté. Une telle notification contient le nombre de mots à revoir et rien d’autre ; elle est chiffrée pour que seul votre navigateur puisse la lire. Jusqu’à son envoi, trois heures au plus, nous enregistrons aussi ce nombre. L’éditeur du navigateur apprend quand elle a été envoyée et qu’elle vient de ce serveur.",
      ],
    },
    google: {
      heading: "La connexion avec Google",
      paragraphs: [
        "Elle n’a lieu que si ce serveur la propose et que vous la choisissez. Google nous communique alors votre adresse e-mail, nous dit si elle est confirmée et nous transmet l’identifiant sous lequel Google vous connaît ; nous enregistrons l’adresse et l’identifiant. Votre nom et votre photo, que Google transmet aussi, ne sont pas conservés. Google apprend que vous utilisez ce service.",
      ],
    },
    payment: {
      heading: "Le paiement",
      paragraphs: [
        "Premium se paie sur les pages de Stripe. Les données de votre carte ne sont transmises qu’à Stripe et n’arrivent jamais sur ce serveur.",
        "Nous enregistrons l’identifiant de votre fiche client chez Stripe et l’état de votre abonnement : s’il est en cours, depuis quand et jusqu’à quand il est payé, s’il est résilié ou à rembourser, et quand un paiement a été remboursé pour la première fois. Stripe reçoit votre adresse e-mail, le numéro de votre compte et ce que vous y saisissez. Quand vous supprimez votre compte, votre fiche client chez Stripe est supprimée aussi ; Stripe conserve les justificatifs de paiement comme la loi l’exige.",
      ],
    },
    translation: {
      heading: "Les suggestions et la prononciation",
      paragraphs: [
        "Si ce serveur utilise un service de traduction (LibreTranslate, DeepL, Azure Translator ou un serveur de dictionnaires DICT), le terme que vous écrivez lui est envoyé avec les deux langues. La demande vient de ce serveur : le service n’apprend rien sur vous. Ses réponses sont gardées jusqu’à 30 jours sous une empreinte du terme, sans aucun lien avec votre compte. Si ce serveur peut prononcer vos mots, un programme qui s’y trouve s’en charge ; les sons sont gardés sous une empreinte du texte, sans aucun lien avec votre compte, jusqu’à ce que d’autres sons aient besoin de la place. Une voix de votre appareil qui nécessite une connexion envoie les mots qu’elle prononce à l’éditeur de votre navigateur ou au fabricant de votre appareil.",
      ],
    },
    recipients: {
      heading: "Qui d’autre reçoit des données",
      paragraphs: [
        "Seulement ceux qui sont nommés ici : les prestataires de messagerie, de paiement, de connexion Google et de traduction, chacun pour sa seule finalité ; l’entreprise qui héberge pour nous ce serveur et sa base de données ; les personnes qui ouvrent le lien d’un dictionnaire que vous partagez ; et les programmes auxquels vous donnez une clé, qui peuvent lire, ajouter, modifier et supprimer vos mots jusqu’à ce que vous la révoquiez. Certains prestataires peuvent se trouver dans un autre pays ; demandez-nous lesquels. Nous ne vendons pas de données.",
        "Les polices, les images et les scripts de nos pages viennent de ce serveur, sauf le script de Google sur les écrans de connexion et là où nous vous demandons de vous connecter encore une fois avec Google.",
      ],
    },
    retention: {
      heading: "Combien de temps nous gardons les données",
      paragraphs: [],
      list: [
        "Comptes d’invité et inscriptions dont l’adresse n’a jamais été confirmée : 24 heures à partir de leur création. Ils sont ensuite supprimés avec tout ce qu’ils contiennent.",
        "Comptes et tout ce qu’ils contiennent : jusqu’à ce que vous les supprimiez, même si vous ne les utilisez pas pendant longtemps. Ce que vous supprimez dans votre compte disparaît aussitôt, un mot avec ses révisions ; les résultats de tests antérieurs et les copies déjà partagées le contiennent encore.",
        "Données des sessions : jusqu’à votre déconnexion ou l’expiration de la session, et pas plus longtemps que le compte.",
        "Décomptes contre les abus : environ un jour. Événements de sécurité : 400 jours.",
        "Sauvegardes : des données supprimées peuvent rester dans nos sauvegardes jusqu’à ce que de plus récentes les remplacent.",
      ],
    },
    rights: {
      heading: "Vos droits",
      paragraphs: [
        "Sous « Modifier le profil », vous pouvez télécharger vos données dans un fichier JSON et supprimer votre compte. La suppression est immédiate : le compte disparaît avec tous ses dictionnaires, mots, copies partagées, révisions, tests, résultats et sessions, et un abonnement en cours est résilié. Cette suppression est irréversible. Il reste l’e-mail qui confirme la suppression, jusqu’à son envoi ; les événements de sécurité, qui ne désignent plus le compte, et nos propres interventions sur celui-ci, pendant 400 jours au plus ; et, si vous aviez Premium, les identifiants de Stripe qui servent à mettre fin à l’abonnement et à verser un remboursement, jusqu’à 90 jours après la fin de ces opérations. Les données d’un invité sont supprimées automatiquement au bout de 24 heures.",
        "Selon la loi applicable, vous pouvez aussi nous demander l’accès à vos données, leur rectification, leur effacement, la limitation de leur traitement ou une copie, vous opposer à leur traitement, et introduire une réclamation auprès de l’autorité de protection des données de votre lieu de résidence.",
      ],
    },
    grounds: {
      heading: "Bases juridiques",
      paragraphs: [
        "Là où le RGPD s’applique : votre compte, vos mots, vos révisions, vos tests et vos paiements sont traités pour exécuter le contrat conclu avec vous (article 6, paragraphe 1, point b), les décomptes et les journaux au titre de notre intérêt légitime à offrir un service sûr (point f), et les justificatifs de paiement parce que la loi l’exige (point c). Nous ne prenons aucune décision automatisée à votre sujet et ne faisons aucun profilage.",
      ],
    },
    contact: {
      heading: "Modifications et contact",
      paragraphs: [
        "Si ce service traite vos données d’une façon nouvelle, nous changerons la date de cette politique et vous demanderons de l’accepter à nouveau. Pour toute question ou demande, écrivez-nous :",
      ],
    },
  },
};
