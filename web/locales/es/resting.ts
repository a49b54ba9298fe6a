import type { Localized } from "../../../shared/plurals.ts";
import type { RestingStrings } from "../en/resting.ts";

const resting = {
  rests: "en reposo",
  filter: "En reposo",
  edit: "Editar",
  rest: "Reposo",
  letRest: "Dejar en reposo",
  letAllRest: "Dejar en reposo",
  wake: "Despertar",
  wakeWord: "Despertar {{term}}",
  undoWord: "Deshacer: {{term}} vuelve al reposo",
  wakeWords: "Despertar palabras",
  wakeAll_one: "Despertar",
  wakeAll_other: "Despertar las {{count, number}}",
  kept_one:
    "{{count, number}} palabra está en reposo. Se conserva con todas sus respuestas y no se pregunta.",
  kept_other:
    "{{count, number}} palabras están en reposo. Se conservan con todas sus respuestas y no se preguntan.",
  answered_one: "Última respuesta el {{day}}, {{count, number}} respuesta",
  answered_other: "Última respuesta el {{day}}, {{count, number}} respuestas",
  forgotten_one: "Última respuesta el {{day}}, olvidada {{count, number}} vez",
  forgotten_other: "Última respuesta el {{day}}, olvidada {{count, number}} veces",
  neverAnswered: "Nunca preguntada",
  awake: "Despierta de nuevo.",
  due: "Toca repasarla el {{day}}.",
  dueToday: "Toca repasarla hoy.",
  dueNew: "Aparecerá como palabra nueva.",
  none: "Ninguna palabra está en reposo",
  noneText:
    "Una palabra en reposo se conserva con todas sus respuestas y no se pregunta. Para dejar palabras en reposo, selecciónelas y elija «Reposo».",
  restNow_one: "{{count, number}} palabra está ahora en reposo.",
  restNow_other: "{{count, number}} palabras están ahora en reposo.",
  awakeNow_one: "{{count, number}} palabra está despierta de nuevo.",
  awakeNow_other: "{{count, number}} palabras están despiertas de nuevo.",
  offline: "Sin conexión no se pueden buscar las palabras en reposo",
  offlineText:
    "En este dispositivo no se guarda qué palabras están en reposo. Puede buscar en todas las palabras.",
};

export const strings = { resting } satisfies Localized<RestingStrings, "es">;
