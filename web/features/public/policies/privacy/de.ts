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
        "Für ein Konto brauchen wir eine E-Mail-Adresse, für ein Gastkonto gar keine Angaben.",
        "Ihre Wörter gehören Ihnen. Andere sehen sie nur, wenn Sie ein Wörterbuch per Link teilen, und andere Programme nur, wenn Sie ihnen einen Schlüssel geben.",
        "Keine Werbung, keine Nutzungsstatistik, kein Tracking, kein Verkauf von Daten.",
        "Sie können Ihre Daten selbst herunterladen und Ihr Konto selbst löschen.",
      ],
    },
    account: {
      heading: "Ihr Konto",
      paragraphs: [
        "Wenn Sie sich registrieren, speichern wir Ihre E-Mail-Adresse und, wenn Sie ein Passwort wählen, dessen Hash (argon2id), aus dem es sich nicht wiederherstellen lässt. Bei einem Gast gibt es beides nicht. Wenn Sie einen Passkey verwenden, speichern wir seinen öffentlichen Schlüssel mit einigen technischen Angaben, den Namen, den Sie ihm gegeben haben, und wann er hinzugefügt und zuletzt verwendet wurde; Fingerabdruck und Gesicht verlassen Ihr Gerät nie.",
        "Zum Konto speichern wir außerdem seine Rolle, die Sprache der Oberfläche, wie Sie Ihre Listen sortieren, wann es angelegt und sein Passwort zuletzt geändert wurde, ob und bis wann es gesperrt ist und wann Sie welcher Fassung dieser Dokumente zugestimmt haben.",
      ],
    },
    words: {
      heading: "Ihre Wörter, Tests und Wiederholungen",
      paragraphs: [
        "Wir speichern, was Sie schreiben: Wörterbücher mit Namen und Sprachen sowie Wörter mit ihren Bedeutungen, Notizen, Beispielen und Schlagwörtern, dazu, wann Sie sie hinzugefügt und geändert haben. Wenn Sie ein Wörterbuch teilen, speichern wir auch eine Kopie: seinen Namen, seine Sprachen und seine Wörter, wie sie in diesem Moment sind, und zählen, wie oft sie kopiert wird. Wer den Link hat, kann diese Kopie sehen; wer Sie sind, geht daraus nicht hervor. Die Kopie wird gelöscht, wenn Sie den Link deaktivieren oder das Wörterbuch oder Ihr Konto löschen. Was andere in ihre eigenen Wörterbücher kopiert haben, bleibt ihnen.",
        "Wir speichern, was für Tests nötig ist und was dabei entsteht: Ihren letzten Test mit Ihren Antworten, die letzten 200 Ergebnisse jedes Wörterbuchs, wie oft ein Wort richtig oder falsch war und wann es zuletzt abgefragt wurde, wie streng Ihre Antworten beurteilt werden sollen und, etwa zwei Tage lang, wie viele Tests Sie an einem Tag gemacht haben. Zu jeder Antwort in einer Wiederholung oder einem Test, auch zu jeder aus Anki importierten, hält der Verlauf der Wiederholungen das Wort und die Richtung fest, den Zeitpunkt, was Sie geantwortet haben, wie richtig es war und wie lange es gedauert hat. Aus dem Verlauf berechnen wir, wie gut Sie jedes Wort können und wann es wiederkommt. Wir speichern auch Ihre Lerneinstellungen: Minuten und neue Wörter am Tag, wie gut Sie sich erinnern möchten, in welcher Richtung Sie ein Wörterbuch wiederholen, Ihre Zeitzone, die uns Ihr Browser mitteilt, und die Uhrzeit, zu der Ihr Tag beginnt. All das bleibt gespeichert, bis Sie das Wort, das Wörterbuch oder Ihr Konto löschen.",
        "Antworten werden nach festen Regeln beurteilt, auf diesem Server oder auf Ihrem Gerät, und dafür nirgendwohin sonst übermittelt.",
      ],
    },
    sessions: {
      heading: "Anmeldung",
      paragraphs: [
        "Beim Anmelden erhält Ihr Browser eine Zufallszahl in einem Cookie. Wir speichern einen Hash davon, dazu den Namen von Browser und System („Firefox unter Linux“), wann Sie sich angemeldet haben, wann die Anmeldung zuletzt genutzt wurde und wann Sie zuletzt bestätigt haben, dass Sie es sind, damit Sie sehen, wo Sie angemeldet sind, und sich dort abmelden können. Eine Anmeldung endet mit dem Abmelden, nach 60 Tagen ohne Nutzung und spätestens nach 365 Tagen. Ein neues Passwort oder eine neue E-Mail-Adresse beendet alle anderen Anmeldungen.",
        "Die Codes, die wir schicken, haben sechs Ziffern, gelten 10 Minuten und erlauben fünf Versuche. Zum Prüfen speichern wir einen Hash, bei einer neuen Adresse auch diese selbst. Nach einer Änderung der Adresse bewahren wir die vorherige 7 Tage lang auf, damit Sie sie mit einem Link zurückholen können, den wir dorthin schicken. Für Einmalcodes speichern wir, bis Sie sie ausschalten, den Schlüssel, den auch Ihre App hat, Hashes der Wiederherstellungscodes und die Zeitpunkte der letzten falschen Codes. Für einen Schlüssel für andere Programme speichern wir, bis Sie ihn widerrufen, einen Hash davon, seinen Namen und wann er erstellt und zuletzt verwendet wurde. Für jeden der letzten 50 Browser, in denen Sie sich angemeldet haben, speichern wir einen Hash seiner Zufallszahl und wann Sie sich dort zuletzt angemeldet haben, damit wir Ihnen ein neues Gerät per E-Mail melden können.",
      ],
    },
    traces: {
      heading: "Schutz und Protokolle",
      paragraphs: [
        "Um das Erraten von Passwörtern und Missbrauch zu verhindern, zählen wir bestimmte Anfragen, etwa Anmeldeversuche: nach IP-Adresse (bei IPv6 nach deren erster Hälfte), nach Konto und nach einem Hash der E-Mail-Adresse. Eine solche Zählung wird etwa einen Tag später gelöscht.",
        "Das Protokoll des Servers hält technische Fehler und sicherheitsrelevante Ereignisse fest, etwa eine Anmeldung oder ein geändertes Passwort, mit Zeit, IP-Adresse und Nummer des Kontos. Es enthält keine Wörter, Passwörter, Codes oder E-Mail-Adressen. Wie lange es aufbewahrt wird, hängt davon ab, wie wir diesen Server betreiben; fragen Sie uns, wenn Sie es wissen möchten. Die Datenbank bewahrt dieselben sicherheitsrelevanten Ereignisse ohne die IP-Adresse 400 Tage lang auf, ebenso, was wir selbst an einem Konto vorgenommen haben, etwa eine Sperre. Wird ein Konto gelöscht, ist es in seinen sicherheitsrelevanten Ereignissen nicht mehr genannt.",
      ],
    },
    mail: {
      heading: "E-Mail",
      paragraphs: [
        "Wir schreiben Ihnen nur wegen Ihres Kontos: Codes, mit denen Sie eine Adresse bestätigen, ein neues Passwort festlegen oder Ihre Adresse ändern, und Hinweise, dass es zu Ihrer Adresse schon ein Konto gibt, dass sich Ihre Adresse, Ihr Passwort, Ihre Passkeys, Ihre Einmalcodes, Ihre Schlüssel für andere Programme oder die Verknüpfung mit Google geändert haben, dass sich ein neues Gerät angemeldet hat, dass jemand zu viele falsche Codes eingegeben hat oder dass Ihr Konto gelöscht wurde. Einen Newsletter gibt es nicht. Wenn Sie Erinnerungen einschalten, schreiben wir Ihnen auch an Tagen, an denen Wörter fällig sind, bis Sie sie ausschalten; dafür speichern wir die gewählte Uhrzeit, wann die nächste Erinnerung fällig ist, wann die letzte verschickt wurde, und die Nummer in dem Link, mit dem Sie sie ausschalten.",
        "Eine E-Mail, die auf den Versand wartet, ist mit Adresse und Code gespeichert. Sie wird gelöscht, sobald sie verschickt ist oder nicht mehr gebraucht wird, spätestens nach einem Tag. Verschickt wird sie über den E-Mail-Dienst dieses Servers.",
        "Wenn Sie statt E-Mails Mitteilungen auf Ihren Geräten wählen, speichern wir für jedes Gerät die Adresse, unter der der Hersteller Ihres Browsers Mitteilungen dafür annimmt, die Schlüssel des Browsers und wann Sie es erlaubt haben, bis Sie es entfernen oder es abgemeldet wird. Eine solche Mitteilung enthält die Zahl der fälligen Wörter und sonst nichts; sie ist so verschlüsselt, dass nur Ihr Browser sie lesen kann. Bis sie verschickt ist, höchstens drei Stunden lang, speichern wir auch diese Zahl. Der Hersteller des Browsers erfährt, wann sie verschickt wurde und dass sie von diesem Server kommt.",
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
        "Wir speichern die Kennung Ihres Kundeneintrags bei Stripe und den Stand Ihres Abonnements: ob es läuft, seit wann und bis wann es bezahlt ist, ob es gekündigt ist oder eine Erstattung aussteht und wann zum ersten Mal eine Zahlung erstattet wurde. Stripe erhält Ihre E-Mail-Adresse, die Nummer Ihres Kontos und was Sie dort eingeben. Löschen Sie Ihr Konto, wird auch Ihr Kundeneintrag bei Stripe gelöscht; Zahlungsbelege bewahrt Stripe auf, wie das Gesetz es verlangt.",
      ],
    },
    translation: {
      heading: "Vorschläge und gesprochene Wörter",
      paragraphs: [
        "Nutzt dieser Server einen Übersetzungsdienst (LibreTranslate, DeepL, Azure Translator oder einen DICT-Wörterbuchserver), wird der Begriff, den Sie gerade schreiben, mit den beiden Sprachen dorthin übermittelt. Die Anfrage stellt dieser Server; der Dienst erfährt nichts über Sie. Seine Antworten werden bis zu 30 Tage unter einem Hash des Begriffs aufbewahrt, ohne jeden Bezug zu Ihrem Konto. Kann dieser Server Wörter vorlesen, tut das ein Programm auf ihm selbst; der erzeugte Ton wird unter einem Hash des Textes aufbewahrt, ohne jeden Bezug zu Ihrem Konto, bis der Platz für andere Wörter gebraucht wird. Eine Stimme Ihres Geräts, die eine Verbindung braucht, übermittelt die Wörter, die sie spricht, an den Hersteller Ihres Browsers oder Geräts.",
      ],
    },
    recipients: {
      heading: "Wer sonst Daten erhält",
      paragraphs: [
        "Nur die hier Genannten: die Anbieter von E-Mail, Bezahlung, Google-Anmeldung und Übersetzung, jeder allein für seinen Zweck; das Unternehmen, das diesen Server und seine Datenbank für uns hostet; alle, die einen Link zu einem von Ihnen geteilten Wörterbuch öffnen; und die Programme, denen Sie einen Schlüssel geben und die Ihre Wörter lesen, hinzufügen, ändern und löschen können, bis Sie ihn widerrufen. Manche der Anbieter können in einem anderen Land sitzen; fragen Sie uns, welche. Wir verkaufen keine Daten.",
        "Schriften, Bilder und Skripte unserer Seiten kommen von diesem Server, mit Ausnahme des Google-Skripts auf den Anmeldeseiten und dort, wo wir Sie bitten, sich noch einmal mit Google anzumelden.",
      ],
    },
    retention: {
      heading: "Wie lange wir Daten aufbewahren",
      paragraphs: [],
      list: [
        "Gastkonten und Registrierungen, deren Adresse nie bestätigt wurde: 24 Stunden ab dem Anlegen. Danach werden sie mit ihrem gesamten Inhalt gelöscht.",
        "Konten mit ihrem gesamten Inhalt: bis Sie sie löschen, auch wenn Sie sie lange nicht nutzen. Was Sie innerhalb Ihres Kontos löschen, verschwindet sofort, ein Wort zusammen mit seinen Wiederholungen; in den Ergebnissen früherer Tests und in zuvor geteilten Kopien bleibt es erhalten.",
        "Einträge über Anmeldungen: bis Sie sich abmelden oder die Anmeldung abläuft, und nicht länger als das Konto.",
        "Zählungen gegen Missbrauch: etwa einen Tag. Sicherheitsrelevante Ereignisse: 400 Tage.",
        "Sicherungen: Gelöschte Daten können in unseren Sicherungskopien bleiben, bis neuere sie ersetzen.",
      ],
    },
    rights: {
      heading: "Ihre Rechte",
      paragraphs: [
        "Unter „Profil bearbeiten“ können Sie Ihre Daten als JSON-Datei herunterladen und Ihr Konto löschen. Die Löschung wirkt sofort: Das Konto wird mit allen Wörterbüchern, Wörtern, geteilten Kopien, Wiederholungen, Tests, Ergebnissen und Anmeldungen entfernt, und ein laufendes Abonnement wird gekündigt. Das lässt sich nicht rückgängig machen. Übrig bleiben die E-Mail, die die Löschung bestätigt, bis sie verschickt ist; bis zu 400 Tage lang sicherheitsrelevante Ereignisse, in denen das Konto nicht mehr genannt ist, und was wir selbst daran vorgenommen haben; und, falls Sie Premium hatten, die Kennungen von Stripe, mit denen Ihr Abonnement beendet und eine Erstattung ausgezahlt wird, bis zu 90 Tage, nachdem das erledigt ist. Die Daten eines Gastes werden nach 24 Stunden automatisch gelöscht.",
        "Nach dem Recht, das für Sie gilt, können Sie von uns außerdem Auskunft über Ihre Daten verlangen, ihre Berichtigung oder Löschung, die Einschränkung der Verarbeitung oder eine Kopie; Sie können der Verarbeitung widersprechen und sich bei der Datenschutz-Aufsichtsbehörde Ihres Wohnorts beschweren.",
      ],
    },
    grounds: {
      heading: "Rechtsgrundlagen",
      paragraphs: [
        "Wo die DSGVO gilt: Ihr Konto, Ihre Wörter, Wiederholungen, Tests und Zahlungen werden verarbeitet, um unseren Vertrag mit Ihnen zu erfüllen (Art. 6 Abs. 1 lit. b), Zählungen und Protokolle aufgrund unseres berechtigten Interesses an einem sicheren Dienst (Art. 6 Abs. 1 lit. f) und Zahlungsbelege, weil das Gesetz sie verlangt (Art. 6 Abs. 1 lit. c). Es gibt keine automatisierten Entscheidungen über Sie und kein Profiling.",
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
