export const practice = {
  title: "Práctica",
  test_one: "Prueba de {{count, number}} palabra",
  test_other: "Prueba de {{count, number}} palabras",
  found_one: "<b>{{count, number}}</b> palabra encontrada",
  found_other: "<b>{{count, number}}</b> palabras encontradas",
  chosenWords: "Palabras elegidas",
  gone: "Algunas de las palabras elegidas se han eliminado. Vuelva a elegir.",
  notSaved:
    "Algunos cambios en estas palabras aún no se han podido guardar, así que la prueba no ha empezado. No se ha perdido nada. Inténtelo de nuevo cuando tenga conexión.",
  hardestText:
    "Las que más veces ha olvidado después de haberlas sabido. Cada prueba es de un solo diccionario.",
  start_one: "Practicar {{count, number}} palabra",
  start_other: "Practicar {{count, number}} palabras",
  free: "Practicar no gasta ninguna prueba ni cuenta como repaso.",
  position: "Práctica, palabra {{position, number}} de {{total, number}}",
  end: "Terminar la práctica",
  finish: "Ver el resultado",
  again: "Repetir las falladas",
  done: "Listo",
  lookAgain: "Falladas",
  right: "Correctas",
  none: "Aún no hay nada que practicar",
  noneText:
    "Puede practicar desde el resultado de una prueba, con sus palabras más difíciles en «Progreso» o con palabras elegidas cuando ya no le queden pruebas.",
};
