import type { Localized } from "../../../shared/plurals.ts";
import type { progress as English } from "../en/progress.ts";

export const progress = {
  none: "Noch keine Wiederholungen",
  noneText: "Mit Ihrer ersten Antwort beginnt sich diese Seite zu füllen.",
  unsent_one:
    "{{count, number}} Antwort von diesem Gerät wurde noch nicht gesendet. Sie zählt unten bei den Tagen und den begonnenen Wörtern schon mit; alles andere wird aktualisiert, sobald sie gesendet ist.",
  unsent_other:
    "{{count, number}} Antworten von diesem Gerät wurden noch nicht gesendet. Sie zählen unten bei den Tagen und den begonnenen Wörtern schon mit; alles andere wird aktualisiert, sobald sie gesendet sind.",
  kept_one: "{{count, number}} Antwort auf diesem Gerät gespeichert",
  kept_other: "{{count, number}} Antworten auf diesem Gerät gespeichert",
  keptText:
    "Ihr übriger Fortschritt ist hier nicht gespeichert. Sie sehen ihn, sobald Sie wieder online sind.",
  recentDays: "der letzten 30 Tage mit einer Wiederholung",
  streak_one: "Tag bisher, längste Serie: {{longest, number}}",
  streak_other: "Tage in Folge, längste Serie: {{longest, number}}",
  remembered: "von 100 Wörtern beim Wiederholen noch gewusst",
  begun_one: "Wort begonnen, davon sitzen jetzt: {{known, number}}",
  begun_other: "Wörter begonnen, davon sitzen jetzt: {{known, number}}",
  year: "Ein Jahr Wiederholungen",
  yearText:
    "Antworten: {{reviews, number}}. Tage mit Wiederholung: {{days, number}}. Ein Tag ohne Wiederholung schadet nicht: Die Wörter warten.",
  yearLabel:
    "Ein Quadrat für jeden Tag vom {{from}} bis zum {{to}}. Tage mit Wiederholung: {{days, number}}.",
  noReview: "keine Wiederholung",
  atLeast: "{{from, number}} oder mehr",
  today: "heute",
  toCome: "später",
  asTable: "Als Tabelle zeigen",
  month: "Monat",
  days: "Tage",
  answers: "Antworten",
  right: "Richtig",
  forecast: "Fällig in den nächsten 30 Tagen",
  retention: "Beim Wiederholen noch gewusst",
  eachWeek: "pro Woche",
  aim: "Ihr Ziel: {{percent}}",
  week: "Woche ab",
  rememberedColumn: "Gewusst",
  aimColumn: "Ziel",
  thisWeek: "zuletzt: {{percent}}",
  tooEarly:
    "Sobald Wörter nach einem Tag oder mehr wiedergekommen sind, steht hier, wie viele Sie noch wussten.",
  hardest: "Die schwierigsten Wörter",
  word: "Wort",
  youWrite: "Sie schreiben oft",
  forgotten: "Vergessen",
  times: "{{count, number}}-mal",
} satisfies Localized<typeof English, "de">;
