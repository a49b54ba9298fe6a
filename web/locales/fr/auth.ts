import type { Localized } from "../../../shared/plurals.ts";
import type { auth as English } from "../en/auth.ts";

export const auth = {
  menu: {
    title: "Se connecter ou s’inscrire",
    logIn: "Se connecter",
    logInText: "Avec votre e-mail et votre mot de passe",
    signUp: "S’inscrire",
    signUpText: "Un compte gratuit conserve vos mots",
    guest: "Entrer en tant qu’invité",
    guestText: "Regardez d’abord, sans rien remplir",
  },
  guest: {
    title: "Entrer en tant qu’invité",
    lead: "Tout fonctionne, en plus petit. Inscrivez-vous avant la fin du délai, et vos mots resteront.",
    dictionaries: "Dictionnaires",
    words: "Mots par dictionnaire",
    tests: "Tests par jour",
    deleted: "Supprimé après",
    hours_one: "{{count}} heure",
    hours_other: "{{count}} heures",
    enter: "Entrer en tant qu’invité",
    already: "Vous avez un compte\u00a0? <a>Connectez-vous</a>",
  },
  guestInfo: {
    title: "Vous êtes ici en tant qu’invité",
    open: "Ce qu’un invité peut faire",
    lead: "Tout fonctionne, en plus petit. Inscrivez-vous avant la fin du délai, et vos mots resteront.",
    deletedOn: "Suppression le",
    timeLeft: "Temps restant",
    signUp: "S’inscrire",
    stay: "Continuer en tant qu’invité",
  },
  policies: {
    title: "Avant de commencer",
    lead: "Veuillez lire les trois documents. Nous ne vous les redemanderons que s’ils changent.",
    cookie: "J’accepte la <a>politique relative aux cookies</a>",
    privacy: "J’accepte la <a>politique de confidentialité</a>",
    "terms-of-use": "J’accepte les <a>conditions d’utilisation</a>",
    submit: "Valider",
    hint: "Toutes les politiques doivent être acceptées",
  },
} satisfies Localized<typeof English, "fr">;
