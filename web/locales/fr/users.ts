import type { Localized } from "../../../shared/plurals.ts";
import type { users as English } from "../en/users.ts";

export const users = {
  edit: "Modifier le profil",
  title: "Paramètres",
  since: "Membre depuis le {{date}}.",
  change: "Modifier",
  sections: { label: "Rubriques", account: "Compte", ways: "Connexion", data: "Données" },
  email: {
    change: "Modifier l’adresse e-mail",
    new: "Nouvelle adresse e-mail",
    lead: "Nous enverrons un code à la nouvelle adresse. Tant que vous ne l’avez pas saisi, rien ne change.",
    sendCode: "Envoyer le code",
    mailed:
      "Si <b>{{email}}</b> est libre, un code vient d’y être envoyé. Saisissez-le ici dans les 10 minutes.",
    other: "Autre adresse",
    changed: "Votre adresse e-mail a été modifiée. Tous vos autres appareils ont été déconnectés.",
  },
  language: {
    label: "Langue de l’interface",
    hint: "Prend effet tout de suite sur tous vos appareils.",
  },
  password: {
    title: "Mot de passe",
    since: "Modifié le {{date}}.",
    submit: "Changer le mot de passe",
    changed: "Votre mot de passe a été modifié. Tous vos autres appareils ont été déconnectés.",
    none: "Vous vous connectez avec Google\u00a0: il n’y a donc pas encore de mot de passe. Nous pouvons vous envoyer un code par e-mail pour en choisir un.",
    set: "Choisir un mot de passe",
  },
  google: {
    linked: "Vous pouvez vous connecter avec Google.",
    only: "Vous vous connectez avec Google. Pour le dissocier, choisissez d’abord un mot de passe.",
    unlink: "Dissocier",
    unlinkNamed: "Dissocier Google",
    ask: "Dissocier Google\u00a0?",
    lead: "Vous vous connecterez ensuite sans Google.",
    unlinked: "Google est dissocié.",
  },
  devices: {
    title: "Appareils connectés",
    name: "{{browser}} sur {{system}}",
    unknown: "Appareil inconnu",
    current: "Cet appareil, maintenant",
    used: "Dernière utilisation\u00a0: {{ago}}\u00a0; connexion\u00a0: {{date}}",
    end: "Déconnecter",
    endNamed: "Déconnecter\u00a0: {{device}}",
    endOthers: "Déconnecter tous les autres",
    ended: "Appareil déconnecté.",
  },
  proof: {
    title: "Confirmez que c’est bien vous",
    lead: "Avant toute action importante, nous posons la question. Nous ne vous le redemanderons pas pendant 10 minutes.",
    google:
      "Vous n’avez pas de mot de passe ici\u00a0: connectez-vous encore une fois avec Google. Nous ne vous le redemanderons pas pendant 10 minutes.",
    submit: "Confirmer",
  },
  data: {
    title: "Tout télécharger",
    text: "Tout ce que nous conservons sur vous, y compris vos dictionnaires avec tous leurs mots, dans un fichier JSON.",
    download: "Télécharger mes données",
    submit: "Télécharger",
  },
  leave: {
    title: "Supprimer le compte",
    text: "Supprime tout de suite tout ce qu’il contient. C’est irréversible.",
    submit: "Supprimer le compte",
    ask: "Supprimer votre compte\u00a0?",
    lead: "Le compte <b>{{email}}</b> sera supprimé tout de suite, et avec lui\u00a0:",
    dictionaries: "tous les dictionnaires et leurs mots",
    reports: "tous les tests et leurs résultats",
    subscription: "votre abonnement\u00a0; rien d’autre ne sera débité",
    sessions: "toutes les connexions, sur tous vos appareils",
    final: "Personne ne pourra le rétablir, pas même nous.",
    keep: "Garder le compte",
  },
} satisfies Localized<typeof English, "fr">;
