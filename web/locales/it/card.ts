import type { Localized } from "../../../shared/plurals.ts";
import type { CardStrings } from "../en/card.ts";

const card = {
  next: "Torna subito dopo",
  after_one: "Torna dopo {{count, number}} altra parola",
  after_other: "Torna dopo altre {{count, number}} parole",
  tomorrow: "Torna domani",
  in_one: "Torna tra {{count, number}} giorno",
  in_other: "Torna tra {{count, number}} giorni",
  onWeekday: "Sarà {{day}}.",
  onDate: "Il giorno {{day}}.",
  lastTime_one: "L’ultima volta era {{count, number}} giorno.",
  lastTime_other: "L’ultima volta erano {{count, number}} giorni.",
  firstTime: "Oggi per la prima volta.",
  againToday: "ancora oggi",
  againTomorrow: "domani",
  againIn_one: "tra {{count, number}} giorno",
  againIn_other: "tra {{count, number}} giorni",
  tools: "Questa parola",
  undo: "Annulla",
  takenBack: "<b>Risposta annullata.</b> Non conta; scrivila di nuovo.",
  takenBackCard: "<b>Risposta annullata.</b> Non conta.",
  edit: "Modifica",
  editTitle: "Modifica questa parola",
  verdictStays: "L’esito della tua ultima risposta resta com’è.",
  rest: "Lascia riposare",
  rests: "<b>Da ora è a riposo.</b> Non viene chiesta finché non la risvegli.",
  wake: "Risvegliala",
  awake: "Di nuovo attiva. Torna come prima.",
  edited: "La parola è stata modificata.",
  changedTwice: "Hai modificato «{{term}}» qui e altrove.",
  notSaved: "Non è stato possibile modificare «{{term}}»: {{reason}}",
  compare: "Confronta",
  discard: "Scarta",
  gone: "La parola è stata eliminata.",
};

export const strings = { card } satisfies Localized<CardStrings, "it">;
