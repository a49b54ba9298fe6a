import type { Localized } from "../../../shared/plurals.ts";
import type { speech as English } from "../en/speech.ts";

export const speech = {
  hear: "Posłuchaj: {{text}}",
  hearExample: "Posłuchaj przykładu",
  failed: "Nie udało się odtworzyć słowa.",
  youHear: "Słyszysz",
  dictation: "Dyktando: słyszysz słowo i je wpisujesz",
  noDictation:
    "Dyktando jest niedostępne: ani to urządzenie, ani serwer nie ma głosu dla tego języka: {{language}}.",
  typeWhatYouHear: "Wpisz to, co słyszysz",
  playAgain: "Odtwórz jeszcze raz",
  playSlowly: "Odtwórz wolniej",
  ofDevice: "{{language}}, głos tego urządzenia",
  ofServer: "{{language}}, głos serwera",
  position: "Dyktando, słowo {{position, number}} z {{total, number}}",
  noVoice: "Nie ma tu głosu dla tego języka: {{language}}",
  noVoiceText:
    "Ani to urządzenie, ani serwer nie ma głosu dla tego języka. Dodaj głos w ustawieniach urządzenia albo rozwiąż test bez dźwięku.",
  asText: "Kontynuuj bez dźwięku",
  chooseAgain: "Wybierz ponownie",
  meaning: "Znaczenie",
  title: "Dźwięk",
  titleHint: "Dotyczy tego urządzenia i wszystkich słów w tym języku: {{language}}.",
  voice: "Głos",
  automatic: "Wybierany automatycznie",
  serverVoice: "Głos serwera",
  online: "{{name}} (wymaga połączenia)",
  speed: "Tempo",
  slow: "Wolne",
  normal: "Średnie",
  fast: "Szybkie",
  afterAnswer: "Odczytaj słowo po każdej odpowiedzi",
  inReview: "Dyktando w codziennej powtórce: słyszysz termin, zamiast widzieć znaczenia",
  inReviewHint: "Na tym urządzeniu, gdy wpisujesz termin.",
} satisfies Localized<typeof English, "pl">;
