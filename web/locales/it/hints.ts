import type { Localized } from "../../../shared/plurals.ts";
import type { HintsStrings } from "../en/hints.ts";

export const strings = {
  exercise: {
    hint: {
      show: "Prima lettera",
      counts: "Se rispondi bene, varrà come «con un aiuto» e la parola tornerà un po’ prima.",
      tag: "Con un aiuto",
      correct: "Giusto con un aiuto",
      label: "Aiuto",
      tally_one: "<b>{{count, number}}</b> con un aiuto",
      tally_other: "<b>{{count, number}}</b> con un aiuto",
      wordLabel: "{{number, number}}: giusta con un aiuto",
      how: "Quanto vale un aiuto",
      howText:
        "Vale come risposta giusta, qui e nel risultato. La parola torna solo un po’ prima che senza aiuto.",
      said_one: "Aiuto: {{letters}}, {{count, number}} lettera.",
      said_other: "Aiuto: prima lettera {{letters}}, {{count, number}} lettere.",
      saidWords_one: "Aiuto: {{letters}}, {{count, number}} lettera.",
      saidWords_other: "Aiuto: prime lettere {{letters}}, {{count, number}} lettere.",
      without_one: "Senza aiuto sarebbe {{count, number}} giorno.",
      without_other: "Senza aiuto sarebbero {{count, number}} giorni.",
    },
    meeting: {
      fresh: "nuova",
      copy: "Copiala una volta",
      shown: "Prima la vedi, poi te la chiediamo.",
      after_one: "Prima la vedi; te la chiediamo dopo {{count, number}} altra parola.",
      after_other: "Prima la vedi; te la chiediamo dopo altre {{count, number}} parole.",
      know: "La so, chiedimela",
    },
    copy: {
      differs_one: "{{count, number}} lettera è diversa. Guarda di nuovo o vai avanti: non conta.",
      differs_other: "{{count, number}} lettere sono diverse. Guarda di nuovo o vai avanti: non conta.",
      other: "Non è uguale. Guarda di nuovo o vai avanti: non conta.",
      said: "Hai scritto: {{given}}. Si scrive: {{answer}}.",
    },
    retype: {
      ask: "Scrivila ancora una volta",
      label: "Scrivila ancora una volta (facoltativo)",
      tag: "facoltativo",
    },
  },
} satisfies Localized<HintsStrings, "it">;
