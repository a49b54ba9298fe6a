import type { Localized } from "../../../shared/plurals.ts";
import type { speech as English } from "../en/speech.ts";

export const speech = {
  hear: "Écouter {{text}}",
  hearExample: "Écouter l’exemple",
  failed: "Le son du mot n’a pas pu être lu.",
  youHear: "Vous entendez",
  dictation: "Dictée : vous entendez le mot et vous l’écrivez",
  noDictation:
    "Pas de dictée : ni cet appareil ni le serveur n’ont de voix pour cette langue ({{language}}).",
  typeWhatYouHear: "Écrivez ce que vous entendez",
  playAgain: "Réécouter",
  playSlowly: "Écouter lentement",
  ofDevice: "{{language}}, voix de cet appareil",
  ofServer: "{{language}}, voix du serveur",
  position: "Dictée, mot {{position, number}} sur {{total, number}}",
  noVoice: "Pas de voix ici pour cette langue ({{language}})",
  noVoiceText:
    "Ni cet appareil ni le serveur n’ont de voix pour cette langue. Ajoutez une voix dans les paramètres de votre appareil, ou faites le test sans le son.",
  asText: "Continuer sans le son",
  chooseAgain: "Choisir à nouveau",
  meaning: "Signification",
  title: "Son",
  titleHint: "Sur cet appareil, pour tous les mots dans cette langue ({{language}}).",
  voice: "Voix",
  automatic: "Choisie automatiquement",
  serverVoice: "Voix du serveur",
  online: "{{name}} (nécessite une connexion)",
  speed: "Vitesse",
  slow: "Lente",
  normal: "Normale",
  fast: "Rapide",
  afterAnswer: "Lire le mot à voix haute après chaque réponse",
  inReview: "Dictée dans la révision du jour : vous entendez le terme au lieu de voir les définitions",
  inReviewHint: "Sur cet appareil, chaque fois que vous écrivez le terme.",
} satisfies Localized<typeof English, "fr">;
