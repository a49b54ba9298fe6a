import type { Localized } from "../../../shared/plurals.ts";
import type { SelectingStrings } from "../en/selecting.ts";
import { practice } from "./practice.ts";

const selecting = {
  bar: "Zaznaczone słowa",
  keys: "Zaznaczanie słów: spacja zaznacza jedno, Shift i spacja zakres, Ctrl i A wszystkie; Escape kończy zaznaczanie.",
  all: "Zaznacz wszystkie",
  tag: "Tagi",
  move: "Przenieś",
  saveFirst: "Poczekaj, aż wszystko się zapisze",
  correctFirst: "Najpierw popraw lub odrzuć to, czego nie udało się zapisać",
  tagTitle_one: "Tagi {{count, number}} słowa",
  tagTitle_few: "Tagi {{count, number}} słów",
  tagTitle_many: "Tagi {{count, number}} słów",
  tagTitle_other: "Tagi {{count, number}} słowa",
  tagHint:
    "To tagi, które mają wszystkie te słowa. Nowe zostaną dodane do każdego słowa, a usunięte znikną z każdego.",
  tagged_one: "Zmieniono tagi {{count, number}} słowa.",
  tagged_few: "Zmieniono tagi {{count, number}} słów.",
  tagged_many: "Zmieniono tagi {{count, number}} słów.",
  tagged_other: "Zmieniono tagi {{count, number}} słowa.",
  full_one: "{{count, number}} słowo zostaje bez zmian: miałoby ponad 20 tagów.",
  full_few: "{{count, number}} słowa zostają bez zmian: miałyby ponad 20 tagów.",
  full_many: "{{count, number}} słów zostaje bez zmian: miałoby ponad 20 tagów.",
  full_other: "{{count, number}} słowa zostaje bez zmian: miałoby ponad 20 tagów.",
  moveTitle_one: "Przenieś {{count, number}} słowo",
  moveTitle_few: "Przenieś {{count, number}} słowa",
  moveTitle_many: "Przenieś {{count, number}} słów",
  moveTitle_other: "Przenieś {{count, number}} słowa",
  moveTo: "Do słownika",
  moveHint:
    "Powtórki i ich daty przechodzą razem ze słowami. Na liście są tylko słowniki w tych samych językach.",
  target: "{{name}} ({{words}} z {{limit}})",
  noOther: "Nie masz innego słownika w tych samych językach. Najpierw go utwórz.",
  noRoom: "W żadnym z pozostałych słowników w tych językach nie ma miejsca na tyle słów.",
  moved_one: "Przeniesiono {{count, number}} słowo do słownika „{{name}}”.",
  moved_few: "Przeniesiono {{count, number}} słowa do słownika „{{name}}”.",
  moved_many: "Przeniesiono {{count, number}} słów do słownika „{{name}}”.",
  moved_other: "Przeniesiono {{count, number}} słowa do słownika „{{name}}”.",
  doubled_one: "{{count, number}} termin jest tam teraz dwa razy.",
  doubled_few: "{{count, number}} terminy są tam teraz dwa razy.",
  doubled_many: "{{count, number}} terminów jest tam teraz dwa razy.",
  doubled_other: "{{count, number}} terminu jest tam teraz dwa razy.",
};

export const strings = { selecting, practice } satisfies Localized<SelectingStrings, "pl">;
