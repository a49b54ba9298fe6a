import type { Localized } from "../../../shared/plurals.ts";
import type { RestingStrings } from "../en/resting.ts";

const resting = {
  rests: "a riposo",
  filter: "A riposo",
  edit: "Modifica",
  rest: "Riposo",
  letRest: "Lascia a riposo",
  letAllRest: "Lascia a riposo",
  wake: "Risveglia",
  wakeWord: "Risveglia {{term}}",
  undoWord: "Annulla: {{term}} torna a riposo",
  wakeWords: "Risveglia parole",
  wakeAll_one: "Risveglia",
  wakeAll_other: "Risveglia tutte e {{count, number}}",
  kept_one: "{{count, number}} parola è a riposo. Resta salvata con tutte le risposte e non viene chiesta.",
  kept_other: "{{count, number}} parole sono a riposo. Restano salvate con tutte le risposte e non vengono chieste.",
  answered_one: "Ultima risposta: {{day}}, {{count, number}} risposta",
  answered_other: "Ultima risposta: {{day}}, {{count, number}} risposte",
  forgotten_one: "Ultima risposta: {{day}}, dimenticata {{count, number}} volta",
  forgotten_other: "Ultima risposta: {{day}}, dimenticata {{count, number}} volte",
  neverAnswered: "Mai chiesta",
  awake: "Di nuovo attiva.",
  due: "Da ripassare: {{day}}.",
  dueToday: "Da ripassare oggi.",
  dueNew: "Arriverà come parola nuova.",
  none: "Nessuna parola è a riposo",
  noneText: "Una parola a riposo resta salvata con tutte le risposte e non viene chiesta. Per lasciare a riposo delle parole, selezionale e scegli «Riposo».",
  restNow_one: "{{count, number}} parola è ora a riposo.",
  restNow_other: "{{count, number}} parole sono ora a riposo.",
  awakeNow_one: "{{count, number}} parola è di nuovo attiva.",
  awakeNow_other: "{{count, number}} parole sono di nuovo attive.",
  offline: "Offline le parole a riposo non si possono trovare",
  offlineText: "Quali parole sono a riposo non è salvato su questo dispositivo. Puoi cercare fra tutte le parole.",
};

export const strings = { resting } satisfies Localized<RestingStrings, "it">;
