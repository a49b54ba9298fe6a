import type { Wording } from "../sections.ts";

export const wording: Wording = {
  titles: {
    overview: "Richtlinien",
    cookie: "Cookie-Richtlinie",
    privacy: "Datenschutz\u00aderklärung",
    "terms-of-use": "Nutzungs\u00adbedingungen",
  },
  version: "Fassung vom {{date}}",
  contents: "Inhalt",
  languages: "Dieses Dokument in anderen Sprachen",
  readOn: "Vollständig lesen",
  operator: "jemand, der hier keinen Namen angegeben hat",
  unreachable:
    "Für diesen Server ist keine Adresse veröffentlicht. Wenden Sie sich an die Person, die Ihnen den Link gegeben hat; sie weiß, wer den Server betreibt.",
};
