import type { Localized } from "../../../shared/plurals.ts";
import type { SharingStrings } from "../en/sharing.ts";

const sharing = {
  title: "„{{name}}“ teilen",
  what: "Wer den Link hat, kann die Wörter in ihrem jetzigen Stand lesen und kopieren, mit Notizen, Beispielen und Schlagwörtern. Ihre E-Mail-Adresse und Ihre Wiederholungen gehören nicht dazu, und spätere Änderungen sind nicht zu sehen.",
  guest:
    "Zum Teilen brauchen Sie ein Konto. Die Registrierung ist kostenlos, und was Sie als Gast angelegt haben, wird übernommen.",
  create: "Link erstellen",
  created: "Link erstellt",
  links: "Links zu diesem Wörterbuch",
  copy: "Kopieren",
  copied: "Kopiert",
  copies_one: "{{count, number}}-mal kopiert",
  copies_other: "{{count, number}}-mal kopiert",
  end: "Deaktivieren",
  ask: "Diesen Link deaktivieren?",
  final: "Er funktioniert dann sofort nicht mehr. Bereits erstellte Kopien bleiben bestehen.",
  keep: "Behalten",
  ended: "Link deaktiviert",
  page: {
    lead: "Dieses Wörterbuch wurde geteilt. Kopieren Sie es, um die Wörter zu üben und eigene hinzuzufügen.",
    account:
      "Melden Sie sich dazu an, registrieren Sie sich oder fahren Sie als Gast fort; danach sind Sie gleich wieder hier.",
    copy: "In meine Wörterbücher kopieren",
    report: "Dieses Wörterbuch melden",
    more: "Mehr Wörter anzeigen",
    needsScript: {
      copy: "Zum Kopieren dieses Wörterbuchs ist JavaScript nötig. Schalten Sie es im Browser ein und laden Sie die Seite neu.",
      rest: "Das sind die ersten {{shown}} Wörter. Um die übrigen zu sehen und das Wörterbuch zu kopieren, ist JavaScript nötig. Schalten Sie es im Browser ein und laden Sie die Seite neu.",
    },
    into: "Wohin kopieren?",
    new: "In ein neues Wörterbuch",
    known: "Wörter, die im gewählten Wörterbuch schon stehen, werden nicht übernommen.",
    done: "Wörterbuch kopiert",
    first: "ein geteiltes Wörterbuch, das hier nicht zu finden ist.",
    second: "möglicherweise ein deaktivierter Link oder ein Buchstabe am falschen Platz.",
  },
};

export const strings = { sharing } satisfies Localized<SharingStrings, "de">;
