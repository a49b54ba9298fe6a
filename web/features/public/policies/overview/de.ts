import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"overview"> = {
  lead: "Drei Dokumente sagen, wie dieser Server mit Ihnen und Ihren Daten umgeht. Sie beschreiben, was die Software wirklich tut.",
  sections: {
    cookie: {
      heading: "Cookie-Richtlinie",
      paragraphs: [
        "Ein paar Cookies, ohne die keine Anmeldung geht. Keine Nachverfolgung, also auch kein Banner.",
      ],
    },
    privacy: {
      heading: "Datenschutz\u00adrichtlinie",
      paragraphs: [
        "Was über Sie gespeichert wird und warum, wer sonst etwas davon erhält, wann es gelöscht wird und wie Sie es selbst herunterladen oder löschen.",
      ],
    },
    "terms-of-use": {
      heading: "Nutzungs\u00adbedingungen",
      paragraphs: [
        "Was jede Rolle darf, was Premium kostet, wie Sie kündigen und Ihr Geld zurückbekommen und was faire Nutzung heißt.",
      ],
    },
  },
};
