import type { Localized } from "../../../shared/plurals.ts";
import type { users as English } from "../en/users.ts";

export const users = {
  edit: "Modifier le profil",
  role: "Rôle",
  since: "Membre depuis le",
  language: {
    title: "Langue",
    label: "Langue de l’interface",
    hint: "Prend effet tout de suite sur tous vos appareils.",
  },
  password: {
    title: "Mot de passe",
    submit: "Changer le mot de passe",
    changed: "Votre mot de passe a été modifié. Tous vos autres appareils ont été déconnectés.",
    none: "Vous vous connectez avec Google\u00a0: il n’y a donc pas encore de mot de passe. Nous pouvons vous envoyer un code par e-mail pour en choisir un.",
    set: "Choisir un mot de passe",
  },
  data: {
    title: "Vos données",
    text: "Tout ce que nous conservons sur vous, y compris vos dictionnaires avec tous leurs mots, dans un fichier JSON.",
    download: "Télécharger mes données",
  },
  leave: {
    title: "Supprimer le compte",
    text: "Votre compte et tout ce qu’il contient seront supprimés tout de suite. Téléchargez d’abord vos données si vous voulez les garder.",
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
