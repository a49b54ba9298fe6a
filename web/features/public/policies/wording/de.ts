import type { Wording } from "../sections.ts";

export const wording: Wording = {
  titles: {
    overview: "Richtlinien",
    cookie: "Cookie-Richtlinie",
    privacy: "Datenschutz\u00adrichtlinie",
    "terms-of-use": "Nutzungs\u00adbedingungen",
  },
  version: "Fassung vom {{date}}",
  contents: "Inhalt",
  languages: "Dieses Dokument in anderen Sprachen",
  readOn: "Ganz lesen",
  operator: "der Betreiber dieses Servers",
  unreachable:
    "Für diesen Server ist keine Adresse veröffentlicht. Fragen Sie bitte, wer Ihnen den Link gegeben hat: Dort weiß man, wer ihn betreibt.",
};
