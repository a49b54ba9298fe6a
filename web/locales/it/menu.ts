import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  next: {
    title: "E adesso",
    continue: "Continua il test",
    continueAt: "{{position, number}} di {{total, number}}",
    go: "Continua",
    due: "Per oggi",
    dueText: "Circa {{minutes, number}} min",
    review: "Inizia il ripasso",
    untested: "Mai chieste",
    test: "Mettile alla prova",
    mistakes: "Errori dell’ultima volta",
    report: "Vedi il risultato",
    words_one: "{{count, number}} parola",
    words_other: "{{count, number}} parole",
    first: "Il tuo primo dizionario",
    firstText: "Scegli le due lingue, poi scrivi, incolla o porta le tue parole.",
    create: "Crea un dizionario",
    sample: "Cinque parole di prova",
    sampleText: "Un breve test in una lingua a scelta. Non si salva nulla.",
    try: "Prova",
    fill: "Aggiungi parole",
    fillText: "Scrivile, incolla un elenco o porta un file.",
    fillAction: "Aggiungi parole",
    newTest: "Un test a piacere",
    newTestText: "Scegli un dizionario, una direzione e le parole.",
  },
} satisfies Localized<typeof English, "it">;
