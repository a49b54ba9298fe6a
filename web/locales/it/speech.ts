import type { Localized } from "../../../shared/plurals.ts";
import type { speech as English } from "../en/speech.ts";

export const speech = {
  hear: "Ascolta {{text}}",
  hearExample: "Ascolta l’esempio",
  failed: "Non è stato possibile riprodurre la parola.",
  youHear: "Quello che senti",
  dictation: "Dettato: senti la parola e la scrivi",
  noDictation:
    "Niente dettato: né questo dispositivo né il server hanno una voce per questa lingua: {{language}}.",
  typeWhatYouHear: "Scrivi quello che senti",
  playAgain: "Riascolta",
  playSlowly: "Ascolta lentamente",
  ofDevice: "{{language}}, voce di questo dispositivo",
  ofServer: "{{language}}, voce del server",
  position: "Dettato, parola {{position, number}} di {{total, number}}",
  noVoice: "Qui non c’è una voce per questa lingua: {{language}}",
  noVoiceText:
    "Né questo dispositivo né il server hanno una voce per questa lingua. Aggiungi una voce nelle impostazioni del dispositivo, oppure fai il test per iscritto.",
  asText: "Continua per iscritto",
  chooseAgain: "Scegli di nuovo",
  meaning: "Significato",
  title: "Audio",
  titleHint: "Su questo dispositivo, per tutte le parole in questa lingua: {{language}}.",
  voice: "Voce",
  automatic: "Scelta automaticamente",
  serverVoice: "Voce del server",
  online: "{{name}} (richiede una connessione)",
  speed: "Velocità",
  slow: "Lenta",
  normal: "Normale",
  fast: "Veloce",
  afterAnswer: "Ascolta la parola dopo ogni risposta",
  inReview: "Dettato nel ripasso quotidiano: senti il termine invece di vedere le definizioni",
  inReviewHint: "Su questo dispositivo, ogni volta che scrivi il termine.",
} satisfies Localized<typeof English, "it">;
