import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  next: {
    title: "Prossimi passi",
    continue: "Continua il test",
    continueAt: "{{position, number}} di {{total, number}}",
    go: "Continua",
    due: "Per oggi",
    dueText: "Circa {{minutes, number}} min",
    review: "Inizia il ripasso",
    untested: "Mai chieste",
    test: "Fai il test",
    mistakes: "Non sapute l’ultima volta",
    report: "Vedi il risultato",
    words_one: "{{count, number}} parola",
    words_other: "{{count, number}} parole",
    first: "Il tuo primo dizionario",
    firstText: "Scegli le due lingue, poi scrivi, incolla o importa le tue parole.",
    create: "Crea un dizionario",
    sample: "Cinque parole di prova",
    sampleText: "Un breve test in una lingua a scelta. Non si salva nulla.",
    try: "Prova",
    fill: "Aggiungi parole",
    fillText: "Scrivile, incolla un elenco o importa un file.",
    fillAction: "Aggiungi parole",
    newTest: "Un test a scelta",
    newTestText: "Scegli un dizionario, una direzione e le parole.",
  },
} satisfies Localized<typeof English, "it">;
