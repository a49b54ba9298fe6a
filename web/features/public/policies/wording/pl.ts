import type { Wording } from "../sections.ts";

export const wording: Wording = {
  titles: {
    overview: "Zasady",
    cookie: "Polityka plików cookie",
    privacy: "Polityka prywatności",
    "terms-of-use": "Regulamin",
  },
  version: "Wersja z dnia {{date}}",
  contents: "Spis treści",
  languages: "Ten dokument w innych językach",
  readOn: "Przeczytaj całość",
  operator: "podmiot, który nie podał tu swojej nazwy",
  unreachable:
    "Dla tego serwera nie opublikowano adresu. Zapytaj, proszę, osobę, od której masz link: będzie wiedzieć, kto prowadzi serwer.",
};
