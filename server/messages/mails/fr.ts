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
  account_deleted: {
    subject: "Votre compte Wordhoard a été supprimé",
    title: "Votre compte a été supprimé",
    lead: "Votre compte a été supprimé, avec tous ses dictionnaires, mots et résultats de tests. C’est irréversible. Si vous aviez un abonnement, il a été résilié.",
    note: "Merci de nous avoir confié vos mots. Vous pouvez vous réinscrire à tout moment.",
  },
  email_change: {
    subject: "Votre code pour une autre adresse Wordhoard",
    title: "Confirmez votre nouvelle adresse e-mail",
    lead: "Saisissez ce code dans Wordhoard pour utiliser cette adresse e-mail avec votre compte\u00a0:",
    note: "Le code est valable 10 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail\u00a0: rien ne se passe sans le code.",
  },
  address_taken: {
    subject: "Votre adresse est déjà utilisée sur Wordhoard",
    title: "Vous utilisez déjà cette adresse",
    lead: "Quelqu’un, sans doute vous, a voulu utiliser cette adresse e-mail pour un autre compte Wordhoard. Elle appartient déjà au vôtre\u00a0: rien n’a donc changé.",
    note: "Si ce n’était pas vous, ignorez cet e-mail.",
  },
  email_changed: {
    subject: "Votre adresse e-mail Wordhoard a été modifiée",
    title: "Votre adresse e-mail a été modifiée",
    lead: "Votre compte a maintenant une autre adresse e-mail, avec laquelle vous vous connectez désormais. Tous vos autres appareils ont été déconnectés.",
    note: "Si ce n’était pas vous, reprenez cette adresse avec le lien ci-dessous. Il fonctionne une seule fois, pendant 7 jours, et déconnecte tous les appareils.",
  },
  email_undone: {
    subject: "Le changement de votre adresse Wordhoard a été annulé",
    title: "Le changement d’adresse a été annulé",
    lead: "Le compte qui utilisait cette adresse e-mail a retrouvé la précédente, grâce au lien que nous y avons envoyé. Tous ses appareils ont été déconnectés.",
    note: "Si ce compte est le vôtre, connectez-vous avec l’adresse précédente.",
  },
  google_linked: {
    subject: "Google est désormais associé à votre compte Wordhoard",
    title: "Vous pouvez vous connecter avec Google",
    lead: "Un compte Google vient d’être associé à votre compte Wordhoard\u00a0: vous pouvez maintenant vous connecter avec lui.",
    note: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et dissociez Google dans les paramètres.",
  },
  google_unlinked: {
    subject: "Google n’est plus associé à votre compte Wordhoard",
    title: "Google a été dissocié",
    lead: "Un compte Google vient d’être dissocié de votre compte Wordhoard\u00a0: il ne permet plus de vous connecter.",
    note: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.",
  },
  new_device: {
    subject: "Nouvelle connexion à votre compte Wordhoard",
    title: "Un nouvel appareil s’est connecté",
    lead: "Quelqu’un, sans doute vous, vient de se connecter à votre compte sur un appareil que nous ne connaissons pas encore\u00a0:",
    note: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: tous les appareils seront déconnectés.",
  },
  links: {
    logIn: "Se connecter",
    newPassword: "Choisir un nouveau mot de passe",
    undo: "Reprendre cette adresse",
  },
};
