import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "Über uns",
  welcome: "Startseite",
  support: "Hilfe",
  policies: "Richtlinien",
  operator: "jemand, der hier keinen Namen angegeben hat",
  unreachable:
    "Für diesen Server ist keine Support-Adresse eingerichtet. Wenden Sie sich an die Person, die Ihnen den Link gegeben hat; sie weiß, wer den Server betreibt.",
  aboutPage: {
    lead: "Wordhoard ist ein Wörterbuch, das Sie selbst schreiben, mit Tests, die Ihnen helfen, sich die Wörter zu merken.",
    nameTitle: "Der Name",
    name: "Im Altenglischen war der wordhord der Wortschatz eines Menschen. Wer etwas zu sagen hatte, schloss ihn zuerst auf. Ihrer wächst mit jedem Wort, das Sie aufschreiben.",
    projectTitle: "Das Projekt",
    project:
      "Sie sammeln die Wörter, die Ihnen begegnen, mit allem, was sie bedeuten, in über 80 Sprachen. Dann testen Sie sich und tippen die Antworten, denn was man schreiben kann, das kann man.",
    judging:
      "Antworten werden beurteilt wie von einer guten Lehrkraft: Ein Tippfehler wird angezeigt, ein fehlender Artikel verziehen, eine falsche Antwort Buchstabe für Buchstabe verglichen. Und wenn Sie doch recht hatten, haben Sie das letzte Wort.",
    manners: "Es gibt keine Werbung und kein Tracking, und ein Tag Pause kostet Sie nichts.",
    premium: "Premium erhöht die Limits und hilft, den Server zu bezahlen.",
    companyTitle: "Wer dahintersteht",
    company: "Diesen Server betreibt {{operator}}.",
    freedom:
      "Wordhoard ist freie Software unter der MIT-Lizenz: Alle dürfen sie lesen, ändern und selbst betreiben.",
    licences: "Lizenzen der enthaltenen Software und Schriften",
    write: "Schreiben Sie uns",
  },
  supportPage: {
    lead: "Funktioniert etwas nicht, oder könnte etwas besser sein? Schreiben Sie uns.",
    tellTitle: "So können wir Ihnen am besten helfen",
    tellWhat: "Was Sie getan haben und was dann passiert ist",
    tellWhere: "Ihr Gerät und Ihr Browser, wenn möglich mit Bildschirmfoto",
    tellNever: "Bitte nie Ihr Passwort oder einen Code: Wir brauchen beides nicht",
    write: "An {{email}} schreiben",
    selfTitle: "Schnelle Hilfe",
    password: "Passwort vergessen? <a>Legen Sie ein neues fest</a>.",
    guest:
      "Gastkonten werden nach 24 Stunden gelöscht. <a>Registrieren Sie sich</a> vorher, damit Ihre Wörter erhalten bleiben.",
    data: "Was mit Ihren Daten geschieht, steht in unseren <a>Richtlinien</a>.",
  },
} satisfies Localized<typeof English, "de">;
