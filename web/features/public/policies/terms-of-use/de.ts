import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"terms-of-use"> = {
  lead: "Was Sie von Wordhoard erwarten dürfen und was wir von Ihnen erwarten.",
  sections: {
    service: {
      heading: "Der Dienst",
      paragraphs: [
        "Diesen Dienst betreibt {{operator}} (im Folgenden „wir“). Mit Wordhoard legen Sie Wörterbücher aus Wörtern und ihren Bedeutungen an, fragen sich selbst ab und wiederholen die Wörter Tag für Tag.",
        "Mit der Zustimmung zu diesen Bedingungen schließen Sie mit uns einen Vertrag über die Nutzung dieses Servers. Die Software selbst ist frei, unter der MIT-Lizenz.",
      ],
    },
    account: {
      heading: "Gäste und Konten",
      paragraphs: [
        "Für ein Gastkonto sind keine Angaben nötig. Es wird 24 Stunden nach dem Anlegen mit seinem gesamten Inhalt gelöscht; registrieren Sie sich vorher, bleiben Ihre Wörter erhalten.",
        "Für ein Konto brauchen Sie eine eigene E-Mail-Adresse, bestätigt durch einen Code, den wir dorthin schicken. Eine Registrierung, die nicht innerhalb von 24 Stunden bestätigt wird, wird gelöscht.",
        "Behalten Sie Ihr Passwort für sich, und legen Sie ein neues fest, wenn jemand anders es kennen könnte. Sind Sie nach dem Recht Ihres Wohnorts zu jung, um solchen Bedingungen selbst zuzustimmen, muss das ein Elternteil oder ein anderer gesetzlicher Vertreter für Sie tun.",
      ],
    },
    limits: {
      heading: "Was jede Rolle darf",
      paragraphs: [
        "Die Tests pro Tag werden nach UTC gezählt. Die Rollen Entwickler und Freund vergeben wir.",
        "Fällt eine Rolle weg, wird nichts gelöscht: Was über dem Limit liegt, lässt sich weiter lesen, abfragen und löschen; Sie können nur nichts mehr hinzufügen.",
      ],
      limits: {
        role: "Rolle",
        dictionaries: "Wörter\u00adbücher",
        wordsPerDictionary: "Wörter pro Wörterbuch",
        testsPerDay: "Tests pro Tag",
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
        "Was Sie schreiben, gehört weiterhin Ihnen. Sie erlauben uns nur, was für den Dienst nötig ist: es zu speichern, es Ihnen zu zeigen und Sie damit abzufragen. Andere sehen es nur, wenn Sie es teilen: Wer den Link hat, kann es dann lesen und kopieren, bis Sie den Link deaktivieren. Bereits erstellte Kopien bleiben bestehen.",
        "Speichern und teilen Sie nur, was Sie speichern und teilen dürfen: Dafür sind Sie verantwortlich. Laden Sie Ihre Wörter ab und zu herunter: Eine eigene Kopie ist die beste Sicherung.",
      ],
    },
    conduct: {
      heading: "Faire Nutzung",
      paragraphs: ["Bitte unterlassen Sie es,"],
      list: [
        "mit Wordhoard gegen Gesetze zu verstoßen oder Verbotenes zu speichern oder zu teilen;",
        "an die Daten anderer zu gelangen oder Limits zu umgehen;",
        "den Dienst zu überlasten oder zu stören, etwa mit massenhaften automatischen Anfragen;",
        "Ihr Konto zu teilen oder zu verkaufen.",
      ],
    },
    premium: {
      heading: "Premium",
      paragraphs: [
        "Bietet dieser Server Premium an, kostet es {{price}} pro Monat. Sie zahlen im Voraus über Stripe; dort sehen Sie vor der Zahlung den fälligen Betrag, mit etwaigen Steuern. Das Abonnement verlängert sich jeden Monat, bis Sie kündigen.",
        "Nach einer Zahlung kann es bis zu 5 Minuten dauern, bis Ihr Konto die neue Rolle hat.",
        "Schlägt die Zahlung für eine Verlängerung fehl, bleibt Premium bestehen, solange Stripe es erneut versucht. Gelingt es auch dann nicht, endet das Abonnement.",
      ],
    },
    cancellation: {
      heading: "Kündigung und Erstattung",
      paragraphs: [
        "Sie können jederzeit unter „Abonnement“ kündigen, ohne Angabe von Gründen. Ihre gesetzlichen Rechte als Verbraucher, etwa ein Widerrufsrecht, bleiben unberührt.",
      ],
      list: [
        "Zum Ende des Zeitraums: Premium bleibt, bis der bezahlte Monat abgelaufen ist, und es wird nichts mehr abgebucht. Bis dahin können Sie die Kündigung zurücknehmen.",
        "Sofort, mit Erstattung: Premium endet sofort. Beim ersten Mal wird Ihre letzte Zahlung ganz erstattet, danach der Teil für die Tage, die noch nicht begonnen haben. Den Betrag zeigen wir vor der Bestätigung. Frühere Zahlungen werden nicht erstattet.",
        "Auch die Löschung Ihres Kontos beendet ein laufendes Abonnement, führt aber nicht von selbst zu einer Erstattung. Möchten Sie die Erstattung, kündigen Sie zuerst mit sofortiger Wirkung.",
      ],
    },
    results: {
      heading: "Vorschläge und Beurteilungen",
      paragraphs: [
        "Übersetzungsvorschläge und gesprochene Wörter sind maschinell erzeugt, und Antworten werden nach Regeln beurteilt. Beides kann falsch sein. Verlassen Sie sich nicht darauf, wo ein Fehler Schaden anrichten würde.",
      ],
    },
    liability: {
      heading: "Verfügbarkeit und Haftung",
      paragraphs: [
        "Wir betreiben den Dienst mit Sorgfalt, können aber nicht versprechen, dass er immer erreichbar und frei von Fehlern ist.",
        "Wir haften, soweit das Gesetz es verlangt, insbesondere bei Vorsatz, grober Fahrlässigkeit und der Verletzung von Leben, Körper oder Gesundheit. Darüber hinaus haften wir nicht, soweit das Gesetz es zulässt.",
      ],
    },
    ending: {
      heading: "Ende des Vertrags",
      paragraphs: [
        "Sie können Ihr Konto jederzeit unter „Profil bearbeiten“ löschen. Alles darin wird sofort gelöscht.",
        "Wir dürfen einen Link zu einem geteilten Wörterbuch deaktivieren, das gegen diese Bedingungen verstößt, ein Konto sperren oder löschen, mit dem schwer oder wiederholt gegen sie verstoßen wird, und den Dienst einstellen. Stellen wir ihn ein, kündigen wir das so rechtzeitig an, dass Sie Ihre Wörter herunterladen können, und erstatten Premium für die nicht mehr nutzbare Zeit.",
      ],
    },
    contact: {
      heading: "Änderungen und Kontakt",
      paragraphs: [
        "Ändern sich diese Bedingungen, bekommen sie ein neues Datum, und wir bitten Sie um Ihre Zustimmung, bevor es weitergeht.",
        "Es gilt das Recht an unserem Sitz, ohne dass Sie den Schutz des Rechts an Ihrem Wohnort verlieren. Schreiben Sie uns:",
      ],
    },
  },
};
