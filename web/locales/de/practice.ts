export const practice = {
  title: "Übung",
  test_one: "{{count, number}} Wort abfragen",
  test_other: "{{count, number}} Wörter abfragen",
  found_one: "<b>{{count, number}}</b> Wort gefunden",
  found_other: "<b>{{count, number}}</b> Wörter gefunden",
  chosenWords: "Ausgewählte Wörter",
  gone: "Einige der ausgewählten Wörter wurden gelöscht. Wählen Sie neu aus.",
  notSaved:
    "Einige Änderungen an diesen Wörtern konnten noch nicht gespeichert werden, deshalb hat der Test nicht begonnen. Es geht nichts verloren. Versuchen Sie es noch einmal, wenn Sie online sind.",
  hardestText:
    "Am häufigsten vergessen, nachdem Sie sie schon einmal gewusst hatten. Ein Test umfasst immer nur ein Wörterbuch.",
  start_one: "{{count, number}} Wort üben",
  start_other: "{{count, number}} Wörter üben",
  free: "Üben verbraucht keinen Test und zählt nicht als Wiederholung.",
  position: "Übung, Wort {{position, number}} von {{total, number}}",
  end: "Übung beenden",
  finish: "Ergebnis ansehen",
  again: "Nicht Gewusstes üben",
  done: "Fertig",
  lookAgain: "Noch einmal ansehen",
  right: "Richtig",
  none: "Noch nichts zu üben",
  noneText:
    "Üben können Sie vom Ergebnis eines Tests aus, mit den schwierigsten Wörtern unter „Fortschritt“ oder mit ausgewählten Wörtern, wenn kein Test mehr übrig ist.",
};
