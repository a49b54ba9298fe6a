import type { ErrorMessages } from "./index.ts";

export const fr: ErrorMessages = {
  validation_failed: "Certains champs sont à revoir.",
  malformed_request: "La requête n’a pas pu être lue.",
  no_words: "Aucun mot ne correspond à cette sélection.",
  invalid_signature: "La signature n’est pas valide.",
  unauthorized: "Veuillez vous connecter.",
  invalid_credentials: "L’adresse e-mail ou le mot de passe est incorrect.",
  verification_required: "Veuillez d’abord confirmer votre adresse e-mail.",
  policies_required: "Veuillez d’abord accepter les conditions.",
  restore_required: "Veuillez d’abord saisir le code reçu par e-mail.",
  proof_required:
    "Confirmez d’abord qu’il s’agit bien de vous : saisissez votre mot de passe ou reconnectez-vous.",
  role_forbidden: "Ce n’est pas possible avec votre rôle.",
  dictionaries_limit: "Avec le rôle « {{role}} », le nombre maximal de dictionnaires est de {{limit}}",
  words_limit: "Vous avez déjà atteint le nombre maximal de mots",
  tests_limit: "Le nombre maximal de tests pour aujourd’hui est atteint",
  cross_origin: "La requête venait d’un autre site et a été refusée.",
  not_found: "Introuvable",
  conflict: "Cela a changé entre-temps. Veuillez vérifier.",
  too_large: "C’est trop volumineux pour être envoyé en une fois.",
  unsupported_media_type: "Ce type de contenu n’est pas pris en charge.",
  too_many_requests: "Trop de tentatives. Veuillez réessayer {{when}}.",
  internal_error: "Une erreur s’est produite de notre côté. Veuillez réessayer.",
  unavailable: "Le serveur est injoignable pour le moment. Veuillez réessayer dans un instant.",
  provider_unavailable: "Le service nécessaire ne répond pas pour le moment. Veuillez réessayer plus tard.",
  provider_not_configured: "Ce n’est pas proposé sur ce serveur.",
};
