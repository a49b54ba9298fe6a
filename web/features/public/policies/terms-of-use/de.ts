import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"terms-of-use"> = {
  lead: "Was Sie von Wordhoard erwarten dürfen und was wir von Ihnen erwarten.",
  sections: {
    service: {
      heading: "Der Dienst",
      paragraphs: [
        "Diesen Dienst betreibt {{operator}}; „wir“ in diesen Bedingungen. Mit Wordhoard führen Sie Wörterbücher aus Wörtern und ihren Definitionen und fragen sich selbst ab.",
        "Mit der Annahme dieser Bedingungen treffen Sie mit uns eine Vereinbarung über die Nutzung dieses Servers. Die Software selbst ist frei, unter der MIT-Lizenz.",
      ],
    },
    account: {
      heading: "Gäste und Konten",
      paragraphs: [
        "Ein Gastkonto braucht keine Daten. Es wird 24 Stunden nach seiner Entstehung mit allem gelöscht, was in ihm ist; registrieren Sie sich vorher, so bleiben Ihre Wörter.",
        "Ein Konto braucht eine eigene E-Mail-Adresse, bestätigt durch einen Code, den wir an sie schicken. Eine Registrierung, die nicht binnen 24 Stunden bestätigt wird, wird gelöscht.",
        "Behalten Sie Ihr Passwort für sich, und setzen Sie ein neues, wenn jemand anderes es kennen könnte. Sind Sie dort, wo Sie leben, für solche Bedingungen zu jung, muss ein Elternteil oder Vormund sie für Sie annehmen.",
      ],
    },
    limits: {
      heading: "Was jede Rolle darf",
      paragraphs: [
        "Ein Tag ist für Tests ein Tag nach UTC. Die Rollen Entwickler und Freund vergeben wir.",
        "Geht eine Rolle verloren, wird nichts gelöscht: Was über der Grenze liegt, lässt sich weiter lesen, abfragen und löschen; nur Neues wird abgelehnt.",
      ],
      limits: {
        role: "Rolle",
        dictionaries: "Wörter\u00adbücher",
        wordsPerDictionary: "Wörter in jedem",
        testsPerDay: "Tests am Tag",
        roles: {
          guest: "Gast",
          user: "Nutzer",
          premium: "Premium",
          developer: "Entwickler",
          friend: "Freund",
        },
      },
    },
    content: {
      heading: "Ihre Wörter",
      paragraphs: [
        "Was Sie schreiben, bleibt Ihres. Sie erlauben uns nur, was der Dienst braucht: es zu speichern, es Ihnen zu zeigen und Sie damit abzufragen. Andere Nutzer sehen es nicht.",
        "Sie stehen dafür ein, dass Sie speichern dürfen, was Sie speichern. Laden Sie Ihre Wörter ab und zu herunter: Eine eigene Kopie ist die beste Sicherung.",
      ],
    },
    conduct: {
      heading: "Faire Nutzung",
      paragraphs: ["Bitte unterlassen Sie es,"],
      list: [
        "mit Wordhoard gegen Gesetze zu verstoßen oder Verbotenes zu speichern;",
        "an die Daten anderer zu gelangen oder die Grenzen zu umgehen;",
        "den Dienst zu überlasten oder zu stören, etwa mit massenhaften automatischen Anfragen;",
        "Ihr Konto zu teilen oder zu verkaufen.",
      ],
    },
    premium: {
      heading: "Premium",
      paragraphs: [
        "Wo dieser Server Premium verkauft, kostet es {{price}} im Monat. Sie zahlen im Voraus über Stripe; dort sehen Sie vor der Zahlung den fälligen Betrag, mit etwaigen Steuern. Das Abonnement verlängert sich jeden Monat, bis Sie kündigen.",
        "Nach einer Zahlung kann es bis zu 5 Minuten dauern, bis Ihr Konto die neue Rolle hat.",
        "Kann eine Verlängerung nicht bezahlt werden, bleibt Premium, solange Stripe es wieder versucht. Scheitert das endgültig, endet das Abonnement.",
      ],
    },
    cancellation: {
      heading: "Kündigung und Erstattung",
      paragraphs: [
        "Sie können jederzeit unter „Abonnement“ kündigen, ohne Gründe zu nennen. Was Ihnen das Gesetz als Verbraucher gewährt, etwa ein Widerrufsrecht, bleibt unberührt.",
      ],
      list: [
        "Zum Ende des Zeitraums: Premium bleibt, bis der bezahlte Monat um ist, und weiter wird nichts abgebucht. Bis dahin können Sie die Kündigung zurücknehmen.",
        "Sofort, mit Erstattung: Premium endet auf der Stelle. Beim ersten Mal wird Ihre letzte Zahlung ganz erstattet, danach der Teil für die Tage, die noch nicht begonnen haben. Den Betrag zeigen wir vor der Bestätigung. Frühere Zahlungen werden nicht erstattet.",
        "Auch die Löschung Ihres Kontos beendet ein laufendes Abonnement, erstattet aber von sich aus nichts. Möchten Sie die Erstattung, kündigen Sie zuerst mit sofortiger Wirkung.",
      ],
    },
    results: {
      heading: "Vorschläge und Urteile",
      paragraphs: [
        "Übersetzungsvorschläge kommen von Maschinen, und Antworten werden nach Regeln beurteilt. Beides kann falsch sein. Verlassen Sie sich nicht darauf, wo ein Fehler Schaden anrichten würde.",
      ],
    },
    liability: {
      heading: "Verfügbarkeit und Haftung",
      paragraphs: [
        "Wir betreiben den Dienst mit Sorgfalt, können aber nicht versprechen, dass er immer erreichbar und frei von Fehlern ist.",
        "Wir haften, wo das Gesetz es verlangt, insbesondere für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit. Darüber hinaus haften wir nicht, soweit das Gesetz es zulässt.",
      ],
    },
    ending: {
      heading: "Das Ende der Vereinbarung",
      paragraphs: [
        "Sie können Ihr Konto jederzeit unter „Benutzer bearbeiten“ löschen. Alles darin ist sofort verschwunden.",
        "Ein Konto, das diese Bedingungen schwer oder wiederholt verletzt, dürfen wir sperren oder löschen, und wir dürfen den Dienst einstellen. Stellen wir ihn ein, sagen wir es so rechtzeitig, dass Sie Ihre Wörter herunterladen können, und erstatten Premium für die Zeit, die Sie nicht mehr bekommen.",
      ],
    },
    contact: {
      heading: "Änderungen und Kontakt",
      paragraphs: [
        "Ändern sich diese Bedingungen, bekommen sie ein neues Datum, und Sie werden gebeten, sie anzunehmen, bevor es weitergeht.",
        "Es gilt das Recht des Ortes, an dem wir unseren Sitz haben, ohne Ihnen den Schutz des Rechts zu nehmen, in dessen Gebiet Sie leben. Schreiben Sie uns:",
      ],
    },
  },
};
