import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"cookie"> = {
  lead: "Wordhoard legt ein paar kleine Dinge in Ihrem Browser ab, damit Sie angemeldet bleiben und Ihre Arbeit so vorfinden, wie Sie sie verlassen haben. Mehr nicht.",
  sections: {
    short: {
      heading: "Kurz gesagt",
      paragraphs: [
        "Alle Cookies sind unsere eigenen, und jedes wird für etwas gebraucht, das Sie nutzen. Es gibt keine Werbung, keine Nutzungsstatistik und kein Tracking. Deshalb fragt auch kein Banner nach Ihrer Einwilligung.",
      ],
    },
    cookies: {
      heading: "Cookies, die wir setzen",
      paragraphs: [
        "Diese Cookies gehen nur an diesen Server. Nur das letzte ist für Skripte lesbar; wird der Server ohne Verschlüsselung aufgerufen, fehlt den Namen das Präfix „__Host-“.",
      ],
      entries: [
        {
          term: "__Host-session",
          text: "Sorgt dafür, dass Sie angemeldet bleiben. Es enthält eine Zufallszahl und die Nummer Ihres Kontos, sonst keine Angaben über Sie. Es wird beim Anmelden gesetzt, auch für Gäste, und endet mit dem Abmelden, nach 60 Tagen ohne Nutzung und spätestens nach 365 Tagen.",
        },
        {
          term: "__Host-restore",
          text: "Bindet den Code für ein neues Passwort an den Browser, in dem er angefordert wurde. Es wird gesetzt, wenn Sie angeben, dass Sie Ihr Passwort vergessen haben, und endet nach 20 Minuten oder sobald das neue Passwort festgelegt ist.",
        },
        {
          term: "__Host-passkey",
          text: "Bindet die Anmeldung oder Registrierung mit einem Passkey an diesen Browser. Es enthält eine Zufallszahl, wird gesetzt, wenn Sie die Seite zum Anmelden öffnen oder sich mit einem Passkey registrieren, und endet nach 5 Minuten oder sobald Sie angemeldet sind.",
        },
        {
          term: "__Host-login",
          text: "Bindet den zweiten Schritt einer Anmeldung an den Browser, in dem der erste erfolgt ist. Es wird gesetzt, wenn Ihr Konto nach einem Einmalcode fragt, und endet nach 5 Minuten oder sobald Sie angemeldet sind.",
        },
        {
          term: "__Host-device",
          text: "Sagt, ob Sie sich in diesem Browser schon einmal angemeldet haben, damit wir Ihnen ein neues Gerät per E-Mail melden können. Es ist eine Zufallszahl, wird bei der Anmeldung gesetzt und endet nach 400 Tagen.",
        },
        {
          term: "__Host-i18next",
          text: "Merkt sich die Sprache der Oberfläche, damit die Seiten gleich in dieser Sprache erscheinen. Es endet nach einem Jahr.",
        },
      ],
    },
    device: {
      heading: "Was auf Ihrem Gerät bleibt",
      paragraphs: [
        "Im Speicher Ihres Browsers liegt das Folgende. Der lokale Speicher bleibt, bis die App oder Sie ihn leeren. Wenn Sie sich abmelden oder Ihr Konto löschen, entfernt die App alles außer Sprache, Farbschema und ihren eigenen Dateien; läuft eine Anmeldung von selbst ab, bleiben noch nicht gespeicherte Wörter und Antworten, damit nichts verloren geht: Denken Sie daran auf einem Gerät, das auch andere benutzen. Der Sitzungsspeicher verschwindet, wenn der Tab geschlossen wird.",
      ],
      entries: [
        { term: "i18nextLng", text: "Lokaler Speicher: die Sprache der Oberfläche." },
        { term: "theme", text: "Lokaler Speicher: hell oder dunkel, falls Sie gewählt haben." },
        {
          term: "words:…",
          text: "Lokaler Speicher: Wörter und Änderungen, die Sie eingegeben haben und die den Server noch nicht erreicht haben, damit nichts verloren geht, wenn Sie einen Tab schließen. Jeder Eintrag verschwindet, sobald er auf dem Server gespeichert ist.",
        },
        {
          term: "destination",
          text: "Sitzungsspeicher: die Seite, die Sie öffnen wollten, bevor Sie sich anmelden mussten.",
        },
        {
          term: "nextCode, restore",
          text: "Sitzungsspeicher: die E-Mail-Adresse, an die ein Code geschickt wurde, ab wann der nächste angefordert werden kann und wie weit Sie beim Festlegen eines neuen Passworts sind.",
        },
        {
          term: "testing.choice, testing.words, testing.step, testing.draft, testing.asText, reviews.draft, practice, practice.draft",
          text: "Sitzungsspeicher: der Test, den Sie zusammenstellen, die Wörter, die Sie üben oder für einen Test ausgewählt haben, Ihre letzte Antwort in einem Test und die, die Sie gerade tippen, damit ein Neuladen der Seite nichts ändert.",
        },
        {
          term: "assets-…, shell-…",
          text: "Cache-Speicher: die Dateien der App selbst, damit sie sich ohne Internetverbindung öffnet. Nichts über Sie.",
        },
        {
          term: "answers-…",
          text: "Cache-Speicher: die Angaben zu Ihrem Konto sowie die Wörterbücher und Wörter, die Sie zuletzt angesehen haben, damit Sie sie ohne Internetverbindung lesen können. Wird gelöscht, wenn Sie sich abmelden oder Ihr Konto löschen und wenn sich jemand anders anmeldet.",
        },
        {
          term: "reviews",
          text: "IndexedDB: Ihre Antworten aus der heutigen Wiederholung, bis sie den Server erreicht haben und der Tag vorbei ist. Wird gelöscht, wenn Sie sich abmelden oder Ihr Konto löschen.",
        },
        {
          term: "reviews.unsent, reviews.flip, reviews.shown, time-zone.told, clock.ahead, session.last",
          text: "Lokaler Speicher: ob Antworten aus einer Wiederholung noch gesendet werden müssen, ob Sie Karten umdrehen, statt zu tippen, welche neuen Wörter und Hinweise Ihnen heute gezeigt wurden, dass Ihre Zeitzone an den Server gesendet wurde, wie weit die Uhr dieses Geräts abweicht und dass hier jemand angemeldet war (bei Gästen auch, bis wann).",
        },
        {
          term: "push.here, push.declined",
          text: "Lokaler Speicher: dass dieses Gerät Erinnerungen zeigt und dass Sie sie hier abgelehnt haben. Letzteres bleibt auch nach dem Abmelden gespeichert, damit Sie nicht noch einmal gefragt werden.",
        },
        {
          term: "speech.language, speech.dictation",
          text: "Lokaler Speicher: welche Stimme auf diesem Gerät spricht und wie schnell und für welche Wörterbücher Sie das Diktat gewählt haben. Der Ton der Wörter, die Sie vom Server gehört haben, liegt in answers-… und wird mit dem Übrigen gelöscht.",
        },
      ],
    },
    others: {
      heading: "Cookies von Dritten",
      paragraphs: [
        "Bietet dieser Server die Anmeldung mit Google an, verwenden die Anmeldeseiten ein Skript von Google, ebenso der Dialog, in dem Sie bestätigen, dass Sie es sind, wenn Sie sich nur mit Google anmelden können. Google kann dort eigene Cookies setzen und lesen. Keine andere Seite lädt es.",
        "Premium wird auf den Seiten von Stripe bezahlt; dort setzt Stripe eigene Cookies. Unsere Seiten enthalten nichts von Stripe.",
        "Für beide gelten deren eigene Richtlinien.",
      ],
    },
    control: {
      heading: "Ihre Wahl",
      paragraphs: [
        "In den Einstellungen Ihres Browsers können Sie Cookies und Websitedaten jederzeit löschen. Ohne das Sitzungscookie können Sie nicht angemeldet bleiben. Mit den Websitedaten werden auch Wörter gelöscht, die noch nicht gespeichert waren.",
      ],
    },
    contact: {
      heading: "Änderungen und Kontakt",
      paragraphs: [
        "Wenn wir etwas anderes in Ihrem Browser ablegen, bekommt diese Richtlinie ein neues Datum, und wir bitten Sie erneut um Ihre Zustimmung. Bei Fragen schreiben Sie uns:",
      ],
    },
  },
};
