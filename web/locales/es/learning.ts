import type { Localized } from "../../../shared/plurals.ts";
import type { LearningStrings } from "../en/learning.ts";
import { progress } from "./progress.ts";

export const strings = {
  progress,
  filing: {
    skipArticles: "Ignorar los artículos al ordenar los términos",
    hint: "No cuentan para el orden ni para las letras del índice: {{articles}}.",
  },
  back: {
    away_one: "Ha estado fuera {{count, number}} día.",
    away_other: "Ha estado fuera {{count, number}} días.",
    pile_one: "Hay {{count, number}} palabra por repasar.",
    pile_other: "Hay {{count, number}} palabras por repasar. No hace falta hacerlo todo de una vez.",
    split_one:
      "Para hoy: {{today, number}}, alrededor de {{count, number}} minuto. Para los próximos días: {{waiting, number}}.",
    split_other:
      "Para hoy: {{today, number}}, alrededor de {{count, number}} minutos. Para los próximos días: {{waiting, number}}.",
    paces: "Minutos al día hasta entonces",
    wordsADay_one: "{{count, number}} palabra al día",
    wordsADay_other: "{{count, number}} palabras al día",
    caughtUpOn: "al día: {{day}}",
    notThisYear: "más de un año",
    noNew: "No habrá palabras nuevas hasta que se ponga al día.",
    likely: "Primero aparecen las palabras que más probablemente haya olvidado.",
    barToday: "<b>{{count, number}}</b> hoy",
    barWaiting: "<b>{{count, number}}</b> en espera",
    lastDay: "Después del {{day}}, ya no queda nada en espera.",
    ifDone: "Si hace las palabras de cada día. Sus respuestas y las palabras nuevas aún pueden cambiarlo.",
  },
  dealing: {
    inTurn: "Las palabras nuevas se alternan, una de cada diccionario:",
    title: "Palabras nuevas de cada diccionario",
    asMany: "Cuantas quepan",
    atMost: "{{most, number}} como mucho",
    none: "Ninguna por ahora",
    ownHint: "Vacío: sin límite propio. Todos los diccionarios juntos: {{most, number}} como mucho.",
  },
  introducing: {
    title: "Mostrar las palabras nuevas antes de preguntarlas",
    hint: "Verá la palabra nueva completa y la copiará una vez. No cuenta.",
  },
  ending: {
    moved_one: "{{count, number}} palabra ya no vuelve hasta dentro de más de un mes.",
    moved_other: "{{count, number}} palabras ya no vuelven hasta dentro de más de un mes.",
  },
} satisfies Localized<LearningStrings, "es">;
