import type { Localized } from "../../../shared/plurals.ts";
import type { SelectingStrings } from "../en/selecting.ts";
import { practice } from "./practice.ts";

const selecting = {
  bar: "Ausgewählte Wörter",
  keys: "Wörter auswählen: Die Leertaste wählt eines aus, Umschalt und Leertaste einen Bereich, Strg und A alle; Escape beendet die Auswahl.",
  all: "Alle auswählen",
  tag: "Schlag\u00adwörter",
  move: "Ver\u00adschieben",
  saveFirst: "Warten Sie, bis alles gespeichert ist",
  correctFirst: "Korrigieren oder verwerfen Sie zuerst, was nicht gespeichert werden konnte",
  tagTitle_one: "Schlagwörter von {{count, number}} Wort",
  tagTitle_other: "Schlagwörter von {{count, number}} Wörtern",
  tagHint:
    "Diese Schlagwörter haben alle ausgewählten Wörter gemeinsam. Was Sie hinzufügen, erhält jedes Wort; was Sie entfernen, verliert jedes Wort.",
  tagged_one: "Schlagwörter von {{count, number}} Wort geändert.",
  tagged_other: "Schlagwörter von {{count, number}} Wörtern geändert.",
  full_one: "{{count, number}} Wort bleibt, wie es war: Sonst wären es mehr als 20 Schlagwörter.",
  full_other: "{{count, number}} Wörter bleiben, wie sie waren: Sonst wären es mehr als 20 Schlagwörter.",
  moveTitle_one: "{{count, number}} Wort verschieben",
  moveTitle_other: "{{count, number}} Wörter verschieben",
  moveTo: "Ins Wörterbuch",
  moveHint:
    "Wiederholungen und Fälligkeiten werden mitverschoben. Aufgeführt sind nur Wörterbücher mit denselben Sprachen.",
  target: "{{name}} ({{words}} von {{limit}})",
  noOther: "Sie haben kein anderes Wörterbuch mit denselben Sprachen. Legen Sie zuerst eines an.",
  noRoom: "In keinem Ihrer anderen Wörterbücher mit diesen Sprachen ist Platz für so viele Wörter.",
  moved_one: "{{count, number}} Wort nach „{{name}}“ verschoben.",
  moved_other: "{{count, number}} Wörter nach „{{name}}“ verschoben.",
  doubled_one: "{{count, number}} Begriff steht dort jetzt doppelt.",
  doubled_other: "{{count, number}} Begriffe stehen dort jetzt doppelt.",
};

export const strings = { selecting, practice } satisfies Localized<SelectingStrings, "de">;
