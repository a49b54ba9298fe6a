import type { Localized } from "../../../shared/plurals.ts";
import type { SharingStrings } from "../en/sharing.ts";

const sharing = {
  title: "Udostępnij słownik „{{name}}”",
  what: "Każdy, kto ma link, może czytać i kopiować słowa w obecnym stanie, z notatkami, przykładami i tagami. Twojego adresu e-mail, powtórek ani późniejszych zmian nie widać.",
  guest:
    "Do udostępniania potrzebne jest konto. Rejestracja jest bezpłatna, a wszystko, co powstało na koncie gościa, przejdzie na nowe konto.",
  create: "Utwórz link",
  created: "Link utworzony",
  links: "Linki do tego słownika",
  copy: "Kopiuj",
  copied: "Skopiowano",
  copies_one: "{{count, number}} kopia",
  copies_few: "{{count, number}} kopie",
  copies_many: "{{count, number}} kopii",
  copies_other: "{{count, number}} kopii",
  end: "Wyłącz",
  ask: "Wyłączyć ten link?",
  final: "Link od razu przestanie działać. Kopie, które już powstały, pozostaną.",
  keep: "Zachowaj",
  ended: "Link wyłączony",
  page: {
    lead: "Ktoś udostępnił ten słownik. Skopiuj go, aby ćwiczyć jego słowa i dodawać własne.",
    account: "W tym celu zaloguj się, zarejestruj albo wejdź jako gość, a zaraz potem wrócisz tutaj.",
    copy: "Kopiuj do moich słowników",
    report: "Zgłoś ten słownik",
    more: "Pokaż więcej słów",
    needsScript: {
      copy: "Skopiowanie tego słownika wymaga JavaScriptu. Włącz go w przeglądarce i odśwież stronę.",
      rest: "To pierwsze {{shown}} słów. Wyświetlenie pozostałych i skopiowanie słownika wymagają JavaScriptu. Włącz go w przeglądarce i odśwież stronę.",
    },
    into: "Dokąd skopiować",
    new: "Nowy słownik",
    known: "Słowa, które są już w wybranym słowniku, zostaną pominięte.",
    done: "Słownik skopiowany",
    first: "udostępniony słownik, którego tu nie ma.",
    second: "być może wyłączony link albo litera nie na swoim miejscu.",
  },
};

export const strings = { sharing } satisfies Localized<SharingStrings, "pl">;
