import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  next: {
    title: "A continuación",
    continue: "Continuar la prueba",
    continueAt: "{{position, number}} de {{total, number}}",
    go: "Continuar",
    due: "Para hoy",
    dueText: "Alrededor de {{minutes, number}} min",
    review: "Empezar el repaso",
    untested: "Aún sin preguntar",
    test: "Ponerse a prueba",
    mistakes: "Falladas la última vez",
    report: "Ver el resultado",
    words_one: "{{count, number}} palabra",
    words_other: "{{count, number}} palabras",
    first: "Su primer diccionario",
    firstText: "Elija sus dos idiomas y escriba, pegue o importe sus palabras.",
    create: "Crear un diccionario",
    sample: "Cinco palabras de muestra",
    sampleText: "Una prueba corta en el idioma que quiera. No se guarda nada.",
    try: "Probar",
    fill: "Añadir palabras",
    fillText: "Escríbalas, pegue una lista o importe un archivo.",
    fillAction: "Añadir palabras",
    newTest: "Una prueba a su elección",
    newTestText: "Elija un diccionario, una dirección y las palabras.",
  },
} satisfies Localized<typeof English, "es">;
