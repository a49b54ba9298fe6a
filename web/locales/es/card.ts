import type { Localized } from "../../../shared/plurals.ts";
import type { CardStrings } from "../en/card.ts";

const card = {
  next: "Vuelve justo después",
  after_one: "Vuelve después de {{count, number}} palabra más",
  after_other: "Vuelve después de {{count, number}} palabras más",
  tomorrow: "Vuelve mañana",
  in_one: "Vuelve dentro de {{count, number}} día",
  in_other: "Vuelve dentro de {{count, number}} días",
  onWeekday: "El {{day}}.",
  onDate: "El {{day}}.",
  lastTime_one: "La última vez fue {{count, number}} día.",
  lastTime_other: "La última vez fueron {{count, number}} días.",
  firstTime: "Hoy por primera vez.",
  againToday: "hoy otra vez",
  againTomorrow: "mañana",
  againIn_one: "dentro de {{count, number}} día",
  againIn_other: "dentro de {{count, number}} días",
  tools: "Esta palabra",
  undo: "Deshacer",
  takenBack: "<b>Respuesta retirada.</b> No cuenta; escríbala otra vez.",
  takenBackCard: "<b>Respuesta retirada.</b> No cuenta.",
  edit: "Editar",
  editTitle: "Editar esta palabra",
  verdictStays: "El resultado de su última respuesta no cambia.",
  rest: "Dejar en reposo",
  rests: "<b>En reposo desde ahora.</b> No se pregunta hasta que la despierte.",
  wake: "Despertar",
  awake: "Despierta. Vuelve como antes.",
  edited: "Se ha cambiado la palabra.",
  changedTwice: "Ha cambiado «{{term}}» aquí y en otro lugar.",
  notSaved: "No se ha podido cambiar «{{term}}»: {{reason}}",
  compare: "Comparar",
  discard: "Descartar",
  gone: "Se ha eliminado.",
};

export const strings = { card } satisfies Localized<CardStrings, "es">;
