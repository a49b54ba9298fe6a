import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"overview"> = {
  lead: "Drei Dokumente sagen, was dieser Server mit Ihren Daten macht und was Sie von ihm erwarten dürfen. Sie beschreiben, was die Software wirklich tut.",
  sections: {
    cookie: {
      heading: "Cookie-Richtlinie",
      paragraphs: ["Ein paar Cookies, vor allem für die Anmeldung. Kein Tracking, also auch kein Banner."],
    },
    privacy: {
      heading: "Datenschutz\u00aderklärung",
      paragraphs: [
        "Welche Daten über Sie gespeichert werden und warum, wer sie sonst erhält, wann sie gelöscht werden und wie Sie sie selbst herunterladen oder löschen.",
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
