import type { Localized } from "../../../shared/plurals.ts";
import type { SelectingStrings } from "../en/selecting.ts";
import { practice } from "./practice.ts";

const selecting = {
  bar: "Palabras seleccionadas",
  keys: "Selección de palabras: la barra espaciadora selecciona una, Mayús y espacio una serie, Ctrl y A todas; Esc termina la selección.",
  all: "Seleccionar todas",
  tag: "Etiquetar",
  move: "Mover",
  saveFirst: "Espere a que todo esté guardado",
  correctFirst: "Corrija o descarte antes lo que no se pudo guardar",
  tagTitle_one: "Etiquetas de {{count, number}} palabra",
  tagTitle_other: "Etiquetas de {{count, number}} palabras",
  tagHint:
    "Se muestran las etiquetas que todas estas palabras tienen en común. Las que añada se añadirán a todas ellas; las que quite se quitarán de todas.",
  tagged_one: "Se han cambiado las etiquetas de {{count, number}} palabra.",
  tagged_other: "Se han cambiado las etiquetas de {{count, number}} palabras.",
  full_one: "{{count, number}} palabra queda como estaba: tendría más de 20 etiquetas.",
  full_other: "{{count, number}} palabras quedan como estaban: tendrían más de 20 etiquetas.",
  moveTitle_one: "Mover {{count, number}} palabra",
  moveTitle_other: "Mover {{count, number}} palabras",
  moveTo: "Al diccionario",
  moveHint:
    "Sus repasos y sus próximas fechas se mueven con ellas. Solo se muestran los diccionarios de los mismos idiomas.",
  target: "{{name}} ({{words}} de {{limit}})",
  noOther: "No tiene otro diccionario de los mismos idiomas. Cree uno primero.",
  noRoom: "En ninguno de sus otros diccionarios de estos idiomas caben tantas palabras.",
  moved_one: "{{count, number}} palabra movida a «{{name}}».",
  moved_other: "{{count, number}} palabras movidas a «{{name}}».",
  doubled_one: "{{count, number}} término está ahora dos veces allí.",
  doubled_other: "{{count, number}} términos están ahora dos veces allí.",
};

export const strings = { selecting, practice } satisfies Localized<SelectingStrings, "es">;
