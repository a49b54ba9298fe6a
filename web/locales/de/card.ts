import type { Localized } from "../../../shared/plurals.ts";
import type { CardStrings } from "../en/card.ts";

const card = {
  next: "Kommt als Nächstes noch einmal",
  after_one: "Kommt nach {{count, number}} anderen Wort noch einmal",
  after_other: "Kommt nach {{count, number}} anderen Wörtern noch einmal",
  tomorrow: "Kommt morgen wieder",
  in_one: "Kommt in {{count, number}} Tag wieder",
  in_other: "Kommt in {{count, number}} Tagen wieder",
  onWeekday: "Am {{day}}.",
  onDate: "Am {{day}}.",
  lastTime_one: "Zuletzt war es {{count, number}} Tag.",
  lastTime_other: "Zuletzt waren es {{count, number}} Tage.",
  firstTime: "Heute zum ersten Mal.",
  againToday: "heute noch einmal",
  againTomorrow: "morgen",
  againIn_one: "in {{count, number}} Tag",
  againIn_other: "in {{count, number}} Tagen",
  tools: "Dieses Wort",
  undo: "Rückgängig",
  takenBack: "<b>Zurückgenommen.</b> Die Antwort zählt nicht; geben Sie sie noch einmal ein.",
  takenBackCard: "<b>Zurückgenommen.</b> Das zählt nicht.",
  edit: "Bearbeiten",
  editTitle: "Wort bearbeiten",
  verdictStays: "Das Ergebnis der letzten Antwort bleibt, wie es ist.",
  rest: "Ruhen lassen",
  rests: "<b>Ruht ab jetzt.</b> Es wird nicht abgefragt, bis Sie es wecken.",
  wake: "Wecken",
  awake: "Geweckt. Es kommt wie bisher wieder.",
  edited: "Das Wort wurde geändert.",
  changedTwice: "Sie haben „{{term}}“ hier und anderswo geändert.",
  notSaved: "„{{term}}“ konnte nicht geändert werden: {{reason}}",
  compare: "Vergleichen",
  discard: "Verwerfen",
  gone: "Es wurde gelöscht.",
};

export const strings = { card } satisfies Localized<CardStrings, "de">;
