import type { Localized } from "../../../shared/plurals.ts";
import type { common as English } from "../en/common.ts";

export const common = {
  loading: "Chargement",
  retry: "Réessayer",
  reload: "Recharger la page",
  save: "Enregistrer",
  cancel: "Annuler",
  delete: "Supprimer",
  back: "Retour",
  skipToContent: "Aller au contenu",
  mainMenu: "Menu principal",
  today: "Aujourd’hui",
  progress: "Progrès",
  language: "Langue",
  theme: "Thème",
  justNow: "à l’instant",
  themes: { light: "Clair", dark: "Sombre", system: "Système" },
  offline: {
    title: "Vous êtes hors ligne.",
    text: "Vous voyez ce qui est enregistré sur cet appareil. Pour modifier des mots ou faire un test, il faut une connexion.",
  },
  account: "Compte",
  signedInAs: "Compte :",
  guest: "Invité",
  editUser: "Modifier le profil",
  subscription: "Abonnement",
  upgrade: "Passer à l’offre supérieure",
  logOut: "Se déconnecter",
  roles: {
    guest: "Invité",
    user: "Utilisateur",
    premium: "Premium",
    developer: "Développeur",
    friend: "Ami",
  },
} satisfies Localized<typeof English, "fr">;
