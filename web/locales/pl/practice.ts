import type { Localized } from "../../../shared/plurals.ts";
import type { PracticeStrings } from "../en/practice.ts";

const practice = {
  title: "Ćwiczenie",
  test_one: "Test z {{count, number}} słowa",
  test_few: "Test z {{count, number}} słów",
  test_many: "Test z {{count, number}} słów",
  test_other: "Test z {{count, number}} słowa",
  found_one: "Znaleziono <b>{{count, number}}</b> słowo",
  found_few: "Znaleziono <b>{{count, number}}</b> słowa",
  found_many: "Znaleziono <b>{{count, number}}</b> słów",
  found_other: "Znaleziono <b>{{count, number}}</b> słowa",
  chosenWords: "Wybrane słowa",
  gone: "Niektóre z wybranych słów zostały usunięte. Wybierz jeszcze raz.",
  notSaved:
    "Niektórych zmian w tych słowach nie udało się jeszcze zapisać, więc test się nie zaczął. Nic nie przepadło. Spróbuj ponownie, gdy będzie połączenie.",
  hardestText: "Najczęściej zapominane, choć były już pamiętane. Test obejmuje jeden słownik naraz.",
  start_one: "Ćwicz {{count, number}} słowo",
  start_few: "Ćwicz {{count, number}} słowa",
  start_many: "Ćwicz {{count, number}} słów",
  start_other: "Ćwicz {{count, number}} słowa",
  free: "Ćwiczenie nie zużywa testów i nie liczy się do powtórek.",
  position: "Ćwiczenie, słowo {{position, number}} z {{total, number}}",
  end: "Zakończ ćwiczenie",
  finish: "Zobacz wynik",
  again: "Powtórz niezapamiętane",
  done: "Gotowe",
  lookAgain: "Do ponownego przejrzenia",
  right: "Dobrze",
  none: "Na razie nie ma czego ćwiczyć",
  noneText:
    "Ćwiczenie zaczyna się od wyniku testu, od najtrudniejszych słów w sekcji „Postępy” albo od wybranych słów, gdy nie ma już testów na dziś.",
};

export const strings = { practice } satisfies Localized<PracticeStrings, "pl">;
