import type { ErrorMessages } from "./error-messages.ts";

export const fr: ErrorMessages = {
  validation_failed: "Certains champs sont mal remplis.",
  malformed_request: "La requête n’a pas pu être lue.",
  no_words: "Aucun mot ne correspond à cette sélection.",
  invalid_signature: "La signature n’est pas valide.",
  unauthorized: "Veuillez vous connecter.",
  invalid_credentials: "L’adresse e-mail ou le mot de passe est incorrect.",
  work_required: "De nombreuses requêtes arrivent de votre réseau en ce moment. Veuillez réessayer.",
  verification_required: "Veuillez d’abord confirmer votre adresse e-mail.",
  policies_required: "Veuillez d’abord accepter les trois documents.",
  restore_required: "Veuillez d’abord saisir le code reçu par e-mail.",
  proof_required:
    "Confirmez d’abord qu’il s’agit bien de vous : saisissez votre mot de passe ou reconnectez-vous.",
  suspended: "Ce compte est suspendu. Rien n’a été supprimé. Veuillez écrire à l’assistance.",
  suspended_until: "Ce compte est suspendu jusqu’au {{until}} (UTC). Rien n’a été supprimé.",
  totp_required:
    "Votre rôle exige des codes à usage unique. Veuillez d’abord les activer dans les paramètres.",
  wrong_code: "Le code est incorrect ou a déjà été utilisé.",
  role_forbidden: "Ce n’est pas possible avec votre rôle.",
  dictionaries_limit: "Avec le rôle « {{role}} », le nombre maximal de dictionnaires est de {{limit}}",
  words_limit: "Le nombre maximal de mots est atteint",
  tests_limit: "Vous avez utilisé tous vos tests d’aujourd’hui",

  shares_limit:
    "Vous avez déjà {{limit}} liens de partage, c’est le maximum. Désactivez-en un pour en créer un autre.",
  tokens_limit: "Vous avez déjà {{limit}} clés, c’est le maximum. Révoquez-en une pour en créer une autre.",
  cross_origin: "La requête venait d’un autre site et a été refusée.",
  not_found: "Introuvable",
  conflict: "Cela a changé entre-temps. Veuillez vérifier et réessayer.",
  too_large: "C’est trop volumineux pour être envoyé en une fois.",
  unsupported_media_type: "Ce type de contenu n’est pas pris en charge.",
  too_many_requests: "Trop de tentatives. Veuillez réessayer {{when}}.",
  internal_error: "Une erreur s’est produite de notre côté. Veuillez réessayer.",
  unavailable: "Le serveur est injoignable pour le moment. Veuillez réessayer dans un instant.",
  provider_unavailable: "Un service nécessaire ne répond pas pour le moment. Veuillez réessayer plus tard.",
  provider_not_configured: "Ce n’est pas proposé sur ce serveur.",
  passkey_refused:
    "Cette clé d’accès n’a pas fonctionné ici. Veuillez réessayer ou vous connecter autrement.",
  passkeys_limit:
    "Vous avez déjà {{limit}} clés d’accès, c’est le maximum. Supprimez-en une pour en ajouter une autre.",
  passkey_known: "Cette clé d’accès a déjà été ajoutée.",
  last_way_in: "C’est votre seul moyen de vous connecter. Ajoutez-en d’abord un autre.",
  not_done: "Cela n’a pas fonctionné",
  link_over: "Ce lien ne fonctionne plus. Il a déjà été utilisé ou il a expiré.",
  address_in_use: "Cette adresse appartient désormais à un autre compte et ne peut donc pas être reprise.",
};
