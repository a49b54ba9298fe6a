import type { Localized } from "../../../shared/plurals.ts";
import type { LearningStrings } from "../en/learning.ts";
import { progress } from "./progress.ts";

export const strings = {
  progress,
  filing: {
    skipArticles: "Ignora gli articoli nell’ordine dei termini",
    hint: "Ignorati nell’ordine e nelle lettere dell’indice: {{articles}}.",
  },
  back: {
    away_one: "Manchi da {{count, number}} giorno.",
    away_other: "Manchi da {{count, number}} giorni.",
    pile_one: "C’è {{count, number}} parola da ripassare.",
    pile_other: "Ci sono {{count, number}} parole da ripassare. Non devi ripassarle tutte insieme.",
    split_one:
      "Oggi: {{today, number}}, circa {{count, number}} minuto. Nei prossimi giorni: {{waiting, number}}.",
    split_other:
      "Oggi: {{today, number}}, circa {{count, number}} minuti. Nei prossimi giorni: {{waiting, number}}.",
    paces: "Minuti al giorno finché non hai recuperato",
    wordsADay_one: "{{count, number}} parola al giorno",
    wordsADay_other: "{{count, number}} parole al giorno",
    caughtUpOn: "in pari: {{day}}",
    notThisYear: "più di un anno",
    noNew: "Niente parole nuove finché non hai recuperato.",
    likely: "Prima vengono le parole che più probabilmente hai dimenticato.",
    barToday: "<b>{{count, number}}</b> oggi",
    barWaiting: "<b>{{count, number}}</b> in attesa",
    lastDay: "Dopo {{day}} non resta più niente in attesa.",
    ifDone:
      "Se ripassi ogni giorno le parole previste. Le tue risposte e le parole nuove possono ancora cambiare la data.",
  },
  dealing: {
    inTurn: "Le parole nuove arrivano a turno, una da ogni dizionario:",
    title: "Parole nuove da ogni dizionario",
    asMany: "Quante ce ne stanno",
    atMost: "Al massimo {{most, number}}",
    none: "Per ora nessuna",
    ownHint: "Vuoto: nessun limite proprio. Tutti i dizionari insieme: al massimo {{most, number}}.",
  },
  introducing: {
    title: "Mostra le parole nuove prima di chiederle",
    hint: "Vedi la parola nuova per intero e la copi una volta. Non conta.",
  },
  ending: {
    moved_one: "{{count, number}} parola ora tornerà solo tra più di un mese.",
    moved_other: "{{count, number}} parole ora torneranno solo tra più di un mese.",
  },
} satisfies Localized<LearningStrings, "it">;
