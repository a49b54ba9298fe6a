import type { Localized } from "../../../shared/plurals.ts";
import type { auth as English } from "../en/auth.ts";

export const auth = {
  or: "ou",
  email: "Adresse e-mail",
  menu: {
    title: "Se connecter ou s’inscrire",
    logIn: "Se connecter",
    logInText: "Avec votre adresse e-mail et votre mot de passe",
    signUp: "S’inscrire",
    signUpText: "Avec un compte gratuit, vous gardez vos mots",
    guest: "Continuer en tant qu’invité",
    guestText: "Faites d’abord un tour, sans rien remplir",
    accountDeleted: "Votre compte a été supprimé, avec tout ce qu’il contenait.",
  },
  password: {
    label: "Mot de passe",
    current: "Mot de passe actuel",
    show: "Afficher le mot de passe",
    hide: "Masquer le mot de passe",
    hint: "De {{min}} à {{max}} caractères, dont une majuscule, une minuscule et un chiffre",
  },
  signUp: {
    title: "Inscription",
    submit: "S’inscrire",
    already: "Vous avez déjà un compte\u00a0? <a>Connectez-vous</a>",
    guestKeeps:
      "Ce que vous avez créé en tant qu’invité est conservé\u00a0: vos dictionnaires et vos tests seront repris dans votre compte.",
  },
  logIn: {
    title: "Connexion",
    submit: "Se connecter",
    forgot: "Mot de passe oublié\u00a0?",
    newHere: "Première visite\u00a0? <a>Inscrivez-vous</a>",
    guestIsLeft:
      "Vous êtes ici en tant qu’invité. Si vous vous connectez à un autre compte, ce que vous avez créé en tant qu’invité ne sera pas repris et sera supprimé ({{time}}). Pour le garder, <a>inscrivez-vous</a>.",
    passwordChanged: "Votre mot de passe a été modifié. Connectez-vous avec le nouveau.",
  },
  passkey: {
    logIn: "Se connecter avec une clé d’accès",
    use: "Utiliser une clé d’accès",
    known: "Cet appareil a déjà une clé d’accès pour votre compte.",
    address:
      "Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez Wordhoard à sa propre adresse et réessayez.",
    failed: "Cela n’a pas fonctionné. Réessayez ou utilisez un autre appareil.",
  },
  google: {
    button: "Continuer avec Google",
    embedded:
      "La connexion avec Google est impossible dans cette application. Ouvrez la page dans un navigateur (Safari, Chrome, etc.) pour continuer.",
    guest:
      "Si vous utilisez ce compte Google ici pour la première fois, tout ce que vous avez créé en tant qu’invité passera dans votre nouveau compte. Si un compte existe déjà, c’est lui qui s’ouvrira, sans ce que vous avez créé en tant qu’invité.",
    unreachable:
      "Google est injoignable. Vérifiez votre connexion et assurez-vous que rien ne bloque le script de Google.",
    blocked:
      "Votre navigateur a bloqué la fenêtre de Google. Autorisez les pop-ups pour cette page et réessayez.",
    refused: "Google n’a pas confirmé ce compte. Réessayez ou connectez-vous autrement.",
    taken: "Un compte existe déjà avec cette adresse. Connectez-vous avec votre mot de passe.",
  },
  verify: {
    title: "Confirmez votre adresse e-mail",
    lead: "Nous avons envoyé un code à six chiffres à <b>{{email}}</b>.",
  },
  code: {
    label: "Code de confirmation",
    lifetime_one: "Le code est valable {{count}} minute, avec {{tries}} essais au plus.",
    lifetime_other: "Le code est valable {{count}} minutes, avec {{tries}} essais au plus.",
    submit: "Confirmer",
    missing_one: "Encore {{count}} chiffre",
    missing_other: "Encore {{count}} chiffres",
    incorrect: "Code de confirmation incorrect",
    resend: "Renvoyer",
    resendIn: "Renvoyer dans {{time}}",
    wait: "Vous pourrez demander un autre code dans un instant",
    resent: "Un nouveau code vient d’être envoyé. L’ancien ne fonctionne plus.",
    otherAddress: "Changer d’adresse",
  },
  restore: {
    title: "Mot de passe oublié",
    lead: "Indiquez votre adresse e-mail\u00a0: nous vous enverrons un code pour choisir un nouveau mot de passe.",
    submit: "Envoyer le code",
    codeTitle: "Saisissez le code",
    codeLead: "Si un compte existe pour <b>{{email}}</b>, nous y avons envoyé un code à six chiffres.",
    over: "Le délai pour choisir un mot de passe est écoulé. Demandez un nouveau code.",
    backToLogIn: "Retour à la connexion",
  },
  newPassword: {
    title: "Choisissez un nouveau mot de passe",
    lead: "Pour <b>{{email}}</b>. Tous vos appareils seront déconnectés.",
    label: "Nouveau mot de passe",
    startAnew: "Recommencer",
  },
  guest: {
    title: "Continuer en tant qu’invité",
    lead: "Tout fonctionne, avec des limites plus basses. Inscrivez-vous avant la fin du délai pour garder vos mots.",
    dictionaries: "Dictionnaires",
    words: "Mots par dictionnaire",
    tests: "Tests par jour",
    deleted: "Supprimé après",
    hours_one: "{{count}} heure",
    hours_other: "{{count}} heures",
    enter: "Continuer en tant qu’invité",
    already: "Vous avez déjà un compte\u00a0? <a>Connectez-vous</a>",
  },
  guestInfo: {
    title: "Vous êtes ici en tant qu’invité",
    open: "Ce que peuvent faire les invités",
    lead: "Tout fonctionne, avec des limites plus basses. Inscrivez-vous avant la fin du délai pour garder vos mots.",
    deletedOn: "Suppression le",
    timeLeft: "Temps restant",
    signUp: "S’inscrire",
    stay: "Continuer en tant qu’invité",
    keepWords: "S’inscrire pour garder vos mots",
    finish: "Terminer l’inscription",
  },
  policies: {
    title: "Avant de commencer",
    lead: "Veuillez lire les trois documents. Nous ne vous les présenterons à nouveau que s’ils changent.",
    cookie: "J’accepte la <a>politique relative aux cookies</a>",
    privacy: "J’accepte la <a>politique de confidentialité</a>",
    "terms-of-use": "J’accepte les <a>conditions d’utilisation</a>",
    submit: "Valider",
    hint: "Veuillez accepter les trois documents",
  },
} satisfies Localized<typeof English, "fr">;
