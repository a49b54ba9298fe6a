import type { Localized } from "../../../shared/plurals.ts";
import type { landing as English } from "../en/landing.ts";

export const landing = {
  title: "Apri il tuo tesoro di parole",
  kind: "sostantivo",
  origin: "inglese antico",
  store: "La scorta di parole che ognuno ha in sé.",
  write: "Un dizionario che scrivi tu e test che ti aiutano a ricordarne le parole.",
  start: "Inizia",
  try: "Prova",
  account: "Ho già un account",
  how: "Come funziona",
  previous: "Diapositiva precedente",
  next: "Diapositiva successiva",
  position: "{{number}} di {{total}}",
  dictionary: {
    name: "Dizionario",
    title: "Scrivi il dizionario che ti serve",
    text: "Un termine, una o più definizioni separate da virgole. Con Invio salvi la parola e passi alla successiva.",
    alt: "La pagina per aggiungere parole: si sta scrivendo un termine con tre definizioni, sotto ci sono le parole già scritte.",
  },
  testing: {
    name: "Test",
    title: "Rispondi a memoria",
    text: "La risposta si scrive, non si sceglie. Se una parola ha tre definizioni, le scrivi tutte e tre e vedi quante ne mancano.",
    alt: "Una domanda del test: la parola è scritta in grande, una delle sue tre definizioni è trovata e si sta scrivendo la seconda.",
  },
  organization: {
    name: "Ordine",
    title: "Tieni separate le lingue",
    text: "Un dizionario per ogni coppia di lingue, ogni corso, ogni libro. Per trovarlo bastano poche lettere.",
    alt: "L’elenco dei dizionari: ogni scheda mostra le due lingue, il numero di parole e la loro distribuzione nell’alfabeto.",
  },
  film: {
    title: "Dalla prima parola al primo test",
    detail: "Video introduttivo: mezzo minuto, senza audio",
    play: "Riproduci il video",
  },
  reviews: "Che cosa dice chi impara",
  stars: "5 stelle su 5",
} satisfies Localized<typeof English, "it">;
