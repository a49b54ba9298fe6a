import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"cookie"> = {
  lead: "Wordhoard legt ein paar kleine Dinge in Ihrem Browser ab, damit Sie angemeldet bleiben und Ihre Arbeit so vorfinden, wie Sie sie verlassen haben. Mehr nicht.",
  sections: {
    short: {
      heading: "Kurz gesagt",
      paragraphs: [
        "Alle Cookies sind unsere eigenen, und jedes dient etwas, das Sie vom Produkt verlangen. Es gibt keine Werbung, keine Statistik über Sie und keine Nachverfolgung. Deshalb fragt auch kein Banner nach Ihrer Einwilligung.",
      ],
    },
    cookies: {
      heading: "Cookies, die wir setzen",
      paragraphs: [
        "Sie gehen nur an diesen Server. Die ersten beiden sind für Skripte nicht lesbar; wo der Server ohne Verschlüsselung erreicht wird, fehlt ihren Namen der Vorsatz „__Host-“.",
      ],
      entries: [
        {
          term: "__Host-session",
          text: "Hält Sie angemeldet. Es enthält eine Zufallszahl und nichts über Sie. Es wird beim Anmelden gesetzt, auch für Gäste, und endet mit dem Abmelden, nach 14 Tagen ohne Nutzung und spätestens nach 90 Tagen.",
        },
        {
          term: "__Host-restore",
          text: "Bindet den Code für ein neues Passwort an den Browser, der ihn angefordert hat. Es wird gesetzt, wenn Sie Ihr Passwort vergessen haben, und endet nach 20 Minuten oder sobald das neue Passwort gesetzt ist.",
        },
        {
          term: "i18next",
          text: "Merkt sich die Sprache der Oberfläche, damit die Seiten gleich in ihr ankommen. Es endet nach einem Jahr.",
        },
      ],
    },
    device: {
      heading: "Was auf Ihrem Gerät bleibt",
      paragraphs: [
        "Im Speicher Ihres Browsers liegt das Folgende. Der lokale Speicher bleibt, bis die App oder Sie ihn leeren, auch nach dem Abmelden: Denken Sie daran auf einem Gerät, das auch andere benutzen. Der Sitzungsspeicher verschwindet, wenn der Tab geschlossen wird.",
      ],
      entries: [
        { term: "i18nextLng", text: "Lokaler Speicher: die Sprache der Oberfläche." },
        { term: "theme", text: "Lokaler Speicher: hell oder dunkel, falls Sie gewählt haben." },
        {
          term: "words:…",
          text: "Lokaler Speicher: Wörter und Änderungen, die Sie getippt haben und die den Server noch nicht erreicht haben, damit ein geschlossener Tab nichts kostet. Jedes verschwindet, sobald es gespeichert ist.",
        },
        {
          term: "destination",
          text: "Sitzungsspeicher: die Seite, die Sie öffnen wollten, bevor Sie sich anmelden mussten.",
        },
        {
          term: "nextCode, restore",
          text: "Sitzungsspeicher: die E-Mail-Adresse, an die ein Code geschickt wurde, ab wann der nächste angefordert werden kann und wie weit das Setzen eines neuen Passworts gediehen ist.",
        },
        {
          term: "testing.choice, testing.step, testing.draft",
          text: "Sitzungsspeicher: der Test, den Sie zusammenstellen, Ihre letzte Antwort in einem Test und die, die Sie gerade tippen, damit ein Neuladen der Seite nichts ändert.",
        },
        {
          term: "assets-…, shell-…",
          text: "Cache-Speicher: die Dateien der App selbst, damit sie sich ohne Netz öffnet. Nichts über Sie.",
        },
        {
          term: "answers-…",
          text: "Cache-Speicher: die Angaben Ihres Kontos sowie die Wörterbücher und Wörter, die Sie zuletzt angesehen haben, damit Sie sie ohne Netz lesen können. Wird gelöscht, wenn Sie sich abmelden oder Ihr Konto löschen und wenn sich jemand anderes anmeldet.",
        },
        {
          term: "reviews",
          text: "IndexedDB: Ihre Antworten der heutigen Wiederholung, bis sie den Server erreicht haben und der Tag vorbei ist. Wird gelöscht, wenn Sie sich abmelden oder Ihr Konto löschen.",
        },
        {
          term: "reviews.unsent, reviews.flip, time-zone.told, clock.ahead",
          text: "Lokaler Speicher: ob Antworten einer Wiederholung noch gesendet werden müssen, ob Sie Karten umdrehen statt zu tippen, dass Ihre Zeitzone mitgeteilt wurde und wie weit die Uhr dieses Geräts abweicht.",
        },
      ],
    },
    others: {
      heading: "Cookies von anderen",
      paragraphs: [
        "Bietet dieser Server die Anmeldung mit Google an, verwenden die Anmeldeseiten ein Skript von Google, und Google kann dort eigene Cookies setzen und lesen. Keine andere Seite lädt es.",
        "Premium wird auf den Seiten von Stripe bezahlt; dort setzt Stripe eigene Cookies. Unsere Seiten enthalten nichts von Stripe.",
        "Für beide gelten deren eigene Richtlinien.",
      ],
    },
    control: {
      heading: "Ihre Wahl",
      paragraphs: [
        "In den Einstellungen Ihres Browsers können Sie Cookies und Websitedaten jederzeit löschen. Ohne das Sitzungscookie können Sie nicht angemeldet bleiben. Mit den Websitedaten verschwinden auch Wörter, die noch nicht gespeichert waren.",
      ],
    },
    contact: {
      heading: "Änderungen und Kontakt",
      paragraphs: [
        "Wenn wir anderes in Ihrem Browser ablegen, bekommt diese Richtlinie ein neues Datum, und Sie werden gebeten, sie wieder anzunehmen. Haben Sie eine Frage, so fragen Sie uns:",
      ],
    },
  },
};
