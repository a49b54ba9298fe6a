import type { Localized } from "../../../shared/plurals.ts";
import type { RestingStrings } from "../en/resting.ts";

const resting = {
  rests: "a riposo",
  filter: "A riposo",
  edit: "Modifica",
  rest: "Lascia riposare",
  letRest: "Lascia riposare",
  letAllRest: "Lascia riposare",
  wake: "Risveglia",
  wakeWord: "Risveglia {{term}}",
  undoWord: "Annulla: {{term}} torna a riposo",
  wakeWords: "Risveglia parole",
  wakeAll_one: "Risvegliala",
  wakeAll_other: "Risveglia tutte e {{count, number}}",
  kept_one: "{{count, number}} parola è a riposo. Resta salvata con tutte le risposte e non viene chiesta.",
  kept_other:
    "{{count, number}} parole sono a riposo. Restano salvate con tutte le risposte e non vengono chieste.",
  answered_one: "{{count, number}} risposta: {{day}}",
  answered_other: "{{count, number}} risposte, l’ultima: {{day}}",
  forgotten_one: "Dimenticata {{count, number}} volta, ultima risposta: {{day}}",
  forgotten_other: "Dimenticata {{count, number}} volte, ultima risposta: {{day}}",
  neverAnswered: "Mai chiesta",
  awake: "Di nuovo attiva.",
  due: "Da ripassare: {{day}}.",
  dueToday: "Da ripassare oggi.",
  dueNew: "Arriverà come parola nuova.",
  none: "Nessuna parola è a riposo",
  noneText:
    "Una parola a riposo resta salvata con tutte le risposte e non viene chiesta. Per lasciar riposare delle parole, selezionale e scegli «Lascia riposare».",
  restNow_one: "{{count, number}} parola è ora a riposo.",
  restNow_other: "{{count, number}} parole sono ora a riposo.",
  awakeNow_one: "{{count, number}} parola è di nuovo attiva.",
  awakeNow_other: "{{count, number}} parole sono di nuovo attive.",
  offline: "Offline non si possono trovare le parole a riposo",
  offlineText:
    "Quali parole sono a riposo non è salvato su questo dispositivo. Puoi cercare fra tutte le parole.",
};

export const strings = { resting } satisfies Localized<RestingStrings, "it">;
