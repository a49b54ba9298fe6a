import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"privacy"> = {
  lead: "Welche Daten dieser Dienst über Sie speichert, warum, wie lange, und was Sie dabei zu sagen haben.",
  sections: {
    responsible: {
      heading: "Wer verantwortlich ist",
      paragraphs: [
        "Diesen Dienst betreibt {{operator}}; „wir“ in diesem Dokument. Die Autoren der Software erhalten von diesem Server keine Daten.",
      ],
    },
    short: {
      heading: "Kurz gesagt",
      paragraphs: [],
      list: [
        "Ein Konto braucht eine E-Mail-Adresse. Ein Gast braucht nichts.",
        "Ihre Wörter gehören Ihnen. Kein anderer Nutzer sieht sie.",
        "Keine Werbung, keine Nutzungsstatistik, keine Nachverfolgung, kein Verkauf von Daten.",
        "Sie können Ihre Daten selbst herunterladen und Ihr Konto selbst löschen.",
      ],
    },
    account: {
      heading: "Ihr Konto",
      paragraphs: [
        "Wenn Sie sich registrieren, speichern wir Ihre E-Mail-Adresse und Ihr Passwort. Vom Passwort bewahren wir nur einen argon2id-Hash auf, aus dem es sich nicht zurückgewinnen lässt. Bei einem Gast gibt es beides nicht.",
        "Zum Konto speichern wir seine Rolle, die Sprache der Oberfläche, wie Sie Ihre Listen sortieren, wann es angelegt wurde und wann und in welcher Fassung Sie diese Richtlinien angenommen haben.",
      ],
    },
    words: {
      heading: "Ihre Wörter und Tests",
      paragraphs: [
        "Wir speichern, was Sie schreiben: Wörterbücher mit Namen und Sprachen, Wörter mit ihren Definitionen.",
        "Wir speichern, was Tests brauchen und hinterlassen: den laufenden Test, Ihre Antworten, die letzten 200 Berichte jedes Wörterbuchs, wie oft ein Wort richtig oder falsch war, wie streng Sie beurteilt werden wollen und wie viele Tests Sie an welchem Tag gemacht haben.",
        "Antworten werden auf diesem Server nach festen Regeln beurteilt; keine Antwort verlässt ihn dafür.",
      ],
    },
    sessions: {
      heading: "Anmeldung",
      paragraphs: [
        "Beim Anmelden erhält Ihr Browser eine Zufallszahl in einem Cookie. Wir speichern einen Hash davon, dazu die Zeiten der Anmeldung und der letzten Nutzung und den Namen von Browser und System („Firefox unter Linux“), damit Sie sehen, wo Sie angemeldet sind, und das dort beenden können. Die Sitzung endet mit dem Abmelden, nach 14 Tagen ohne Nutzung und spätestens nach 90 Tagen. Ein neues Passwort beendet alle anderen Sitzungen.",
        "Die Codes, die wir schicken, haben sechs Ziffern, gelten 10 Minuten und erlauben fünf Versuche. Zum Prüfen speichern wir einen Hash.",
      ],
    },
    traces: {
      heading: "Schutz und Protokolle",
      paragraphs: [
        "Gegen Erraten und Missbrauch zählen wir bestimmte Anfragen, etwa Anmeldeversuche: nach Netzadresse (bei IPv6 nach deren erster Hälfte), nach Konto und nach einem Hash der E-Mail-Adresse. Eine solche Zählung wird etwa einen Tag später gelöscht.",
        "Das Protokoll des Servers hält technische Fehler und sicherheitsrelevante Ereignisse fest, etwa eine Anmeldung oder ein geändertes Passwort, mit Zeit, Netzadresse und Nummer des Kontos. Es enthält keine Wörter, Passwörter, Codes oder E-Mail-Adressen. Wie lange es aufbewahrt wird, hängt davon ab, wie wir diesen Server betreiben; fragen Sie uns, wenn Sie es wissen möchten.",
      ],
    },
    mail: {
      heading: "E-Mail",
      paragraphs: [
        "Wir schreiben Ihnen nur Ihres Kontos wegen: den Code, der Ihre Adresse bestätigt, den Code für ein neues Passwort und Hinweise, dass es zu Ihrer Adresse schon ein Konto gibt, dass Ihr Passwort geändert oder dass Ihr Konto gelöscht wurde. Einen Newsletter gibt es nicht.",
        "Eine Mail, die auf den Versand wartet, ist mit Adresse und Code gespeichert. Sie wird gelöscht, sobald sie verschickt oder nutzlos geworden ist, spätestens nach einem Tag. Sie geht über den Maildienst dieses Servers.",
      ],
    },
    google: {
      heading: "Anmeldung mit Google",
      paragraphs: [
        "Sie findet nur statt, wenn dieser Server sie anbietet und Sie sie wählen. Google teilt uns dann Ihre E-Mail-Adresse mit, ob sie bestätigt ist, und eine Kennung, unter der Google Sie führt; Adresse und Kennung speichern wir. Name und Bild, die Google mitschickt, bewahren wir nicht auf. Google erfährt, dass Sie diesen Dienst nutzen.",
      ],
    },
    payment: {
      heading: "Bezahlung",
      paragraphs: [
        "Premium wird auf den Seiten von Stripe bezahlt. Die Daten Ihrer Karte gehen allein an Stripe und erreichen diesen Server nie.",
        "Wir speichern die Kennung Ihres Kundeneintrags bei Stripe und den Stand Ihres Abonnements: ob es läuft, bis wann es bezahlt ist und ob es gekündigt ist oder erstattet werden soll. Stripe erhält Ihre E-Mail-Adresse, die Nummer Ihres Kontos und was Sie dort eingeben. Löschen Sie Ihr Konto, wird auch Ihr Kundeneintrag bei Stripe gelöscht; Zahlungsbelege bewahrt Stripe auf, wie das Gesetz es verlangt.",
      ],
    },
    translation: {
      heading: "Übersetzungsvorschläge",
      paragraphs: [
        "Nutzt dieser Server einen Übersetzungsdienst (LibreTranslate, DeepL oder Azure Translator), wird ihm der Begriff, den Sie gerade schreiben, mit den beiden Sprachen geschickt. Es fragt dieser Server; der Dienst erfährt nichts über Sie. Seine Antworten werden bis zu 30 Tage unter einem Hash des Begriffs aufbewahrt, ohne jeden Bezug zu Ihrem Konto.",
      ],
    },
    recipients: {
      heading: "Wer sonst Daten erhält",
      paragraphs: [
        "Nur die hier Genannten: die Anbieter von Mail, Bezahlung, Google-Anmeldung und Übersetzung, jeder allein für seinen Zweck, und wer diesen Server und seine Datenbank für uns unterbringt. Manche davon können in einem anderen Land sein; fragen Sie uns, welche. Wir verkaufen keine Daten.",
        "Schriften, Bilder und Skripte unserer Seiten kommen von diesem Server, mit Ausnahme des Google-Skripts auf den Anmeldeseiten und dort, wo wir Sie bitten, sich noch einmal mit Google anzumelden.",
      ],
    },
    retention: {
      heading: "Wie lange wir Daten aufbewahren",
      paragraphs: [],
      list: [
        "Gastkonten und Registrierungen, deren Adresse nie bestätigt wurde: 24 Stunden ab ihrer Entstehung. Dann werden sie mit allem gelöscht, was in ihnen ist.",
        "Konten: bis Sie sie löschen, wie lange Sie sie auch nicht nutzen.",
        "Einträge über Sitzungen: bis Sie sich abmelden oder die Sitzung abläuft, und nicht länger als das Konto.",
        "Zählungen gegen Missbrauch: etwa einen Tag.",
        "Sicherungen: Gelöschtes kann in unseren Sicherungskopien bleiben, bis neuere sie ersetzen.",
      ],
    },
    rights: {
      heading: "Ihre Rechte",
      paragraphs: [
        "Unter „Benutzer bearbeiten“ können Sie Ihre Daten als JSON-Datei herunterladen und Ihr Konto löschen. Die Löschung wirkt sofort: Das Konto verschwindet mit allen Wörterbüchern, Wörtern, Tests, Berichten und Sitzungen, und ein laufendes Abonnement wird gekündigt. Sie lässt sich nicht rückgängig machen. Übrig bleiben die Mail, die die Löschung bestätigt, bis sie verschickt ist, und, falls Sie Premium hatten, die Kennungen von Stripe, mit denen Ihr Abonnement beendet und eine Erstattung ausgezahlt wird. Die Daten eines Gastes verschwinden nach 24 Stunden von selbst.",
        "Nach dem Recht, das für Sie gilt, können Sie von uns außerdem Auskunft über Ihre Daten verlangen, ihre Berichtigung, Löschung, Einschränkung oder eine Kopie davon; Sie können ihrer Nutzung widersprechen und sich bei der Datenschutzbehörde Ihres Wohnorts beschweren.",
      ],
    },
    grounds: {
      heading: "Rechtsgrundlagen",
      paragraphs: [
        "Wo die DSGVO gilt: Ihr Konto, Ihre Wörter, Tests und Zahlungen werden verarbeitet, um unsere Vereinbarung mit Ihnen zu erfüllen (Art. 6 Abs. 1 lit. b), Zählungen und Protokolle wegen unseres berechtigten Interesses an einem sicheren Dienst (Art. 6 Abs. 1 lit. f) und Zahlungsbelege, weil das Gesetz sie verlangt (Art. 6 Abs. 1 lit. c). Keine Entscheidung über Sie bleibt einer Maschine überlassen, und Profile werden nicht gebildet.",
      ],
    },
    contact: {
      heading: "Änderungen und Kontakt",
      paragraphs: [
        "Wenn dieser Dienst auf neue Weise mit Ihren Daten umgeht, bekommt diese Richtlinie ein neues Datum, und Sie werden gebeten, sie wieder anzunehmen. Mit Fragen und Anliegen schreiben Sie uns:",
      ],
    },
  },
};
