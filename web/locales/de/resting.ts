import type { Localized } from "../../../shared/plurals.ts";
import type { RestingStrings } from "../en/resting.ts";

const resting = {
  rests: "ruht",
  filter: "Ruhend",
  edit: "Bearbeiten",
  rest: "Ruhen",
  letRest: "Ruhen lassen",
  letAllRest: "Ruhen lassen",
  wake: "Wecken",
  wakeWord: "{{term}} wecken",
  undoWord: "Rückgängig: {{term}} ruht wieder",
  wakeWords: "Wörter wecken",
  wakeAll_one: "Wecken",
  wakeAll_other: "Alle {{count, number}} wecken",
  kept_one: "{{count, number}} Wort ruht. Es bleibt mit allen Antworten erhalten und wird nicht abgefragt.",
  kept_other: "{{count, number}} Wörter ruhen. Sie bleiben mit allen Antworten erhalten und werden nicht abgefragt.",
  answered_one: "Zuletzt beantwortet am {{day}}, einmal beantwortet",
  answered_other: "Zuletzt beantwortet am {{day}}, {{count, number}}-mal beantwortet",
  forgotten_one: "Zuletzt beantwortet am {{day}}, einmal vergessen",
  forgotten_other: "Zuletzt beantwortet am {{day}}, {{count, number}}-mal vergessen",
  neverAnswered: "Noch nie abgefragt",
  awake: "Wieder wach.",
  due: "Fällig am {{day}}.",
  dueToday: "Heute fällig.",
  dueNew: "Es kommt als neues Wort.",
  none: "Kein Wort ruht",
  noneText: "Ein Wort, das ruht, bleibt mit allen Antworten erhalten und wird nicht abgefragt. Um Wörter ruhen zu lassen, wählen Sie sie aus und dann „Ruhen“.",
  restNow_one: "{{count, number}} Wort ruht jetzt.",
  restNow_other: "{{count, number}} Wörter ruhen jetzt.",
  awakeNow_one: "{{count, number}} Wort ist wieder wach.",
  awakeNow_other: "{{count, number}} Wörter sind wieder wach.",
  offline: "Offline lassen sich ruhende Wörter nicht finden",
  offlineText: "Welche Wörter ruhen, ist auf diesem Gerät nicht gespeichert. Sie können stattdessen alle Wörter durchsuchen.",
};

export const strings = { resting } satisfies Localized<RestingStrings, "de">;
