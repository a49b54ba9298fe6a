import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"privacy"> = {
  lead: "Welche Daten dieser Dienst über Sie speichert, warum, wie lange, und was Sie tun können.",
  sections: {
    responsible: {
      heading: "Verantwortlicher",
      paragraphs: [
        "Diesen Dienst betreibt {{operator}} (im Folgenden „wir“). Die Autoren der Software erhalten von diesem Server keine Daten.",
      ],
    },
    short: {
      heading: "Kurz gesagt",
      paragraphs: [],
      list: [
        "Ein Konto braucht eine E-Mail-Adresse. Ein Gast braucht nichts.",
        "Ihre Wörter gehören Ihnen. Kein anderer Nutzer sieht sie.",
        "Keine Werbung, keine Nutzungsstatistik, kein Tracking, kein Verkauf von Daten.",
        "Sie können Ihre Daten selbst herunterladen und Ihr Konto selbst löschen.",
      ],
    },
    account: {
      heading: "Ihr Konto",
      paragraphs: [
        "Wenn Sie sich registrieren, speichern wir Ihre E-Mail-Adresse und, wenn Sie ein Passwort wählen, dessen Hash (argon2id), aus dem es sich nicht wiederherstellen lässt. Bei einem Gast gibt es beides nicht. Wenn Sie einen Passkey verwenden, speichern wir seinen öffentlichen Schlüssel, den Namen, den Sie ihm geben, und wann er hinzugefügt und zuletzt verwendet wurde; Fingerabdruck und Gesicht verlassen Ihr Gerät nie.",
        "Zum Konto speichern wir seine Rolle, die Sprache der Oberfläche, wie Sie Ihre Listen sortieren, wann es angelegt wurde und wann Sie welcher Fassung dieser Dokumente zugestimmt haben.",
      ],
    },
    words: {
      heading: "Ihre Wörter und Tests",
      paragraphs: [
        "Wir speichern, was Sie schreiben: Wörterbücher mit Namen und Sprachen, Wörter mit ihren Bedeutungen.",
        "Wir speichern, was für Tests nötig ist und was dabei entsteht: den laufenden Test, Ihre Antworten, die letzten 200 Ergebnisse jedes Wörterbuchs, wie oft ein Wort richtig oder falsch war, wie streng beurteilt werden soll und wie viele Tests Sie an welchem Tag gemacht haben.",
        "Antworten werden auf diesem Server nach festen Regeln beurteilt und dafür nirgendwohin übermittelt.",
      ],
    },
    sessions: {
      heading: "Anmeldung",
      paragraphs: [
        "Beim Anmelden erhält Ihr Browser eine Zufallszahl in einem Cookie. Wir speichern einen Hash davon, dazu die Zeiten der Anmeldung und der letzten Nutzung und den Namen von Browser und System („Firefox unter Linux“), damit Sie sehen, wo Sie angemeldet sind, und das dort beenden können. Die Sitzung endet mit dem Abmelden, nach 14 Tagen ohne Nutzung und spätestens nach 90 Tagen. Ein neues Passwort beendet alle anderen Sitzungen.",
        "Die Codes, die wir schicken, haben sechs Ziffern, gelten 10 Minuten und erlauben fünf Versuche. Zum Prüfen speichern wir einen Hash. Für Einmalcodes speichern wir den Schlüssel, den auch Ihre App hat, und Hashes der Wiederherstellungscodes; für einen Schlüssel für andere Programme einen Hash davon, seinen Namen und die Zeiten der Erstellung und der letzten Nutzung; für jeden Browser, in dem Sie sich angemeldet haben, einen Hash seiner Zufallszahl und wann er zuletzt da war; nach einer Änderung der Adresse 7 Tage lang die vorherige, damit Sie sie zurückholen können.",
      ],
    },
    traces: {
      heading: "Schutz und Protokolle",
      paragraphs: [
        "Um das Erraten von Passwörtern und Missbrauch zu verhindern, zählen wir bestimmte Anfragen, etwa Anmeldeversuche: nach Netzadresse (bei IPv6 nach deren erster Hälfte), nach Konto und nach einem Hash der E-Mail-Adresse. Eine solche Zählung wird etwa einen Tag später gelöscht.",
        "Das Protokoll des Servers hält technische Fehler und sicherheitsrelevante Ereignisse fest, etwa eine Anmeldung oder ein geändertes Passwort, mit Zeit, Netzadresse und Nummer des Kontos. Es enthält keine Wörter, Passwörter, Codes oder E-Mail-Adressen. Wie lange es aufbewahrt wird, hängt davon ab, wie wir diesen Server betreiben; fragen Sie uns, wenn Sie es wissen möchten.",
      ],
    },
    mail: {
      heading: "E-Mail",
      paragraphs: [
        "Wir schreiben Ihnen nur wegen Ihres Kontos: Codes, mit denen Sie eine Adresse bestätigen, ein neues Passwort festlegen oder Ihre Adresse ändern, und Hinweise, dass es zu Ihrer Adresse schon ein Konto gibt, dass sich Ihre Adresse, Ihr Passwort, Ihre Passkeys, Ihre Einmalcodes, Ihre Schlüssel für andere Programme oder die Verknüpfung mit Google geändert haben, dass sich ein neues Gerät angemeldet hat, dass jemand zu viele falsche Codes eingegeben hat oder dass Ihr Konto gelöscht wurde. Einen Newsletter gibt es nicht. Wenn Sie Erinnerungen einschalten, schreiben wir Ihnen auch an Tagen, an denen Wörter fällig sind, bis Sie sie ausschalten; dafür speichern wir die gewählte Uhrzeit und den Zeitpunkt der letzten Erinnerung.",
        "Eine E-Mail, die auf den Versand wartet, ist mit Adresse und Code gespeichert. Sie wird gelöscht, sobald sie verschickt ist oder nicht mehr gebraucht wird, spätestens nach einem Tag. Verschickt wird sie über den E-Mail-Dienst dieses Servers.",
      ],
    },
    google: {
      heading: "Anmeldung mit Google",
      paragraphs: [
        "Das geschieht nur, wenn dieser Server es anbietet und Sie es wählen. Google teilt uns dann Ihre E-Mail-Adresse mit, ferner, ob sie bestätigt ist, und eine Kennung, unter der Google Sie führt; Adresse und Kennung speichern wir. Name und Bild, die Google mitschickt, bewahren wir nicht auf. Google erfährt, dass Sie diesen Dienst nutzen.",
      ],
    },
    payment: {
      heading: "Bezahlung",
      paragraphs: [
        "Premium wird auf den Seiten von Stripe bezahlt. Die Daten Ihrer Karte gehen allein an Stripe und gelangen nie auf diesen Server.",
        "Wir speichern die Kennung Ihres Kundeneintrags bei Stripe und den Stand Ihres Abonnements: ob es läuft, bis wann es bezahlt ist und ob es gekündigt ist oder erstattet werden soll. Stripe erhält Ihre E-Mail-Adresse, die Nummer Ihres Kontos und was Sie dort eingeben. Löschen Sie Ihr Konto, wird auch Ihr Kundeneintrag bei Stripe gelöscht; Zahlungsbelege bewahrt Stripe auf, wie das Gesetz es verlangt.",
      ],
    },
    translation: {
      heading: "Übersetzungsvorschläge",
      paragraphs: [
        "Nutzt dieser Server einen Übersetzungsdienst (LibreTranslate, DeepL oder Azure Translator), wird der Begriff, den Sie gerade schreiben, mit den beiden Sprachen dorthin übermittelt. Die Anfrage stellt dieser Server; der Dienst erfährt nichts über Sie. Seine Antworten werden bis zu 30 Tage unter einem Hash des Begriffs aufbewahrt, ohne jeden Bezug zu Ihrem Konto.",
      ],
    },
    recipients: {
      heading: "Wer sonst Daten erhält",
      paragraphs: [
        "Nur die hier Genannten: die Anbieter von E-Mail, Bezahlung, Google-Anmeldung und Übersetzung, jeder allein für seinen Zweck, und wer diesen Server und seine Datenbank für uns hostet. Manche davon können in einem anderen Land sitzen; fragen Sie uns, welche. Wir verkaufen keine Daten.",
        "Schriften, Bilder und Skripte unserer Seiten kommen von diesem Server, mit Ausnahme des Google-Skripts auf den Anmeldeseiten und dort, wo wir Sie bitten, sich noch einmal mit Google anzumelden.",
      ],
    },
    retention: {
      heading: "Wie lange wir Daten aufbewahren",
      paragraphs: [],
      list: [
        "Gastkonten und Registrierungen, deren Adresse nie bestätigt wurde: 24 Stunden ab dem Anlegen. Danach werden sie mit ihrem gesamten Inhalt gelöscht.",
        "Konten: bis Sie sie löschen, auch wenn Sie sie lange nicht nutzen.",
        "Einträge über Sitzungen: bis Sie sich abmelden oder die Sitzung abläuft, und nicht länger als das Konto.",
        "Zählungen gegen Missbrauch: etwa einen Tag.",
        "Sicherungen: Gelöschte Daten können in unseren Sicherungskopien bleiben, bis neuere sie ersetzen.",
      ],
    },
    rights: {
      heading: "Ihre Rechte",
      paragraphs: [
        "Unter „Profil bearbeiten“ können Sie Ihre Daten als JSON-Datei herunterladen und Ihr Konto löschen. Die Löschung wirkt sofort: Das Konto verschwindet mit allen Wörterbüchern, Wörtern, Tests, Ergebnissen und Sitzungen, und ein laufendes Abonnement wird gekündigt. Sie lässt sich nicht rückgängig machen. Übrig bleiben die E-Mail, die die Löschung bestätigt, bis sie verschickt ist, und, falls Sie Premium hatten, die Kennungen von Stripe, mit denen Ihr Abonnement beendet und eine Erstattung ausgezahlt wird. Die Daten eines Gastes werden nach 24 Stunden automatisch gelöscht.",
        "Nach dem Recht, das für Sie gilt, können Sie von uns außerdem Auskunft über Ihre Daten verlangen, ihre Berichtigung oder Löschung, die Einschränkung der Verarbeitung oder eine Kopie; Sie können der Verarbeitung widersprechen und sich bei der Datenschutz-Aufsichtsbehörde Ihres Wohnorts beschweren.",
      ],
    },
    grounds: {
      heading: "Rechtsgrundlagen",
      paragraphs: [
        "Wo die DSGVO gilt: Ihr Konto, Ihre Wörter, Tests und Zahlungen werden verarbeitet, um unseren Vertrag mit Ihnen zu erfüllen (Art. 6 Abs. 1 lit. b), Zählungen und Protokolle aufgrund unseres berechtigten Interesses an einem sicheren Dienst (Art. 6 Abs. 1 lit. f) und Zahlungsbelege, weil das Gesetz sie verlangt (Art. 6 Abs. 1 lit. c). Es gibt keine automatisierten Entscheidungen über Sie und kein Profiling.",
      ],
    },
    contact: {
      heading: "Änderungen und Kontakt",
      paragraphs: [
        "Wenn dieser Dienst Ihre Daten auf neue Weise verarbeitet, bekommt diese Erklärung ein neues Datum, und wir bitten Sie erneut um Ihre Zustimmung. Mit Fragen und Anliegen schreiben Sie uns:",
      ],
    },
  },
};
