import type { MailTexts } from "./index.ts";

export const fr: MailTexts = {
  verification: {
    subject: "Votre code de confirmation Wordhoard",
    title: "Confirmez votre adresse",
    lead: "Saisissez ce code dans Wordhoard pour confirmer votre adresse e-mail\u00a0:",
    note: "Le code est valable 10 minutes. Si vous n’avez pas créé de compte Wordhoard, ignorez ce message\u00a0: sans le code, il ne se passe rien.",
  },
  restore: {
    subject: "Votre code pour un nouveau mot de passe Wordhoard",
    title: "Choisissez un nouveau mot de passe",
    lead: "Saisissez ce code dans Wordhoard pour choisir un nouveau mot de passe\u00a0:",
    note: "Le code est valable 10 minutes, dans le navigateur où il a été demandé. Si vous ne l’avez pas demandé, ignorez ce message\u00a0: votre mot de passe reste le même.",
  },
  restore_guessed: {
    subject: "Codes erronés pour votre mot de passe Wordhoard",
    title: "Quelqu’un essaie de deviner des codes",
    lead: "Quelqu’un a saisi des codes erronés pour un nouveau mot de passe de votre compte, plus souvent que nous ne le permettons en un jour. Rien n’a changé : votre mot de passe reste valable.",
    note: "Si c’était vous, connectez-vous avec votre mot de passe ou demandez un nouveau code demain. Sinon, vous n’avez rien à faire.",
  },
  account_exists: {
    subject: "Vous avez déjà un compte Wordhoard",
    title: "Vous avez déjà un compte",
    lead: "Quelqu’un, sans doute vous, a voulu s’inscrire à Wordhoard avec cette adresse. Un compte y est déjà associé, rien n’a donc changé.",
    note: "Si ce n’était pas vous, ignorez ce message.",
  },
  password_changed: {
    subject: "Votre mot de passe Wordhoard a été modifié",
    title: "Votre mot de passe a été modifié",
    lead: "Le mot de passe de votre compte vient d’être modifié, et tous les autres appareils ont été déconnectés.",
    note: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.",
  },
  password_removed: {
    subject: "Votre compte Wordhoard n’a plus de mot de passe",
    title: "Votre mot de passe a été supprimé",
    lead: "Le mot de passe de votre compte vient d’être supprimé. Désormais, vous vous connectez avec une clé d’accès ou avec Google.",
    note: "Si ce n’était pas vous, définissez immédiatement un nouveau mot de passe.",
  },
  passkey_added: {
    subject: "Une clé d’accès a été ajoutée à votre compte Wordhoard",
    title: "Une clé d’accès a été ajoutée",
    lead: "Une clé d’accès vient d’être ajoutée à votre compte. La personne qui la possède peut se connecter sans votre mot de passe.",
    note: "Si ce n’était pas vous, supprimez cette clé d’accès dans vos paramètres et définissez immédiatement un nouveau mot de passe.",
  },
  passkey_removed: {
    subject: "Une clé d’accès a été supprimée de votre compte Wordhoard",
    title: "Une clé d’accès a été supprimée",
    lead: "Une clé d’accès vient d’être supprimée de votre compte. Elle ne permet plus de se connecter.",
    note: "Si ce n’était pas vous, définissez immédiatement un nouveau mot de passe.",
  },
  token_added: {
    subject: "Une clé de votre compte Wordhoard a été créée",
    title: "Une nouvelle clé a été créée",
    lead: "Une clé vient d’être créée : avec elle, un autre programme, par exemple une extension de navigateur, peut lire vos mots et en ajouter. Elle n’ouvre rien d’autre dans votre compte.",
    note: "Si ce n’était pas vous, révoquez la clé dans vos paramètres et définissez tout de suite un nouveau mot de passe.",
  },
  token_ended: {
    subject: "Une clé de votre compte Wordhoard a été révoquée",
    title: "Une clé a été révoquée",
    lead: "Une clé de votre compte vient d’être révoquée. Le programme qui l’utilisait ne peut plus lire vos mots ni en ajouter.",
    note: "Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe.",
  },
  totp_enabled: {
    subject: "Les codes à usage unique sont activés pour votre compte Wordhoard",
    title: "Les codes à usage unique sont activés",
    lead: "Désormais, il faut aussi un code de votre application pour vous connecter.",
    note: "Gardez les codes de récupération en lieu sûr : chacun vous laisse entrer une fois sans votre téléphone. Si ce n’était pas vous, choisissez un nouveau mot de passe et fermez toutes les autres sessions dans les paramètres.",
  },
  totp_disabled: {
    subject: "Les codes à usage unique sont désactivés pour votre compte Wordhoard",
    title: "Les codes à usage unique sont désactivés",
    lead: "Désormais, il ne faut plus de code de votre application pour vous connecter, et les codes de récupération ne sont plus valables.",
    note: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.",
  },
  second_step_locked: {
    subject: "Codes à usage unique erronés pour votre compte Wordhoard",
    title: "Quelqu’un essaie de deviner des codes",
    lead: "Quelqu’un a réussi la première étape de la connexion à votre compte et a saisi dix codes erronés en une heure. Pendant une heure, aucun code n’est accepté.",
    note: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : quelqu’un d’autre connaît le vôtre.",
  },
  account_deleted: {
    subject: "Votre compte Wordhoard a été supprimé",
    title: "Votre compte a été supprimé",
    lead: "Votre compte a été supprimé, avec tous ses dictionnaires, mots et résultats de tests. C’est irréversible. Si vous aviez un abonnement, il a été résilié.",
    note: "Merci de nous avoir confié vos mots. Vous pouvez vous réinscrire à tout moment.",
  },
  links: { logIn: "Se connecter", newPassword: "Choisir un nouveau mot de passe" },
};
