import type { Localized } from "../../../shared/plurals.ts";
import type { CatchingStrings } from "../en/catching.ts";

const catching = {
  keys: {
    title: "Accès pour d’autres programmes",
    hint: "Les extensions de navigateur conçues pour Anki peuvent ajouter des mots ici. Une clé donne accès à vos mots, pas à votre compte.",
    how: "Mode d’emploi",
    add: "Nouvelle clé",
    list: "Clés pour d’autres programmes",
    used: "Dernière utilisation : {{ago}} ; créée le {{date}}",
    unused: "Pas encore utilisée ; créée le {{date}}",
    end: "Révoquer",
    endNamed: "Révoquer : {{name}}",
    ended: "Clé révoquée",
    ask: "Pour quel programme ?",
    create: "Créer la clé",
    made: "Votre nouvelle clé",
    once: "Copiez-la maintenant : elle ne sera plus affichée.",
    address: "Adresse avec la clé, pour les programmes qui n’ont pas de champ pour la clé",
    copyAddress: "Copier l’adresse",
    key: "La clé seule, pour {{name}}",
    copyKey: "Copier la clé",
    secret:
      "Toute personne qui a l’adresse ou la clé peut lire, modifier et supprimer vos mots et en ajouter. Ni l’une ni l’autre ne figure dans les journaux du serveur.",
    copy: "Copier",
    copied: "Copiée",
    done: "Terminé",
  },
  how: {
    title: "Ajouter des mots depuis d’autres applications",
    lead: "Vous pouvez ajouter des mots où que vous les rencontriez : avec une extension de navigateur, ou en les partageant depuis une autre application.",
    addOn: {
      title: "Avec Yomitan ou une autre extension pour Anki",
      first: "Créez une clé dans vos <settings>paramètres</settings> et copiez-la.",
      second:
        "Activez Anki dans les paramètres de l’extension. Indiquez l’adresse ci-dessous comme serveur et votre clé comme clé d’API. S’il n’y a pas de champ pour la clé, indiquez plutôt l’adresse avec la clé, affichée lors de la création de celle-ci.",
      address: "Adresse du serveur",
      third:
        "Choisissez un dictionnaire comme paquet (deck) et Wordhoard comme type de fiche (model), puis remplissez ses champs : Term, Definitions, Note, Example. Dès lors, le bouton + de l’extension ajoute les mots ici.",
    },
    share: {
      title: "En partageant depuis n’importe quelle application",
      first:
        "Installez Wordhoard : dans le menu de votre navigateur, choisissez « Installer l’application » ou « Ajouter à l’écran d’accueil ».",
      second: "Sélectionnez un mot dans une application, choisissez « Partager », puis Wordhoard.",
      third: "La page « Ajouter un mot » l’affiche. Continuez, tapez sa définition et appuyez sur Entrée.",
      where:
        "Cela fonctionne sous Android, Windows et ChromeOS. Les iPhone et les iPad ne transmettent pas ce qui est partagé aux applications web.",
    },
  },
  add: {
    title: "Ajouter un mot",
    which: "Pour quel dictionnaire ?",
    next: "Continuer",
    from: "Depuis un lien ou une autre application :",
    draft: "Le formulaire contient encore un mot que vous avez tapé. Lequel voulez-vous y garder ?",
    mine: "Garder le mien",
    use: "Prendre le texte reçu",
  },
};

export const strings = { catching } satisfies Localized<CatchingStrings, "fr">;
