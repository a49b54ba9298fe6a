import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "Über uns",
  welcome: "Willkommen",
  support: "Hilfe",
  policies: "Richtlinien",
  operator: "der Betreiber dieses Servers",
  unreachable:
    "Für diesen Server ist keine Support-Adresse eingerichtet. Fragen Sie bitte, wer Ihnen den Link gegeben hat: Dort weiß man, wer ihn betreibt.",
  aboutPage: {
    lead: "Wordhoard ist ein Wörterbuch, das seine Leser selbst schreiben und das seine Wörter wieder abfragt.",
    nameTitle: "Der Name",
    name: "Im Altenglischen war der wordhord der Wortschatz eines Menschen. Wer etwas zu sagen hatte, schloss ihn zuerst auf. Ihrer wächst mit jedem Wort, das Sie aufschreiben.",
    projectTitle: "Das Projekt",
    project:
      "Sie sammeln die Wörter, die Ihnen begegnen, mit allem, was sie bedeuten, in über 80 Sprachen. Dann werden Sie danach gefragt und tippen die Antworten, denn was man schreiben kann, das kann man.",
    judging:
      "Antworten werden beurteilt wie von einer guten Lehrkraft: Ein Tippfehler wird gezeigt, ein fehlender Artikel verziehen, eine falsche Antwort Buchstabe für Buchstabe verglichen. Und wenn Sie doch recht hatten, haben Sie das letzte Wort.",
    manners: "Es gibt keine Serien, die nicht reißen dürfen, keine Werbung und keine Nachverfolgung.",
    premium: "Premium erweitert die Grenzen und bezahlt den Server.",
    companyTitle: "Wer dahintersteht",
    company: "Diesen Server betreibt {{operator}}.",
    freedom:
      "Wordhoard ist freie Software unter der MIT-Lizenz: Jeder darf sie lesen, ändern und selbst betreiben.",
    licences: "Lizenzen der enthaltenen Software und Schriften",
    write: "Schreiben Sie uns",
  },
  supportPage: {
    lead: "Etwas geht nicht oder könnte besser sein? Schreiben Sie uns.",
    tellTitle: "Was uns beim Helfen hilft",
    tellWhat: "Was Sie getan haben und was dann geschah",
    tellWhere: "Ihr Gerät und Ihr Browser, wenn möglich mit Bildschirmfoto",
    tellNever: "Niemals Ihr Passwort oder ein Code: Wir brauchen sie nicht",
    write: "An {{email}} schreiben",
    selfTitle: "Schneller als ein Brief",
    password: "Passwort vergessen? <a>Setzen Sie ein neues</a>.",
    guest:
      "Gastkonten werden nach 24 Stunden gelöscht. <a>Registrieren Sie sich</a> vorher, und Ihre Wörter bleiben.",
    data: "Was mit Ihren Daten geschieht, steht in den <a>Richtlinien</a>.",
  },
} satisfies Localized<typeof English, "de">;
